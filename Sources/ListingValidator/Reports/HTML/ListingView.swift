/// One listing in the HTML report.
struct ListingView {
  private let report: ListingReport
  private let findings: FindingView
  private let pins: PinBoard
  private let sources: PictureSources

  /// Numbers the findings of a listing.
  /// - Parameter number: the last number of a finding, in the whole report.
  init(_ report: ListingReport, sources: PictureSources, number: inout Int) {
    self.report = report
    self.sources = sources
    findings = FindingView(listing: report)
    pins = PinBoard(report, number: &number)
  }

  /// The section.
  /// - Parameter index: the number of the listing in the report, from 1.
  func html(index: Int) -> HTML {
    let general: HTML =
      pins.general.isEmpty
      ? .tag("p", ["class": "passes"], .text("Nothing was found outside the languages."))
      : findings.list(pins.general)
    return .tag(
      "section", ["class": "listing sheet", "id": "listing-\(index)"],
      [
        Self.head(report, index: index),
        .tag(
          "div", ["class": report.listing == nil ? nil : "columns"],
          Self.answers(report, pins: pins), Self.notChecked(report)),
        .tag("div", ["class": "general"], general),
      ] + pages)
  }

  /// The pages of the languages that are checked; those of others are never seen.
  private var pages: [HTML] {
    guard let listing = report.listing, let store = report.stores.first else { return [] }
    let descriptions = report.checkedDescriptions
    func worst(_ description: Description) -> Severity {
      pins.entries(of: description.locale).map(\.group.severity).max() ?? .note
    }
    // What needs work most is open, or else the first page.
    let worstOfAll = descriptions.map(worst).max()
    let open = descriptions.firstIndex { worst($0) == worstOfAll }
    let shelf = PictureShelf(listing, store: store)
    var seen: Set<String> = []
    return descriptions.enumerated().map { index, description in
      let view = StorePageView(
        description, of: listing, in: report, store: store, pins: pins,
        pictures: shelf.pictures(in: description.locale), sources: sources,
        isOpen: index == open)
      // A language that is described twice has its findings once.
      let isFirst = seen.insert(description.locale).inserted
      return page(
        view, locale: description.locale,
        entries: isFirst ? pins.entries(of: description.locale) : [])
    }
  }

  private func page(_ view: StorePageView, locale: String, entries: [PinBoard.Entry]) -> HTML {
    .tag(
      "details", ["class": "locale", "data-locale": locale, "open": view.isOpen ? "" : nil],
      .tag(
        "summary", [:], .tag("h3", [:], .tag("bdi", [:], .text(TerminalText.escaped(locale)))), .text(" "),
        Self.badges(entries)),
      .tag(
        "div", ["class": "columns"], .tag("div", [:], view.page, view.television),
        .tag(
          "div", [:],
          entries.isEmpty
            ? .tag("p", ["class": "passes"], .text("Nothing was found in this language."))
            : findings.list(entries))))
  }

  private static func badges(_ entries: [PinBoard.Entry]) -> HTML {
    let badges = Severity.allCases.reversed().compactMap { severity -> HTML? in
      let count = entries.count { $0.group.severity == severity }
      guard count > 0 else { return nil }
      return .all([
        .text(" "),
        .tag(
          "span", ["class": "badge \(severity.rawValue)"], .text(Plural.counted(count, severity.rawValue))),
      ])
    }
    return badges.isEmpty ? .tag("span", ["class": "faint"], .text("nothing found")) : .all(badges)
  }

  private static func head(_ report: ListingReport, index: Int) -> HTML {
    let skipped = report.locales.filter { !$0.isChecked }.map(\.spelling)
    let skippedWords = skipped.isEmpty ? "" : "; not checked: \(skipped.joined(separator: " "))"
    let checked = report.locales.count { $0.isChecked }
    let variant = report.variant.map { ", variant \($0)" } ?? ""
    var parts: [HTML] = [
      .tag("h2", [:], .tag("bdi", [:], .text(TerminalText.escaped(report.title)))),
      .tag("p", [:], .text(RunTally([report]).sentence)),
      .tag(
        "p", ["class": "faint"],
        .tag(
          "bdi", [:],
          .text(
            TerminalText.escaped(
              "\(report.id): \(report.layout.label)\(variant), \(Plural.counted(report.fileCount, "file")) read; "
                + "\(Plural.counted(checked, "language")) checked\(skippedWords)")))),
    ]
    if !report.unreadable.isEmpty {
      parts.append(
        .tag(
          "ul", ["class": "fails"],
          report.unreadable.map { path in
            .tag(
              "li", [:],
              .tag("bdi", [:], .text(TerminalText.escaped("\(path.path) cannot be read: \(path.reason)"))))
          }))
    }
    return .all(parts)
  }

  /// What is submitted beside the pages, without what only reviewers may see.
  private static func answers(_ report: ListingReport, pins: PinBoard) -> HTML {
    guard let listing = report.listing else { return .none }
    let rows: [(Field, String?)] = [
      (.appTitle, listing.general.appTitle?.string), (.sku, listing.general.sku?.string),
      (
        .category,
        [listing.general.category?.string, listing.general.subCategory?.value].compactMap(\.self)
          .joined(separator: " / ")
      ),
      (.contactEmail, listing.general.supportEmail?.value),
      (.contactPhone, listing.general.supportPhone?.value),
      (.contactWebsite, listing.general.supportWebsite?.value),
      (.publishingDate, listing.availability.release?.value),
      (.countries, countries(listing.availability.countries)),
      (.audience, listing.contentRating.audience?.map(\.value).joined(separator: " ")),
      (.privacyPolicy, listing.contentRating.privacy?.policy?.value),
    ]
    let shown = rows.compactMap { field, value -> HTML? in
      let found = pins.entries(on: field)
      let value = value ?? ""
      guard !value.isEmpty || !found.isEmpty else { return nil }
      return .tag(
        "tr", [:], .tag("th", ["scope": "row"], .text(field.label)),
        .tag(
          "td", [:], FindingView.pins(found),
          value.isEmpty
            ? .tag("span", ["class": "faint"], .text("not given"))
            : .tag("bdi", ["class": FindingView.flaw(found)], .text(TerminalText.escaped(value)))))
    }
    guard !shown.isEmpty else { return .none }
    return .tag("div", ["class": "scroll"], .tag("table", [:], .tag("tbody", [:], shown)))
  }

  private static func countries(_ countries: Countries?) -> String? {
    guard let countries else { return nil }
    if let included = countries.included { return included.map(\.value).joined(separator: " ") }
    return countries.excluded.isEmpty
      ? "all" : "all but \(countries.excluded.map(\.value).joined(separator: " "))"
  }

  private static func notChecked(_ report: ListingReport) -> HTML {
    guard !report.notChecked.isEmpty else { return .none }
    return .tag(
      "div", [:],
      .tag("h3", [:], .text("Not checked")),
      .tag(
        "ul", [:],
        report.notChecked.map { entry in
          .tag(
            "li", [:],
            .tag("bdi", [:], .text(TerminalText.escaped("\(entry.area): \(entry.reason); \(entry.how)"))))
        }))
  }
}
