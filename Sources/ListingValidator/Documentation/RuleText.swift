/// A rule in words, for a terminal.
public enum RuleText {
  private static let width = 100

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
    let text = ExampleText(example)
    var lines = text.options.isEmpty ? [] : ["  with \(text.options.joined(separator: " "))"]
    for file in text.files { lines += ["  \(file.path):"] + file.lines.map { "    \($0)" } }
    for link in text.links { lines.append("  \(link.path): a link to \(link.target)") }
    for package in text.packages { lines.append("  \(package.path): \(package.description)") }
    for picture in text.pictures { lines.append("  \(picture.path): \(picture.description)") }
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
  var label: String {
    switch self {
    case .files: "the same for every store"
    case .everyStore: "for every store"
    case .store(let name): "for \(StoreProfile.named(name)?.title ?? name)"
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
