import Images

/// A place for pictures or videos on the page of an app.
public struct StoreSlot: Sendable {
  /// When a slot must be filled.
  public enum Requirement: String, Sendable {
    case always
    /// When the devices are targeted that its group is for.
    case withGroup = "with-group"
    /// In the default language.
    case inDefaultLanguage = "in-default-language"
    case no
  }

  /// What a slot asks of transparency.
  public enum Alpha: String, Sendable {
    /// An alpha channel, whether or not it is made use of.
    case expected
    /// No alpha channel.
    case opaque
  }

  /// The name in `listing.xml`, or the image type of the store's API.
  public let name: String
  /// The name in sentences.
  public let title: String
  /// The name of the group: `base`, `fire-tv`.
  public let group: String
  /// What belongs here.
  public let kinds: [AssetKind]
  /// What a person may also put here.
  public let pool: [AssetKind]
  /// True for videos.
  public let isVideo: Bool
  /// The type of image in the store's API.
  public let apiName: String?
  /// The sizes that are taken; empty where any is, within `sides`.
  package let sizes: [ImageSize]
  /// True where the sizes may also be turned by a quarter.
  public let mayBeTurned: Bool
  /// The level of a finding about another size.
  public let sizeSeverity: Severity
  /// The formats that are taken.
  package let formats: [MediaFormat]
  /// The level of a finding about another format.
  public let formatSeverity: Severity
  /// What is asked of transparency; nil for nothing.
  public let alpha: Alpha?
  /// The level of a finding about see-through pixels where there should be none.
  public let alphaSeverity: Severity
  /// The bits of a pixel of a PNG; nil where nothing is said of them.
  public let bits: Int?
  /// The fewest and the most pictures.
  public let count: ClosedRange<Int>
  /// The level of a finding about too few or too many.
  public let countSeverity: Severity
  /// When there must be any.
  public let requirement: Requirement
  /// Bounds for the sides, the sternest first.
  public let sides: [SideBounds]
  /// Bounds for the size of the file, in the order of the profile.
  public let weights: [WeightBound]
  /// What the store asks for before it recommends an app.
  public let promotion: Promotion?
  /// Where this comes from.
  public let sources: [Source]

  /// How long the sides of a picture may be.
  public struct SideBounds: Sendable {
    /// Pixels of the short side.
    public let minimum: Int?
    /// Pixels of the long side.
    public let maximum: Int?
    /// How often the short side may go into the long one.
    public let ratio: Double?
    /// The level of a finding.
    public let severity: Severity
    /// Where this comes from.
    public let sources: [Source]
  }

  /// How many bytes a file may have.
  public struct WeightBound: Sendable {
    /// Bytes.
    public let maximum: Int
    /// The level of a finding.
    public let severity: Severity
    /// Where this comes from.
    public let sources: [Source]
  }

