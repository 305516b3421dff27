struct VoicePermissionRequested: Rule {
  static let requested = RuleCase(
    "requested", .warning, "the app asks for a permission that only the system gets")

  static let info = RuleInfo(
    "voice-permission-requested", "app that asks for BIND_VOICE_INTERACTION", area: .voiceInteraction,
    rationale: """
      Only the system holds BIND_VOICE_INTERACTION. An assistant asks for it from those who call its services, with \
      android:permission on each <service>; uses-permission does nothing.
      """,
    cases: [requested],
    sources: [
      Source("https://developer.android.com/reference/android/service/voice/VoiceInteractionService", .vendor)
    ],
    flagged: [
      FlaggedExample(
        requested,
        .manifest("<uses-permission android:name=\"⟦android.permission.BIND_VOICE_INTERACTION⟧\"/>"))
    ],
    accepted: [
      .application(
        "<service android:name=\".S\" android:permission=\"android.permission.BIND_VOICE_INTERACTION\"/>")
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for permission in app.manifest.permissions where permission.name == VoiceInteraction.permission {
      report.flag(
        Self.requested, at: permission.location,
        "\"\(VoiceInteraction.permission)\" is for the system alone: asking for it does nothing",
        help: "remove it; write android:permission=\"\(VoiceInteraction.permission)\" on the services")
    }
  }
}
