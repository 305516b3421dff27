import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct NativeLibraryTests {
  @Test(
    arguments: [
      ("arm64-16k", 64, 183, [16384, 16384]), ("arm64-4k", 64, 183, [4096, 4096]),
      ("arm", 32, 40, [4096, 4096]),
      ("x86-64", 64, 62, [16384, 16384]),
    ] as [(String, Int, UInt16, [UInt64])]) func readsTheHead(
      _ name: String, bits: Int, machine: UInt16, alignments: [UInt64]
    ) throws
  {
    let file = try ELFFile(Fixture.bytes("code/\(name).so"))
    #expect((file.bits, file.machine) == (bits, machine))
    #expect(file.loadAlignments == alignments)
    #expect(file.pageSize == alignments.min())
  }

  /// The libraries of an archive, and the archive.
  private func libraries(_ files: [ZipBuilder.File]) throws -> (ZipArchive, [NativeLibrary]) {
    let archive = try ZipArchive(RandomAccessFile(ZipBuilder(files).bytes))
    var assembly = PackageAssembly(archive)
    assembly.addModule("base", in: archive, .apk)
    return (archive, assembly.contents(.apk).modules[0].nativeLibraries)
  }

  @Test func tellsWhetherALibraryCanBeMapped() throws {
    let library = try Fixture.bytes("code/arm64-16k.so")
    var files: [ZipBuilder.File] = [
      .init("lib/arm64-v8a/liba.so", library), .init("lib/armeabi-v7a/liba.so", library, method: 8),
      .init("lib/x86/text.so", "no library"),
    ]
    // Name and header of the first file take 51 bytes.
    files[0].localExtra = 4096 - 51
    let (archive, libraries) = try libraries(files)
    #expect(libraries.map { $0.head(in: archive)?.bits } == [64, 64, nil])
    #expect(archive.isAligned(libraries[0].file.entry, to: 4096))
    #expect(!archive.isAligned(libraries[0].file.entry, to: 16384))
    #expect(archive.isAligned(libraries[1].file.entry, to: 16384), "what is compressed is unpacked first")
  }

  @Test func readsALongHead() throws {
    var bytes = try Fixture.bytes("code/arm64-16k.so")
    // The table of segments moves beyond what is read at first.
    let table = Array(bytes[64..<64 + 56 * Int(bytes[56])])
    bytes += [UInt8](repeating: 0, count: 8000 - bytes.count) + table
    bytes.replaceSubrange(32..<40, with: little(UInt64(8000)))
    let (archive, libraries) = try libraries([.init("lib/arm64-v8a/a.so", bytes)])
    #expect(libraries[0].head(in: archive)?.loadAlignments == [16384, 16384])
  }

  @Test func noDamageCrashes() throws {
    let bytes = try Array(Fixture.bytes("code/arm64-16k.so").prefix(700))
    for position in 0..<bytes.count {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[position] = value
        _ = try? ELFFile.headSize(changed)
        _ = try? ELFFile(changed)
      }
    }
    for length in 0..<600 {
      #expect(throws: ByteFault.self) { try ELFFile(Array(bytes.prefix(length % 300))) }
    }
  }
}
