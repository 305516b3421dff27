/// The limits of a store, by name.
public enum LimitName: String, Sendable, CaseIterable {
  case appTitle = "app-title"
  case sku
  case displayTitle = "display-title"
  case shortDescription = "short-description"
  case shortDescriptionAdvice = "short-description-advice"
  case shortDescriptionCJKAdvice = "short-description-cjk-advice"
  case shortDescriptionFireTV = "short-description-fire-tv"
  case longDescription = "long-description"
  case featureBullets = "feature-bullets"
  case keywords
  case keywordWords = "keyword-words"
  case releaseNotes = "release-notes"
  case testingInstructions = "testing-instructions"
  case versionName = "version-name"
  case packageSize = "package-size"
  case packageSizeAdvice = "package-size-advice"
  case packageSizeFireTV = "package-size-fire-tv"
  case binaries
  case videoDuration = "video-duration"
  case videoSize = "video-size"
  case videoWidth = "video-width"
  case videoBitRate = "video-bit-rate"
}

/// One limit.
public struct Limit: Sendable {
  /// Its name; nil for one that no rule uses yet.
  public let name: LimitName?
  /// The highest value allowed.
  public let max: Int?
  /// The lowest value allowed.
  public let min: Int?
  /// What is counted.
  public let unit: LengthUnit?
  /// The level of a finding about a value above; the case of the rule may be lower.
  public let severity: Severity
  /// Where it comes from.
  public let sources: [Source]
  private let consoles: Set<String>
  private let route: String?

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    name = LimitName(rawValue: try entry.require("name"))
    max = entry.optional("max").flatMap { Int($0) }
    min = entry.optional("min").flatMap { Int($0) }
    unit = LengthUnit(rawValue: try entry.require("unit"))
    severity = Severity(rawValue: try entry.require("severity")) ?? .note
    sources = try entry.sources(in: table)
    consoles = Set(entry.tokens("console"))
    route = entry.optional("route")
  }

  func holds(console: ConsoleGeneration, route: Route) -> Bool {
    (consoles.isEmpty || consoles.contains(console.rawValue))
      && (self.route.map { ($0 == "api") == route.usesAPI } ?? true)
  }
}

/// What a value must or must not look like.
public struct StorePattern: Sendable {
  /// Its name.
  public let name: String
  /// A regular expression that the whole value must match.
  public let allowed: StoreExpression?
  /// A regular expression that no part of the value may match.
  public let forbidden: StoreExpression?
  /// The level of a finding; the case of the rule may be lower.
  public let severity: Severity
  /// Where it comes from.
  public let sources: [Source]
  private let consoles: Set<String>

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    name = try entry.require("name")
    allowed = entry.optional("allowed").map(StoreExpression.init)
    forbidden = entry.optional("forbidden").map(StoreExpression.init)
    severity = entry.optional("severity").flatMap(Severity.init) ?? .error
    sources = try entry.sources(in: table)
    consoles = Set(entry.tokens("console"))
  }

  func holds(console: ConsoleGeneration) -> Bool { consoles.isEmpty || consoles.contains(console.rawValue) }
}

/// A currency that prices can be set in. Amounts are decimal numbers as written, in units of the currency.
public struct StoreCurrency: Sendable {
  /// ISO 4217.
  public let code: String
  /// The lowest list price.
  public let minimum: String
  /// The highest list price, where known.
  public let maximum: String?

  init(_ entry: XMLElement) throws(StoreProfileFault) {
    code = try entry.require("code")
    minimum = try entry.require("minimum")
    maximum = entry.optional("maximum")
  }
}

/// A site that sells apps.
public struct Marketplace: Sendable {
  /// The domain.
  public let name: String
  /// The countries that it serves, ISO 3166-1 alpha-2.
  public let countries: [String]
  /// ISO 4217.
  public let currency: String

  init(_ entry: XMLElement) throws(StoreProfileFault) {
    name = try entry.require("name")
    countries = entry.tokens("countries")
    currency = try entry.require("currency")
  }
}

/// A category of the store.
public struct StoreCategory: Sendable {
  /// As the console writes it.
  public let name: String
  /// The generations of the console that have it; empty for all.
  public let consoles: Set<String>
  /// What took its place.
  public let successors: [String]
  /// True for one that is gone, as far as is known, but still in use.
  public let isTolerated: Bool
  /// Where it comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    name = try entry.require("name")
    consoles = Set(entry.tokens("console"))
    successors = entry.optional("successor")?.split(separator: "|").map(String.init) ?? []
    isTolerated = entry.optional("tolerated") == "yes"
    sources = try entry.sources(in: table)
  }

  /// True where this form of the console has the category.
  public func isOffered(by console: ConsoleGeneration) -> Bool {
    consoles.isEmpty || consoles.contains(console.rawValue)
  }
}

/// A question of the content rating.
public struct RatingQuestion: Sendable {
  /// The name in `listing.xml`.
  public let subject: String
  /// The name in the console.
  public let title: String
  /// The generations of the console that ask it; empty for all.
  public let consoles: Set<String>
  /// The answers in `listing.xml`.
  public let answers: [String]
  /// True for a question outside the rating itself, such as export compliance.
  public let isOther: Bool
  /// Where it comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    subject = try entry.require("subject")
    title = try entry.require("title")
    consoles = Set(entry.tokens("console"))
    let levels = ["none", "mild", "strong"]
    answers =
      switch try entry.require("answer") {
      case "level": levels
      case "level-or-unknown": levels + ["yes", "no"]
      case "yes-no-or-none": ["yes", "no", "none"]
      default: ["yes", "no"]
      }
    isOther = entry.optional("other") == "yes"
    sources = try entry.sources(in: table)
  }

  /// True where this form of the console asks it.
  public func isAsked(by console: ConsoleGeneration) -> Bool {
    consoles.isEmpty || consoles.contains(console.rawValue)
  }
}

/// Until which age a person counts as a child.
public struct ChildDirected: Sendable {
  /// Years.
  public let under: Int
  /// The countries where this holds, ISO 3166-1 alpha-2; empty for all others.
  public let countries: Set<String>

  init(_ entry: XMLElement) throws(StoreProfileFault) {
    under = Int(try entry.require("under")) ?? 0
    countries = Set(entry.tokens("countries"))
  }
}

/// A programme of the store that has ended.
public struct Programme: Sendable {
  /// The name in `listing.xml`.
  public let name: String
  /// The name in sentences.
  public let title: String
  /// The day it ended, where known.
  public let ended: String?
  /// What took its place, by name.
  public let successor: String?
  /// The level of a finding about a listing that takes part.
  public let severity: Severity
  /// Where this comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    name = try entry.require("name")
    title = try entry.require("title")
    ended = entry.optional("ended")
    successor = entry.optional("successor")
    severity = Severity(rawValue: try entry.require("severity")) ?? .note
    sources = try entry.sources(in: table)
  }
}
