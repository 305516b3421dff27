import Bytes
@testable import PackageFixtures
import Packages
import TestSupport
import Testing

@testable import ListingValidator

/// What is read of a package's files into the model.
@Suite struct PackageCodeTests {
  /// The folder with files that other programs made.
  private static let fixtures =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/PackagesTests/Fixtures"

  private func bytes(_ path: String) throws -> [UInt8] {
    let file = try FileSystem().file(at: "\(Self.fixtures)/\(path)")
    return try file.bytes(at: 0, file.count)
  }

  /// A package that a listing names.
  private func package(_ bytes: [UInt8]) throws -> Package {
    let folder = try TemporaryFolder(["app.apk": bytes])
    let root = try #require(try Discovery().roots(at: "\(folder.path)/app.apk").roots.first)
    let listing = ListingReader().read(root)
    #expect(listing.faults.isEmpty)
    return try #require(listing.packages.first)
  }

  /// A package of a binary manifest and further files.
  private func package(_ files: [ZipBuilder.File]) throws -> Package {
    let manifest = ZipBuilder.File("AndroidManifest.xml", BinaryXMLBuilder.manifest().bytes, method: 8)
    return try package(ZipBuilder([manifest] + files).bytes)
  }

  @Test func knownClassesAndLinksAreFound() throws {
    let code = try package([.init("classes.dex", bytes("code/classes.dex"), method: 8)]).code
    #expect(
      Set(code.matches.map(\.id)) == [
        "play-billing", "appstore-purchasing", "play.google.com/store", "market://details",
      ])
    #expect(
      code.matches.first { $0.id == "play-billing" }?.found == "com.android.billingclient.api.BillingClient")
    #expect(!code.hasAppstoreKey && code.libraries.isEmpty && code.misalignedFile == nil)
  }

  @Test func librariesAndTheKeyAreFound() throws {
    let library = try bytes("code/arm64-16k.so")
    let code = try package([
      .init("lib/arm64-v8a/liba.so", library, method: 8), .init("lib/x86/libb.so", library, method: 8),
      .init("assets/AppstoreAuthenticationKey.pem", "key", method: 8),
    ]).code
    #expect(code.abis == ["arm64-v8a", "x86"])
    #expect(code.libraryNames(for: "x86") == ["libb.so"])
    #expect(code.libraries.map(\.pageSize) == [16_384, 16_384])
    #expect(code.hasAppstoreKey)
  }

  @Test func alignmentIsJudged() throws {
    let aligned = try (0..<4).filter { extra in
      var file = ZipBuilder.File("res/a.txt", "abc")
      file.localExtra = extra
      let misaligned = try package([file]).code.misalignedFile
      #expect(misaligned == nil || misaligned == "res/a.txt")
      return misaligned == nil
    }
    #expect(aligned.count == 1)
  }

  @Test func aCompressedResourceTableIsSeen() throws {
    let table = ZipBuilder.File("resources.arsc", TableBuilder().bytes, method: 8)
    #expect(try package([table]).code.resourceTable == .compressed)
  }

  @Test(arguments: [
    ("v1-v2-v3", PackageSignature.State.holds), ("unsigned", .unsigned), ("debug", .holds),
    ("expired", .holds),
  ]) func signaturesAreSummedUp(_ name: String, state: PackageSignature.State) throws {
    let signature = try #require(try package(bytes("signed/\(name).apk")).signature)
    #expect(signature.state == state)
    #expect(signature.signers.contains(where: \.isDebug) == (name == "debug"))
  }

  @Test func theSignatureBesideAPackageIsChecked() throws {
    let side = try bytes("signed/v1-v2-v3-v4.apk.idsig")
    for (signature, holds) in [(side, true), (Array(side.prefix(100)), false)] {
      let folder = try TemporaryFolder([
        "app.apk": bytes("signed/v1-v2-v3-v4.apk"), "app.apk.idsig": signature,
      ])
      let root = try #require(try Discovery().roots(at: "\(folder.path)/app.apk").roots.first)
      let listing = ListingReader().read(root)
      let inspection = PackageInspection(try #require(listing.packages.first), implied: [])
      #expect(inspection.signing?.v4 == holds)
      #expect(listing.files == ["app.apk", "app.apk.idsig"])
    }
  }

  @Test func aSignatureOfTheFirstSchemeAloneIsIncomplete() throws {
    let signature = try #require(try package(bytes("signed/v1.apk")).signature)
    guard case .incomplete(let reason) = signature.state else {
      Issue.record("\(signature.state)")
      return
    }
    #expect(reason.contains("v2"))
  }

  @Test func aChangedPackageIsBroken() throws {
    var bytes = try bytes("signed/v1-v2-v3.apk")
    let archive = try ZipArchive(RandomAccessFile(bytes))
    bytes[try archive.dataOffset(of: #require(archive.entry(named: "assets/text.txt")))] ^= 1
    let signature = try #require(try package(bytes).signature)
    #expect(signature.state == .broken("signature v1: assets/text.txt is not the one that was signed"))
  }
}
