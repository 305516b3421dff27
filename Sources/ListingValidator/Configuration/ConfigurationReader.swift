/// Reads `.listing-lint.json`, strictly: what is not understood is an error, never ignored.
struct ConfigurationReader {
  /// The most that a configuration may hold, in bytes.
  static let maximumBytes = 1 << 20
  /// The highest limit that a team can set.
  static let maximumLimit = 1_000_000

  /// The keys, in the order of the documentation.
  static let keys = [
    "$schema", "extends", "stores", "locales", "devices", "route", "console", "layouts", "exclude", "failOn",
    "rules", "overrides", "limits", "allow", "suppressions", "baseline", "profile",
  ]

  let json: StrictJSON
  /// The real path of the folder that patterns count from.
  let folder: String
  /// The real path of the folder of the file, that references count from.
  let home: String
  /// The folder that references may not lead out of.
  let boundary: Boundary
  /// Reads the file that this one extends.
  let inherit: (JSONValue, String) throws(ConfigurationFault) -> Configuration

  /// The settings in the file, with those that it extends.
  /// - Throws: `ConfigurationFault`
  func read() throws(ConfigurationFault) -> Configuration {
    let members = try json.members(of: json.value(), keys: Self.keys)
    var configuration = Configuration()
    if let base = members.first(where: { $0.name == "extends" })?.value {
      configuration = try inherit(base, json.string(base))
    }
    configuration.path = json.file.path
    var levels: [RuleLevels.Setting] = []
    var overrides: [RuleLevels.Setting] = []
    for member in members {
      configuration.origins[member.name] = origin(of: member.nameRange.lowerBound)
      let value = member.value
      switch member.name {
      case "stores":
        let names = StoreProfile.heads.map(\.name)
        configuration.stores = try json.strings(value, allowed: names, mayBeEmpty: false)
      case "locales": configuration.locales = try locales(value)
      case "devices":
        let names = Device.allCases.map(\.rawValue)
        configuration.devices = Set(try json.strings(value, allowed: names).compactMap(Device.init))
      case "route": configuration.route = try route(value)
      case "console":
        let names = ConsoleGeneration.allCases.map(\.rawValue)
        configuration.console = ConsoleGeneration(rawValue: try json.string(value, allowed: names))
      case "layouts":
        let names = Layout.kept.map(\.rawValue)
        configuration.layouts = try json.strings(value, allowed: names, mayBeEmpty: false).compactMap(
          Layout.init)
      case "exclude": configuration.exclude += try patterns(value)
      case "failOn":
        let names = FailLevel.allCases.map(\.rawValue)
        configuration.failLevel = FailLevel(rawValue: try json.string(value, allowed: names))
      case "rules": levels = try self.levels(value)
      case "overrides": overrides = try self.overrides(value)
      case "limits": try readLimits(value, into: &configuration)
      case "allow": try readAllowedWords(value, into: &configuration)
      case "suppressions": configuration.suppressions += try suppressions(value)
      case "baseline": configuration.baseline = try baseline(value)
      case "profile": configuration.profile = try day(value)
      default: break
      }
    }
    configuration.levels += levels + overrides
    return configuration
  }

  private func origin(of offset: Int) -> SettingOrigin {
    SettingOrigin(path: json.file.path, line: json.position(of: offset).line)
  }

  private func route(_ value: JSONValue) throws(ConfigurationFault) -> Route {
    let name = try json.string(value)
    if let nearest = Route.meant(by: name) {
      throw json.fault("unknown route \"\(name)\"; did you mean \"\(nearest)\"?", at: value)
    }
    return Route(name)
  }

  private func locales(_ value: JSONValue) throws(ConfigurationFault) -> [String] {
    let elements = try json.elements(of: value)
    guard !elements.isEmpty else { throw json.fault("expected a list that is not empty", at: value) }
    var names: [String] = []
    for element in elements {
      let name = try json.string(element)
      guard LocaleTag(name) != nil else {
        throw json.fault("\"\(name)\" is no language tag", at: element)
      }
      names.append(name)
    }
    return names
  }

  private func patterns(_ value: JSONValue, mayBeEmpty: Bool = true) throws(ConfigurationFault)
    -> [PathPattern]
  {
    try json.strings(value, mayBeEmpty: mayBeEmpty).map { PathPattern($0, folder: folder) }
  }

  private func day(_ value: JSONValue) throws(ConfigurationFault) -> CalendarDay {
    guard let day = CalendarDay(try json.string(value)) else {
      throw json.fault("expected a date as 2026-11-30", at: value)
    }
    return day
  }

