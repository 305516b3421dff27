struct FireOSLost: Rule {
  static let minimum = RuleCase(
    "min-sdk", .note, "minSdkVersion is above the API level of a version of Fire OS")
  static let maximum = RuleCase(
    "max-sdk", .note, "maxSdkVersion is below the API level of a version of Fire OS")
  static let target = RuleCase(
    "target-sdk", .note, "a version of Fire OS is said to need a higher target API level")

  static let info = RuleInfo(
    "fire-os-lost", "API levels that leave out versions of Fire OS", area: .manifest,
    rationale: """
      Amazon's store offers an app only for devices whose API level lies between minSdkVersion and maxSdkVersion, and \
      says nothing about those that it leaves out. One developer reports that the target API level counts as well: 30 \
      reached Fire OS 7 and 8 only, Fire OS 14 wants 34 and Fire OS 16 wants 36. Giving up old devices may be right: \
      this only names them.
      """,
    cases: [minimum, maximum, target],
    sources: [
      .amazon("supported-filters", .official), .amazon("identify-fire-tv", .official),
      .amazon("volnotch", .thirdParty),
    ],
    flagged: [
      FlaggedExample(minimum, .sdk("android:minSdkVersion=\"⟦26⟧\"")),
      FlaggedExample(maximum, .sdk("android:minSdkVersion=\"19\" android:maxSdkVersion=\"⟦28⟧\"")),
      FlaggedExample(target, .sdk("android:minSdkVersion=\"19\" android:targetSdkVersion=\"⟦30⟧\"")),
    ],
    accepted: [
      .sdk("android:minSdkVersion=\"19\" android:targetSdkVersion=\"36\""),
      .sdk("android:minSdkVersion=\"${min}\" android:targetSdkVersion=\"${target}\""),
      .manifest("<application/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard !app.isLibrary else { return }
    let systems = context.profile.systems
    func flag(
      _ ruleCase: RuleCase, _ level: Located<Int>, _ name: String, _ lost: [StoreSystem], _ why: String
    ) {
      guard !lost.isEmpty else { return }
      report.flag(
        ruleCase, at: level.location, "\(name) \(level.value) leaves out \(lost.asWords)\(why)",
        found: String(level.value), cause: ruleCase.id,
        sources: lost.flatMap { ruleCase == Self.target ? $0.targetSources : $0.sources }.unique
          + (ruleCase == Self.target ? [] : [.amazon("supported-filters", .official)]))
    }
    if let level = app.minSDK.located {
      flag(Self.minimum, level, "minSdkVersion", systems.filter { $0.highestAPI < level.value }, "")
    }
    if let setting = app.manifest.maxSDK, let value = setting.value {
      flag(
        Self.maximum, Located(value, at: setting.location), "maxSdkVersion",
        systems.filter { $0.lowestAPI > value }, "")
    }
    if let level = app.targetSDK.located {
      let lost = systems.filter { $0.neededTarget.map { $0 > level.value } ?? false }
      let needed = lost.compactMap(\.neededTarget).map(String.init).joined(separator: " and ")
      flag(Self.target, level, "targetSdkVersion", lost, ", which a developer saw ask for \(needed)")
    }
  }
}

extension [StoreSystem] {
  /// The names, with their API levels.
  fileprivate var asWords: String {
    map { system in
      let levels =
        system.lowestAPI == system.highestAPI
        ? "\(system.lowestAPI)" : "\(system.lowestAPI) to \(system.highestAPI)"
      return "\(system.name) (API \(levels))"
    }.joined(separator: ", ")
  }
}
