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
  /// What a shell offers for the value.
  let completion: Completion
  /// Takes the value, or the empty string for a flag.
  let apply: @Sendable (inout Options, String) throws(ArgumentError) -> Void

  init(
    _ names: String..., value: String? = nil, help: String, commands: Set<CommandName> = [.lint],
    completion: Completion = .nothing,
    apply: @escaping @Sendable (inout Options, String) throws(ArgumentError) -> Void
  ) {
    self.names = names
    valueName = value
    self.help = help
    self.commands = commands
    self.completion = completion
    self.apply = apply
  }
}

extension OptionSpec {
  /// The commands that check listings.
  private static let checking: Set<CommandName> = [.lint, .baseline, .fix]
  /// The commands that write reports.
  private static let reporting: Set<CommandName> = [.lint, .merge]
  /// The most listings that can be checked at a time.
  private static let maximumJobs = 256

  /// Every option.
  static let all: [OptionSpec] = [
    OptionSpec(
      "--format", value: "FORMAT",
      help: "the format of the report; lint takes several, each with an --output",
      commands: Set(CommandName.allCases.filter { !$0.formats.isEmpty }),
      completion: .formats
    ) { (options, value) throws(ArgumentError) in
      options.outputs.append(Options.Output(format: try choice("--format", value), path: nil))
    },
    OptionSpec(
      "--output", "-o", value: "FILE", help: "write the report of the --format before it to a file",
      commands: reporting, completion: .files
    ) {
      (options, value) throws(ArgumentError) in
      if options.outputs.isEmpty { options.outputs.append(Options.Output(format: .text)) }
      let last = options.outputs.count - 1
      guard options.outputs[last].path == nil else { throw .conflict("--output", "a second --output") }
      options.outputs[last].path = value
    },
    OptionSpec(
      "--html-images", value: "HOW",
      help: "link (default) the pictures of an html report, or embed them scaled down",
      completion: .words(Options.HTMLImages.allCases.map(\.rawValue))
    ) { (options, value) throws(ArgumentError) in options.htmlImages = try choice("--html-images", value) },
    OptionSpec(
      "--output", "-o", value: "FILE",
      help: "the baseline; without it the one of the settings, or \(Baseline.fileName)",
      commands: [.baseline],
      completion: .files
    ) { options, value in options.baseline = value },
    OptionSpec(
      "--fail-on", value: "LEVEL", help: "error (default), warning, note or never",
      completion: .words(FailLevel.allCases.map(\.rawValue))
    ) {
      (options, value) throws(ArgumentError) in options.failLevel = try choice("--fail-on", value)
    },
    OptionSpec(
      "--baseline", value: "FILE", help: "hide the findings that this baseline knows", completion: .files
    ) { options, value in options.baseline = value },
    OptionSpec("--no-baseline", help: "hide nothing that a baseline of the settings knows") {
      options, _ in options.ignoresBaseline = true
    },
    OptionSpec(
      "--prune", help: "only take away what is found no more", commands: [.baseline]
    ) { options, _ in options.prunes = true },
    OptionSpec("--grow", help: "also record findings that an existing baseline lacks", commands: [.baseline])
    {
      options, _ in options.grows = true
    },
    OptionSpec(
      "--unsafe", help: "also make changes that need a look, such as new names for folders", commands: [.fix]
    ) { options, _ in options.appliesUnsafeFixes = true },
    OptionSpec("--dry-run", help: "change nothing, print a diff", commands: [.fix]) {
      options, _ in options.isDryRun = true
    },
    OptionSpec(
      "--rule", value: "ID=LEVEL", help: "cap a rule at off, note, warning or error", commands: checking,
      completion: .rulesWithLevel
    ) {
      (options, value) throws(ArgumentError) in options.levels.append(try ruleLevel(value))
    },
    OptionSpec(
      "--config", value: "FILE", help: "read settings from this file, not the nearest .listing-lint.json",
      commands: checking.union([.config]), completion: .files
    ) { options, value in options.config = value },
    OptionSpec(
      "--store", value: "LIST", help: "the stores to check for, separated by commas",
      commands: checking.union([.config]), completion: .words(StoreProfile.heads.map(\.name))
    ) {
      (options, value) throws(ArgumentError) in
      let known = StoreProfile.heads.map(\.name)
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
      commands: checking.union([.config]), completion: .words(["console", "api"])
    ) { (options, value) throws(ArgumentError) in
      if let nearest = Route.meant(by: value) {
        throw .invalidValue("--route", value: value, allowed: [], nearest: nearest)
      }
      options.route = Route(value)
    },
    OptionSpec(
      "--console", value: "FORM", help: "the form of the console: gen1, gen1b, gen2 (default) or gen3",
      commands: checking.union([.config]), completion: .words(ConsoleGeneration.allCases.map(\.rawValue))
    ) { (options, value) throws(ArgumentError) in options.console = try choice("--console", value) },
    OptionSpec(
      "--boundary", value: "DIR", help: "read nothing outside this folder",
      commands: checking.union([.inspect, .config]), completion: .folders
    ) { options, value in options.boundary = value },
    OptionSpec(
      "--variant", value: "NAME", help: "only this flavour", commands: checking.union([.inspect])
    ) {
      options, value in options.variant = value
    },
    OptionSpec(
      "--exclude", value: "PATTERN",
      help: "leave out what a pattern matches, as \"exclude\" of the settings does",
      commands: checking
    ) { options, value in options.exclude.append(value) },
    OptionSpec("--no-ignore", help: "look also at what git ignores", commands: checking) { options, _ in
      options.readsIgnored = true
    },
    OptionSpec("--changed-since", value: "REV", help: "only listings that differ from a revision of git") {
      options, value in options.changedSince = value
    },
    OptionSpec(
      "--files-from", value: "FILE", help: "read paths from a file, one a line; - for the standard input",
      completion: .files
    ) { options, value in options.filesFrom = value },
    OptionSpec("--shard", value: "N/M", help: "check one of M equal shares; merge joins their reports") {
      (options, value) throws(ArgumentError) in
      guard let shard = LintRun.Shard(value) else {
        throw .invalidValue("--shard", value: value, allowed: ["1/2", "2/2 and the like"], nearest: nil)
      }
      options.shard = shard
    },
    OptionSpec(
      "--jobs", "-j", value: "N", help: "how many listings are checked at a time; default: all processors",
      commands: checking
    ) { (options, value) throws(ArgumentError) in
      guard let jobs = Int(value), (1...maximumJobs).contains(jobs) else {
        throw .invalidValue("--jobs", value: value, allowed: ["1 to \(maximumJobs)"], nearest: nil)
      }
      options.jobs = jobs
    },
    OptionSpec("--no-progress", help: "do not show how far the run is") { options, _ in
      options.hidesProgress = true
    },
    OptionSpec("--expand", help: "show every place of a finding", commands: reporting) { options, _ in
      options.expands = true
    },
    OptionSpec("--verbose", "-v", help: "show notes too", commands: reporting) { options, _ in
      options.isVerbose = true
    },
    OptionSpec(
      "--quiet", "-q", help: "show findings only: no source lines, help or summary", commands: reporting
    ) {
      options, _ in options.isQuiet = true
    },
    OptionSpec(
      "--color", value: "WHEN", help: "auto (default), always or never",
      commands: reporting.union([.explain]),
      completion: .words(Options.Color.allCases.map(\.rawValue))
    ) {
      (options, value) throws(ArgumentError) in options.color = try choice("--color", value)
    },
    OptionSpec(
      "--deep", help: "decode every picture, not only icons, to look at its pixels",
      commands: [.lint, .baseline]
    ) {
      options, _ in options.isDeep = true
    },
    OptionSpec(
      "--require-binaries", help: "a binary that is not built yet is an error", commands: [.lint, .baseline]
    ) {
      options, _ in options.requiresBinaries = true
    },
    OptionSpec("--allow-empty", help: "finding no listing is no failure") { options, _ in
      options.allowsEmpty = true
    },
    OptionSpec("--exit-zero", help: "exit with 0 whatever is found", commands: reporting) { options, _ in
      options.exitsZero = true
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
