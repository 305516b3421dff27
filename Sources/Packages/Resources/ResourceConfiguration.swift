import Bytes

/// What a resource is made for: a language, a screen, an API level.
package struct ResourceConfiguration: Sendable, Hashable {
  package var locale = ResourceLocale()
  /// Dots per inch; 0 for any, `anyDensity` and `noDensity` for resources that do not scale.
  package var density: UInt16 = 0
  /// The lowest API level; 0 for any.
  var apiLevel: UInt16 = 0
  /// 1 for portrait, 2 for landscape; 0 for any.
  var orientation: UInt8 = 0
  /// 1 for small up to 4 for very large; 0 for any.
  var screenSize: UInt8 = 0
  /// Smallest widths and heights in density-independent pixels; 0 for any.
  var smallestWidth: UInt16 = 0
  var width: UInt16 = 0
  var height: UInt16 = 0
  /// True where something else is asked for, such as a car dock, a network or a keyboard: an ordinary phone in no
  /// particular state has none of it.
  var isSpecial = false

  /// The density of resources that serve every screen, such as vector drawings.
  package static let anyDensity: UInt16 = 0xFFFE
  /// The density of resources that are never scaled.
  package static let noDensity: UInt16 = 0xFFFF
}

/// What somebody wants of resources that come in several forms: an ordinary phone in portrait with a language and a
/// density, and the newest Android. Android's own tools describe packages for the same phone.
struct WantedConfiguration: Hashable {
  var locale = ResourceLocale(tag: "en-US")
  var density: UInt16 = Self.mediumDensity

  static let mediumDensity: UInt16 = 160
  fileprivate static let width: UInt16 = 320
  fileprivate static let height: UInt16 = 480
  fileprivate static let normalScreen: UInt8 = 2
  fileprivate static let portrait: UInt8 = 1
  fileprivate static let apiLevel: UInt16 = 10000
}

extension ResourceConfiguration {
  /// True where a resource for this configuration may serve.
  func matches(_ wanted: WantedConfiguration) -> Bool {
    !isSpecial && locale.matches(wanted.locale) && orientation <= WantedConfiguration.portrait
      && screenSize <= WantedConfiguration.normalScreen && apiLevel <= WantedConfiguration.apiLevel
      && max(smallestWidth, width) <= WantedConfiguration.width && height <= WantedConfiguration.height
  }

  /// True where this configuration serves better than another one; both match. The order of the tests is Android's.
  func isBetter(than other: ResourceConfiguration, for wanted: WantedConfiguration) -> Bool {
    if locale != other.locale {
      if locale.isBetter(than: other.locale, for: wanted.locale) { return true }
      if other.locale.isBetter(than: locale, for: wanted.locale) { return false }
    }
    if smallestWidth != other.smallestWidth { return smallestWidth > other.smallestWidth }
    if excess != other.excess { return excess < other.excess }
    if screenSize != other.screenSize {
      let normal = WantedConfiguration.normalScreen
      let (mine, theirs) = (
        screenSize == 0 ? normal : screenSize, other.screenSize == 0 ? normal : other.screenSize
      )
      return mine == theirs ? screenSize != 0 : mine > theirs
    }
    if orientation != other.orientation { return orientation != 0 }
    if density != other.density { return isDensityBetter(than: other, for: wanted.density) }
    return apiLevel > other.apiLevel
  }

  /// By how much the screen is larger than asked for.
  private var excess: Int {
    Int(WantedConfiguration.width) - Int(width) + Int(WantedConfiguration.height) - Int(height)
  }

  /// Android prefers what needs no scaling, then scaling down to scaling up.
  private func isDensityBetter(than other: ResourceConfiguration, for wanted: UInt16) -> Bool {
    func effective(_ density: UInt16) -> Int {
      Int(density == 0 ? WantedConfiguration.mediumDensity : density)
    }
    let (mine, theirs) = (effective(density), effective(other.density))
    if mine == Self.anyDensity { return true }
    if theirs == Self.anyDensity { return false }
    let wanted = wanted == Self.anyDensity ? effective(0) : effective(wanted)
    let (low, high) = (min(mine, theirs), max(mine, theirs))
    let takesHigh: Bool
    if wanted >= high {
      takesHigh = true
    } else if low >= wanted {
      takesHigh = false
    } else {
      takesHigh = (2 * low - wanted) * high <= wanted * wanted
    }
    return takesHigh == (mine >= theirs)
  }
}

extension ResourceConfiguration {
  /// Reads a configuration of a resource table: its size, then as many fields as the build tool knew.
  /// - Throws: `ByteFault.outOfBounds`
  init(binary reader: ByteReader) throws(ByteFault) {
    var sizeReader = reader
    let size = Int(try sizeReader.little(UInt32.self))
    guard size >= 4 else { throw .outOfBounds(offset: 0, length: 4, count: size) }
    // What a short configuration leaves out is zero, which means any.
    let known = try reader.slice(at: 0, min(size, reader.count)).array
    let fields = known + [UInt8](repeating: 0, count: max(0, Self.knownSize - known.count))
    func short(_ offset: Int) -> UInt16 { UInt16(fields[offset]) | UInt16(fields[offset + 1]) << 8 }
    locale.language = ResourceLocale.unpack(fields[8], fields[9], base: UInt8(ascii: "a"))
    locale.region = ResourceLocale.unpack(fields[10], fields[11], base: UInt8(ascii: "0"))
    let isScriptComputed = fields[52] != 0
    locale.script = isScriptComputed ? "" : Subtag(fields[36..<40])
    locale.variant = Subtag(fields[40..<48])
    locale.numberingSystem = Subtag(fields[53..<61])
    orientation = fields[12]
    density = short(14)
    apiLevel = short(24)
    screenSize = fields[28] & 0x0F
    smallestWidth = short(30)
    width = short(32)
    height = short(34)
    // Networks; touch screen; keyboard and navigation; pixels; minor API level; the rest of the screen layout; what
    // the device is used as; round screens and colours; and whatever newer tools have added.
    let others = [4..<8, 13..<14, 16..<24, 26..<28, 29..<30, 48..<52, Self.knownSize..<fields.count]
    isSpecial = fields[28] & 0xF0 != 0 || others.contains { fields[$0].contains { $0 != 0 } }
  }

  /// The size of the fields that are read, in bytes.
  private static let knownSize = 64
}
