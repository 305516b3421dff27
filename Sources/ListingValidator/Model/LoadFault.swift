/// Something that went wrong while a listing was read. Loaders record it; rules judge it.
public struct LoadFault: Sendable {
  /// The kinds of faults.
  public enum Kind: Sendable {
    /// XML that is not well-formed.
    case malformedXML(String)
    /// A JSON file that is none.
    case malformedJSON(String)
    /// XML with a DOCTYPE.
    case doctype
    /// An empty file where XML is expected.
    case emptyXML
    /// XML that the schema of its format does not allow.
    case schema(SchemaFault)
    /// Text that is not UTF-8, with the first wrong byte.
    case notUTF8(byte: UInt8, offset: Int)
    /// A file in an encoding that an uploader would not expect.
    case encoding(TextEncoding)
    /// A byte-order mark in front of a text.
    case byteOrderMark
    /// A file over the cap, in bytes.
    case tooLarge(size: Int, limit: Int)
    /// A reference to a file that does not exist.
    case missingFile(href: String)
    /// A glob that matches nothing.
    case emptyGlob(href: String)
    /// A reference that leads out of the boundary.
    case outsideBoundary(href: String)
    /// A link that leads to itself.
    case linkLoop(href: String)
    /// A folder or special file where a text is expected.
    case notAFile(href: String, kind: String)
    /// A text given both inline and by reference.
    case textTwice(href: String)
    /// A file or folder that an uploader would silently ignore, and the name that was probably meant.
    case unknownFile(name: String, meant: String)
    /// Release notes that are named after a version and not its code: the first of them, and how many there are.
    case changelogName(String, count: Int)
    /// A folder that looks like a listing but is none that is supported, with the nearest one that is.
    case nearMiss(seen: String, supported: String)
    /// A package that cannot be read.
    case brokenPackage(PackageProblem)
    /// Pictures beside those of the listing that nothing refers to.
    case unreferencedImages([String])
    /// A suppression that cannot hide anything.
    case suppression(SuppressionFault)
    /// A contradiction in an AppDF description, with itself or its format.
    case appdf(AppDFFault)
  }

  /// The kind of fault.
  public var kind: Kind
  /// Where.
  public var location: Location
  /// The locale that it concerns, as spelled.
  public var locale: String?
  /// The field that it concerns.
  public var field: Field?
  /// True for a file of an Android module, which a build reads and no store.
  public var isInAndroidModule = false

  /// Records a fault.
  public init(_ kind: Kind, at location: Location, locale: String? = nil, field: Field? = nil) {
    self.kind = kind
    self.location = location
    self.locale = locale
    self.field = field
  }
}
