struct LinkLoop: Rule {
  static let loop = RuleCase("loop", .error, "symbolic links lead in a circle")

  static let info = RuleInfo(
    "link-loop", "symbolic link that leads to itself", area: .structure,
    rationale: "Links that lead in a circle have no file at their end, so the text or picture is missing.",
    cases: [loop],
    sources: [Source("https://man7.org/linux/man-pages/man7/path_resolution.7.html", .official)],
    flagged: [
      FlaggedExample(
        loop,
        Example(
          files: ["fastlane/metadata/android/en-US/short_description.txt": "Plan."],
          links: ["fastlane/metadata/android/en-US/title.txt": "title.txt"]))
    ],
    accepted: [
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        links: ["fastlane/metadata/android/en-US/loop": ".."])
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .linkLoop(let href) = fault.kind else { return }
    report.flag(
      Self.loop, at: fault.location, "\"\(href)\" is a link that leads to itself", found: href,
      help: "replace the link by the file", locale: fault.locale, field: fault.field, cause: href)
  }
}
