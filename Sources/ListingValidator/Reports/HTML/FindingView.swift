/// Findings as a list in the HTML report.
struct FindingView {
  let listing: ListingReport

  /// A list of findings; nothing where there are none.
  func list(_ entries: [PinBoard.Entry]) -> HTML {
    guard !entries.isEmpty else { return .none }
    return .tag("ul", ["class": "findings"], entries.map(item))
  }

  /// Marks that lead to the findings about a part of the page.
  static func pins(_ entries: [PinBoard.Entry]) -> HTML {
    .all(
      entries.map { entry in
        let severity = entry.group.severity.rawValue
        return .tag(
          "a",
          [
            "class": "pin \(severity)", "href": "#\(entry.anchor)", "lang": "en",
            "aria-label":
              "\(severity) \(entry.number): \(TerminalText.escaped(entry.group.first.finding.message))",
          ], .text("\(entry.number)"))
      })
  }

  /// The class of a part of the page that findings are about; nil for none.
  static func flaw(_ entries: [PinBoard.Entry]) -> String? {
    entries.map(\.group.severity).max().map { "flawed \($0.rawValue)" }
  }

  private func item(_ entry: PinBoard.Entry) -> HTML {
    let finding = entry.group.first.finding
    let severity = entry.group.severity.rawValue
    var parts: [HTML] = [
      .tag(
        "p", ["class": severity], .tag("span", ["class": "badge"], .text("\(severity) \(entry.number)")),
        .text(" "), .tag("bdi", [:], .text(TerminalText.escaped(finding.message))), .text(" "),
        .tag("code", [:], .text(finding.rule.description)))
    ]
    parts.append(places(entry.group))
    if let help = finding.help {
      parts.append(
        .tag(
          "p", [:], .tag("strong", [:], .text("Fix: ")), .tag("bdi", [:], .text(TerminalText.escaped(help)))))
    }
    parts.append(source(of: finding))
    return .tag(
      "li",
      [
        "class": "finding \(severity)", "id": entry.anchor, "data-severity": severity,
        "data-rule": finding.rule.description, "data-locale": finding.locale,
      ], parts)
  }

  private func places(_ group: FindingGroup) -> HTML {
    let shown = group.places.map { place in
      let path = place.finding.location.path
      let position = place.start.map { ":\($0.line):\($0.column)" } ?? ""
      return HTML.all([
        .tag("code", [:], .tag("bdi", [:], .text(TerminalText.escaped(path) + position))), line(of: place),
      ])
    }
    if shown.count == 1 { return .tag("div", ["data-place": ""], shown) }
    return .tag("ol", [:], shown.map { .tag("li", ["data-place": ""], $0) })
  }

  /// The line at fault with the span marked; nothing for what only reviewers may see.
  private func line(of place: ListingReport.Placed) -> HTML {
    guard let excerpt = place.excerpt else { return .none }
    return .tag(
      "pre", ["dir": "auto"], .text(excerpt.lead), .tag("mark", [:], .text(excerpt.span)),
      .text(excerpt.rest))
  }

  private func source(of finding: Finding) -> HTML {
    guard let source = finding.sources.first(where: { $0.url.hasPrefix("https://") }) ?? finding.sources.first
    else { return .none }
    let name = HTML.text(source.url)
    let link =
      source.url.hasPrefix("https://")
      ? HTML.tag("a", ["href": source.url, "rel": "noopener noreferrer"], name) : name
    return .tag(
      "p", ["class": "faint"], .text("Source: "), link,
      .text(" (read \(source.read), \(source.confidence.label))"))
  }
}
