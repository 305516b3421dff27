struct FileMissing: Rule {
  static let missing = RuleCase("missing", .error, "a reference or link leads to a file that does not exist")

  static let info = RuleInfo(
    "file-missing", "reference to a file that does not exist", area: .structure,
    rationale: """
      What a reference promises is part of the submission, so a file that is not there is a text or picture that is \
      missing. Binaries are an exception: they may not be built yet.
      """,
    cases: [missing], sources: [.amazon("own", .inferred), .amazon("api-migrate", .official)],
    flagged: [
      FlaggedExample(missing, .description("<long href=\"⟦texts/long.txt⟧\"/>")),
      FlaggedExample(missing, Example("<texts href=\"⟦fastlane/metadata/android⟧\"/>")),
      FlaggedExample(
        missing,
        Example(
          files: ["fastlane/metadata/android/en-US/short_description.txt": "Plan."],
          links: ["fastlane/metadata/android/en-US/title.txt": "../title.txt"])),
    ],
    accepted: [
      .description("<long href=\"texts/long.txt\"/>", files: ["texts/long.txt": "Plan meetings."]),
      Example("<binaries><apk href=\"app.apk\"/></binaries>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .missingFile(let href) = fault.kind else { return }
    report.flag(
      Self.missing, at: fault.location, "\"\(href)\" does not exist", found: href,
      help: "create it, or correct the path: it is relative to the folder of the file that names it",
      locale: fault.locale, field: fault.field, cause: href)
  }
}
