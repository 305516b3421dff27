struct RecognitionServiceMissing: Rule {
  static let missing = RuleCase(
    "missing", .error, "there is no recognitionService, and the app runs on API level 23 or above")

  static let info = RuleInfo(
    "recognition-service-missing", "assistant without a recognition service", area: .voiceInteraction,
    rationale: """
      Android 6.0 (API level 23) and above refuse an assistant without android:recognitionService ("No \
      recognitionService specified"); on 5.0 and 5.1 it may be left out. Only an app whose maxSdkVersion keeps it off \
      newer devices may do without.
      """,
    cases: [missing],
    sources: .assistantParser + [
      Source(
        "CyanogenMod/android_frameworks_base:core/java/android/service/voice/VoiceInteractionServiceInfo.java",
        .official)
    ],
    flagged: [
      FlaggedExample(
        missing,
        Example(files: [
          "res/xml/assistant.xml": """
          ⟦<voice-interaction-service xmlns:android="http://schemas.android.com/apk/res/android"
            android:sessionService="com.example.Session"/>⟧
          """
        ]))
    ],
    accepted: [
      .assistant(),
      .assistant(
        before: "<uses-sdk android:minSdkVersion=\"21\" android:maxSdkVersion=\"22\"/>",
        xml: Example.assistantXML("android:sessionService=\"com.example.app.Session\"")),
    ])

  func check(_ assistant: AssistantFile, in context: Context, into report: inout Report) {
    guard assistant.voice.attribute(.recognitionService) == nil,
      let level = VoiceInteraction.Attribute.recognitionService.neededFrom,
      !context.listing.apps.contains(where: { ($0.manifest.maxSDK?.value ?? level) < level })
    else { return }
    report.flag(
      Self.missing, at: assistant.voice.root.location,
      "there is no android:recognitionService, so Android refuses the assistant from API level \(level) on",
      help: "add android:recognitionService with the full name of the class")
  }
}
