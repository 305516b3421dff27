/// Oddities in the order they were found, each once, and not without end.
struct OddityList<Oddity: Hashable & Sendable>: Sendable {
  private(set) var items: [Oddity] = []
  private var known: Set<Oddity> = []
  private let limit: Int
  private let more: Oddity

  /// Keeps `limit` oddities, and `more` in place of all others.
  init(limit: Int, more: Oddity) {
    self.limit = limit
    self.more = more
  }

  mutating func add(_ oddity: Oddity) {
    guard items.count <= limit, known.insert(oddity).inserted else { return }
    items.append(items.count < limit ? oddity : more)
  }
}