  private func baseline(_ value: JSONValue) throws(ConfigurationFault) -> BaselinePlace {
    let name = try json.string(value)
    let path = ShownPath.joined(home, name)
    guard name.isRelativePath, boundary.contains(realPath: path) else {
      throw json.fault("\"\(name)\" \(FileFault.outsideBoundary.reason)", at: value)
    }
    return BaselinePlace(path: path, origin: origin(of: value.range.lowerBound), boundary: boundary.root)
  }
}

// MARK: Rules

extension ConfigurationReader {
  private static let ruleIDs = RuleSet.builtIn.infos.map(\.id.description)
  private static let levelNames = ["off"] + Severity.allCases.map(\.rawValue)

  private func levels(
    _ value: JSONValue, below pattern: PathPattern? = nil
  ) throws(ConfigurationFault) -> [RuleLevels.Setting] {
    var settings: [RuleLevels.Setting] = []
    for member in try json.members(of: value, keys: Self.ruleIDs, noun: "rule") {
      let level = try json.string(member.value)
      guard Self.levelNames.contains(level) else {
        throw json.fault(
          "\"\(level)\" is no level; allowed: \(Self.levelNames.joined(separator: ", "))", at: member.value)
      }
      settings.append(
        RuleLevels.Setting(
          rule: RuleID(member.name), level: Severity(rawValue: level), pattern: pattern,
          origin: origin(of: member.nameRange.lowerBound)))
    }
    return settings
  }

  private func overrides(_ value: JSONValue) throws(ConfigurationFault) -> [RuleLevels.Setting] {
    var settings: [RuleLevels.Setting] = []
    for entry in try json.elements(of: value, noun: "overrides") {
      _ = try json.members(of: entry, keys: ["paths", "rules"])
      guard let paths = entry["paths"], let rules = entry["rules"] else {
        throw json.fault("an override needs \"paths\" and \"rules\"", at: entry)
      }
      for pattern in try patterns(paths, mayBeEmpty: false) {
        settings += try levels(rules, below: pattern)
      }
    }
    return settings
  }

  private func readLimits(
    _ value: JSONValue, into configuration: inout Configuration
  ) throws(ConfigurationFault) {
    for member in try json.members(of: value, keys: TeamLimit.allCases.map(\.rawValue), noun: "limit") {
      guard let limit = TeamLimit(rawValue: member.name) else { continue }
      configuration.limits[limit] = try json.integer(member.value, in: 1...Self.maximumLimit)
      configuration.origins["limits \(member.name)"] = origin(of: member.nameRange.lowerBound)
    }
  }

  private func readAllowedWords(
    _ value: JSONValue, into configuration: inout Configuration
  ) throws(ConfigurationFault) {
    let rules = RuleSet.builtIn.infos.filter(\.takesAllowedWords).map(\.id.description)
    for member in try json.members(of: value) {
      guard rules.contains(member.name) else {
        let isRule = Self.ruleIDs.contains(member.name)
        let hint =
          isRule ? nil : NearestName.nearest(to: member.name, in: rules).map { "; did you mean \"\($0)\"?" }
        throw json.fault(
          isRule
            ? "\(member.name) goes by no list of words; allowed: \(rules.joined(separator: ", "))"
            : "unknown rule \"\(member.name)\"\(hint ?? "; allowed: \(rules.joined(separator: ", "))")",
          at: member.nameRange.lowerBound)
      }
      configuration.allowedWords[RuleID(member.name), default: []] += try json.strings(
        member.value, mayBeEmpty: false)
      configuration.origins["allow \(member.name)"] = origin(of: member.nameRange.lowerBound)
    }
  }

  private func suppressions(_ value: JSONValue) throws(ConfigurationFault) -> [Suppression] {
    var suppressions: [Suppression] = []
    for entry in try json.elements(of: value, noun: "suppressions") {
      _ = try json.members(of: entry, keys: ["rule", "paths", "locales", "reason"])
      guard let rule = entry["rule"], let paths = entry["paths"], let reason = entry["reason"] else {
        throw json.fault("a suppression needs \"rule\", \"paths\" and \"reason\"", at: entry)
      }
      let name = try json.string(rule)
      if let fault = SuppressionFault(rule: name) { throw json.fault(fault.text, at: rule) }
      suppressions.append(
        Suppression(
          rule: RuleID(name), reason: try json.string(reason), location: json.location(of: entry),
          scope: .paths(
            try patterns(paths, mayBeEmpty: false), locales: try entry["locales"].map(locales))))
    }
    return suppressions
  }
}
