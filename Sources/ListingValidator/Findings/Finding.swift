/// One fault at one place.
public struct Finding: Sendable {
  /// The rule that found it.
  public let rule: RuleID
  /// The case of the rule, which decides the severity.
  public let caseID: String
  /// The store that it concerns; nil for a fault of the input itself.
  public let store: String?
  /// How much it weighs, after configuration.
  public var severity: Severity
  /// What is wrong, with the value found and the value allowed; no full stop.
  public let message: String
  /// Where.
  public internal(set) var location: Location
  /// The locale as its owner spells it.
  public let locale: String?
  /// The field, by its name in the submission API where it has one.
  public let field: Field?
  /// The offending value.
  public let found: String?
  /// What would be right.
  public let allowed: String?
  /// How to fix it.
  public let help: String?
  /// Findings of one rule, field and cause share this key.
  public let group: String
  /// Where the rule comes from.
  public let sources: [Source]
  /// Changes to files that take the fault away, each by itself; none where only a person can.
  public let fixes: [Fix]
}

/// The name of a rule: kebab-case, names the fault, and is API.
public struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name itself.
  public let description: String

  /// Takes a name as it is; `RuleSet` knows which exist.
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }

  public static func < (left: RuleID, right: RuleID) -> Bool { left.description < right.description }
}
