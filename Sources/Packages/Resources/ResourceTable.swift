/// The resources of a package, kept in one way or another.
protocol ResourceTable: Sendable {
  /// All configurations that some resource is made for.
  var configurations: Set<ResourceConfiguration> { get }
  /// The values of a resource for the configurations that are asked for, in the order of the table.
  /// - Throws: `ChunkFault` where the table is damaged
  func values(
    of id: UInt32, where isWanted: (ResourceConfiguration) -> Bool
  ) throws(ChunkFault) -> [ConfiguredValue]
  /// The name of a resource; nil where there is none of this number.
  func name(of id: UInt32) -> ResourceName?
  /// The number of a resource; nil where there is none of this name.
  func id(of name: ResourceName) -> UInt32?
}

/// A value of a resource and what it is made for.
struct ConfiguredValue: Hashable {
  let configuration: ResourceConfiguration
  let value: ResourceValue
}
