/// The length of a text, or the number of texts, against the store's limit.
struct Measure {
  private let value: Int
  private let limit: Int?
  private let unit: String

  /// Measures what fills a field; nil where the store has no limit for it.
  init?(_ field: Field, of description: Description, in listing: Listing, store: StoreProfile) {
    func limit(_ name: LimitName) -> Limit? {
      store.limit(name, console: listing.submission.console, route: listing.submission.route)
    }
    func text(_ text: Text?, _ name: LimitName) -> (Int, Limit?, String)? {
      guard let text else { return nil }
      let limit = limit(name)
      let length = TextLength(text.string)
      return limit?.unit == .utf8Bytes
        ? (length.utf8, limit, "bytes") : (length.graphemes, limit, "characters")
    }
    let measured: (Int, Limit?, String)? =
      switch field {
      case .title: text(description.title, .displayTitle)
      case .shortDescription: text(description.short, .shortDescription)
      case .fullDescription: text(description.long, .longDescription)
      case .recentChanges: text(description.releaseNotes, .releaseNotes)
      case .featureBullets: description.bullets.map { ($0.count, limit(.featureBullets), "bullets") }
      case .keywords: description.keywords.map { ($0.count, limit(.keywords), "keywords") }
      default: nil
      }
    guard let measured else { return nil }
    value = measured.0
    self.limit = measured.1?.max
    unit = measured.2
  }

  private var isOver: Bool { limit.map { value > $0 } ?? false }

  /// A bar and the numbers.
  var html: HTML {
    guard let limit, limit > 0 else {
      return .tag("p", ["class": "measure", "lang": "en", "dir": "ltr"], .text("\(value) \(unit)"))
    }
    let scale = Double(max(value, limit))
    func percent(_ number: Int) -> String { "\((Double(number) / scale * 1_000).rounded() / 10)" }
    func bar(_ name: String, from: Int, to: Int) -> HTML {
      .tag(
        "rect",
        [
          "class": name, "x": percent(from), "y": "0", "width": percent(to - from), "height": "6",
        ])
    }
    var bars = [bar("track", from: 0, to: max(value, limit)), bar("fill", from: 0, to: min(value, limit))]
    if isOver {
      bars.append(bar("excess", from: limit, to: value))
      bars.append(
        .tag(
          "rect",
          ["class": "limit", "x": percent(limit), "y": "0", "width": "0.8", "height": "6"]))
    }
    let excess = isOver ? ", \(value - limit) too many" : ""
    return .tag(
      "p", ["class": isOver ? "measure over" : "measure", "lang": "en", "dir": "ltr"],
      .tag(
        "svg",
        ["viewBox": "0 0 100 6", "preserveAspectRatio": "none", "aria-hidden": "true"], bars),
      .text("\(value) of \(limit) \(unit)\(excess)"))
  }
}
