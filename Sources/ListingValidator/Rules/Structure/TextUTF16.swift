struct TextUTF16: Rule {
  static let utf16 = RuleCase("utf-16", .error, "a text file is written in UTF-16")

  static let info = RuleInfo(
    "text-utf16", "text file in UTF-16", area: .structure,
    rationale: """
      Some Windows editors save as UTF-16 what they call Unicode. Upload tools read texts as UTF-8 and fail, or send \
      a zero between the letters. The text is checked all the same.
      """,
    cases: [utf16],
    sources: [
      Source("fastlane/fastlane:supply/lib/supply/uploader.rb", .publicCode),
      Source("https://www.rfc-editor.org/rfc/rfc3629", .official),
    ],
    flagged: [
      FlaggedExample(
        utf16,
        Example(files: ["fastlane/metadata/android/en-US/title.txt": "⟪FF FE 50 00 6C 00 61 00 6E 00⟫"]))
    ],
    accepted: [Example(files: ["fastlane/metadata/android/en-US/title.txt": "Plan"])])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .encoding(let encoding) = fault.kind else { return }
    report.flag(
      Self.utf16, at: fault.location, "the text is \(encoding.rawValue), not UTF-8", found: encoding.rawValue,
      allowed: "UTF-8", help: "save the file as UTF-8", locale: fault.locale, field: fault.field)
  }
}
