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
    let isMarkdown = options.outputs.first?.format == .markdown
    let text = isMarkdown ? RulePage(info).text : RuleText.explanation(of: info)
    try terminal.write(Array(text.utf8))
    return .success
  }
}
