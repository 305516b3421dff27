struct VoiceClassUndeclared: Rule {
  static let service = RuleCase("service", .warning, "the source manifest declares no such service")
  static let activity = RuleCase("activity", .warning, "the source manifest declares no such activity")
  static let unknown = RuleCase(
    "package-unknown", .note, "the package is not known, so the names cannot be compared")

  static let info = RuleInfo(
    "voice-class-undeclared", "class of an assistant that the manifest does not declare",
    area: .voiceInteraction,
    rationale: """
      The classes that an assistant's description names must be components of the app; Android cannot start others. In \
      a source manifest they may be missing because a library or another source set declares them, so that is a \
      warning. Where the package comes from a place that is not read, a name that begins with a dot may be the one.
      """,
    cases: [service, activity, unknown],
    sources: .assistantParser + [
      Source(
        "https://source.android.com/docs/automotive/voice/voice_interaction_guide/app_development", .vendor)
    ],
    flagged: [
      FlaggedExample(
        service,
        .assistant(
          session: "",
          xml: Example.assistantXML(
            """
            android:sessionService="⟦com.example.app.Session⟧" android:recognitionService="com.example.app.Recognition"
            """))),
      FlaggedExample(
        activity,
        .assistant(
          xml: Example.assistantXML(
            """
            android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
            android:settingsActivity="⟦com.example.app.Settings⟧"
            """))),
      FlaggedExample(
        unknown,
        .assistant(
          package: "",
          xml: Example.assistantXML(
            """
            android:sessionService="⟦com.example.app.Session⟧" android:recognitionService="⟦com.example.app.Recognition⟧"
            """))),
    ],
    accepted: [
      .assistant(),
      .assistantFile("android:sessionService=\"com.example.S\" android:recognitionService=\"com.example.R\""),
      .assistant(
        others:
          "<activity-alias android:name=\"com.example.app.Settings\" android:targetActivity=\".Main\"/>",
        xml: Example.assistantXML(
          """
          android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
          android:settingsActivity="com.example.app.Settings"
          """)),
    ])

  func check(_ description: VoiceDescription, in context: Context, into report: inout Report) {
    guard let app = context.listing.apps.first, app.manifest.application != nil else { return }
    for attribute in description.classes {
      guard case .text(let name) = attribute.value, JavaName.isClass(name) else { continue }
      let isActivity = attribute.name == VoiceInteraction.Attribute.settingsActivity.rawValue
      let kinds: Set<ManifestComponent.Kind> = isActivity ? [.activity, .activityAlias] : [.service]
      let kind = isActivity ? "activity" : "service"
      switch app.declaration(of: name, kinds: kinds) {
      case .declared: continue
      case .unknown(let component):
        report.flag(
          Self.unknown, at: attribute.location,
          "the package of the manifest is unknown: \"\(component.name?.written ?? "")\" may be \"\(name)\"",
          found: name, help: "name the folder with the build file, or write the full name in the manifest")
      case .undeclared:
        report.flag(
          isActivity ? Self.activity : Self.service, at: attribute.location,
          "the manifest declares no \(kind) \"\(name)\"", found: name,
          help: "declare it in the manifest, or correct the name", cause: attribute.name)
      }
    }
  }
}
