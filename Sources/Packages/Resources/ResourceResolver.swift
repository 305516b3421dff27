/// Follows references through the resources of a package.
struct ResourceResolver {
  /// The longest chain of references that is followed; Android stops there as well.
  private static let maximumSteps = 20
  /// The most text that is kept, in bytes: a small file could else make a large one of it.
  private static let maximumText = 64 << 20

  private let tables: [any ResourceTable]
  private let base = WantedConfiguration()
  private var targets: [ResourceLink: ResourceTarget] = [:]
  private var textLeft = Self.maximumText
  /// Resources that could not be read, or refer to each other in a circle.
  private(set) var oddities = OddityList<ResourceOddity>(limit: 100, more: .more)

  /// - Parameter tables: those of all modules; a reference is looked for in each
  init(_ tables: [any ResourceTable]) { self.tables = tables }

  /// What a reference stands for in the default configuration.
  mutating func target(of link: ResourceLink) -> ResourceTarget {
    if let known = targets[link] { return known }
    let id = id(of: link)
    let name = link.name ?? tables.lazy.compactMap { $0.name(of: id) }.first
    let value = value(of: link, for: base)
    if case .string(let text) = value { textLeft -= text.utf8.count }
    let target = ResourceTarget(name: name, value: textLeft > 0 ? value : nil)
    if textLeft <= 0 { oddities.add(.tooMuchText) }
    targets[link] = target
    return target
  }

  /// The value that a reference leads to; nil where it leads out of the package or nowhere.
  mutating func value(of link: ResourceLink, for wanted: WantedConfiguration) -> ResourceValue? {
    var link = link
    for _ in 0..<Self.maximumSteps {
      guard link.kind == .resource else { return nil }
      let values = values(of: link) { $0.matches(wanted) }
      guard let best = Self.best(values, for: wanted) else { return nil }
      guard case .reference(let next) = best.value else { return best.value }
      link = next
    }
    oddities.add(.circle(id(of: link)))
    return nil
  }

  /// The values of a resource for all configurations.
  mutating func values(of link: ResourceLink) -> [ConfiguredValue] { values(of: link) { _ in true } }

  /// The value that serves best; of equals the first.
  static func best(_ values: [ConfiguredValue], for wanted: WantedConfiguration) -> ConfiguredValue? {
    var best: ConfiguredValue?
    for value in values where value.configuration.matches(wanted) {
      if let found = best, !value.configuration.isBetter(than: found.configuration, for: wanted) { continue }
      best = value
    }
    return best
  }

  private func id(of link: ResourceLink) -> UInt32 {
    guard link.id == 0, let name = link.name else { return link.id }
    return tables.lazy.compactMap { $0.id(of: name) }.first ?? 0
  }

  private mutating func values(
    of link: ResourceLink, where isWanted: (ResourceConfiguration) -> Bool
  ) -> [ConfiguredValue] {
    let id = id(of: link)
    var values: [ConfiguredValue] = []
    for table in tables {
      do throws(ChunkFault) {
        values += try table.values(of: id, where: isWanted)
      } catch {
        oddities.add(.unreadable(id))
      }
    }
    return values
  }
}

/// What is wrong with single resources.
package enum ResourceOddity: Sendable, Hashable {
  /// A resource lies outside its table.
  case unreadable(UInt32)
  /// References lead in a circle, or further than Android follows.
  case circle(UInt32)
  /// More text than is kept.
  case tooMuchText
  /// The list was cut off: there are more.
  case more
}
