/// A file of structured data (JSON-LD) about an app, as assistants and search engines read it.
public struct StructuredData: Sendable {
  /// What the file lacks.
  public enum Fault: Sendable {
    /// It is no JSON.
    case notJSON(String)
    /// It is something else than an object, or an array of objects.
    case notAnObject
    /// An object does not say what its names mean.
    case noContext
    /// An object does not say what it describes.
    case noType
  }

  /// What the file lacks, and where.
  public let faults: [Located<Fault>]
}

extension StructuredData: RuleSubject {
  public static func all(in context: Context) -> [StructuredData] {
    context.listing.structuredData.map { [$0] } ?? []
  }
}
