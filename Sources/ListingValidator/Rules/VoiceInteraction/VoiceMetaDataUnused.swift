struct VoiceMetaDataUnused: Rule {
  static let unused = RuleCase("unused", .note, "no service of the manifest refers to the file")

  static let info = RuleInfo(
    "voice-meta-data-unused", "description of an assistant that no service refers to",
    area: .voiceInteraction,
    rationale: """
      The file has no effect until a service refers to it. It may be left over, its service may be commented out, or \
      another manifest may declare it.
      """,
    cases: [unused], sources: .assistantParser + .recognitionParser,
    flagged: [
      FlaggedExample(
        unused,
        .manifest(
          "<application/>",
          files: [
            "res/xml/assistant.xml": """
            ⟦<voice-interaction-service xmlns:android="http://schemas.android.com/apk/res/android"
              android:sessionService="com.example.S" android:recognitionService="com.example.R"/>⟧
            """
          ]))
    ],
    accepted: [
      .assistant(),
      .assistantFile("android:sessionService=\"com.example.S\" android:recognitionService=\"com.example.R\""),
    ])

  func check(_ description: VoiceDescription, in context: Context, into report: inout Report) {
    guard !context.listing.apps.isEmpty, !description.isUsed(in: context)
    else { return }
    report.flag(
      Self.unused, at: description.voice.root.location, "no service of the manifest refers to this file",
      help: "refer to it from the meta-data of the service, or remove it")
  }
}
