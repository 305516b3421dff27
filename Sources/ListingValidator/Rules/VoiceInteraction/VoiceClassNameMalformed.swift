struct VoiceClassNameMalformed: Rule {
  static let empty = RuleCase("empty", .error, "the name is empty")
  static let relative = RuleCase("relative", .error, "the name begins with a dot")
  static let bare = RuleCase("without-package", .error, "the name has no dot")
  static let malformed = RuleCase("malformed", .error, "the name cannot be one of a class")
  static let placeholder = RuleCase("placeholder", .warning, "the name has a placeholder of Gradle's")

  static let info = RuleInfo(
    "voice-class-name-malformed", "class of an assistant that Android does not find", area: .voiceInteraction,
    rationale: """
      Android takes the names in these files as they are: unlike in a manifest, the package is not put before a leading \
      dot or before a name without one. Such a service is never bound, and nothing tells the user why. An empty name, \
      as in a sample of Android's own, passes the parser, but there is no such class. ${…} is filled in in manifests \
      only.
      """,
    cases: [empty, relative, bare, malformed, placeholder],
    sources: .assistantParser + [
      Source(
        "aosp-mirror/platform_frameworks_base:services/voiceinteraction/java/com/android/server/voiceinteraction/VoiceInteractionManagerServiceImpl.java",
        .publicCode),
      Source(
        "https://android.googlesource.com/platform/development: samples/VoiceInteractionService", .official),
    ],
    flagged: [
      FlaggedExample(
        empty, .assistantFile("⟦android:sessionService=\"\"⟧ android:recognitionService=\"com.example.R\"")),
      FlaggedExample(
        relative,
        .assistantFile("android:sessionService=\"⟦.Session⟧\" android:recognitionService=\"⟦.voice.R⟧\"")),
      FlaggedExample(
        bare,
        .assistantFile("android:sessionService=\"⟦Session⟧\" android:recognitionService=\"com.example.R\"")),
      FlaggedExample(
        malformed,
        .assistantFile(
          "android:sessionService=\"⟦com.example.Session ⟧\" android:recognitionService=\"com.example.R\"")),
      FlaggedExample(
        placeholder,
        .assistantFile(
          "android:sessionService=\"⟦${applicationId}.Session⟧\" android:recognitionService=\"com.example.R\""
        )),
      FlaggedExample(
        relative,
        Example(files: [
          "res/xml/recognition.xml": """
          <recognition-service xmlns:android="http://schemas.android.com/apk/res/android"
            android:settingsActivity="⟦.Settings⟧"/>
          """
        ])),
    ],
    accepted: [
      .assistant(),
      .assistantFile(
        "android:sessionService=\"com.example.Outer$Session\" android:recognitionService=\"@string/recognition\""
      ),
    ])

  func check(_ description: VoiceDescription, in context: Context, into report: inout Report) {
    for attribute in description.voice.classes {
      let written = attribute.value.written
      func flag(_ ruleCase: RuleCase, _ reason: String, help: String) {
        report.flag(
          ruleCase, at: attribute.location, "android:\(attribute.name) \(reason)", found: written, help: help,
          cause: attribute.name)
      }
      if case .placeholder = attribute.value {
        flag(
          Self.placeholder, "\"\(written)\" has a placeholder, which is filled in in manifests only",
          help:
            "write the full name of the class; mind that applicationId may differ from the package of the class"
        )
        continue
      }
      guard case .text(let name) = attribute.value, !JavaName.isClass(name) else { continue }
      let help = "write the full name of the class, with its package"
      if name.isEmpty {
        flag(Self.empty, "is empty", help: help)
      } else if name.hasPrefix("."), JavaName.isClass("a\(name)") {
        flag(
          Self.relative, "\"\(name)\" begins with a dot; Android puts no package before it here",
          help: context.listing.apps.first?.manifest.classPackage.map { "write \($0)\(name)" } ?? help)
      } else if !name.contains("."), JavaName.isClass("a.\(name)") {
        flag(
          Self.bare, "\"\(name)\" has no package; Android puts none before it here",
          help: context.listing.apps.first?.manifest.classPackage.map { "write \($0).\(name)" } ?? help)
      } else {
        flag(Self.malformed, "\"\(name)\" is no name of a class", help: help)
      }
    }
  }
}
