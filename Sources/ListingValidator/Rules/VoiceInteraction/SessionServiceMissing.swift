struct SessionServiceMissing: Rule {
  static let missing = RuleCase("missing", .error, "there is no sessionService")

  static let info = RuleInfo(
    "session-service-missing", "assistant without a session service", area: .voiceInteraction,
    rationale: """
      Android 5.0 and above refuse an assistant without android:sessionService ("No sessionService specified"), and read \
      no further.
      """,
    cases: [missing], sources: .assistantParser,
    flagged: [
      FlaggedExample(
        missing,
        Example(files: [
          "res/xml/assistant.xml": """
          ⟦<voice-interaction-service xmlns:android="http://schemas.android.com/apk/res/android"
            android:recognitionService="com.example.Recognition"/>⟧
          """
        ]))
    ],
    accepted: [.assistant(), .assistantFile("android:sessionService=\"\" android:recognitionService=\"\"")])

  func check(_ assistant: AssistantFile, in context: Context, into report: inout Report) {
    guard assistant.voice.attribute(.sessionService) == nil else { return }
    report.flag(
      Self.missing, at: assistant.voice.root.location,
      "there is no android:sessionService, so Android refuses the assistant",
      help: "add android:sessionService with the full name of the class")
  }
}
