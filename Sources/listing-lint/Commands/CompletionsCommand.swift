import ListingValidator

/// `listing-lint completions SHELL`.
struct CompletionsCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    let shells = Shell.allCases.map(\.rawValue)
    guard let name = options.paths.first else {
      throw ArgumentError.missingArgument("the name of a shell (\(shells.joined(separator: ", ")))")
    }
    if options.paths.count > 1 { throw ArgumentError.unexpectedArgument(options.paths[1]) }
    guard let shell = Shell(rawValue: name) else {
      throw ArgumentError.invalidValue(
        "completions", value: name, allowed: shells, nearest: NearestName.nearest(to: name, in: shells))
    }
    try terminal.write(Array(CompletionScript.text(for: shell).utf8))
    return .success
  }
}
