import Bytes
import Testing

@testable import Packages

/// A package that apksigner or jarsigner signed, and what is right about it.
struct SignedPackage: CustomTestStringConvertible, Sendable {
  /// The file's name, without `.apk`.
  var name: String
  /// The lowest API level that its manifest names.
  var minSDK = 21
  /// The schemes that it is signed with.
  var schemes: [SigningScheme]
  /// The common name of each signer.
  var signers = ["Fixture"]

  var path: String { "signed/\(name)" + (name.contains(".") ? "" : ".apk") }
  var testDescription: String { name }

  /// All of them.
  static let all = [
    SignedPackage(name: "unsigned", schemes: [], signers: []),
    SignedPackage(name: "v1", schemes: [.v1]),
    SignedPackage(name: "v2", minSDK: 24, schemes: [.v2]),
    SignedPackage(name: "v3", minSDK: 28, schemes: [.v3]),
    SignedPackage(name: "v2-v3", minSDK: 24, schemes: [.v2, .v3]),
    SignedPackage(name: "v1-v2", schemes: [.v1, .v2]),
    SignedPackage(name: "v1-v2-v3", schemes: [.v1, .v2, .v3]),
    SignedPackage(name: "v1-v2-v3-v4", schemes: [.v1, .v2, .v3]),
    SignedPackage(name: "verity", minSDK: 24, schemes: [.v2, .v3]),
    SignedPackage(name: "sha1", minSDK: 17, schemes: [.v1]),
    SignedPackage(name: "large", schemes: [.v1, .v2, .v3], signers: ["Large"]),
    SignedPackage(name: "ec", schemes: [.v1, .v2, .v3], signers: ["Curve"]),
    SignedPackage(name: "dsa", schemes: [.v1, .v2, .v3], signers: ["Old"]),
    SignedPackage(name: "debug", schemes: [.v1, .v2, .v3], signers: ["Android Debug"]),
    SignedPackage(name: "expired", schemes: [.v1, .v2, .v3], signers: ["Expired"]),
    SignedPackage(name: "unicode", schemes: [.v1, .v2], signers: ["Żółw 株式会社, Тест"]),
    SignedPackage(name: "two-signers", schemes: [.v1, .v2], signers: ["Fixture", "Second"]),
    SignedPackage(name: "rotated", schemes: [.v1, .v2, .v3], signers: ["Second"]),
  ]

  /// The package's bytes.
  func bytes() throws -> [UInt8] { try Fixture.bytes(path) }
}

extension PackageSigning {
  /// Checks a package in memory.
  static func of(_ bytes: [UInt8], minSDK: Int = 1, targetSDK: Int = 1, sideFile: [UInt8]? = nil) throws
    -> PackageSigning
  {
    PackageSigning(
      try ZipArchive(RandomAccessFile(bytes)), minSDK: minSDK, targetSDK: targetSDK,
      sideFile: sideFile.map { RandomAccessFile($0) })
  }
}
