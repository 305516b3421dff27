struct AssistantNotExported: Rule {
  static let notExported = RuleCase("not-exported", .warning, "android:exported is false")

  static let info = RuleInfo(
    "assistant-not-exported", "assistant that other apps may not start", area: .voiceInteraction,
    rationale: """
      The reference manifest of an assistant says android:exported="true"; BIND_VOICE_INTERACTION keeps all but the \
      system out. Whether the system binds to a service with exported="false" on every version is not known.
      """,
    cases: [notExported],
    sources: [
      Source(
        "https://source.android.com/docs/automotive/voice/voice_interaction_guide/app_development", .vendor)
    ],
    flagged: [
      FlaggedExample(
        notExported,
        .assistant(
          service: """
            <service android:name=".Assistant" android:exported="⟦false⟧"
              android:permission="android.permission.BIND_VOICE_INTERACTION">
            """))
    ],
    accepted: [.assistant()])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    guard let exported = assistant.voice.service.exported, exported.value == false else { return }
    report.flag(
      Self.notExported, at: exported.location,
      "the assistant \"\(assistant.voice.service.shownName)\" has android:exported=\"false\"",
      found: exported.written,
      allowed: "true", help: "write android:exported=\"true\"; the permission keeps other apps out")
  }
}
