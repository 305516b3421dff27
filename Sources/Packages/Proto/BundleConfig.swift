import Bytes

/// The `BundleConfig.pb` of an app bundle, as far as anything here depends on it.
package struct BundleConfig: Sendable, Equatable {
  /// The version of bundletool that made the bundle; empty where it does not say.
  package private(set) var toolVersion = ""
  /// What the bundle holds.
  package private(set) var type = BundleType.regular

  /// What a bundle holds.
  package enum BundleType: UInt32, Sendable {
    case regular = 0
    case apex = 1
    /// Assets of an app that is published already.
    case assetsOnly = 2
  }

  private enum Field {
    static let tool = 1
    static let toolVersion = 2
    static let type = 8
  }

  /// Reads a configuration.
  /// - Throws: `WireFault`
  init(_ bytes: [UInt8]) throws(WireFault) {
    try WireMessage(bytes: ByteReader(bytes)).forEachField { field throws(WireFault) in
      switch field.number {
      case Field.tool:
        try field.message?.forEachField { if $0.number == Field.toolVersion { toolVersion = $0.text ?? "" } }
      case Field.type: type = field.number32.flatMap(BundleType.init) ?? .regular
      default: break
      }
    }
  }
}
