struct RecognitionActionMissing: Rule {
  static let missing = RuleCase("missing", .warning, "the recognition service has no filter for its action")

  static let info = RuleInfo(
    "recognition-action-missing", "speech recogniser that no app finds", area: .voiceInteraction,
    rationale: """
      Apps find a speech recogniser by the action android.speech.RecognitionService. On Android 11 and below the \
      recogniser of the chosen assistant serves all apps, so it has to be a real one.
      """,
    cases: [missing], sources: [Source("https://github.com/cvzi/ScreenshotTile/issues/190", .thirdParty)],
    flagged: [
      FlaggedExample(
        missing,
        .assistant(
          recognition: """
            ⟦<service android:name=".Recognition" android:exported="true">⟧<meta-data android:name="android.speech"
              android:resource="@xml/recognition"/></service>
            """))
    ],
    accepted: [
      .assistant(),
      .assistant(
        xml: Example.assistantXML(
          "android:sessionService=\"com.example.app.Session\" android:recognitionService=\"com.example.app.Session\""
        )),
    ])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    guard let recognition = assistant.component(.recognitionService), assistant.hasOwnRecognition,
      !recognition.handles(VoiceInteraction.recognitionAction)
    else { return }
    report.flag(
      Self.missing, at: recognition.location,
      "the recognition service \"\(recognition.shownName)\" has no filter for \"\(VoiceInteraction.recognitionAction)\"",
      help: "add an intent filter with this action")
  }
}

extension AssistantService {
  /// False where the assistant or its session service stands in for the recogniser, which has a rule of its own.
  var hasOwnRecognition: Bool {
    let recognition = component(.recognitionService)?.className
    return recognition != voice.service.className && recognition != component(.sessionService)?.className
  }
}
