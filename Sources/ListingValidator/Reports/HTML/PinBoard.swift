/// The findings of a listing, numbered, and what on the page each of them is pinned to.
struct PinBoard {
  /// Findings of one rule and cause in one language.
  struct Entry {
    /// Unique in the report.
    let number: Int
    /// The findings.
    let group: FindingGroup

    /// The id of the element that describes it.
    var anchor: String { "finding-\(number)" }
  }

  /// Findings about the listing as a whole, or about a language that it has no texts in.
  private(set) var general: [Entry] = []
  private var byLocale: [String: [Entry]] = [:]
  /// Those of the whole listing by the file that they are in.
  private var generalByPath: [String: [Entry]] = [:]

  /// Numbers the findings of a listing.
  /// - Parameter number: the last number given, in the whole report.
  init(_ report: ListingReport, number: inout Int) {
    let locales = Set(report.checkedDescriptions.map(\.locale))
    var general: [ListingReport.Placed] = []
    var byLocale: [String: [ListingReport.Placed]] = [:]
    for place in report.findings {
      if let locale = place.finding.locale, locales.contains(locale) {
        byLocale[locale, default: []].append(place)
      } else {
        general.append(place)
      }
    }
    func entries(_ places: [ListingReport.Placed]) -> [Entry] {
      FindingGroup.groups(of: places).map { group in
        number += 1
        return Entry(number: number, group: group)
      }
    }
    self.general = entries(general)
    for entry in self.general {
      for path in Set(entry.group.places.map(\.finding.location.path)) {
        generalByPath[path, default: []].append(entry)
      }
    }
    for locale in byLocale.keys.sorted() { self.byLocale[locale] = entries(byLocale[locale] ?? []) }
  }

  /// The findings about a language.
  func entries(of locale: String) -> [Entry] { byLocale[locale] ?? [] }

  /// The findings about a field of the whole listing.
  func entries(on field: Field) -> [Entry] { general.filter { $0.group.first.finding.field == field } }

  /// The findings about a field of a language.
  func entries(on field: Field, of locale: String) -> [Entry] {
    entries(of: locale).filter { $0.group.first.finding.field == field }
  }

  /// The findings about a picture.
  func entries(on picture: StorePicture, of locale: String) -> [Entry] {
    let near = Set([picture.path, picture.location.path]).flatMap { generalByPath[$0] ?? [] }
    var seen: Set<Int> = []
    return (near + entries(of: locale)).filter { entry in
      entry.group.places.contains { Self.points($0.finding, at: picture) }
        && seen.insert(entry.number).inserted
    }.sorted { $0.number < $1.number }
  }

  private static func points(_ finding: Finding, at picture: StorePicture) -> Bool {
    if finding.location.path == picture.path { return true }
    guard let range = finding.location.range, let own = picture.location.range else { return false }
    return finding.location.path == picture.location.path && range == own
  }
}
