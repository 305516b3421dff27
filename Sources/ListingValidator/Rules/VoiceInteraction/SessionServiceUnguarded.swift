struct SessionServiceUnguarded: Rule {
  static let unguarded = RuleCase(
    "unguarded", .warning, "the session service does not ask for BIND_VOICE_INTERACTION")

  static let info = RuleInfo(
    "session-service-unguarded", "session service of an assistant that anybody may bind to",
    area: .voiceInteraction,
    rationale: """
      The reference manifest of an assistant guards the session service with BIND_VOICE_INTERACTION, like the assistant \
      itself; it needs no intent filter. A service that is not exported is out of the reach of other apps already.
      """,
    cases: [unguarded],
    sources: [
      Source(
        "https://source.android.com/docs/automotive/voice/voice_interaction_guide/app_development", .vendor)
    ],
    flagged: [
      FlaggedExample(
        unguarded, .assistant(session: "⟦<service android:name=\".Session\" android:exported=\"true\"/>⟧"))
    ],
    accepted: [
      .assistant(), .assistant(session: "<service android:name=\".Session\" android:exported=\"false\"/>"),
      .assistant(session: ""),
    ])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    guard let session = assistant.component(.sessionService), session.permission == nil,
      assistant.app.manifest.application?.permission == nil, session.exported?.value != false,
      // Without a filter it is not exported by itself.
      session.exported != nil || !session.intentFilters.isEmpty
    else { return }
    report.flag(
      Self.unguarded, at: session.location,
      "the session service \"\(session.shownName)\" does not ask its callers for a permission",
      help: "write android:permission=\"\(VoiceInteraction.permission)\"")
  }
}
