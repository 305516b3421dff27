struct RecognitionServiceGuarded: Rule {
  static let known = RuleCase("android-11", .warning, "the app runs on Android 11 or below")
  static let unknown = RuleCase("min-sdk-unknown", .note, "the lowest API level is not known")

  /// Android 11, the last one whose apps use the recogniser of the chosen assistant.
  private static let lastLevel = 30

  static let info = RuleInfo(
    "recognition-service-guarded", "speech recogniser that other apps may not use", area: .voiceInteraction,
    rationale: """
      On Android 11 (API level 30) and below, apps that recognise speech get the recogniser of the chosen assistant. \
      Guarded by BIND_VOICE_INTERACTION it turns them away, and some crash. Google wrote to developers of such \
      assistants.
      """,
    cases: [known, unknown],
    sources: [Source("https://github.com/cvzi/ScreenshotTile/issues/190", .thirdParty)],
    flagged: [
      FlaggedExample(known, .recognition("⟦\(VoiceInteraction.permission)⟧", minSDK: "30")),
      FlaggedExample(unknown, .recognition("⟦\(VoiceInteraction.permission)⟧", minSDK: "${min}")),
    ],
    accepted: [.assistant(), .recognition(VoiceInteraction.permission, minSDK: "31")])

  func check(_ recognition: RecognitionService, in context: Context, into report: inout Report) {
    let service = recognition.voice.service
    guard let permission = service.permission, permission.value == VoiceInteraction.permission else { return }
    let level = recognition.app.minSDK.value
    guard level.map({ $0 <= Self.lastLevel }) ?? true else { return }
    report.flag(
      level == nil ? Self.unknown : Self.known, at: permission.location,
      "\"\(service.shownName)\" turns away other apps, which use the assistant's recogniser up to API level \(Self.lastLevel)",
      found: permission.written, help: "remove android:permission from the recognition service")
  }
}

extension Example {
  /// A speech recogniser that asks its callers for a permission.
  fileprivate static func recognition(_ permission: String, minSDK: String) -> Example {
    .application(
      """
      <service android:name=".Recognition" android:exported="true" android:permission="\(permission)"><intent-filter>
      <action android:name="android.speech.RecognitionService"/></intent-filter></service>
      """, before: "<uses-sdk android:minSdkVersion=\"\(minSDK)\"/>")
  }
}
