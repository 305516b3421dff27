/// What the files of a package hold beside its manifest and resources.
public struct PackageCode: Sendable {
  /// A library of machine code.
  public struct Library: Sendable, Hashable {
    /// The processor type, such as `arm64-v8a`.
    public let abi: String
    /// The name of the file.
    public let name: String
    /// The largest memory page in bytes with which it loads; nil where the file is no library that can be read.
    public let pageSize: UInt64?

    /// Describes a library.
    public init(abi: String, name: String, pageSize: UInt64? = nil) {
      self.abi = abi
      self.name = name
      self.pageSize = pageSize
    }
  }

  /// A known library, or a kind of text, that was found in the compiled code.
  public struct Match: Sendable, Hashable {
    /// What was looked for: the id of a `StoreLibrary`, or the text of a word list.
    public let id: String
    /// The class, or the whole text.
    public let found: String
    /// The file of the package that it is in.
    public let path: String

    /// Describes a match.
    public init(id: String, found: String, path: String) {
      self.id = id
      self.found = found
      self.path = path
    }
  }

  /// How the resource table is kept.
  public enum ResourceTable: Sendable {
    /// As Android maps it, or there is none.
    case mappable
    case compressed
    case misaligned
  }

  /// The native libraries of all modules.
  public var libraries: [Library] = []
  /// The first match of each thing that was looked for in the compiled code.
  public var matches: [Match] = []
  /// True where the public key of Amazon's SDK is among the assets.
  public var hasAppstoreKey = false
  /// The first of the uncompressed files that do not begin at a multiple of four bytes.
  public var misalignedFile: String?
  /// How the resource table is kept.
  public var resourceTable = ResourceTable.mappable

  /// Describes a package without any such files.
  public init() {}

  /// The processor types that there are libraries for, sorted; empty for an app that runs on all.
  public var abis: [String] { Set(libraries.map(\.abi)).sorted() }
  /// The names of the libraries for a processor type.
  public func libraryNames(for abi: String) -> Set<String> {
    Set(libraries.filter { $0.abi == abi }.map(\.name))
  }
}
