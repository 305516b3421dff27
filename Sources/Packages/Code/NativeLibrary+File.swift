extension NativeLibrary {
  /// What its head says about where it can run; nil for a file that is no library, or is damaged.
  /// - Parameter archive: the archive of its module
  package func head(in archive: ZipArchive) -> ELFFile? {
    do {
      let start = try archive.prefix(of: file.entry, ELFFile.usualHeadSize)
      let size = try ELFFile.headSize(start)
      guard size <= ELFFile.maximumHeadSize else { return nil }
      return try ELFFile(size <= start.count ? start : archive.prefix(of: file.entry, size))
    } catch {
      return nil
    }
  }
}

extension ZipArchive {
  /// True when an entry can be mapped in pages of so many bytes: it begins at a multiple of them, or is compressed and
  /// so is unpacked first.
  package func isAligned(_ entry: ZipEntry, to pageSize: Int) -> Bool {
    guard entry.method == .stored, entry.size > 0, let offset = try? dataOffset(of: entry) else {
      return true
    }
    return offset % pageSize == 0
  }
}
