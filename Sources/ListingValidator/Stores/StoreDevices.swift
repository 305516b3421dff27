/// A version of the system that the store's devices run.
public struct StoreSystem: Sendable {
  /// Its name, such as `Fire OS 8`.
  public let name: String
  /// The lowest API level of its devices.
  public let lowestAPI: Int
  /// The highest API level of its devices.
  public let highestAPI: Int
  /// The target API level that an app is said to need to be offered on it; nil where none is known.
  public let neededTarget: Int?
  /// Where the API levels come from.
  public let sources: [Source]
  /// Where the needed target comes from.
  public let targetSources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    name = try entry.require("name")
    guard let lowest = Int(try entry.require("lowest")), let highest = Int(try entry.require("highest"))
    else {
      throw StoreProfileFault(description: "\(name) has no API levels")
    }
    lowestAPI = lowest
    highestAPI = highest
    neededTarget = entry.optional("target").flatMap { Int($0) }
    sources = try entry.sources(in: table)
    targetSources = try entry.sources(in: table, "target-sources", confidence: "target-confidence")
  }
}

/// What an app with a permission counts as needing.
public struct ImpliedFeature: Sendable {
  /// The permission.
  public let permission: String
  /// The feature.
  public let feature: String
  /// True for the feature that also the build tools derive, false for one that follows from it.
  public let isMain: Bool
  /// Where this comes from.
  public let sources: [Source]

  static func all(_ entry: XMLElement, sources: [Source]) -> [ImpliedFeature] {
    let features = entry.tokens("features")
    return entry.tokens("names").flatMap { permission in
      features.map { feature in
        ImpliedFeature(
          permission: permission, feature: feature, isMain: feature == features.first, sources: sources)
      }
    }
  }
}

/// What devices of a class cannot do.
public struct DeviceCapabilities: Sendable {
  /// The class.
  public let device: Device
  /// The features that they lack, with the sources.
  public let missingFeatures: [String: [Source]]
  /// The permissions that are known to take an app off them, with the sources.
  public let losingPermissions: [String: [Source]]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    let name = try entry.require("class")
    guard let device = Device(rawValue: name) else {
      throw StoreProfileFault(description: "no device class \(name)")
    }
    self.device = device
    var features: [String: [Source]] = [:]
    var permissions: [String: [Source]] = [:]
    for child in entry.children {
      let sources = try child.sources(in: table)
      for feature in child.tokens("features") { features[feature, default: []] += sources }
      for permission in child.tokens("permissions") { permissions[permission, default: []] += sources }
    }
    missingFeatures = features
    losingPermissions = permissions
  }
}

extension StoreProfile {
  /// What devices of a class cannot do; nil where nothing is known.
  public func capabilities(of device: Device) -> DeviceCapabilities? {
    deviceCapabilities.first { $0.device == device }
  }

  /// True where a list has the name, or a beginning of it that ends with a dot.
  func words(_ list: String, have name: String) -> Bool {
    words(list).contains { $0.hasSuffix(".") ? name.hasPrefix($0) : name == $0 }
  }
}
