/// One listing in the HTML report.
struct ListingView {
  /// The section.
  let html: HTML

  /// Writes a listing.
  /// - Parameter number: the last number of a finding, in the whole report.
  init(
    _ report: ListingReport, index: Int, rules: [RuleID: RuleInfo], outputFolder: String, number: inout Int
  ) {
    let findings = FindingView(listing: report, rules: rules)
    let descriptions = Self.descriptions(report)
    let pins = PinBoard(report, locales: Set(descriptions.map(\.locale)), number: &number)
    let general: HTML =
      pins.general.isEmpty
      ? .tag("p", ["class": "passes"], .text("Nothing was found outside the languages."))
      : findings.list(pins.general)
    var parts = [
      Self.head(report, index: index),
      .tag(
        "div", ["class": report.listing == nil ? nil : "columns"],
        .tag("div", [:], Self.answers(report, pins: pins), Self.notChecked(report)),
        .tag("div", [:], general)),
    ]
    if let listing = report.listing, let store = report.stores.first {
      let sources = PictureSources(listing: report.directory, report: outputFolder)
      // What needs work is open, or else the first page.
      let worst = descriptions.map { pins.entries(of: $0.locale).map(\.group.severity).max() ?? .note }.max()
      let firstOpen = descriptions.first {
        (pins.entries(of: $0.locale).map(\.group.severity).max() ?? .note) == worst
      }
      for description in descriptions {
        let view = StorePageView(
          description, of: listing, store: store, pins: pins, sources: sources,
          isOpen: description.locale == firstOpen?.locale)
        let entries = pins.entries(of: description.locale)
        parts.append(
          .tag(
            "details",
            [
              "class": "locale", "data-locale": description.locale,
              "open": description.locale == firstOpen?.locale ? "" : nil,
            ],
            .tag(
              "summary", [:],
              .tag("h3", [:], .tag("bdi", [:], .text(Self.name(of: description, store: store)))), .text(" "),
              Self.badges(entries)),
            .tag(
              "div", ["class": "columns"], .tag("div", [:], view.page, view.television),
              .tag(
                "div", [:],
                entries.isEmpty
                  ? .tag("p", ["class": "passes"], .text("Nothing was found in this language."))
                  : findings.list(entries)))))
      }
    }
    html = .tag("section", ["class": "listing sheet", "id": "listing-\(index)"], parts)
  }

  /// The languages that are checked; the pages of others are never seen.
  private static func descriptions(_ report: ListingReport) -> [Description] {
    let checked = Set(report.locales.filter(\.isChecked).map(\.spelling))
    return (report.listing?.descriptions ?? []).filter { checked.contains($0.locale) }
  }

  private static func name(of description: Description, store: StoreProfile) -> String {
    let tag = store.verdicts(on: [description.locale]).first?.storeTag
    let language = tag.flatMap(store.locale)?.language
    return language.map { "\($0) (\(description.locale))" } ?? description.locale
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
      .tag("p", [:], .text(FindingCounts([report]).sentence)),
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
    return .all([
      .tag("h3", [:], .text("Not checked")),
      .tag(
        "ul", [:],
        report.notChecked.map { entry in
          .tag(
            "li", [:],
            .tag("bdi", [:], .text(TerminalText.escaped("\(entry.area): \(entry.reason); \(entry.how)"))))
        }),
    ])
  }
}
