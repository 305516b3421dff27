struct VoiceValueMalformed: Rule {
  static let boolean = RuleCase("boolean", .error, "a Boolean attribute holds something else")

  static let info = RuleInfo(
    "voice-value-malformed", "switch of an assistant that is neither true nor false", area: .voiceInteraction,
    rationale: """
      The build takes only true, True, TRUE, false, False and FALSE for these attributes ("… is incompatible with \
      attribute …").
      """,
    cases: [boolean], sources: [.resourceUtils],
    flagged: [
      FlaggedExample(
        boolean,
        .assistantFile(
          """
          android:sessionService="com.example.S" android:recognitionService="com.example.R"
          android:supportsAssist="⟦yes⟧" android:supportsLocalInteraction="⟦${local}⟧"
          """))
    ],
    accepted: [
      .assistantFile(
        """
        android:sessionService="com.example.S" android:recognitionService="com.example.R"
        android:supportsAssist="TRUE" android:supportsLocalInteraction="@bool/local"
        """)
    ])

  func check(_ description: VoiceDescription, in context: Context, into report: inout Report) {
    for attribute in description.voice.booleans {
      // Gradle fills in manifests only: a placeholder is what it looks like here.
      guard attribute.value.reference == nil, attribute.value.boolean == nil else { continue }
      let written = attribute.value.written
      report.flag(
        Self.boolean, at: attribute.location,
        "android:\(attribute.name) is \"\(written)\", not true or false",
        found: written, allowed: "true, false", help: "write true or false")
    }
  }
}
