struct FileOutsideBoundary: Rule {
  static let outside = RuleCase(
    "outside", .error, "a reference or link leads out of the folder that may be read")

  static let info = RuleInfo(
    "file-outside-boundary", "reference out of the repository", area: .structure,
    rationale: """
      A listing must be the same on every machine, and must not make a tool read private files. So references and \
      links may go anywhere within the repository, or the folder that --boundary names, and no further; absolute paths \
      and network addresses are not followed.
      """,
    cases: [outside],
    sources: [
      Source("https://cwe.mitre.org/data/definitions/22.html", .official),
      Source("https://cwe.mitre.org/data/definitions/59.html", .official),
    ],
    flagged: [
      FlaggedExample(outside, .description("<long href=\"⟦../secret.txt⟧\"/>")),
      FlaggedExample(outside, .description("<long href=\"⟦/etc/hostname⟧\"/>")),
      FlaggedExample(outside, .description("<long href=\"⟦https://example.com/long.txt⟧\"/>")),
      FlaggedExample(
        outside,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          links: ["fastlane/metadata/android/de-DE": "/etc"])),
    ],
    accepted: [
      .description(
        "<long href=\"texts/../long.txt\"/>", files: ["long.txt": "Plan.", "texts/short.txt": "Plan."]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        links: ["fastlane/metadata/android/en-GB": "en-US"]),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .outsideBoundary(let href) = fault.kind else { return }
    report.flag(
      Self.outside, at: fault.location, "\"\(href)\" leads out of the folder that may be read", found: href,
      help: "keep the file in the repository, or name a folder that holds both with --boundary",
      locale: fault.locale, field: fault.field, cause: href)
  }
}
