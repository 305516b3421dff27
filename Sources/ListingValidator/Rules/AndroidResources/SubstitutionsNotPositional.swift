struct SubstitutionsNotPositional: Rule {
  static let several = RuleCase(
    "several", .warning, "a string has several substitutions, and not all of them are numbered")

  static let info = RuleInfo(
    "substitutions-not-positional", "several substitutions without numbers", area: .androidResources,
    rationale: """
      Translators may have to swap the parts of a sentence, which only %1$s and %2$s allow. The resource compiler \
      refuses several substitutions of which one has no number, unless the string says translatable="false" or \
      formatted="false"; Gradle builds turn the refusal into a warning.
      """,
    cases: [several],
    sources: .resourceElements + [
      Source("https://github.com/open-learning-exchange/myplanet/issues/3986", .thirdParty)
    ],
    flagged: [
      FlaggedExample(several, .values("<string name=\"from\">⟦%s of %s⟧</string>")),
      FlaggedExample(several, .values("<string name=\"from\">⟦%1$d of %d⟧</string>")),
      FlaggedExample(several, .values("<string name=\"sale\">⟦50% off for %s⟧</string>")),
    ],
    accepted: [
      .values("<string name=\"from\">%1$s of %2$s</string>"), .values("<string name=\"from\">%s</string>"),
      .values("<string name=\"from\" translatable=\"false\">%s of %s</string>"),
      .values("<string name=\"from\" formatted=\"false\">%s of %s</string>"),
      .values("<string name=\"sale\">50%% off for %s</string>"),
      .values("<string name=\"time\">%H:%M</string>"), .values("<string name=\"b\">%s <b>%s</b></string>"),
      .values("<item type=\"string\" name=\"from\">%s of %s</item>"),
    ])

  func check(_ string: StringResource, in context: Context, into report: inout Report) {
    guard case .text(let text) = string.value, string.isChecked, FormatString.needsNumbers(text.string) else {
      return
    }
    report.flag(
      Self.several, at: text.location, "several substitutions without numbers in \"\(string.name.value)\"",
      found: text.string, help: "number them, as in %1$s and %2$s, or add formatted=\"false\"")
  }
}

extension StringResource {
  /// True where the compiler looks for substitutions.
  fileprivate var isChecked: Bool {
    let element = entry.element
    guard element.name == "string" || element.attribute("format")?.value == "string" else { return false }
    return ["translatable", "formatted"].allSatisfy { name in
      element.attribute(name).map { ResourceBoolean($0.value)?.value ?? false } ?? true
    }
  }
}

/// The substitutions of a text as `String.format` of Java reads them.
enum FormatString {
  /// True where there are several, and one of them has no number.
  static func needsNumbers(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var count = 0
    var hasUnnumbered = false
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), index + 1 < bytes.count else {
        index += 1
        continue
      }
      index += 1
      if bytes[index] == UInt8(ascii: "%") || bytes[index] == UInt8(ascii: "n") {
        index += 1
        continue
      }
      count += 1
      let digits = bytes[index...].prefix(while: isDigit)
      index = digits.endIndex
      if !digits.isEmpty {
        // Without a dollar sign the digits are a width.
        if index < bytes.count, bytes[index] != UInt8(ascii: "$") { hasUnnumbered = true }
      } else {
        hasUnnumbered = true
        // The argument before once more.
        if bytes[index] == UInt8(ascii: "<") { index += 1 }
      }
      while index < bytes.count, isDigit(bytes[index]) || "-#+ ,(".utf8.contains(bytes[index]) { index += 1 }
      // These letters are of dates only: such a text is for another formatter.
      if index < bytes.count, "DFKMWZkmwyz".utf8.contains(bytes[index]) { return false }
      index += 1
    }
    return count > 1 && hasUnnumbered
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
