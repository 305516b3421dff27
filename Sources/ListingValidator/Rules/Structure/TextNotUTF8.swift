struct TextNotUTF8: Rule {
  static let invalid = RuleCase("invalid-byte", .error, "a byte is no part of a character in UTF-8")

  static let info = RuleInfo(
    "text-not-utf8", "text that is not UTF-8", area: .structure,
    rationale: """
      Upload tools read texts as UTF-8, and so does every XML parser that is not told otherwise. A file in another \
      encoding, such as Windows-1252, fails there or shows wrong characters to customers. Nothing is checked in it.
      """,
    cases: [invalid],
    sources: [
      Source("https://www.rfc-editor.org/rfc/rfc3629", .official),
      Source("fastlane/fastlane:supply/lib/supply/uploader.rb", .publicCode),
    ],
    flagged: [
      FlaggedExample(
        invalid,
        Example(files: ["fastlane/metadata/android/de-DE/short_description.txt": "F⟦⟪FC⟫⟧r alle."])),
      FlaggedExample(invalid, Example("<general><app-title>F⟦⟪FC⟫⟧r alle</app-title></general>")),
    ],
    accepted: [
      Example(files: ["fastlane/metadata/android/de-DE/short_description.txt": "Für alle."]),
      Example("<general><app-title>Für alle</app-title></general>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .notUTF8(let byte, let offset) = fault.kind else { return }
    let digits = String(byte, radix: 16, uppercase: true)
    let value = "0x\(digits.count < 2 ? "0" : "")\(digits)"
    let isUTF16 = fault.location.file.map { $0.encoding != .utf8 } ?? false
    report.flag(
      Self.invalid, at: fault.location,
      isUTF16
        ? "the text is broken UTF-16 from byte \(offset) of its UTF-8 form on"
        : "byte \(value) at offset \(offset) is not UTF-8",
      found: isUTF16 ? nil : value, allowed: "UTF-8", help: "save the file as UTF-8", locale: fault.locale,
      field: fault.field)
  }
}
