struct ShortcutMalformed: Rule {
  static let id = RuleCase("id", .error, "the id is missing, empty or a resource")
  static let label = RuleCase("label", .error, "the short label is missing or no resource")
  static let intent = RuleCase("intent", .error, "a shortcut that is enabled has no intent with an action")
  static let twice = RuleCase("id-twice", .error, "two shortcuts have the same id")

  static let info = RuleInfo(
    "shortcut-malformed", "shortcut that Android leaves out", area: .androidResources,
    rationale: """
      Android skips a shortcut without android:shortcutId (written out, not a resource) or android:shortcutShortLabel (a \
      resource, not written out), one that is enabled and has no intent, one whose intent has no action, and the second \
      of two with the same id. It says so in the log only.
      """,
    cases: [id, label, intent, twice],
    sources: [.framework("services/core/java/com/android/server/pm/ShortcutParser.java")],
    flagged: [
      FlaggedExample(
        id,
        .shortcuts(
          """
          ⟦<shortcut android:shortcutShortLabel="@string/a">⟧<intent android:action="a"/></shortcut>
          <shortcut android:shortcutId="⟦@string/id⟧" android:shortcutShortLabel="@string/a"><intent android:action="a"/>
          </shortcut>
          """)),
      FlaggedExample(
        label,
        .shortcuts(
          """
          <shortcut android:shortcutId="a" android:shortcutShortLabel="⟦New game⟧"><intent android:action="a"/></shortcut>
          """)),
      FlaggedExample(
        intent,
        .shortcuts(
          """
          ⟦<shortcut android:shortcutId="a" android:shortcutShortLabel="@string/a"/>⟧
          <shortcut android:shortcutId="b" android:shortcutShortLabel="@string/a">⟦<intent android:targetClass="a"/>⟧
          </shortcut>
          """)),
      FlaggedExample(
        twice,
        .shortcuts(
          """
          <shortcut android:shortcutId="a" android:shortcutShortLabel="@string/a"><intent android:action="a"/></shortcut>
          <shortcut android:shortcutId="⟦a⟧" android:shortcutShortLabel="@string/a"><intent android:action="a"/></shortcut>
          """)),
    ],
    accepted: [
      .shortcuts(
        """
        <shortcut android:shortcutId="a" android:shortcutShortLabel="@string/a"><intent android:action="a"/></shortcut>
        <shortcut android:shortcutId="b" android:enabled="false" android:shortcutShortLabel="@string/a"/>
        <share-target android:targetClass="a.B"><data android:mimeType="text/plain"/></share-target>
        """)
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .shortcuts else { return }
    var seen: Set<String> = []
    for shortcut in AndroidElement(file.document).children("shortcut") {
      let id = shortcut.attribute("shortcutId")
      if let id, case .text(let name) = id.value, !name.isEmpty {
        if !seen.insert(name).inserted {
          report.flag(
            Self.twice, at: id.location, "a second shortcut has the id \"\(name)\"", found: name,
            help: "give each shortcut an id of its own")
        }
      } else {
        report.flag(
          Self.id, at: id?.location ?? shortcut.location,
          id.map { "android:shortcutId is \"\($0.value.written)\"" }
            ?? "the shortcut has no android:shortcutId",
          found: id?.value.written, help: "write the id out, not as a resource")
      }
      let label = shortcut.attribute("shortcutShortLabel")
      if label?.value.reference == nil {
        report.flag(
          Self.label, at: label?.location ?? shortcut.location,
          label.map { "android:shortcutShortLabel is \"\($0.value.written)\", not a resource" }
            ?? "the shortcut has no android:shortcutShortLabel", found: label?.value.written,
          allowed: "@string/…",
          help: "put the label into a string resource")
      }
      checkIntents(of: shortcut, into: &report)
    }
  }

  private func checkIntents(of shortcut: AndroidElement, into report: inout Report) {
    let enabled = shortcut.attribute("enabled")
    // A resource may switch it off.
    guard enabled == nil || enabled?.value.boolean == true else { return }
    let intents = shortcut.children("intent")
    if intents.isEmpty {
      report.flag(
        Self.intent, at: shortcut.location, "the shortcut has no intent",
        help: "add <intent android:action=\"…\"/>")
    }
    for intent in intents where intent.attribute("action")?.value.written.isEmpty ?? true {
      report.flag(
        Self.intent, at: intent.location, "the intent of a shortcut has no action", help: "add android:action"
      )
    }
  }
}

extension Example {
  fileprivate static func shortcuts(_ content: String) -> Example {
    .resourceXML(
      "<shortcuts xmlns:android=\"http://schemas.android.com/apk/res/android\">\n\(content)\n</shortcuts>")
  }
}
