import ListingValidator

/// `listing-lint rules`: every rule.
struct RulesCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    if let extra = options.paths.first { throw ArgumentError.unexpectedArgument(extra) }
    let infos = RuleSet.builtIn.infos
    switch options.outputs.first?.format {
    case .json: try terminal.write(try JSONText.encoded(infos.map(RuleDescription.init)))
    case .markdown: try terminal.write(Array(RuleIndex(.builtIn).text.utf8))
    default: try terminal.write(Array(text(infos).utf8))
    }
    return .success
  }

  private func text(_ infos: [RuleInfo]) -> String {
    let width = infos.map(\.id.description.count).max() ?? 0
    var lines: [String] = []
    for area in Area.allCases {
      let rules = infos.filter { $0.area == area }
      guard !rules.isEmpty else { continue }
      lines.append("\(area.label):")
      for info in rules {
        let id = info.id.description
        let severity = info.severity.rawValue
        lines.append(
          "  \(id)\(String(repeating: " ", count: width - id.count))  "
            + "\(severity)\(String(repeating: " ", count: 7 - severity.count))  \(info.title)")
      }
    }
    lines.append("\(infos.count) rules; listing-lint explain RULE tells more of one")
    return lines.map { $0 + "\n" }.joined()
  }
}
