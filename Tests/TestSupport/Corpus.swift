import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Real listings as people keep them. They are not part of the repository: tests that use them run where they are.
package enum Corpus {
  /// The real path of the folder; nil where it is absent.
  package static let path: String? = {
    let beside = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/shared/corpus"
    return FileSystem().realPath(getenv("LISTING_LINT_CORPUS").map { String(cString: $0) } ?? beside)
  }()
}
