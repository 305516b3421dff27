import ListingValidator

/// `listing-lint help [COMMAND]`: the same as `--help`.
struct HelpCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    if options.paths.count > 1 { throw ArgumentError.unexpectedArgument(options.paths[1]) }
    var command = CommandName.lint
    if let name = options.paths.first {
      let names = CommandName.allCases.map(\.rawValue)
      guard let named = CommandName(rawValue: name) else {
        throw ArgumentError.invalidValue(
          "help", value: name, allowed: names, nearest: NearestName.nearest(to: name, in: names))
      }
      command = named
    }
    try terminal.write(Array(Help.text(for: command).utf8))
    return .success
  }
}
