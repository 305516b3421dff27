/// A rule in words, for a terminal.
public enum RuleText {
  private static let width = 100
  private static let maximumExampleLines = 16

  /// Why, the cases, bad and good examples, the sources.
  public static func explanation(of info: RuleInfo) -> String {
    var lines = [
      "\(info.id): \(info.title)", "",
      "area: \(info.area.label); status: \(info.status.rawValue); \(info.scope.label)", "",
    ]
    lines += filled(info.rationale, indent: "") + ["", "cases:"]
    for ruleCase in info.cases {
      lines += filled("\(ruleCase.severity.rawValue): \(ruleCase.when)", indent: "  ")
    }
    if let example = info.flagged.first {
      lines += ["", "flagged:"] + self.lines(of: example.example)
    }
    if let example = info.accepted.first { lines += ["", "accepted:"] + self.lines(of: example) }
    lines += ["", "sources:"]
    for source in info.sources {
      lines.append("  \(source.url) (read \(source.read), \(source.confidence.label))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of example: Example) -> [String] {
    var lines = example.options.isEmpty ? [] : ["  with \(example.options.joined(separator: " "))"]
    for (path, content) in example.files.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(path):")
      let text = content.split(separator: "\n", omittingEmptySubsequences: false)
      for line in text.prefix(maximumExampleLines) {
        var shown = TerminalText.escaped(String(line).replacing("⟦", with: "").replacing("⟧", with: ""))
        // The fault itself is in the middle of an example, so only filler may go.
        if shown.count > width * 2 { shown = "\(shown.prefix(width / 2)) … \(shown.suffix(width / 3))" }
        lines.append("    \(shown)")
      }
      if text.count > maximumExampleLines { lines.append("    …") }
    }
    for (path, picture) in example.pictures.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(path): \(picture)")
    }
    for (path, target) in example.links.sorted(by: { $0.key < $1.key }) {
      lines.append("  \(path): a link to \(target)")
    }
    return lines
  }

  private static func filled(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    var current = indent
    for word in text.split(whereSeparator: \.isWhitespace) {
      if current.count + word.count + 1 > width, current.count > indent.count {
        lines.append(current)
        current = indent
      }
      current += (current.count > indent.count ? " " : "") + word
    }
    return lines + [current]
  }
}

extension RuleInfo.Scope {
  /// What a rule is about, in words.
  fileprivate var label: String {
    switch self {
    case .files: "the same for every store"
    case .everyStore: "for every store"
    case .store(let name): "for \(StoreProfile.builtIn.first { $0.name == name }?.title ?? name)"
    }
  }
}

extension Source.Confidence {
  /// The confidence in words.
  public var label: String {
    switch self {
    case .official: "official"
    case .officialDated: "official, dated"
    case .vendor: "vendor's page"
    case .publicCode: "seen in public code"
    case .thirdParty: "third party"
    case .thirdPartyChecked: "third party that checked the official page"
    case .liveAnswer: "reported answer of the live service"
    case .measured: "measured on real files"
    case .tried: "tried in practice"
    case .inferred: "inferred"
    }
  }
}
