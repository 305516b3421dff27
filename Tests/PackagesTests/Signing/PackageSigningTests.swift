import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct PackageSigningTests {
  @Test(arguments: SignedPackage.all) func everySignatureHolds(_ package: SignedPackage) throws {
    let signing = try PackageSigning.of(package.bytes(), minSDK: package.minSDK)
    #expect(signing.verdicts.map(\.scheme) == package.schemes)
    for verdict in signing.verdicts { #expect(verdict.state == .holds, "\(verdict)") }
    #expect(signing.faults.isEmpty)
    #expect(signing.isSigned == !package.schemes.isEmpty)
    #expect(signing.certificates.map(\.commonName) == package.signers)
  }

  @Test func readsWhatACertificateSays() throws {
    let certificate = try #require(PackageSigning.of(SignedPackage.named("ec").bytes()).certificates.first)
    #expect(certificate.subject == "CN=Curve,O=Example,C=FR")
    #expect(certificate.issuer == certificate.subject)
    #expect((certificate.keyKind, certificate.keyBits) == ("EC", 256))
    #expect(!certificate.isDebug)
    let (first, last) = try (#require(certificate.notBefore), #require(certificate.notAfter))
    #expect(last - first == 10_950 * 86_400)
    let debug = try #require(PackageSigning.of(SignedPackage.named("debug").bytes()).certificates.first)
    #expect(debug.isDebug)
    #expect((debug.keyKind, debug.keyBits) == ("RSA", 2048))
    let expired = try #require(PackageSigning.of(SignedPackage.named("expired").bytes()).certificates.first)
    #expect((expired.notAfter ?? 0) / 86_400 == 14_640)  // 2010-01-31
    let unicode = try #require(PackageSigning.of(SignedPackage.named("unicode").bytes()).certificates.first)
    #expect(unicode.subject == #"CN=Żółw 株式会社\, Тест,O=A \+ B"#)
  }

  @Test func namesTheSchemeThatAReleaseWouldMiss() throws {
    let block = try SignedPackage.named("v2").bytes()
    #expect(try PackageSigning.of(block, minSDK: 24).faults.isEmpty)
    let faults = try PackageSigning.of(block, minSDK: 23).faults
    #expect(faults.map(\.scheme) == [.v1] && faults.map(\.fault) == [.missing])
    let jar = try SignedPackage.named("v1").bytes()
    #expect(try PackageSigning.of(jar, targetSDK: 29).faults.isEmpty)
    #expect(try PackageSigning.of(jar, targetSDK: 30).faults.map(\.scheme) == [.v2])
    #expect(try PackageSigning.of(SignedPackage.named("unsigned").bytes(), targetSDK: 30).faults.isEmpty)
  }

  @Test func checksABundleSignedByJarsigner() throws {
    let bytes = try Fixture.bytes("signed/bundle.aab")
    let signing = try PackageSigning.of(bytes)
    #expect(signing.verdicts.map(\.scheme) == [.v1])
    #expect(signing[.v1]?.state == .holds)
    #expect(signing.certificates.map(\.commonName) == ["Fixture"])
  }

  @Test func checksTheFileBesideAPackage() throws {
    let bytes = try SignedPackage.named("v1-v2-v3-v4").bytes()
    let side = try Fixture.bytes("signed/v1-v2-v3-v4.apk.idsig")
    let signing = try PackageSigning.of(bytes, minSDK: 21, sideFile: side)
    #expect(signing[.v4]?.state == .holds, "\(String(describing: signing[.v4]))")
    #expect(signing[.v4]?.certificates == signing[.v3]?.certificates)
    // The same key, another package.
    let other = try PackageSigning.of(SignedPackage.named("v1-v2").bytes(), minSDK: 21, sideFile: side)
    #expect(other[.v4]?.state == .broken)
    #expect(other.faults.isEmpty, "nothing but an incremental installer reads it")
    // The tree of hashes, which ends the file, may be absent.
    let tree = VerityTree.blockSize + 4
    #expect(try PackageSigning.of(bytes, sideFile: side.dropLast(tree))[.v4]?.state == .holds)
    for length in stride(from: 0, to: side.count - tree, by: 7) {
      let cut = try PackageSigning.of(bytes, sideFile: Array(side.prefix(length)))
      #expect(cut[.v4]?.faults == [.unreadable], "cut to \(length)")
    }
    for position in stride(from: 0, to: side.count - tree, by: 11) {
      var changed = side
      changed[position] ^= 0x40
      #expect(try PackageSigning.of(bytes, sideFile: changed)[.v4]?.state != .holds, "byte \(position)")
    }
  }

  @Test(arguments: [(SigningScheme.v31, SchemeVerdict.State.holds), (.v32, .holds)])
  func knowsTheLaterSchemes(_ scheme: SigningScheme, state: SchemeVerdict.State) throws {
    // Their signers are written as those of v3, and the number of the scheme is not signed.
    var bytes = try SignedPackage.named("v3").bytes()
    let part = try part(.v3, of: bytes)
    bytes.replaceSubrange(part.lowerBound - 4..<part.lowerBound, with: little(try #require(scheme.blockID)))
    let signing = try PackageSigning.of(bytes, minSDK: 33)
    #expect(signing.verdicts.map(\.scheme) == [scheme])
    #expect(signing[scheme]?.state == state)
  }

  @Test func admitsThatAnAlgorithmIsUnknown() throws {
    var bytes = try SignedPackage.named("v2").bytes()
    let part = try part(.v2, of: bytes)
    let algorithm = little(UInt32(0x0103))
    // The number stands with the digest, and then with the signature.
    let places = part.filter { bytes[$0..<$0 + 4].elementsEqual(algorithm) }
    #expect(places.count == 2)
    bytes.replaceSubrange(places[1]..<places[1] + 4, with: little(UInt32(0x0501)))
    let signing = try PackageSigning.of(bytes, minSDK: 24)
    #expect(signing[.v2]?.state == .unchecked)
    #expect(signing[.v2]?.obstacle == .unknownAlgorithms([0x0501]))
    #expect(signing.isSigned && signing.faults.isEmpty)
  }

  @Test func unpacksNoBomb() throws {
    var files: [ZipBuilder.File] = [
      .init("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\n\r\n"), .init("a", "a"), .init("b", "b"),
      .init("c", "c"),
    ]
    for index in 1..<4 { files[index].size = 0x7FFF_FFFF }
    let signed = try ZipArchive(RandomAccessFile(SignedPackage.named("v1").bytes()))
    for entry in signed.entries where entry.hasPrefix("META-INF/") && !entry.hasSuffix(".MF") {
      files.append(.init(entry.name, try signed.read(entry, limit: 1 << 20)))
    }
    let signing = try PackageSigning.of(ZipBuilder(files).bytes)
    #expect(signing[.v1]?.obstacle == .tooLarge)
    #expect(signing[.v1]?.state == .unchecked)
  }

  @Test func tellsUnsignedFromBroken() throws {
    let unsigned = try PackageSigning.of(SignedPackage.named("unsigned").bytes())
    #expect(!unsigned.isSigned && unsigned.faults.isEmpty)
    var bytes = try SignedPackage.named("v2").bytes()
    // The length in front of the block.
    bytes[try signingBlock(of: bytes).lowerBound] ^= 1
    let broken = try PackageSigning.of(bytes, minSDK: 24)
    #expect(broken.isSigned)
    #expect(broken.faults.map(\.fault) == [.unreadable])
  }
}

extension SignedPackage {
  static func named(_ name: String) -> SignedPackage {
    all.first { $0.name == name } ?? SignedPackage(name: name, schemes: [])
  }
}

/// Where the signing block of a package lies.
func signingBlock(of bytes: [UInt8]) throws -> Range<Int> {
  let archive = try ZipArchive(RandomAccessFile(bytes))
  let block = try #require(try SigningBlock(archive.file, before: archive.centralDirectoryOffset))
  return block.offset..<archive.centralDirectoryOffset
}
