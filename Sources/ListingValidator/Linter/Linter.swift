/// Runs rules over listings.
public struct Linter: Sendable {
  /// The rules.
  public var rules: RuleSet
  /// The stores to check for.
  public var profiles: [StoreProfile]
  /// Countries, currencies and languages.
  public var isoCodes: ISOCodes
  /// The severities that the user set.
  public var levels: RuleLevels
  /// Today's date.
  public var today: CalendarDay
  /// The locales that the user asked for; nil for those that the store takes.
  public var locales: Set<String>?

  /// Facts read after this day do not fail a listing; nil for all facts.
  public var pinnedProfile: CalendarDay?

  /// Sets up a linter.
  public init(
    rules: RuleSet = .builtIn, profiles: [StoreProfile], isoCodes: ISOCodes,
    levels: RuleLevels = RuleLevels(),
    today: CalendarDay, locales: Set<String>? = nil, pinnedProfile: CalendarDay? = nil
  ) {
    self.rules = rules
    self.profiles = profiles
    self.isoCodes = isoCodes
    self.levels = levels
    self.today = today
    self.locales = locales
    self.pinnedProfile = pinnedProfile
  }

  /// Checks one listing.
  public func lint(_ listing: Listing) -> LintResult {
    var findings: [Finding] = []
    var verdicts: [LocaleVerdict] = []
    for profile in profiles {
      let context = Context(
        listing: listing, profile: profile, isoCodes: isoCodes, today: today, declared: locales)
      var report = Report(store: profile.name, levels: levels, pinnedProfile: pinnedProfile)
      var subjects = Subjects(in: context)
      for rule in rules.rules {
        report.begin(type(of: rule).info)
        rule.run(on: &subjects, into: &report)
      }
      findings += report.findings
      if verdicts.isEmpty { verdicts = context.locales }
    }
    // A variant's listing knows the manifest of `main`, whose faults are told with `main` only.
    let judgedElsewhere = Set(listing.apps.compactMap(\.inheritedPath))
    findings.removeAll { judgedElsewhere.contains($0.location.path) }
    return LintResult(listing: listing, findings: findings, locales: verdicts)
  }
}

/// What a linter says about one listing.
public struct LintResult: Sendable {
  /// The listing.
  public let listing: Listing
  /// The findings, in the order of the rules.
  public let findings: [Finding]
  /// Every locale, and whether it was checked.
  public let locales: [LocaleVerdict]
}
