struct FileTooLarge: Rule {
  static let overCap = RuleCase("over-cap", .error, "a file is larger than what is read of its kind")

  static let info = RuleInfo(
    "file-too-large", "file that is too large to be what it should be", area: .structure,
    rationale: """
      No text of a listing comes near a megabyte, and no manifest near sixteen. A larger file is something else that \
      got its name by mistake, so it is not read.
      """,
    cases: [overCap], sources: [.amazon("own", .measured)],
    flagged: [
      FlaggedExample(
        overCap, Example(files: ["fastlane/metadata/android/en-US/full_description.txt": "⟪61*1048577⟫"]))
    ],
    accepted: [
      Example(files: ["fastlane/metadata/android/en-US/full_description.txt": "⟪61*1048576⟫"])
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .tooLarge(let size, let limit) = fault.kind else { return }
    report.flag(
      Self.overCap, at: fault.location, "the file has \(size) bytes, more than the \(limit) that are read",
      found: "\(size) bytes", allowed: "at most \(limit) bytes", help: "see whether it is the right file",
      locale: fault.locale, field: fault.field)
  }
}
