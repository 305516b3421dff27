/// Where a fact comes from: a page or a file of a repository, and when it was read.
public struct Source: Sendable, Hashable, Codable {
  /// How much a source carries.
  public enum Confidence: String, Sendable, Codable {
    /// An official page, or upstream source code.
    case official = "O"
    /// An official page that is dated or superseded.
    case officialDated = "Od"
    /// A page of Google's or Apple's, about their own rules.
    case vendor = "G"
    /// Seen in public code.
    case publicCode = "R"
    /// One or more third-party pages.
    case thirdParty = "T"
    /// A third party that says it checked the official page, with a date.
    case thirdPartyChecked = "Tq"
    /// An answer of the live API, as reported.
    case liveAnswer = "L"
    /// Measured on real files.
    case measured = "C"
    /// Tried in practice.
    case tried = "E"
    /// Inferred.
    case inferred = "I"
  }

  /// A URL, or `owner/repository:path`.
  public let url: String
  /// The day it was read, `YYYY-MM-DD`.
  public let read: String
  /// How much it carries.
  public let confidence: Confidence

  /// Names a source.
  public init(_ url: String, read: String = "2026-11-30", _ confidence: Confidence) {
    self.url = url
    self.read = read
    self.confidence = confidence
  }

  /// A page of our own, about what this program itself defines.
  static func documentation(_ page: String) -> Source {
    Source("listing-lint/listing-lint:docs/\(page)", .official)
  }
}
