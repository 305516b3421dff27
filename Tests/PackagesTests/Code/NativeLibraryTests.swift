import Bytes
import Testing

@testable import Packages

@Suite struct NativeLibraryTests {
  @Test(arguments: [
    ("arm64-16k", 64, 183, [16384, 16384]), ("arm64-4k", 64, 183, [4096, 4096]), ("arm", 32, 40, [4096, 4096]),
    ("x86-64", 64, 62, [16384, 16384]),
  ] as [(String, Int, UInt16, [UInt64])]) func readsTheHead(
    _ name: String, bits: Int, machine: UInt16, alignments: [UInt64]
  ) throws {
    let file = try ELFFile(Fixture.bytes("code/\(name).so"))
    #expect((file.bits, file.machine) == (bits, machine))
    #expect(file.loadAlignments == alignments)
    #expect(file.isAligned(to: 16384) == (alignments[0] == 16384))
    #expect(file.isAligned(to: 4096))
  }

  @Test func listsTheLibrariesOfPackagesAndBundles() throws {
    let library = try Fixture.bytes("code/arm64-16k.so")
    var files: [ZipBuilder.File] = [
      .init("lib/arm64-v8a/liba.so", library), .init("lib/armeabi-v7a/liba.so", library, method: 8),
      .init("base/lib/x86_64/libb.so", library, method: 8), .init("assets/liba.so", library),
      .init("lib/liba.so", library), .init("lib/x86/note.txt", "no"), .init("lib/x86/text.so", "no library"),
    ]
    // Name and header of the first file take 51 bytes.
    files[0].localExtra = 4096 - 51
    let archive = try ZipArchive(RandomAccessFile(ZipBuilder(files).bytes))
    let libraries = NativeLibrary.all(in: archive)
    #expect(libraries.map(\.abi) == ["arm64-v8a", "armeabi-v7a", "x86_64", "x86"])
    #expect(libraries.map(\.name) == ["liba.so", "liba.so", "libb.so", "text.so"])
    #expect(libraries.map(\.storedOffset) == [4096, nil, nil, libraries[3].storedOffset])
    #expect(libraries[0].isStoredAligned(to: 4096) && !libraries[0].isStoredAligned(to: 16384))
    #expect(libraries[1].isStoredAligned(to: 16384), "what is compressed is unpacked first")
    #expect(libraries.map { $0.file?.bits } == [64, 64, 64, nil])
  }

  @Test func readsALongHead() throws {
    var bytes = try Fixture.bytes("code/arm64-16k.so")
    // The table of segments moves beyond what is read at first.
    let table = Array(bytes[64..<64 + 56 * Int(bytes[56])])
    bytes += [UInt8](repeating: 0, count: 8000 - bytes.count) + table
    bytes.replaceSubrange(32..<40, with: little(UInt64(8000)))
    let archive = try ZipArchive(RandomAccessFile(ZipBuilder([.init("lib/arm64-v8a/a.so", bytes)]).bytes))
    #expect(NativeLibrary.all(in: archive)[0].file?.loadAlignments == [16384, 16384])
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
    for length in 0..<600 { #expect(throws: ByteFault.self) { try ELFFile(Array(bytes.prefix(length % 300))) } }
  }

  @Test func listsFilesThatCannotBeMapped() throws {
    var files: [ZipBuilder.File] = [
      .init("a.txt", "abc"), .init("resources.arsc", "abcd"), .init("b.txt", "abc", method: 8), .init("empty", ""),
    ]
    files[0].localExtra = 1
    let archive = try ZipArchive(RandomAccessFile(ZipBuilder(files).bytes))
    let misaligned = archive.misalignedEntries(limit: 10).map(\.name)
    for entry in archive.entries where entry.method == .stored && entry.size > 0 {
      #expect(try misaligned.contains(entry.name) == (archive.dataOffset(of: entry) % 4 != 0))
    }
    #expect(!misaligned.isEmpty && archive.misalignedEntries(limit: 0).isEmpty)
  }
}
