/// Text made safe for Markdown as GitHub and GitLab show it.
enum MarkdownText {
  /// Text on one line, also of a table: no markup, no link, nobody mentioned.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "#", "$", "~", "|": result += "\\\(scalar)"
      // Mentions are looked for in the finished text, where a backslash is gone.
      case "@": result += "@<!-- -->"
      // An address is a link without any markup, and `www.` is one without a scheme.
      case ":" where scalars[(index + 1)...].first == "/": result += "\\:"
      case "." where result.last == "w": result += "\\."
      case _ where TerminalText.isUnsafe(scalar): result += "\\\(TerminalText.spelled(scalar))"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text in a code span, also of a table.
  static func code(_ text: String) -> String {
    let text = TerminalText.escaped(text)
    var longest = 0
    var run = 0
    for character in text.unicodeScalars {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let padding = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty ? " " : ""
    // A table looks for its bars before code spans are.
    return "\(fence)\(padding)\(text.replacing("|", with: "\\|"))\(padding)\(fence)"
  }

  /// A block of code.
  static func block(_ text: String, language: String = "") -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
