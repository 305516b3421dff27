/// Text made safe for the workflow commands of GitHub Actions, `::error file=…::message`.
enum WorkflowCommandText {
  /// The text of a message.
  static func message(_ text: String) -> String { escaped(text, also: []) }

  /// The value of a property, which a comma or colon would end.
  static func property(_ text: String) -> String { escaped(text, also: [":", ","]) }

  private static func escaped(_ text: String, also ends: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      case "\r": result += "%0D"
      case ":" where ends.contains(scalar): result += "%3A"
      case "," where ends.contains(scalar): result += "%2C"
      case _ where TerminalText.isUnsafe(scalar): result += TerminalText.spelled(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
