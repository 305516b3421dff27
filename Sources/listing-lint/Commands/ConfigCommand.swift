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
    let file = configuration.path ?? "default"
    var rows: [(name: String, value: String, origin: String)] = []
    func add(_ name: String, given: String?, configured: String?, fallback: String) {
      if let given {
        rows.append((name, given, "--\(name)"))
      } else if let configured {
        rows.append((name, configured, file))
      } else {
        rows.append((name, fallback, "default"))
      }
    }
    add(
      "store", given: options.stores?.joined(separator: " "),
      configured: configuration.stores?.joined(separator: " "),
      fallback: "amazon-appstore")
    add("route", given: options.route?.name, configured: configuration.route?.name, fallback: "console")
    add(
      "console", given: options.console?.rawValue, configured: nil, fallback: ConsoleGeneration.gen2.rawValue)
    add(
      "locales", given: nil, configured: configuration.locales?.joined(separator: " "),
      fallback: "those that the store takes")
    add(
      "devices", given: nil,
      configured: configuration.devices?.map(\.rawValue).sorted().joined(separator: " "),
      fallback: "those that the listing names")
    add(
      "exclude", given: nil,
      configured: configuration.exclude.isEmpty ? nil : configuration.exclude.joined(separator: " "),
      fallback: "nothing")
    add("profile", given: nil, configured: configuration.profile?.description, fallback: "the newest")
    for setting in configuration.levels {
      let place = setting.path.map { " below \($0)" } ?? ""
      rows.append(("rule \(setting.rule)\(place)", setting.level?.rawValue ?? "off", file))
    }
    let lines = rows.map { "\($0.name): \($0.value) (\($0.origin))\n" }
    try terminal.write(Array(lines.joined().utf8))
    return .success
  }
}
