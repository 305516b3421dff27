/// The report as one HTML file: the verdict, the findings, and the pages of the app as shoppers see them. It loads
/// nothing but the listing's pictures, and works without its script.
public struct HTMLReport: Sendable {
  private let report: RunReport
  private let settings: ReportSettings

  /// Prepares a report.
  public init(_ report: RunReport, _ settings: ReportSettings) {
    self.report = report
    self.settings = settings
  }

  /// The file.
  public func text() -> String {
    let verdict = Verdict(report, status: settings.status)
    let head = HTML.tag(
      "head", [:], .void("meta", ["charset": "utf-8"]),
      .void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .void("meta", ["name": "referrer", "content": "no-referrer"]),
      .tag("title", [:], .text("listing-lint: \(verdict.words)")), .tag("style", [:], .verbatim(.style)))
    var number = 0
    let sources =
      settings.embedsPictures
      ? PictureSources(copiesFor: report.listings) : PictureSources(linkedFrom: settings.outputFolder)
    let sections = report.listings.enumerated().map { index, listing in
      ListingView(listing, sources: sources, number: &number).html(index: index + 1)
    }
    let body = HTML.tag(
      "body", [:], .tag("a", ["class": "skip", "href": "#listings"], .text("Skip to the listings")),
      header(verdict), filters, .tag("main", ["id": "listings"], sections), sources.html,
      .tag("script", [:], .verbatim(.script)))
    return "<!DOCTYPE html>\n\(HTML.tag("html", ["lang": "en"], head, body).markup)\n"
  }

  /// Nothing from elsewhere, and no style or script but ours.
  private static var policy: String {
    "default-src 'none'; img-src 'self' file: data:; style-src 'sha256-\(ReportAsset.style.hash)'; "
      + "script-src 'sha256-\(ReportAsset.script.hash)'; base-uri 'none'; form-action 'none'"
  }

  // MARK: The top

  private func header(_ verdict: Verdict) -> HTML {
    let counts = RunTally(report.listings)
    let stores = report.stores.map { "\($0.title) (profile \($0.version))" }.joined(separator: ", ")
    let unreadable = report.unreadable.map { path in
      HTML.tag("li", [:], .tag("code", [:], .text(path.path)), .text(": cannot be read: \(path.reason)"))
    }
    return .tag(
      "header", ["class": "sheet"],
      .tag(
        "h1", ["class": verdict == .ready ? "passes" : "fails"],
        .text(verdict.words.prefix(1).uppercased() + verdict.words.dropFirst())),
      .tag("p", ["id": "counts"], .text(counts.sentence)),
      report.hiddenWords.map { .tag("p", ["id": "hidden"], .text("Not shown: \($0).")) } ?? .none,
      .tag("p", ["class": "faint"], .text("Checked for \(stores) by listing-lint \(report.toolVersion).")),
      unreadable.isEmpty ? .none : .tag("ul", [:], unreadable),
      report.listings.count > 1 ? table : .none)
  }

  private var table: HTML {
    let rows = report.listings.enumerated().map { index, listing in
      let counts = RunTally([listing]).groups
      let cells = Severity.allCases.reversed().map { severity in
        HTML.tag("td", ["class": "number"], .text("\(counts[severity] ?? 0)"))
      }
      let passes = listing.isReady
      return HTML.tag(
        "tr", [:],
        [
          .tag(
            "td", [:],
            .tag(
              "a", ["href": "#listing-\(index + 1)"],
              .tag("bdi", [:], .text(TerminalText.escaped(listing.title)))))
        ] + cells + [
          .tag("td", ["class": passes ? "passes" : "fails"], .text(passes ? "ready" : "not ready"))
        ])
    }
    let titles = ["Errors", "Warnings", "Notes"].map {
      HTML.tag("th", ["scope": "col", "class": "number"], .text($0))
    }
    return .tag(
      "div", ["class": "scroll"],
      .tag(
        "table", [:],
        .tag(
          "thead", [:],
          .tag(
            "tr", [:],
            [.tag("th", ["scope": "col"], .text("Listing"))] + titles
              + [.tag("th", ["scope": "col"], .text("Verdict"))])), .tag("tbody", [:], rows)))
  }

  /// The filters need the script, which shows them and fills in rules and languages.
  private var filters: HTML {
    let boxes = Severity.allCases.reversed().map { severity in
      HTML.tag(
        "label", [:],
        .void(
          "input",
          ["type": "checkbox", "name": "severity", "value": severity.rawValue, "checked": ""]),
        .text(" \(severity.rawValue)s"))
    }
    func choice(_ name: StaticString, _ label: String, _ all: String) -> HTML {
      .tag(
        "label", [:], .text("\(label) "),
        .tag("select", ["name": "\(name)"], .tag("option", ["value": ""], .text(all))))
    }
    return .tag(
      "form", ["id": "filters", "class": "filters sheet", "hidden": "", "aria-label": "Filters"],
      .tag("fieldset", [:], [.tag("legend", [:], .text("Severity"))] + boxes),
      choice("rule", "Rule", "all"), choice("locale", "Language", "all"),
      .tag("button", ["type": "reset"], .text("Show all")),
      .tag("button", ["type": "button", "id": "expand"], .text("Open all")),
      .tag("button", ["type": "button", "id": "theme"], .text("Light or dark")),
      .tag("output", ["id": "shown", "aria-live": "polite"]))
  }
}

extension ListingReport {
  /// The descriptions in the languages that are checked; none where the run does not keep the listing.
  var checkedDescriptions: [Description] {
    let checked = Set(locales.filter(\.isChecked).map(\.spelling))
    return (listing?.descriptions ?? []).filter { checked.contains($0.locale) }
  }

  /// True where nothing found fails the run, and all could be read.
  var isReady: Bool {
    // An error stops a submission, whatever the run was asked to fail at.
    let level = min(failLevel.severity ?? .error, .error)
    return unreadable.isEmpty && !findings.contains { $0.finding.severity >= level }
  }
}
