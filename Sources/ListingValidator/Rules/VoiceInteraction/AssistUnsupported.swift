struct AssistUnsupported: Rule {
  static let unsupported = RuleCase("unsupported", .note, "supportsAssist is not true")

  static let info = RuleInfo(
    "assist-unsupported", "assistant that users cannot choose", area: .voiceInteraction,
    rationale: """
      android:supportsAssist is false unless it is set. From Android 10 on, the role of the assistant goes to apps \
      whose service has a session service, a recognition service and supportsAssist="true", or to those with an activity \
      for ACTION_ASSIST. The rule is known from third-party readings of Android's AssistantRoleBehavior.
      """,
    cases: [unsupported],
    sources: [
      Source("Android's AssistantRoleBehavior, as read by third parties", .thirdParty)
    ] + .assistantParser,
    flagged: [
      FlaggedExample(
        unsupported,
        Example(files: [
          "res/xml/assistant.xml": """
          ⟦<voice-interaction-service xmlns:android="http://schemas.android.com/apk/res/android"
            android:sessionService="com.example.S" android:recognitionService="com.example.R"/>⟧
          """
        ])),
      FlaggedExample(
        unsupported,
        .assistantFile(
          """
          android:sessionService="com.example.S" android:recognitionService="com.example.R"
          android:supportsAssist="⟦false⟧"
          """)),
    ],
    accepted: [
      .assistant(),
      .assistant(
        others: """
          <activity android:name=".Assist" android:exported="true"><intent-filter>
          <action android:name="android.intent.action.ASSIST"/><category android:name="android.intent.category.DEFAULT"/>
          </intent-filter></activity>
          """,
        xml: Example.assistantXML(
          "android:sessionService=\"com.example.app.Session\" android:recognitionService=\"com.example.app.Recognition\""
        )),
    ])

  func check(_ assistant: AssistantFile, in context: Context, into report: inout Report) {
    let attribute = assistant.voice.attribute(.supportsAssist)
    guard attribute?.value.boolean == false || attribute == nil,
      !context.listing.apps.contains(where: { app in
        app.activities.contains {
          $0.handles("android.intent.action.ASSIST", category: "android.intent.category.DEFAULT")
        }
      })
    else { return }
    report.flag(
      Self.unsupported, at: attribute?.location ?? assistant.voice.root.location,
      "android:supportsAssist is not \"true\", so users may not be able to choose the assistant",
      help: "write android:supportsAssist=\"true\"")
  }
}
