struct AssistantActionMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "a service with an assistant's meta-data has no filter for its action")

  static let info = RuleInfo(
    "assistant-action-missing", "assistant that the system does not look for", area: .voiceInteraction,
    rationale: """
      The system looks for assistants by the action android.service.voice.VoiceInteractionService. A service without an \
      intent filter for it is not found, whatever its meta-data says.
      """,
    cases: [missing],
    sources: [
      Source("https://developer.android.com/reference/android/service/voice/VoiceInteractionService", .vendor)
    ],
    flagged: [
      FlaggedExample(
        missing,
        .assistant(
          service: """
            ⟦<service android:name=".Assistant" android:exported="true"
              android:permission="android.permission.BIND_VOICE_INTERACTION">⟧
            """,
          content:
            "<meta-data android:name=\"android.voice_interaction\" android:resource=\"@xml/assistant\"/>"))
    ],
    accepted: [.assistant()])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    let service = assistant.voice.service
    guard !service.handles(VoiceInteraction.action) else { return }
    report.flag(
      Self.missing, at: service.location,
      "\"\(service.shownName)\" has no filter for \"\(VoiceInteraction.action)\", so the system does not find it",
      help: "add an intent filter with this action")
  }
}
