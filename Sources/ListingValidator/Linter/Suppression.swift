/// A word of the owner that a finding is not to be shown, and why.
public struct Suppression: Sendable {
  /// Which findings are meant.
  enum Scope: Sendable {
    /// What stands in a part of a file, and in the files that this part refers to.
    case markup(Range<Int>)
    /// What stands in certain files, perhaps of certain locales only.
    case paths([PathPattern], locales: [String]?)
  }

  /// The rule whose findings are meant; never all of them.
  public let rule: RuleID
  /// Why, in the owner's words.
  public let reason: String
  /// Where it is written.
  public let location: Location
  let scope: Scope

  /// True where it stands in the listing itself, and not in the settings.
  public var isInSource: Bool {
    if case .markup = scope { return true }
    return false
  }

  /// The patterns of the files that it is about; none where it stands in the listing.
  public var patterns: [String] {
    if case .paths(let patterns, _) = scope { return patterns.map(\.text) }
    return []
  }

  /// The locales that it is about; nil for all.
  public var locales: [String]? {
    if case .paths(_, let locales) = scope { return locales }
    return nil
  }

  /// Where it stands, as `path:line`.
  public var origin: String {
    guard let file = location.file, let range = location.range else { return location.path }
    return "\(location.path):\(LineIndex(file).position(of: range.lowerBound).line)"
  }
}

/// Why a suppression hides nothing.
public enum SuppressionFault: Sendable, Hashable {
  /// There is no such rule.
  case unknownRule(String, nearest: String?)
  /// All rules at once.
  case everything(String)
  /// A rule about suppressions themselves.
  case ruleAboutSuppressions(String)
  /// No rule is named.
  case ruleMissing
  /// No reason is given, or a blank one.
  case reasonMissing
  /// Another word than `ignore`.
  case unknownWord(String)
  /// Something follows that is no rule and no reason.
  case notUnderstood(String)
  /// No element follows that it could be about.
  case nothingFollows
  /// It is written as a comment.
  case comment

  /// What is wrong with the name of a rule; nil for nothing.
  init?(rule name: String) {
    if ["*", "all", "any"].contains(name) {
      self = .everything(name)
    } else if Self.ownRules.contains(RuleID(name)) {
      self = .ruleAboutSuppressions(name)
    } else if !Self.ruleIDs.contains(name) {
      self = .unknownRule(name, nearest: NearestName.nearest(to: name, in: Self.ruleIDs))
    } else {
      return nil
    }
  }

  private static let ruleIDs = RuleSet.builtIn.infos.map(\.id.description)

  /// The rules about suppressions, which none can hide.
  static let ownRules: Set<RuleID> = [SuppressionMalformed.info.id, SuppressionUnused.info.id]

  /// What is wrong, in words.
  var text: String {
    switch self {
    case .unknownRule(let name, let nearest):
      "unknown rule \"\(name)\"\(nearest.map { "; did you mean \"\($0)\"?" } ?? "")"
    case .everything(let name): "\"\(name)\" would hide everything: name the rule"
    case .ruleAboutSuppressions(let name):
      "\(name) is about suppressions and cannot be suppressed; the settings can switch it off"
    case .ruleMissing: "the suppression names no rule"
    case .reasonMissing: "the suppression gives no reason"
    case .unknownWord(let word): "\"\(word)\" is not known here; allowed: ignore"
    case .notUnderstood(let text): "\"\(text)\" is neither a rule nor a reason"
    case .nothingFollows: "no element follows that the suppression could be about"
    case .comment: "a comment hides nothing"
    }
  }
}

/// A suppression that hides nothing.
public struct UnusedSuppression: RuleSubject {
  /// The suppression.
  let suppression: Suppression
  /// Where it stands, seen from the listing.
  let location: Location

  /// None: only when all other rules are done is it known, and then the linter asks.
  public static func all(in context: Context) -> [UnusedSuppression] { [] }
}
