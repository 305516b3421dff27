/// What the folders of one listing are and hold, each looked up once however many files lie in it.
final class FolderCache {
  /// A path. Bytes, as Swift's strings are equal where file names are not: `é` in two spellings.
  private typealias Key = [UInt8]

  private var realPaths: [Key: Result<String, FileFault>] = [:]
  private var entries: [Key: Result<[FolderEntry], FileFault>] = [:]

  /// The real path of a folder.
  func realPath(
    of folder: String, _ resolve: () throws(FileFault) -> String
  ) throws(FileFault) -> String {
    try Self.get(folder, from: &realPaths, resolve)
  }

  /// The entries of a folder.
  func entries(
    of folder: String, _ list: () throws(FileFault) -> [FolderEntry]
  ) throws(FileFault) -> [FolderEntry] {
    try Self.get(folder, from: &entries, list)
  }

  private static func get<Value>(
    _ folder: String, from known: inout [Key: Result<Value, FileFault>],
    _ make: () throws(FileFault) -> Value
  ) throws(FileFault) -> Value {
    let key = Key(folder.utf8)
    if let value = known[key] { return try value.get() }
    let value = Result(catching: make)
    known[key] = value
    return try value.get()
  }
}
