import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct TamperedPackageTests {
  /// A change to a signed package, and the fault that it must bring.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var package: String
    var faults: [SigningFault]
    var edit: @Sendable (inout [UInt8]) throws -> Void

    init(
      _ name: String, _ package: String, _ faults: [SigningFault],
      _ edit: @escaping @Sendable (inout [UInt8]) throws -> Void
    ) {
      (testDescription, self.package, self.faults, self.edit) = (name, package, faults, edit)
    }

    func bytes() throws -> [UInt8] {
      var bytes = try SignedPackage.named(package).bytes()
      try edit(&bytes)
      return bytes
    }
  }

  static let text = "assets/text.txt"

  static let changes = [
    Change("content of a file", "v1", [.fileChanged(text)]) { try flip(&$0, dataOf: text) },
    Change("content of a file, v1 and v2", "v1-v2", [.fileChanged(text), .contentChanged]) {
      try flip(&$0, dataOf: text)
    },
    Change(
      "content of a file, three schemes", "v1-v2-v3", [.fileChanged(text), .contentChanged, .contentChanged]
    ) {
      try flip(&$0, dataOf: text)
    },
    Change("content of a file, v3", "v3", [.contentChanged]) { try flip(&$0, dataOf: text) },
    Change("content of a file, tree of hashes", "verity", [.contentChanged, .contentChanged]) {
      try flip(&$0, dataOf: text)
    },
    Change("date in the directory", "v2", [.contentChanged]) { bytes in
      bytes[try ZipArchive(RandomAccessFile(bytes)).centralDirectoryOffset + 12] ^= 1
    },
    Change("comment", "v2", [.contentChanged]) { bytes in
      bytes[bytes.count - 2] = 1
      bytes.append(0x21)
    },
    Change("signature", "v2", [.signatureWrong]) { bytes in try flipSignature(&bytes, of: .v2) },
    Change("signature, v3", "v3", [.signatureWrong]) { bytes in try flipSignature(&bytes, of: .v3) },
    Change("signature, EC", "ec", [.signatureWrong]) { bytes in try flipSignature(&bytes, of: .v3) },
    Change("signature, DSA", "dsa", [.signatureWrong]) { bytes in try flipSignature(&bytes, of: .v3) },
    Change("signed data", "v2", [.signatureWrong]) { bytes in
      // The last byte of the signed digest.
      bytes[try part(.v2, of: bytes).lowerBound + 59] ^= 1
    },
    Change("block removed", "v1-v2", [.removed(.v2)]) { bytes in try removeBlock(&bytes) },
    Change("block removed, three schemes", "v1-v2-v3", [.removed(.v2)]) { bytes in try removeBlock(&bytes) },
    Change("block removed, v2 alone", "v2", []) { bytes in try removeBlock(&bytes) },
    Change("v3 renamed", "v2-v3", [.removed(.v3)]) { bytes in
      bytes[try part(.v3, of: bytes).lowerBound - 1] ^= 1
    },
    Change("file without signature", "v1", [.fileNotSigned("added.txt")]) { bytes in
      try rebuild(&bytes) { $0.append(.init("added.txt", "new")) }
    },
    Change("file removed", "v1", [.fileMissing(text)]) { bytes in
      try rebuild(&bytes) { $0.removeAll { $0.name == Array(text.utf8) } }
    },
    Change("file twice", "v1", [.fileTwice(text)]) { bytes in
      try rebuild(&bytes) { $0.append(.init(text, "other")) }
    },
    Change("manifest removed", "v1", [.manifestMissing]) { bytes in
      try rebuild(&bytes) { $0.removeAll { $0.name == Array("META-INF/MANIFEST.MF".utf8) } }
    },
    Change("manifest signed no longer", "v1", [.manifestChanged]) { bytes in
      try rebuild(&bytes) { files in
        for index in files.indices where files[index].name == Array("META-INF/MANIFEST.MF".utf8) {
          files[index].data = Array(
            String(decoding: files[index].data, as: UTF8.self).replacing("Digest: ", with: "Digest: A").utf8)
        }
      }
    },
    Change("signature file", "v1", [.signatureWrong]) { bytes in
      try rebuild(&bytes) { files in
        for index in files.indices where files[index].name.suffix(3) == Array(".SF".utf8) {
          files[index].data += Array("\r\n".utf8)
        }
      }
    },
    Change("signature of v1", "v1", [.signatureWrong]) { bytes in
      try rebuild(&bytes) { files in
        for index in files.indices where files[index].name.suffix(4) == Array(".RSA".utf8) {
          files[index].data[files[index].data.count - 10] ^= 1
        }
      }
    },
    Change("signature of v1 removed", "v1", []) { bytes in
      try rebuild(&bytes) { $0.removeAll { $0.name.suffix(4) == Array(".RSA".utf8) } }
    },
    Change("unsigned file among the signatures", "v1", []) { bytes in
      try rebuild(&bytes) { $0.append(.init("META-INF/added.txt", "new")) }
    },
  ]

  @Test(arguments: changes) func everyChangeIsFound(_ change: Change) throws {
    let signing = try PackageSigning.of(change.bytes(), minSDK: SignedPackage.named(change.package).minSDK)
    #expect(signing.faults.map(\.fault) == change.faults)
    let hasSignature = !change.faults.isEmpty || change.testDescription.hasPrefix("unsigned file")
    #expect(signing.isSigned == hasSignature)
  }

  @Test(arguments: ["v1", "v2", "v3", "v1-v2-v3", "rotated", "verity", "ec"])
  func noByteChangesUnseen(_ name: String) throws {
    let package = SignedPackage.named(name)
    let bytes = try package.bytes()
    let padding = package.schemes == [.v1] ? bytes.count..<bytes.count : try paddingOfBlock(bytes)
    for position in stride(from: 0, to: bytes.count, by: 23) where !padding.contains(position) {
      var changed = bytes
      changed[position] ^= 0x10
      guard let archive = try? ZipArchive(RandomAccessFile(changed)) else { continue }
      let signing = PackageSigning(archive, minSDK: package.minSDK)
      // Scheme v1 covers what files hold and what they are called, nothing else.
      let mayHold = package.schemes == [.v1]
      let isIntact =
        signing.isSigned && signing.faults.isEmpty && signing.verdicts.map(\.scheme) == package.schemes
      #expect(
        mayHold || !isIntact || signing.verdicts.contains { $0.state == .unchecked }, "byte \(position)")
    }
  }

  @Test(arguments: ["v2", "v3", "rotated", "two-signers"])
  func noDamageToABlockCrashes(_ name: String) throws {
    let bytes = try SignedPackage.named(name).bytes()
    let block = try signingBlock(of: bytes)
    var random = SplitMix(state: 5)
    for _ in 0..<400 {
      var changed = bytes
      let start = Int.random(in: block, using: &random)
      for position in start..<min(start + 4, block.upperBound) {
        changed[position] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &random) ?? 0
      }
      _ = try PackageSigning.of(changed).faults
    }
  }

  @Test func manySignersInABlockAreRefusedUnread() throws {
    let bytes = try SignedPackage.named("v2").bytes()
    let range = try part(.v2, of: bytes)
    let signer = Array(bytes[(range.lowerBound + 4)..<range.upperBound])
    for (count, fault) in [(2, nil), (65, SigningFault.unreadable)] {
      let list = [[UInt8]](repeating: signer, count: count).flatMap(\.self)
      let check = BlockCheck(
        ByteReader(little(UInt32(list.count)) + list), of: .v2,
        in: try #require(
          try SigningBlock(RandomAccessFile(bytes), before: try signingBlock(of: bytes).upperBound)))
      #expect(check.fault == fault, "\(count) signers")
    }
  }
}

