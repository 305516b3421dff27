import ListingValidator

/// One option: the one source for parsing and help.
struct OptionSpec: Sendable {
  /// The spellings, long one first.
  let names: [String]
  /// What stands for the value in help; nil for a flag.
  let valueName: String?
  /// What it does, in a few words.
  let help: String
  /// The commands that take it.
  let commands: Set<CommandName>
  /// Takes the value, or the empty string for a flag.
  let apply: @Sendable (inout Options, String) throws(ArgumentError) -> Void

  init(
    _ names: String..., value: String? = nil, help: String, commands: Set<CommandName> = [.lint],
    apply: @escaping @Sendable (inout Options, String) throws(ArgumentError) -> Void
  ) {
    self.names = names
    valueName = value
    self.help = help
    self.commands = commands
    self.apply = apply
  }
}

/// The words that name a command.
enum CommandName: String, CaseIterable, Sendable {
  case lint, rules, explain, inspect, config, help

  /// What follows the command, for help.
  var synopsis: String {
    switch self {
    case .lint: "[lint] PATH..."
    case .rules: "rules"
    case .explain: "explain RULE"
    case .inspect: "inspect PATH"
    case .config: "config [PATH]"
    case .help: "help [COMMAND]"
    }
  }

  /// What it does, in a few words.
  var help: String {
    switch self {
    case .lint: "check listing folders and manifests; PATH defaults to the current folder"
    case .rules: "list every rule"
    case .explain: "explain a rule: why, examples, sources"
    case .inspect: "show what a listing folder or the ids of a game contain"
    case .config: "show the settings in force for a path, and where each comes from"
    case .help: "describe a command and its options"
    }
  }

  /// The formats that it can write, the default first; none for a command with one way to say it.
  var formats: [ReportFormat] {
    switch self {
    case .lint: ReportFormat.allCases
    case .rules: [.text, .json, .markdown]
    case .explain: [.text, .markdown]
    case .inspect: [.text, .json]
    case .config, .help: []
    }
  }
}

extension OptionSpec {
  /// Every option.
  static let all: [OptionSpec] = [
    OptionSpec(
      "--format", value: "FORMAT",
      help: "the format of the report; lint takes several, each with an --output",
      commands: Set(CommandName.allCases.filter { !$0.formats.isEmpty })
    ) { (options, value) throws(ArgumentError) in
      options.outputs.append(Options.Output(format: try choice("--format", value), path: nil))
    },
    OptionSpec("--output", "-o", value: "FILE", help: "write the report of the --format before it to a file")
    {
      (options, value) throws(ArgumentError) in
      if options.outputs.isEmpty { options.outputs.append(Options.Output(format: .text)) }
      let last = options.outputs.count - 1
      guard options.outputs[last].path == nil else { throw .conflict("--output", "a second --output") }
      options.outputs[last].path = value
    },
    OptionSpec(
      "--html-images", value: "HOW",
      help: "link (default) the pictures of an html report, or embed them scaled down"
    ) { (options, value) throws(ArgumentError) in options.htmlImages = try choice("--html-images", value) },
    OptionSpec("--fail-on", value: "LEVEL", help: "error (default), warning, note or never") {
      (options, value) throws(ArgumentError) in options.failLevel = try choice("--fail-on", value)
    },
    OptionSpec("--rule", value: "ID=LEVEL", help: "cap a rule at off, note, warning or error") {
      (options, value) throws(ArgumentError) in options.levels.append(try ruleLevel(value))
    },
    OptionSpec(
      "--config", value: "FILE", help: "read settings from this file, not the nearest .listing-lint.json",
      commands: [.lint, .config]
    ) { options, value in options.config = value },
    OptionSpec(
      "--store", value: "LIST", help: "the stores to check for, separated by commas",
      commands: [.lint, .config]
    ) {
      (options, value) throws(ArgumentError) in
      let known = StoreProfile.builtIn.map(\.name)
      options.stores = try value.split(separator: ",").map { (name) throws(ArgumentError) in
        let name = String(name).trimmed
        guard known.contains(name) else {
          throw .invalidValue(
            "--store", value: name, allowed: known, nearest: NearestName.nearest(to: name, in: known))
        }
        return name
      }
    },
    OptionSpec(
      "--route", value: "ROUTE", help: "console (default), api, or the name of an upload plugin",
      commands: [.lint, .config]
    ) { (options, value) throws(ArgumentError) in
      if let nearest = Route.meant(by: value) {
        throw .invalidValue("--route", value: value, allowed: [], nearest: nearest)
      }
      options.route = Route(value)
    },
    OptionSpec(
      "--console", value: "FORM", help: "the form of the console: gen1, gen1b, gen2 (default) or gen3",
      commands: [.lint, .config]
    ) { (options, value) throws(ArgumentError) in options.console = try choice("--console", value) },
    OptionSpec(
      "--boundary", value: "DIR", help: "read nothing outside this folder",
      commands: [.lint, .inspect, .config]
    ) { options, value in options.boundary = value },
    OptionSpec("--variant", value: "NAME", help: "only this flavour", commands: [.lint, .inspect]) {
      options, value in options.variant = value
    },
    OptionSpec("--expand", help: "show every place of a finding") { options, _ in options.expands = true },
    OptionSpec("--verbose", "-v", help: "show notes too") { options, _ in options.isVerbose = true },
    OptionSpec("--quiet", "-q", help: "show findings only: no source lines, help or summary") {
      options, _ in options.isQuiet = true
    },
    OptionSpec(
      "--color", value: "WHEN", help: "auto (default), always or never", commands: [.lint, .explain]
    ) {
      (options, value) throws(ArgumentError) in options.color = try choice("--color", value)
    },
    OptionSpec("--deep", help: "decode every picture, not only icons, to look at its pixels") {
      options, _ in options.isDeep = true
    },
    OptionSpec("--require-binaries", help: "a binary that is not built yet is an error") {
      options, _ in options.requiresBinaries = true
    },
    OptionSpec("--allow-empty", help: "finding no listing is no failure") { options, _ in
      options.allowsEmpty = true
    },
    OptionSpec("--exit-zero", help: "exit with 0 whatever is found") { options, _ in options.exitsZero = true
    },
    OptionSpec(
      "--version", help: "print the version and the store profiles", commands: Set(CommandName.allCases)
    ) {
      options, _ in options.wantsVersion = true
    },
    OptionSpec("--help", "-h", help: "print this help", commands: Set(CommandName.allCases)) {
      options, _ in options.wantsHelp = true
    },
  ]

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ value: String
  ) throws(ArgumentError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let allowed = Choice.allCases.map(\.rawValue)
    throw .invalidValue(
      option, value: value, allowed: allowed, nearest: NearestName.nearest(to: value, in: allowed))
  }

  private static func ruleLevel(_ value: String) throws(ArgumentError) -> RuleLevels.Setting {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      throw .invalidValue(
        "--rule", value: value, allowed: ["ID=off", "ID=note", "ID=warning", "ID=error"], nearest: nil)
    }
    let ids = RuleSet.builtIn.infos.map(\.id.description)
    guard ids.contains(parts[0]) else {
      throw .invalidValue(
        "--rule", value: parts[0], allowed: [], nearest: NearestName.nearest(to: parts[0], in: ids))
    }
    guard parts[1] == "off" || Severity(rawValue: parts[1]) != nil else {
      throw .invalidValue("--rule", value: value, allowed: ["off", "note", "warning", "error"], nearest: nil)
    }
    return RuleLevels.Setting(rule: RuleID(parts[0]), level: Severity(rawValue: parts[1]))
  }
}
