struct RecognitionServiceNotReal: Rule {
  static let notReal = RuleCase(
    "not-real", .warning, "recognitionService names the assistant or its session service")

  static let info = RuleInfo(
    "recognition-service-not-real", "assistant that is its own speech recogniser", area: .voiceInteraction,
    rationale: """
      Many put the assistant or the session service for recognitionService, only to have something there. Android's \
      parser takes it, but no app can recognise speech with it; a maintainer had to add a service of its own.
      """,
    cases: [notReal], sources: [Source("https://github.com/home-assistant/android/pull/6639", .thirdParty)],
    flagged: [
      FlaggedExample(
        notReal,
        .assistant(
          xml: Example.assistantXML(
            "android:sessionService=\"com.example.app.Session\" android:recognitionService=\"⟦com.example.app.Session⟧\""
          ))),
      FlaggedExample(
        notReal,
        .assistant(
          xml: Example.assistantXML(
            "android:sessionService=\"com.example.app.Session\" android:recognitionService=\"⟦com.example.app.Assistant⟧\""
          ))),
    ],
    accepted: [.assistant(), .assistantFile("android:sessionService=\"\" android:recognitionService=\"\"")])

  func check(_ assistant: AssistantFile, in context: Context, into report: inout Report) {
    guard let recognition = assistant.voice.attribute(.recognitionService),
      case .text(let name) = recognition.value, !name.isEmpty
    else { return }
    let isSession = assistant.voice.attribute(.sessionService)?.value.written == name
    let isAssistant = context.listing.apps.contains { app in
      app.voiceServices(.interaction).contains { $0.service.className == name }
    }
    guard isSession || isAssistant else { return }
    report.flag(
      Self.notReal, at: recognition.location,
      "android:recognitionService names the \(isSession ? "session service" : "assistant itself"), which recognises no speech",
      found: name, help: "name a RecognitionService")
  }
}