private let text = TamperedPackageTests.text

/// A generator of numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Changes the first byte of a stored file.
private func flip(_ bytes: inout [UInt8], dataOf name: String) throws {
  let archive = try ZipArchive(RandomAccessFile(bytes))
  bytes[try archive.dataOffset(of: #require(archive.entry(named: name)))] ^= 1
}

/// Where the part of a signing block with a number lies: its content.
func part(_ scheme: SigningScheme, of bytes: [UInt8]) throws -> Range<Int> {
  try part(#require(scheme.blockID), of: bytes)
}

private func part(_ id: UInt32, of bytes: [UInt8]) throws -> Range<Int> {
  let block = try signingBlock(of: bytes)
  var position = block.lowerBound + 8
  while position < block.upperBound - 24 {
    var reader = ByteReader(Array(bytes[position..<position + 12]))
    let length = Int(try reader.little(UInt64.self))
    if try reader.little(UInt32.self) == id { return position + 12..<position + 8 + length }
    position += 8 + length
  }
  return block.upperBound..<block.upperBound
}

/// The part that fills a block up, which nothing signs.
private func paddingOfBlock(_ bytes: [UInt8]) throws -> Range<Int> {
  let padding = try part(0x4272_6577, of: bytes)
  return padding.lowerBound - 12..<padding.upperBound
}

/// Changes the last byte of the signature of the first signer.
private func flipSignature(_ bytes: inout [UInt8], of scheme: SigningScheme) throws {
  let range = try part(scheme, of: bytes)
  var reader = ByteReader(Array(bytes[range]))
  _ = try reader.little(UInt32.self)
  _ = try reader.little(UInt32.self)
  _ = try reader.readPrefixed()
  try reader.skip(scheme == .v2 ? 0 : 8)
  _ = try reader.readPrefixed()
  bytes[range.lowerBound + reader.offset - 1] ^= 1
}

/// Takes the signing block out, as somebody would who wants the older signature to be looked at.
private func removeBlock(_ bytes: inout [UInt8]) throws {
  let archive = try ZipArchive(RandomAccessFile(bytes))
  let block = try signingBlock(of: bytes)
  bytes.replaceSubrange(
    archive.endRecordOffset + 16..<archive.endRecordOffset + 20, with: little(UInt32(block.lowerBound)))
  bytes.removeSubrange(block)
}

/// Packs a package anew after its files were changed.
private func rebuild(_ bytes: inout [UInt8], _ change: (inout [ZipBuilder.File]) -> Void) throws {
  let archive = try ZipArchive(RandomAccessFile(bytes))
  var files = try archive.entries.map { entry in
    ZipBuilder.File(entry.name, try archive.read(entry, limit: 1 << 20), method: 8)
  }
  change(&files)
  bytes = ZipBuilder(files).bytes
}
