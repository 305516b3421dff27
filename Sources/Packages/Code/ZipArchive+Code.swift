extension ZipArchive {
  /// The most files of code that are searched. An app has a dozen or two.
  package static let maximumCodeFiles = 500
  /// The most code that is searched, in unpacked bytes. One file rarely has more than 12 MB.
  package static let maximumCodeSize = 1 << 30

  /// Searches all compiled code of a package, or of all modules of a bundle.
  /// - Returns: the first match of each thing that was looked for
  package func search(_ search: CodeSearch) -> [CodeSearch.Match] {
    let matcher = CodeMatcher(search)
    var matches: [CodeSearch.Match] = []
    var left = Self.maximumCodeSize
    for entry in entries.filter(\.isCode).prefix(Self.maximumCodeFiles) where entry.size <= left {
      left -= entry.size
      var scanner = DexScanner(matcher)
      // What was found before the damage is there all the same.
      try? forEachChunk(of: entry, checksum: .ignored) { scanner.scan($0) }
      let found = scanner.matches.map { CodeSearch.Match(id: $0.id, found: $0.found, path: entry.name) }
      matches = CodeSearch.Match.firsts(matches + found)
    }
    return matches
  }
}

extension ZipEntry {
  /// True for `classes.dex`, `classes2.dex` and so on, in a bundle in the folder `dex` of a module.
  fileprivate var isCode: Bool {
    guard hasSuffix(".dex") else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 3 && parts[1] == "dex", let file = parts.last else { return false }
    let number = file.dropFirst("classes".count).dropLast(".dex".count)
    return file.hasPrefix("classes") && number.allSatisfy { ("0"..."9").contains($0) }
  }
}
