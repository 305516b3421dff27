import Packages

extension PackageCode {
  /// What the key file of Amazon's SDK is called.
  private static let keyFile = "assets/AppstoreAuthenticationKey.pem"
  private static let resourceTable = "resources.arsc"

  /// Looks through the files of a package.
  /// - Parameter search: what is looked for in the compiled code; nil where nobody asks
  init(_ contents: PackageContents, search: CodeSearch?) {
    self.init()
    for module in contents.modules {
      libraries += module.nativeLibraries.map { library in
        Library(
          abi: library.abi, name: library.name,
          pageSize: module.archive.flatMap(library.head)?.pageSize)
      }
    }
    matches = (search.map(contents.search) ?? []).map { Match(id: $0.id, found: $0.found, path: $0.path) }
    for module in contents.modules {
      guard let archive = module.archive else { continue }
      // In a bundle the module's folder comes first.
      let names = [Self.keyFile, "\(module.name)/\(Self.keyFile)"]
      hasAppstoreKey = hasAppstoreKey || names.contains { archive.entry(named: $0) != nil }
    }
    guard contents.kind == .apk, let archive = contents.archive else { return }
    misalignedFile =
      archive.entries.first { !$0.hasPrefix("META-INF/") && !archive.isAligned($0, to: 4) }?.name
    if let table = archive.entry(named: Self.resourceTable) {
      resourceTable =
        table.method == .deflated ? .compressed : archive.isAligned(table, to: 4) ? .mappable : .misaligned
    }
  }
}

extension CodeSearch {
  /// What the stores' profiles want to know of compiled code.
  static let builtIn: CodeSearch = {
    let profiles = StoreProfile.builtIn
    return CodeSearch(
      classes: profiles.flatMap(\.libraries).flatMap { library in
        library.classes.map { Pattern(library.id, $0) }
      },
      texts: profiles.flatMap { $0.words(StoreProfile.linksInCode) }.map { Pattern($0, $0) })
  }()
}
