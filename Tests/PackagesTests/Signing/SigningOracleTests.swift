import Bytes
import TestSupport
import Testing

@testable import Packages

/// What `apksigner verify` says, where it is installed.
@Suite(.enabled(if: Peer.apksigner.isInstalled), .serialized) struct SigningOracleTests {
  /// The verdict of apksigner.
  private struct Verdict {
    var holds: Bool
    /// The schemes that it looked at and found right.
    var schemes: Set<SigningScheme>
    /// The SHA-256 of each signer's certificate.
    var fingerprints: Set<String>

    init(_ bytes: [UInt8], minSDK: Int) throws {
      let folder = try TemporaryFolder(["file.apk": bytes])
      let (isContent, output) = try Peer.apksigner.run([
        "verify", "-v", "--print-certs", "--min-sdk-version", "\(minSDK)", "\(folder.path)/file.apk",
      ])
      holds = isContent && !output.contains("DOES NOT VERIFY")
      let lines = output.split(separator: "\n")
      schemes = Set(
        SigningScheme.allCases.filter { scheme in
          lines.contains { $0.hasPrefix("Verified using \(scheme.rawValue) scheme") && $0.hasSuffix("true") }
        })
      fingerprints = Set(
        lines.filter { $0.contains("certificate SHA-256 digest: ") }.map { String($0.suffix(64)) })
    }
  }

  private func compare(_ bytes: [UInt8], minSDK: Int) throws {
    // As the manifests of all fixtures say.
    let signing = try PackageSigning.of(bytes, minSDK: minSDK, targetSDK: 30)
    let verdict = try Verdict(bytes, minSDK: minSDK)
    #expect((signing.isSigned && signing.faults.isEmpty) == verdict.holds, "\(signing.faults)")
    guard verdict.holds else { return }
    for scheme in verdict.schemes { #expect(signing[scheme]?.state == .holds, "\(scheme)") }
    let own = signing.certificates.map { certificate in
      certificate.fingerprint.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(Set(own).isSubset(of: verdict.fingerprints))
  }

  @Test(arguments: SignedPackage.all) func agreesOnWhatIsRight(_ package: SignedPackage) throws {
    try compare(package.bytes(), minSDK: package.minSDK)
  }

  /// Packages whose oldest signature does not count, or counts alone, because of the releases they are for.
  @Test(arguments: [("v1-v2-v3", 28), ("v2", 21), ("v3", 24), ("v1", 28), ("rotated", 28)])
  func agreesOnOtherReleases(_ name: String, minSDK: Int) throws {
    try compare(SignedPackage.named(name).bytes(), minSDK: minSDK)
  }

  @Test(arguments: TamperedPackageTests.changes) func agreesOnWhatIsWrong(
    _ change: TamperedPackageTests.Change
  ) throws {
    try compare(change.bytes(), minSDK: SignedPackage.named(change.package).minSDK)
  }
}
