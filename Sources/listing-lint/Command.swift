import ListingValidator

/// The command: words in, reports and an exit status out.
struct Command {
  /// The version of the tool.
  static let version = "0.1.0"

  let arguments: [String]
  let terminal: Terminal

  /// Does what the words say that the process was started with.
  static func main() -> Never {
    let terminal = Terminal()
    Interruption(files: terminal.files, output: terminal.output).watch()
    Terminal.exit(Command(arguments: Array(CommandLine.arguments.dropFirst()), terminal: terminal).run())
  }

  /// Does what the arguments say.
  /// - Returns: the exit status.
  func run() -> Int32 {
    do {
      let parsed = try ArgumentParser.parse(arguments)
      return try run(parsed).rawValue
    } catch let error as ArgumentError {
      let hint = error.isAboutOptions ? " (listing-lint --help lists the options)" : ""
      terminal.complain(error.text + hint)
      return ExitStatus.usage.rawValue
    } catch let error as ConfigurationFault {
      terminal.complain(error.description)
      return ExitStatus.usage.rawValue
    } catch is LineStream.Unwritten {
      return ExitStatus.unreadable.rawValue
    } catch let error as FileFault {
      terminal.complain("cannot write the report: \(error.reason)")
      return ExitStatus.unreadable.rawValue
    } catch {
      terminal.complain("internal failure: \(error)")
      return ExitStatus.unreadable.rawValue
    }
  }

  private func run(_ parsed: ArgumentParser.Parsed) throws -> ExitStatus {
    if parsed.options.wantsHelp {
      try terminal.write(Array(Help.text(for: parsed.command).utf8))
      return .success
    }
    if parsed.options.wantsVersion {
      let profiles = StoreProfile.heads.map { "\($0.name) profile \($0.version)" }.joined(separator: ", ")
      try terminal.write(Array("listing-lint \(Self.version) (\(profiles))\n".utf8))
      return .success
    }
    switch parsed.command {
    case .lint: return try LintCommand(options: parsed.options, terminal: terminal).run()
    case .merge: return try MergeCommand(options: parsed.options, terminal: terminal).run()
    case .rules: return try RulesCommand(options: parsed.options, terminal: terminal).run()
    case .explain: return try ExplainCommand(options: parsed.options, terminal: terminal).run()
    case .inspect: return try InspectCommand(options: parsed.options, terminal: terminal).run()
    case .config: return try ConfigCommand(options: parsed.options, terminal: terminal).run()
    case .help: return try HelpCommand(options: parsed.options, terminal: terminal).run()
    case .baseline: return try BaselineCommand(options: parsed.options, terminal: terminal).run()
    case .fix: return try FixCommand(options: parsed.options, terminal: terminal).run()
    case .initialize: return try InitCommand(options: parsed.options, terminal: terminal).run()
    case .completions: return try CompletionsCommand(options: parsed.options, terminal: terminal).run()
    case .manual:
      try terminal.write(Array(ManualPage.text.utf8))
      return .success
    }
  }
}
