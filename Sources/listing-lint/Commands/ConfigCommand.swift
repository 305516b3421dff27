import ListingValidator

/// `listing-lint config [PATH]`: the settings in force, and where each comes from.
struct ConfigCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    if options.paths.count > 1 { throw ArgumentError.unexpectedArgument(options.paths[1]) }
    let path = options.paths.first ?? "."
    guard FileSystem().realPath(path) != nil else {
      terminal.complain("\(path): no such file or folder")
      return .unreadable
    }
    let run = LintRun(settings: try options.settings(terminal), toolVersion: Command.version)
    let configuration = try run.configuration(for: path)
    let rows = values(of: configuration) + lists(of: configuration)
    try terminal.write(lines: rows.map { TerminalText.escaped("\($0.name): \($0.value) (\($0.origin))") })
    return .success
  }

  private struct Row {
    var name: String
    var value: String
    var origin: String
  }

  /// The settings that there is one value of, defaults included.
  private func values(of configuration: Configuration) -> [Row] {
    func row(_ name: String, key: String, given: String? = nil, configured: String?, fallback: String) -> Row
    {
      if let given { return Row(name: name, value: given, origin: "--\(name)") }
      guard let configured else { return Row(name: name, value: fallback, origin: "default") }
      return Row(name: name, value: configured, origin: origin(key, of: configuration))
    }
    return [
      row(
        "store", key: "stores", given: options.stores?.joined(separator: " "),
        configured: configuration.stores?.joined(separator: " "), fallback: "amazon-appstore"),
      row(
        "route", key: "route", given: options.route?.name, configured: configuration.route?.name,
        fallback: "console"),
      row(
        "console", key: "console", given: options.console?.rawValue,
        configured: configuration.console?.rawValue, fallback: ConsoleGeneration.gen2.rawValue),
      row(
        "locales", key: "locales", configured: configuration.locales?.joined(separator: " "),
        fallback: "those that the store takes"),
      row(
        "devices", key: "devices",
        configured: configuration.devices?.map(\.rawValue).sorted().joined(separator: " "),
        fallback: "those that the listing names"),
      row(
        "layouts", key: "layouts",
        configured: configuration.layouts?.map(\.rawValue).joined(separator: " "), fallback: "all"),
      row(
        "exclude", key: "exclude",
        configured: configuration.exclude.isEmpty
          ? nil : configuration.exclude.map(\.text).joined(separator: " "), fallback: "nothing"),
      row(
        "fail-on", key: "failOn", configured: configuration.failLevel?.rawValue,
        fallback: FailLevel.error.rawValue),
      row("baseline", key: "baseline", configured: configuration.baseline?.shown, fallback: "none"),
      row("profile", key: "profile", configured: configuration.profile?.description, fallback: "the newest"),
    ]
  }

  /// The settings that there may be many of.
  private func lists(of configuration: Configuration) -> [Row] {
    var rows = configuration.levels.map { setting in
      Row(
        name: "rule \(setting.rule)\(setting.pattern.map { " below \($0.text)" } ?? "")",
        value: setting.level?.rawValue ?? "off", origin: setting.origin?.description ?? "--rule")
    }
    rows += configuration.limits.sorted { $0.key.rawValue < $1.key.rawValue }.map { limit, maximum in
      Row(
        name: "limit \(limit.rawValue)", value: "\(maximum)",
        origin: origin("limits \(limit.rawValue)", of: configuration))
    }
    rows += configuration.allowedWords.sorted { $0.key < $1.key }.map { rule, words in
      Row(
        name: "allow \(rule)", value: words.joined(separator: ", "),
        origin: origin("allow \(rule)", of: configuration))
    }
    rows += configuration.suppressions.map { suppression in
      let locales = suppression.locales.map { ", locales \($0.joined(separator: " "))" } ?? ""
      return Row(
        name:
          "suppression \(suppression.rule) below \(suppression.patterns.joined(separator: " "))\(locales)",
        value: suppression.reason, origin: suppression.origin)
    }
    return rows
  }

  private func origin(_ key: String, of configuration: Configuration) -> String {
    configuration.origins[key]?.description ?? configuration.path ?? "default"
  }
}
