/// A rule as a page of Markdown: `docs/rules/<id>.md`, and the help of a rule in SARIF.
public struct RulePage: Sendable {
  private let info: RuleInfo
  /// More accepted examples would hide the others.
  private static let maximumAccepted = 2

  /// Describes a rule.
  public init(_ info: RuleInfo) { self.info = info }

  /// The page.
  public var text: String {
    "# \(info.id)\n\n\(MarkdownText.escaped(info.title))\n\nArea: \(MarkdownText.escaped(info.area.label)). "
      + "Status: \(info.status.rawValue). \(info.scope.label.prefix(1).uppercased())"
      + "\(MarkdownText.escaped(String(info.scope.label.dropFirst()))).\n\n\(body)"
  }

  /// What follows the heading.
  var body: String {
    var blocks = [MarkdownText.escaped(info.rationale), "## Cases", list(info.cases.map(Self.item))]
    let shown = info.cases.compactMap { ruleCase in info.flagged.first { $0.ruleCase.id == ruleCase.id } }
    for example in shown {
      blocks += ["## Flagged: \(MarkdownText.escaped(example.ruleCase.id))"] + self.blocks(example.example)
    }
    if !info.accepted.isEmpty {
      blocks += ["## Accepted"] + info.accepted.prefix(Self.maximumAccepted).flatMap(self.blocks)
    }
    blocks += ["## Sources", list(info.sources.map(Self.item))]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }

  private static func item(_ ruleCase: RuleCase) -> String {
    "**\(ruleCase.severity.rawValue)** \(MarkdownText.code(ruleCase.id)): \(MarkdownText.escaped(ruleCase.when))"
  }

  private static func item(_ source: Source) -> String {
    let page = source.url.hasPrefix("https://") ? "<\(source.url)>" : MarkdownText.escaped(source.url)
    return "\(page) (read \(source.read), \(source.confidence.label))"
  }

  private func blocks(_ example: Example) -> [String] {
    let text = ExampleText(example)
    var blocks: [String] = []
    if !text.options.isEmpty {
      blocks.append("With \(MarkdownText.code(text.options.joined(separator: " "))):")
    }
    for file in text.files {
      let language = file.path.hasSuffix(".xml") ? "xml" : "text"
      blocks.append("\(MarkdownText.code(file.path)):")
      blocks.append(MarkdownText.block(file.lines.joined(separator: "\n"), language: language))
    }
    if text.files.contains(where: { $0.lines.contains { $0.contains("⟪") } }) {
      blocks.append("`⟪FF 61*3⟫` stands for the bytes FF, 61, 61, 61.")
    }
    if !text.links.isEmpty {
      blocks.append(
        list(text.links.map { "\(MarkdownText.code($0.path)) is a link to \(MarkdownText.code($0.target))" }))
    }
    for files in [text.pictures, text.packages] where !files.isEmpty {
      blocks.append(
        list(files.map { "\(MarkdownText.code($0.path)): \(MarkdownText.escaped($0.description))" }))
    }
    return blocks
  }
}

/// All rules as a page of Markdown: `docs/rules/README.md`.
public struct RuleIndex: Sendable {
  private let infos: [RuleInfo]

  /// Lists rules.
  public init(_ rules: RuleSet) { infos = rules.infos }

  /// The page; each rule links to its own beside it.
  public var text: String {
    var blocks = ["# Rules", "\(infos.count) rules. A rule's severity is that of its gravest case."]
    for area in Area.allCases {
      let rules = infos.filter { $0.area == area }
      guard !rules.isEmpty else { continue }
      let rows = rules.map { info in
        "| [\(info.id)](\(info.id).md) | \(info.severity.rawValue) | \(MarkdownText.escaped(info.title)) |"
      }
      blocks += [
        "## \(area.label.prefix(1).uppercased())\(MarkdownText.escaped(String(area.label.dropFirst())))",
        (["| rule | severity | fault |", "|---|---|---|"] + rows).joined(separator: "\n"),
      ]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
