import ListingValidator

/// The words that name a command.
enum CommandName: String, CaseIterable, Sendable {
  case lint, rules, explain
  case initialize = "init"
  case fix, inspect, baseline, merge, config, completions, manual, help

  /// What follows the command, for help.
  var synopsis: String {
    switch self {
    case .lint: "[lint] PATH..."
    case .rules: "rules"
    case .explain: "explain RULE"
    case .initialize: "init [DIR]"
    case .fix: "fix PATH..."
    case .inspect: "inspect PATH"
    case .baseline: "baseline PATH..."
    case .merge: "merge REPORT..."
    case .config: "config [PATH]"
    case .completions: "completions SHELL"
    case .manual: "manual"
    case .help: "help [COMMAND]"
    }
  }

  /// What it does, in a few words.
  var help: String {
    switch self {
    case .lint: "check listing folders and manifests; PATH defaults to the current folder"
    case .rules: "list every rule"
    case .explain: "explain a rule: why, examples, sources"
    case .initialize: "write a listing.xml to start from, out of what is in a folder"
    case .fix: "make the changes that are sure to be right; --dry-run shows them"
    case .inspect: "show what a folder of texts, an Android module, a package or a picture contains"
    case .baseline: "record what is found today, so that only new findings fail"
    case .merge: "join the reports of several runs, each over a --shard, as one"
    case .config: "show the settings in force for a path, and where each comes from"
    case .completions: "print completions for a shell: bash, zsh or fish"
    case .manual: "print the manual page"
    case .help: "describe a command and its options"
    }
  }

  /// The formats that it can write, the default first; none for a command with one way to say it.
  var formats: [ReportFormat] {
    switch self {
    case .lint: ReportFormat.allCases
    // A report knows no pictures.
    case .merge: ReportFormat.allCases.filter { $0 != .html }
    case .rules: [.text, .json, .markdown]
    case .explain: [.text, .markdown]
    case .inspect: [.text, .json]
    case .initialize, .fix, .baseline, .config, .completions, .manual, .help: []
    }
  }

  /// What a shell offers after the command.
  var completion: Completion {
    switch self {
    case .lint, .fix, .inspect, .baseline, .merge, .config: .files
    case .initialize: .folders
    case .explain: .rules
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(CommandName.allCases.map(\.rawValue))
    case .rules, .manual: .nothing
    }
  }
}
