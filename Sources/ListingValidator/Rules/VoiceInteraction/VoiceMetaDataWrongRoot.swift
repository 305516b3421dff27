struct VoiceMetaDataWrongRoot: Rule {
  static let assistant = RuleCase(
    "assistant", .error, "an assistant's description begins with another element")
  static let recognition = RuleCase(
    "recognition", .error, "a speech recogniser's description begins with another element")

  static let info = RuleInfo(
    "voice-meta-data-wrong-root", "voice meta-data that leads to another kind of file",
    area: .voiceInteraction,
    rationale: """
      The file behind the meta-data must begin with voice-interaction-service for an assistant, and with \
      recognition-service for a speech recogniser ("Meta-data does not start with … tag").
      """,
    cases: [assistant, recognition], sources: .assistantParser + .recognitionParser,
    flagged: [
      FlaggedExample(
        assistant,
        .assistant(
          xml: """
            ⟦<voice-interaction xmlns:android="http://schemas.android.com/apk/res/android"
              android:sessionService="com.example.app.Session"/>⟧
            """)),
      FlaggedExample(recognition, .assistant(recognitionXML: "⟦<recognition/>⟧")),
    ],
    accepted: [
      .assistant(),
      .assistant(
        content: "<meta-data android:name=\"android.voice_interaction\" android:resource=\"@xml/elsewhere\"/>"
      ),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    for (kind, ruleCase) in [
      (VoiceService.Kind.interaction, Self.assistant), (.recognition, Self.recognition),
    ] {
      var seen: Set<String> = []
      for service in listing.apps.flatMap({ $0.voiceServices(kind) }) {
        for file in service.files
        where file.kind != kind.fileKind && !file.isInherited && seen.insert(file.file.path).inserted {
          report.flag(
            ruleCase, at: file.root.location(in: file.file),
            "\"\(service.service.shownName)\" refers to this file, which begins with <\(file.root.name)>",
            found: file.root.name, allowed: kind.fileKind.rawValue,
            help: "begin it with <\(kind.fileKind.rawValue)>, or refer to another file")
        }
      }
    }
  }
}
