struct AssistantMetaDataMissing: Rule {
  static let missing = RuleCase("missing", .error, "the service has no meta-data with a resource")

  static let info = RuleInfo(
    "assistant-meta-data-missing", "assistant without its description", area: .voiceInteraction,
    rationale: """
      The second thing that Android checks: the service must have the meta-data android.voice_interaction with \
      android:resource. Without it Android says "No android.voice_interaction meta-data", and the app is not among the \
      assistants.
      """,
    cases: [missing], sources: .assistantParser,
    flagged: [
      FlaggedExample(
        missing,
        .assistant(
          service: """
            ⟦<service android:name=".Assistant" android:exported="true"
              android:permission="android.permission.BIND_VOICE_INTERACTION">⟧
            """,
          content: """
            <intent-filter><action android:name="android.service.voice.VoiceInteractionService"/></intent-filter>
            """)),
      FlaggedExample(
        missing,
        .assistant(
          content: """
            <intent-filter><action android:name="android.service.voice.VoiceInteractionService"/></intent-filter>
            ⟦<meta-data android:name="android.voice_interaction" android:value="@xml/assistant"/>⟧
            """)),
    ],
    accepted: [.assistant()])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    let service = assistant.voice.service
    guard assistant.voice.metaData?.resource == nil else { return }
    report.flag(
      Self.missing, at: assistant.voice.metaData?.location ?? service.location,
      "\"\(service.shownName)\" has no meta-data \"\(VoiceInteraction.metaData)\" with android:resource",
      help: "add <meta-data android:name=\"\(VoiceInteraction.metaData)\" android:resource=\"@xml/…\"/>")
  }
}
