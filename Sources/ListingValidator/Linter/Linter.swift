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

  /// Checks one listing, read in the same way for every store.
  public func lint(_ listing: Listing) -> LintResult { lint { _ in listing } }

  /// Checks one listing.
  /// - Parameter read: gives the listing as a store would get it.
  public func lint(_ read: (StoreProfile) throws -> Listing) rethrows -> LintResult {
    var findings: [Finding] = []
    var results: [(store: StoreProfile, listing: Listing, locales: [LocaleVerdict])] = []
    for profile in profiles {
      let listing = try read(profile)
      let context = Context(
        listing: listing, profile: profile, isoCodes: isoCodes, today: today, declared: locales)
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
    }
    return LintResult(results, findings: profiles.count > 1 ? findings.withoutRepetitions : findings)
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
    _ results: [(store: StoreProfile, listing: Listing, locales: [LocaleVerdict])], findings: [Finding]
  ) {
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
