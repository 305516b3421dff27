struct AppDFYouTubeIDMalformed: Rule {
  static let inDescription = RuleCase("in-the-description", .error, "the schema refuses the identifier")
  static let inLocalization = RuleCase(
    "in-a-localization", .warning, "the schema takes any text here, but YouTube has no such video")

  static let info = RuleInfo(
    "appdf-youtube-id-malformed", "malformed identifier of a YouTube video", area: .structure,
    rationale: """
      AppDF names a video on YouTube by its identifier: eleven letters, digits, hyphens and underscores, as they stand \
      behind v= in its address. An address in their place was the usual mistake, for which AppDF's editor had a \
      message of its own.
      """,
    cases: [inDescription, inLocalization], sources: .appdfSchema,
    flagged: [
      FlaggedExample(
        inDescription,
        .appdf(
          """
          <description><videos><youtube-video>⟦https://www.youtube.com/watch?v=B-vkwtQJC8U⟧</youtube-video></videos>
          </description>
          """)),
      FlaggedExample(
        inLocalization,
        .appdf(
          """
          <description-localization language="de"><videos><youtube-video>⟦B-vkwtQJC8⟧</youtube-video></videos>
          </description-localization>
          """)),
    ],
    accepted: [
      .appdf("<description><videos><youtube-video>B-vkwtQJC8U</youtube-video></videos></description>")
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .malformedYouTubeID(let id, let isDefault) = fault.appdf else { return }
    report.flag(
      isDefault ? Self.inDescription : Self.inLocalization, at: fault.location,
      "\"\(id)\" is not the identifier of a YouTube video", found: id,
      allowed: "11 letters, digits, hyphens and underscores",
      help: "write only what stands behind v= in the address of the video", locale: fault.locale,
      field: .videos)
  }
}
