struct VoiceAttributeUnknown: Rule {
  static let unknown = RuleCase("unknown", .warning, "Android has no such attribute")

  /// Names of Java methods and of ideas that people take for attributes.
  private static let meant = [
    "supportsLaunchFromKeyguard": VoiceInteraction.Attribute.supportsLaunchVoiceAssistFromKeyguard.rawValue
  ]

  static let info = RuleInfo(
    "voice-attribute-unknown", "attribute that assistants do not have", area: .voiceInteraction,
    rationale: """
      Android passes over an attribute that it does not know, so what it was meant to switch on stays off. The Java \
      method getSupportsLaunchFromKeyguard, for one, belongs to the attribute supportsLaunchVoiceAssistFromKeyguard.
      """,
    cases: [unknown], sources: .assistantParser + .recognitionParser,
    flagged: [
      FlaggedExample(
        unknown,
        .assistantFile(
          """
          android:sessionService="com.example.S" android:recognitionService="com.example.R"
          ⟦android:supportsLaunchFromKeyguard⟧="true" ⟦android:usesAssistData⟧="true"
          """)),
      FlaggedExample(
        unknown,
        Example(files: [
          "res/xml/recognition.xml": """
          <recognition-service xmlns:android="http://schemas.android.com/apk/res/android"
            ⟦android:selectableAsDefualt⟧="false"/>
          """
        ])),
    ],
    accepted: [
      .assistant(),
      .assistantFile(
        """
        android:sessionService="com.example.S" android:recognitionService="com.example.R"
        android:hotwordDetectionService="com.example.H" xmlns:tools="http://schemas.android.com/tools"
        tools:targetApi="31"
        """),
    ])

  func check(_ description: VoiceDescription, in context: Context, into report: inout Report) {
    let known = description.attributeNames
    for attribute in description.voice.root.attributes
    where attribute.namespace == nil || attribute.namespace == AndroidNamespace.android {
      guard !known.contains(attribute.name) else { continue }
      let meant = Self.meant[attribute.name] ?? NearestName.nearest(to: attribute.name, in: known)
      report.flag(
        Self.unknown, at: attribute.nameLocation,
        "\"\(attribute.name)\" is no attribute of <\(description.kind.fileKind.rawValue)>",
        found: attribute.name,
        allowed: meant ?? known.joined(separator: ", "),
        help: meant.map { "did you mean android:\($0)?" } ?? "remove it", cause: attribute.name)
    }
  }
}
