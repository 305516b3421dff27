struct VegaInText: Rule {
  static let found = RuleCase("found", .warning, "an app for Vega OS: a text names Vega")

  static let info = RuleInfo(
    "vega-in-text", "Vega named in a text", area: .description,
    rationale: """
      Amazon's page on submitting an app for Vega OS, as quoted in October 2026, tells to write Fire TV and not to use \
      the word Vega in any field. One public listing has it all the same. Apps for other systems are not concerned.
      """,
    cases: [found], sources: .amazonPolicy("no-vega-in-text"),
    flagged: [
      FlaggedExample(
        found,
        Example(
          """
          <submission devices="vega"/>
          <description locale="en-US"><long>Runs on ⟦Vega⟧ OS.</long></description>
          """)),
      FlaggedExample(
        found,
        Example(
          """
          <description locale="en-US"><display-title>Planner for ⟦Vega⟧</display-title></description>
          <binaries><apk href="build/planner.vpkg"/></binaries>
          """)),
    ],
    accepted: [
      .description("<long>Runs on Vega OS.</long>"),
      Example(
        """
        <submission devices="vega"/>
        <description locale="en-US"><long>Las Vegas, la vega. Runs on Fire TV.</long></description>
        """),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard context.submission.devices.contains(.vega) || context.listing.binaries.hasVegaPackage,
      let range = context.profile.phrases("vega-names", ignoringCase: false).matches(
        in: text.string
      )
      .first
    else { return }
    report.flag(
      Self.found, in: text, at: range, "the name \(text.quoted(range)) in the \(text.field.label)",
      allowed: "Fire TV",
      help: "write Fire TV instead")
  }
}

extension Binaries {
  fileprivate var hasVegaPackage: Bool {
    files.contains { $0.href.value.hasSuffix(".vpkg") || $0.path?.hasSuffix(".vpkg") == true }
  }
}
