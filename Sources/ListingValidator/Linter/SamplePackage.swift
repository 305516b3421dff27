/// An app package of an example, described: tests make a file of it, and documentation names it.
public struct SamplePackage: Sendable, CustomStringConvertible {
  /// What is special about a package.
  public enum Trait: String, Sendable {
    case twoManifests = "with two manifests"
    case nameTwice = "with two files of one name"
    case nameNotUTF8 = "with a name that is not UTF-8"
    case dataAfterEnd = "with bytes behind its end"
    case dataBeforeArchive = "with bytes put before it"
    case codeBeforeArchive = "with compiled code in front of it"
    case comment = "with a comment"
    case encryptionMark = "with a manifest that is marked as encrypted"
    case unknownMethod = "with a manifest that is packed by an unknown method"
    case nameLeadsOut = "with a name that leads out of it"
    case otherLocalName = "with a file that has another name where it lies"
    case renamedAttribute = "with an attribute that hides behind another name"
    case attributeWithoutNumber = "with an attribute that Android does not see"
    case noManifest = "without a manifest"
    case cutShort = "cut short"
    case manifestCutShort = "with a manifest that is cut short"
    case tableCutShort = "with resources that are cut short"
  }

  /// The manifest as a source file would have it.
  public let manifest: String
  /// Other files by their paths, with what is in them.
  public let files: [String: String]
  /// What is special about it.
  public let traits: Set<Trait>

  /// Describes a package.
  public init(
    _ manifest: String = "<manifest package=\"com.example.app\"><application/></manifest>",
    files: [String: String] = [:], traits: Trait...
  ) {
    self.manifest = manifest
    self.files = files
    self.traits = Set(traits)
  }

  /// The package in words.
  public var description: String {
    let traits = traits.map(\.rawValue).sorted()
    let parts =
      ["a package"] + traits + [files.isEmpty ? "" : "with \(files.keys.sorted().joined(separator: ", "))"]
    return (parts + ["whose manifest is \(manifest)"]).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
