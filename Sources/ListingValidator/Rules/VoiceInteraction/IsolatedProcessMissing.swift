struct IsolatedProcessMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "a detection service does not run in an isolated process")

  static let info = RuleInfo(
    "isolated-process-missing", "detection service that is not isolated", area: .voiceInteraction,
    rationale: """
      hotwordDetectionService and visualQueryDetectionService hear and see all the time, so Android lets them run in an \
      isolated process only. Both are for apps that come with the system.
      """,
    cases: [missing],
    sources: [
      Source("https://developer.android.com/reference/android/service/voice/VoiceInteractionService", .vendor)
    ],
    flagged: [
      FlaggedExample(
        missing,
        .assistant(
          others: "⟦<service android:name=\".Hotword\" android:exported=\"false\"/>⟧",
          xml: Example.assistantXML(
            """
            android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
            android:hotwordDetectionService="com.example.app.Hotword"
            """)))
    ],
    accepted: [
      .assistant(),
      .assistant(
        others: "<service android:name=\".Hotword\" android:isolatedProcess=\"true\"/>",
        xml: Example.assistantXML(
          """
          android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
          android:hotwordDetectionService="com.example.app.Hotword"
          """)),
    ])

  func check(_ assistant: AssistantService, in context: Context, into report: inout Report) {
    for attribute in VoiceInteraction.Attribute.allCases where attribute.isIsolated {
      guard let service = assistant.component(attribute),
        service.isolatedProcess == nil || service.isolatedProcess?.value == false
      else { continue }
      report.flag(
        Self.missing, at: service.location,
        "\"\(service.shownName)\" is a \(attribute.rawValue), but does not run in an isolated process",
        help: "write android:isolatedProcess=\"true\"")
    }
  }
}
