import ListingValidator

/// `listing-lint explain RULE`.
struct ExplainCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    guard let name = options.paths.first else { throw ArgumentError.missingArgument("the name of a rule") }
    if options.paths.count > 1 { throw ArgumentError.unexpectedArgument(options.paths[1]) }
    guard let info = RuleSet.builtIn.info(RuleID(name)) else {
      let ids = RuleSet.builtIn.infos.map(\.id.description)
      throw ArgumentError.invalidValue(
        "explain", value: name, allowed: [], nearest: NearestName.nearest(to: name, in: ids))
    }
    try terminal.write(Array(RuleText.explanation(of: info).utf8))
    return .success
  }
}
