struct AssistantUnguarded: Rule {
  static let unguarded = RuleCase(
    "unguarded", .error, "the service asks its callers for another permission, or for none")

  static let info = RuleInfo(
    "assistant-unguarded", "assistant that does not ask for BIND_VOICE_INTERACTION", area: .voiceInteraction,
    rationale: """
      The first thing that Android checks of an assistant: its service must have \
      android:permission="android.permission.BIND_VOICE_INTERACTION", so that only the system can bind to it. \
      Otherwise "Service does not require permission" stands in the log, nothing else is read, and the app is not \
      among the assistants.
      """,
    cases: [unguarded],
    sources: .assistantParser + [Source("https://github.com/Hy4ri/hermes-mobile/issues/757", .thirdParty)],
    flagged: [
      FlaggedExample(
        unguarded, .assistant(service: "⟦<service android:name=\".Assistant\" android:exported=\"true\">⟧")),
      FlaggedExample(
        unguarded,
        .assistant(
          service: """
            <service android:name=".Assistant" android:exported="true"
              android:permission="⟦android.permission.BIND_ASSISTANT⟧">
            """)),
    ],
    accepted: [
      .assistant(),
      .assistant(
        service:
          "<service android:name=\".Assistant\" android:exported=\"true\" android:permission=\"${bind}\">"),
    ])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    guard !assistant.voice.isGuarded else { return }
    let service = assistant.voice.service
    let found = service.permission
    report.flag(
      Self.unguarded, at: found?.location ?? service.location,
      "\"\(service.shownName)\" asks its callers for "
        + (found.map { "\"\($0.written)\"" } ?? "no permission")
        + ", so Android does not take it for an assistant",
      found: found?.written, allowed: VoiceInteraction.permission,
      help: "write android:permission=\"\(VoiceInteraction.permission)\"")
  }
}
