struct RecognitionMetaDataMissing: Rule {
  static let missing = RuleCase("missing", .warning, "a recognition service has no android.speech meta-data")

  static let info = RuleInfo(
    "recognition-meta-data-missing", "speech recogniser without its description", area: .voiceInteraction,
    rationale: """
      Android looks for the meta-data android.speech of a speech recogniser ("No android.speech meta-data"). A \
      developer whose assistant was lost after each restart found this line in the log.
      """,
    cases: [missing],
    sources: .recognitionParser + [
      Source("https://github.com/DavidVentura/offline-translator/issues/231", .thirdParty)
    ],
    flagged: [
      FlaggedExample(
        missing,
        .application(
          """
          ⟦<service android:name=".Recognition" android:exported="true">⟧<intent-filter>
          <action android:name="android.speech.RecognitionService"/></intent-filter></service>
          """))
    ],
    accepted: [.assistant()])

  func check(_ recognition: RecognitionService, in context: Context, into report: inout Report) {
    let service = recognition.voice.service
    guard recognition.voice.metaData?.resource == nil else { return }
    report.flag(
      Self.missing, at: recognition.voice.metaData?.location ?? service.location,
      "\"\(service.shownName)\" has no meta-data \"\(VoiceInteraction.recognitionMetaData)\" with android:resource",
      help:
        "add <meta-data android:name=\"\(VoiceInteraction.recognitionMetaData)\" android:resource=\"@xml/…\"/>"
    )
  }
}
