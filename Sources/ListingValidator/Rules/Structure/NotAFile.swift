struct NotAFile: Rule {
  static let folder = RuleCase("folder", .error, "a folder stands where a file is expected")

  static let info = RuleInfo(
    "not-a-file", "folder in place of a file", area: .structure,
    rationale: "A folder has no text: what should stand there is missing.",
    cases: [folder], sources: [.amazon("own", .inferred), .amazon("api-migrate", .official)],
    flagged: [
      FlaggedExample(
        folder, .description("<long href=\"⟦long⟧\"/>", files: ["long/part.txt": "Plan meetings."])),
      FlaggedExample(
        folder,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt/title.txt": "Planner",
          "fastlane/metadata/android/en-US/short_description.txt": "Plan.",
        ])),
    ],
    accepted: [.description("<long href=\"long\"/>", files: ["long": "Plan meetings."])])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .notAFile(let href, let kind) = fault.kind else { return }
    report.flag(
      Self.folder, at: fault.location, "\"\(href)\" is a \(kind), not a file", found: kind, allowed: "file",
      help: "name the file in it, or write the text there", locale: fault.locale, field: fault.field,
      cause: href)
  }
}
