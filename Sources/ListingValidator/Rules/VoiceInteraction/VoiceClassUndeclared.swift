struct VoiceClassUndeclared: Rule {
  static let service = RuleCase("service", .warning, "the source manifest declares no such service")
  static let activity = RuleCase("activity", .warning, "the source manifest declares no such activity")

  static let info = RuleInfo(
    "voice-class-undeclared", "class of an assistant that the manifest does not declare",
    area: .voiceInteraction,
    rationale: """
      The classes that an assistant's description names must be components of the app; Android cannot start others. In \
      a source manifest they may be missing because a library or another source set declares them, so that is a \
      warning. A file that no service refers to is left alone. Where the package of the manifest comes from a place that is not read, \
      a component whose name begins with a dot may be the one: the report then says that this was not checked.
      """,
    cases: [service, activity],
    sources: .assistantParser + [
      Source(
        "https://source.android.com/docs/automotive/voice/voice_interaction_guide/app_development", .vendor)
    ],
    flagged: [
      FlaggedExample(
        service,
        .assistant(
          session: "",
          xml: Example.assistantXML(
            """
            android:sessionService="⟦com.example.app.Session⟧" android:recognitionService="com.example.app.Recognition"
            """))),
      FlaggedExample(
        activity,
        .assistant(
          xml: Example.assistantXML(
            """
            android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
            android:settingsActivity="⟦com.example.app.Settings⟧"
            """))),
    ],
    accepted: [
      .assistant(), .assistant(package: ""),
      .assistantFile("android:sessionService=\"com.example.S\" android:recognitionService=\"com.example.R\""),
      .assistant(
        others:
          "<activity-alias android:name=\"com.example.app.Settings\" android:targetActivity=\".Main\"/>",
        xml: Example.assistantXML(
          """
          android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
          android:settingsActivity="com.example.app.Settings"
          """)),
    ])

  func check(_ description: VoiceDescription, in context: Context, into report: inout Report) {
    guard let app = context.listing.apps.first, description.isUsed(in: context) else { return }
    for (attribute, declaration) in description.voice.declarations(in: app) {
      guard case .undeclared = declaration else { continue }
      let name = attribute.value.written
      let isActivity = attribute.name == VoiceInteraction.Attribute.settingsActivity.rawValue
      report.flag(
        isActivity ? Self.activity : Self.service, at: attribute.location,
        "the manifest declares no \(isActivity ? "activity" : "service") \"\(name)\"", found: name,
        help: "declare it in the manifest, or correct the name", cause: attribute.name)
    }
  }
}
