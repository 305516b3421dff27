extension PackageContents {
  /// The most files of code that are searched. An app has a dozen or two.
  package static let maximumCodeFiles = 500
  /// The most code that is searched, in unpacked bytes. One file rarely has more than 12 MB.
  package static let maximumCodeSize = 1 << 30

  /// Searches the compiled code of all modules.
  /// - Returns: the first match of each thing that was looked for, in the order found
  package func search(_ search: CodeSearch) -> [CodeSearch.Match] {
    let matcher = CodeMatcher(search)
    let files = modules.flatMap { module in
      module.archive.map { archive in module.dexFiles.map { (archive: archive, file: $0) } } ?? []
    }
    var left = Self.maximumCodeSize
    var matches: [CodeSearch.Match] = []
    for (archive, file) in files.prefix(Self.maximumCodeFiles) where file.entry.size <= left {
      left -= file.entry.size
      var scanner = DexScanner(matcher)
      // What was found before the damage is there all the same.
      try? archive.forEachChunk(of: file.entry, checksum: .ignored) { scanner.scan($0) }
      matches += scanner.matches.map { CodeSearch.Match(id: $0.id, found: $0.found, path: file.path) }
    }
    var known: Set<String> = []
    return matches.filter { known.insert($0.id).inserted }
  }
}
