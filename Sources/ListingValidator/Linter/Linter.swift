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

  /// What the team set for itself.
  public var team = TeamSettings()

  /// Findings that the settings say are not to be shown, beside those that the listing says so of.
  public var suppressions: [Suppression] = []

  /// The real path of the listing's root; nil where it is not known.
  public var directory: String?

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

  /// Checks one listing, read in the same way for every store.
  public func lint(_ listing: Listing) -> LintResult { lint { _ in listing } }

  /// Checks one listing.
  /// - Parameter read: gives the listing as a store would get it.
  public func lint(_ read: (StoreProfile) throws -> Listing) rethrows -> LintResult {
    var findings: [Finding] = []
    var results: [(store: StoreProfile, listing: Listing, locales: [LocaleVerdict])] = []
    var first: Context?
    for profile in profiles {
      let listing = try read(profile)
      let context = Context(
        listing: listing, profile: profile, isoCodes: isoCodes, today: today, declared: locales, team: team)
      var report = Report(store: profile.name, levels: levels, pinnedProfile: pinnedProfile)
      var subjects = Subjects(in: context)
      for rule in rules.rules where type(of: rule).info.scope.includes(profile.name) {
        report.begin(type(of: rule).info)
        rule.run(on: &subjects, into: &report)
      }
      report.finish()
      // A variant's listing knows the manifest of `main`, whose faults are told with `main` only.
      let judgedElsewhere = Set(listing.apps.compactMap(\.inheritedPath))
      findings += report.findings.filter { !judgedElsewhere.contains($0.location.path) }
      results.append((profile, listing, context.locales))
      first = first ?? context
    }
    if profiles.count > 1 { findings = findings.withoutRepetitions }
    guard let first else { return LintResult(results, findings: findings) }
    let outcome = hide(findings, in: results.map(\.listing))
    let unused = unusedNotes(of: first.listing, after: outcome)
    return LintResult(
      results, findings: outcome.shown + self.findings(about: unused, in: first), suppressed: outcome.hidden,
      usedSuppressions: suppressions.indices.filter {
        outcome.used.contains(first.listing.suppressions.count + $0)
      }.map { suppressions[$0] })
  }

  /// Takes away what suppressions are about; those of the listing come first, then those of the settings.
  ///
  /// Where next to nothing was read, what is said about it must not be hidden: it would pass for a clean listing.
  private func hide(_ findings: [Finding], in listings: [Listing]) -> SuppressionFilter.Outcome {
    guard let first = listings.first, !first.isUnread else {
      return SuppressionFilter.Outcome(shown: findings)
    }
    return SuppressionFilter(
      first.suppressions + suppressions, references: listings.flatMap(\.references), directory: directory
    ).apply(to: findings)
  }

  /// The suppressions of the listing itself that hid nothing; none where not all of it could be read.
  private func unusedNotes(
    of listing: Listing, after outcome: SuppressionFilter.Outcome
  ) -> [UnusedSuppression] {
    guard !listing.isUnread, listing.unreadable.isEmpty else { return [] }
    // What stands in the manifest of `main` is told with `main` only.
    let judgedElsewhere = Set(listing.apps.compactMap(\.inheritedPath))
    return listing.suppressions.indices.filter { !outcome.used.contains($0) }
      .map { listing.suppressions[$0] }
      .filter { !judgedElsewhere.contains($0.location.path) }
      .map { UnusedSuppression(suppression: $0, location: $0.location) }
  }

  /// What there is to say about suppressions that hid nothing; nothing about one whose rule is switched off.
  func findings(about unused: [UnusedSuppression], of listing: Listing) -> [Finding] {
    guard let profile = profiles.first else { return [] }
    return findings(
      about: unused, in: Context(listing: listing, profile: profile, isoCodes: isoCodes, today: today))
  }

  private func findings(about unused: [UnusedSuppression], in context: Context) -> [Finding] {
    var report = Report(store: context.profile.name, levels: levels, pinnedProfile: pinnedProfile)
    for case let rule as SuppressionUnused in rules.rules {
      report.begin(type(of: rule).info)
      for suppression in unused
      where !levels.isOff(suppression.suppression.rule, at: suppression.suppression.location) {
        rule.check(suppression, in: context, into: &report)
      }
    }
    return report.findings
  }
}

extension [Finding] {
  /// What is wrong with a file itself, said once though every store is shown it.
  fileprivate var withoutRepetitions: [Finding] {
    var seen: Set<[String]> = []
    return filter { finding in
      guard finding.store == nil else { return true }
      let range = finding.location.range.map { "\($0)" } ?? ""
      return seen.insert(
        [
          finding.rule.description, finding.caseID, finding.location.path, range, finding.locale ?? "",
          finding.message,
        ]
      ).inserted
    }
  }
}

/// What a linter says about one listing.
public struct LintResult: Sendable {
  /// The listing, as the first store would get it.
  public let listing: Listing
  /// The findings, in the order of the rules.
  public let findings: [Finding]
  /// The findings that are not to be shown, each with what says so.
  public let suppressed: [(finding: Finding, suppression: Suppression)]
  /// The suppressions of the settings that hid something.
  let usedSuppressions: [Suppression]
  /// Every locale, and whether it was checked for any store.
  public let locales: [LocaleVerdict]
  /// What each store makes of each locale, by the store's name.
  public let localesByStore: [String: [LocaleVerdict]]
  /// What was not looked at for any of the stores.
  public let notChecked: [NotChecked]
  /// The paths that were read for any of the stores.
  public let files: Set<String>
  /// The places that could not be read for any of the stores.
  public let unreadable: [Unreadable]

  init(
    _ results: [(store: StoreProfile, listing: Listing, locales: [LocaleVerdict])], findings: [Finding],
    suppressed: [(finding: Finding, suppression: Suppression)] = [], usedSuppressions: [Suppression] = []
  ) {
    self.suppressed = suppressed
    self.usedSuppressions = usedSuppressions
    listing = results.first?.listing ?? Listing(root: ".", layout: .file, location: Location(path: "."))
    self.findings = findings
    localesByStore = Dictionary(results.map { ($0.store.name, $0.locales) }) { first, _ in first }
    var locales = results.first?.locales ?? []
    for other in results.dropFirst() {
      for verdict in other.locales {
        if let index = locales.firstIndex(where: { $0.spelling == verdict.spelling }) {
          if !locales[index].isChecked { locales[index] = verdict }
        } else {
          locales.append(verdict)
        }
      }
    }
    self.locales = locales
    notChecked = listing.notChecked(stores: results.map(\.store))
    var unreadable: [Unreadable] = []
    for result in results {
      unreadable += result.listing.unreadable.filter { !unreadable.contains($0) }
    }
    self.unreadable = unreadable
    files = results.reduce(into: []) { $0.formUnion($1.listing.files) }
  }
}
