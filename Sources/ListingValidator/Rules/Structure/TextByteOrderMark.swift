struct TextByteOrderMark: Rule {
  static let present = RuleCase("present", .warning, "a text file begins with a byte-order mark")

  static let info = RuleInfo(
    "text-byte-order-mark", "byte-order mark in front of a text", area: .structure,
    rationale: """
      UTF-8 needs no mark. Tools that do not take it away send it as an invisible first character, which counts \
      towards the limits and may show as a box.
      """,
    cases: [present],
    sources: [
      Source("https://www.rfc-editor.org/rfc/rfc3629#section-6", .official),
      Source("fastlane/fastlane:supply/lib/supply/uploader.rb", .publicCode),
    ],
    flagged: [
      FlaggedExample(
        present, Example(files: ["fastlane/metadata/android/en-US/title.txt": "⟪EF BB BF⟫Planner"]))
    ],
    accepted: [Example(files: ["fastlane/metadata/android/en-US/title.txt": "Planner"])])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .byteOrderMark = fault.kind else { return }
    let fix = fault.location.file.map { file in
      Fix(
        "remove the byte-order mark", .safe,
        [.edit(Edit(file: file, range: 0..<file.markLength, replacement: []))])
    }
    report.flag(
      Self.present, at: fault.location, "the file begins with a byte-order mark",
      help: "save the file as UTF-8 without a mark", locale: fault.locale, field: fault.field,
      fixes: [fix].compactMap(\.self))
  }
}