  /// What the store asks for before it recommends an app with these pictures.
  public struct Promotion: Sendable {
    /// The fewest pictures.
    public let count: Int
    /// The fewest pixels of the short side.
    public let side: Int
    /// The shape, in either orientation.
    package let ratio: ImageSize
    /// Where this comes from.
    public let sources: [Source]
  }

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    name = try entry.require("name")
    title = try entry.require("title")
    group = try entry.require("group")
    kinds = try entry.kinds("kinds")
    pool = try entry.kinds("pool")
    isVideo = entry.optional("media") == "video"
    apiName = entry.optional("api")
    sizes = try entry.tokens("sizes").map(XMLElement.size)
    mayBeTurned = entry.optional("turned") == "yes"
    sizeSeverity = entry.severity("size-severity")
    formats = entry.tokens("formats").compactMap(MediaFormat.init)
    formatSeverity = entry.severity("format-severity")
    alpha = entry.optional("alpha").flatMap(Alpha.init)
    alphaSeverity = entry.severity("alpha-severity")
    bits = entry.optional("bits").flatMap { Int($0) }
    guard let minimum = Int(try entry.require("min")), let maximum = Int(try entry.require("max")),
      minimum <= maximum, let requirement = Requirement(rawValue: try entry.require("required"))
    else { throw StoreProfileFault(description: "<slot name=\"\(name)\"> has malformed counts") }
    count = minimum...maximum
    countSeverity = entry.severity("count-severity")
    self.requirement = requirement
    sides = try entry.children("side").map { (side) throws(StoreProfileFault) in
      SideBounds(
        minimum: side.optional("min").flatMap { Int($0) }, maximum: side.optional("max").flatMap { Int($0) },
        ratio: side.optional("ratio").flatMap { Double($0) }, severity: side.severity("severity"),
        sources: try side.sources(in: table))
    }
    weights = try entry.children("weight").map { (weight) throws(StoreProfileFault) in
      WeightBound(
        maximum: Int(try weight.require("max")) ?? .max, severity: weight.severity("severity"),
        sources: try weight.sources(in: table))
    }
    promotion = try entry.child("promotion").map { (entry) throws(StoreProfileFault) in
      Promotion(
        count: Int(try entry.require("min")) ?? 0, side: Int(try entry.require("side")) ?? 0,
        ratio: try XMLElement.size(entry.require("ratio")), sources: try entry.sources(in: table))
    }
    sources = try entry.sources(in: table)
  }

  /// True where a picture of this size is taken, as far as exact sizes are asked for.
  package func takes(_ size: ImageSize) -> Bool {
    sizes.isEmpty || sizes.contains(size) || mayBeTurned && sizes.contains(size.turned)
  }
}

/// The fewest pictures in several slots together.
public struct SlotTotal: Sendable {
  /// What is counted, in words.
  public let title: String
  /// The slots, by name.
  public let slots: [String]
  /// The fewest.
  public let minimum: Int
  /// Where this comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    title = try entry.require("title")
    slots = entry.tokens("slots")
    minimum = Int(try entry.require("min")) ?? 0
    sources = try entry.sources(in: table)
  }
}

/// A tool that uploads the files of a folder.
public struct UploadPlugin: Sendable {
  /// The names that a route may have for it.
  public let names: [String]
  /// Its name in sentences.
  public let title: String
  /// The slot that each kind of file goes to; empty for a tool that uploads no pictures.
  public let slots: [AssetKind: String]
  /// The extensions of files that are taken, where case counts.
  public let extensions: [String]
  /// True where files are sorted by the bytes of their names, so that `10.png` comes before `2.png`.
  public let sortsByBytes: Bool
  /// Where this comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    names = entry.tokens("names")
    title = try entry.require("title")
    var slots: [AssetKind: String] = [:]
    for file in entry.children("file") {
      for kind in try file.kinds("kind") { slots[kind] = try file.require("slot") }
    }
    self.slots = slots
    extensions = entry.tokens("extensions")
    sortsByBytes = entry.optional("order") == "bytes"
    sources = try entry.sources(in: table)
  }
}

extension StoreProfile {
  /// The slot of this name.
  public func slot(_ name: String) -> StoreSlot? { slots.first { $0.name == name } }

  /// The tool that a route goes by; nil for the console, the API, and tools that nothing is known of.
  public func plugin(of route: Route) -> UploadPlugin? {
    guard case .plugin(let name) = route else { return nil }
    return uploadPlugins.first { $0.names.contains(name) }
  }
}

extension XMLElement {
  fileprivate func kinds(_ name: String) throws(StoreProfileFault) -> [AssetKind] {
    try tokens(name).map { (token) throws(StoreProfileFault) in
      guard let kind = AssetKind(rawValue: token) else {
        throw StoreProfileFault(description: "<\(self.name)> names the unknown kind \(token)")
      }
      return kind
    }
  }

  fileprivate func severity(_ name: String) -> Severity {
    optional(name).flatMap(Severity.init) ?? .error
  }

  /// Reads `1024x500`.
  fileprivate static func size(_ text: String) throws(StoreProfileFault) -> ImageSize {
    let sides = text.split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2 else { throw StoreProfileFault(description: "\(text) is no size") }
    return ImageSize(sides[0], sides[1])
  }
}
