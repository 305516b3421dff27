/// What a module's Gradle build file says in so many words; what it computes is unknown.
public struct GradleBuild: Sendable {
  /// What the module is built into.
  public enum Kind: Sendable { case application, library, unknown }

  /// A value of the build file.
  public enum Setting<Value: Sendable>: Sendable {
    /// Written out.
    case literal(Located<Value>)
    /// The result of code.
    case computed(Location)

    /// The value, where it is written out.
    public var literal: Located<Value>? {
      if case .literal(let value) = self { return value }
      return nil
    }
  }

  /// The settings of `defaultConfig`, a product flavour or a build type.
  public struct Configuration: Sendable {
    /// `applicationId`.
    public var applicationID: Setting<String>?
    /// `applicationIdSuffix`.
    public var applicationIDSuffix: Setting<String>?
    /// `minSdk` or `minSdkVersion`.
    public var minSDK: Setting<Int>?
    /// `targetSdk` or `targetSdkVersion`.
    public var targetSDK: Setting<Int>?

    /// Nothing is set.
    public init() {}
  }

  /// The build file.
  public let file: SourceFile
  /// What the module is built into, by its plugin.
  public var kind = Kind.unknown
  /// The package that class names in the manifest are relative to.
  public var namespace: Setting<String>?
  /// What holds for every variant.
  public var defaultConfiguration = Configuration()
  /// The product flavours, by name.
  public var flavors: [String: Configuration] = [:]
  /// The build types, by name.
  public var buildTypes: [String: Configuration] = [:]

  /// A build file of which nothing was read yet.
  public init(file: SourceFile) { self.file = file }

  /// The application ids that a release of the variant can have; nil where one is computed or none is given.
  ///
  /// Without a variant these are the ids of all flavours, and the one that they are made from.
  public func applicationIDs(variant: String?) -> [Located<String>]? {
    guard kind != .library else { return nil }
    let suffixes = [buildTypes["release"]?.applicationIDSuffix]
    guard let variant else {
      // What is the same in all flavours may go by the name that they have in common.
      let own = flavors.sorted { $0.key < $1.key }.map { [$0.value] } + [[]]
      let ids = own.map { applicationID($0, suffixes) }
      return ids.contains { $0 == nil } ? nil : ids.compactMap(\.self)
    }
    if let flavor = flavors[variant] { return applicationID([flavor], suffixes).map { [$0] } }
    // A source set may be that of a build type, or of several flavours together: `freeDemo`.
    if let buildType = buildTypes[variant] {
      guard flavors.isEmpty else { return nil }
      return applicationID([], [buildType.applicationIDSuffix]).map { [$0] }
    }
    return flavors.isEmpty ? applicationID([], suffixes).map { [$0] } : nil
  }

  private func applicationID(
    _ flavors: [Configuration], _ suffixes: [Setting<String>?]
  ) -> Located<String>? {
    guard
      case .literal(var id)? = flavors.compactMap(\.applicationID).last ?? defaultConfiguration.applicationID
    else { return nil }
    let all = [defaultConfiguration.applicationIDSuffix] + flavors.map(\.applicationIDSuffix) + suffixes
    for suffix in all.compactMap(\.self) {
      guard case .literal(let suffix) = suffix else { return nil }
      id.value += suffix.value.hasPrefix(".") ? suffix.value : ".\(suffix.value)"
    }
    return id
  }
}
