import Bytes

/// A native library in a package.
package struct NativeLibrary: Sendable {
  /// The most libraries whose heads are read; an app has a few dozen.
  package static let maximumCount = 10_000

  /// The place in the archive.
  package let path: String
  /// The processor and its calling convention, such as `arm64-v8a`: the name of the folder.
  package let abi: String
  /// The file's name.
  package let name: String
  /// Where the data begins in the archive when it is not compressed, in bytes; nil when it is.
  package let storedOffset: Int?
  /// What its head says; nil for a file that is no library.
  package let file: ELFFile?

  /// True when the library can be mapped from the archive in pages of so many bytes, as a package that keeps its
  /// libraries uncompressed has it.
  package func isStoredAligned(to pageSize: Int) -> Bool { storedOffset.map { $0 % pageSize == 0 } ?? true }

  /// The libraries of a package, or of all modules of a bundle, in the order of the archive.
  package static func all(in archive: ZipArchive) -> [NativeLibrary] {
    var libraries: [NativeLibrary] = []
    for entry in archive.entries where entry.hasSuffix(".so") {
      guard libraries.count < maximumCount, let (abi, name) = place(of: entry.name) else { continue }
      libraries.append(
        NativeLibrary(
          path: entry.name, abi: abi, name: name, storedOffset: storedOffset(of: entry, in: archive),
          file: file(entry, in: archive)))
    }
    return libraries
  }
}

extension NativeLibrary {
  /// Takes `lib/arm64-v8a/libx.so` apart; in a bundle the module's folder comes first.
  private static func place(of path: String) -> (abi: String, name: String)? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 4 { parts.removeFirst() }
    guard parts.count == 3, parts[0] == "lib", !parts[1].isEmpty else { return nil }
    return (String(parts[1]), String(parts[2]))
  }

  private static func storedOffset(of entry: ZipEntry, in archive: ZipArchive) -> Int? {
    guard entry.method == .stored else { return nil }
    return try? archive.dataOffset(of: entry)
  }

  private static func file(_ entry: ZipEntry, in archive: ZipArchive) -> ELFFile? {
    do {
      let start = try archive.prefix(of: entry, ELFFile.usualHeadSize)
      let size = try ELFFile.headSize(start)
      guard size <= ELFFile.maximumHeadSize else { return nil }
      return try ELFFile(size <= start.count ? start : archive.prefix(of: entry, size))
    } catch {
      return nil
    }
  }
}

extension ZipArchive {
  /// Files that are kept uncompressed, but do not begin at a multiple of four bytes, as Android maps them.
  ///
  /// - Parameter limit: the most that are listed
  package func misalignedEntries(limit: Int) -> [ZipEntry] {
    var found: [ZipEntry] = []
    for entry in entries where entry.method == .stored && entry.size > 0 && !entry.hasPrefix("META-INF/") {
      guard found.count < limit else { break }
      if let offset = try? dataOffset(of: entry), offset % 4 != 0 { found.append(entry) }
    }
    return found
  }
}
