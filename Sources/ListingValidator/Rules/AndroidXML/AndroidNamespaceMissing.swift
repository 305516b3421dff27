struct AndroidNamespaceMissing: Rule {
  static let needed = RuleCase("needed", .error, "an attribute that must be there lacks android:")
  static let ignored = RuleCase("ignored", .warning, "an attribute that would have an effect lacks android:")

  static let info = RuleInfo(
    "android-namespace-missing", "attribute of Android's without android:", area: .androidResources,
    rationale: """
      Android reads its attributes in its own namespace only. Without the prefix the build passes over them without a \
      word, or misses them where they must be there. All other rules read such an attribute as it was meant. In some \
      files the attributes of Android's have no prefix: backup rules, network security and shared paths are left alone.
      """,
    cases: [needed, ignored],
    sources: [.manifestFixer, Source("https://www.w3.org/TR/xml-names/", .official)],
    flagged: [
      FlaggedExample(needed, .application("<activity ⟦name⟧=\".Main\"/>")),
      FlaggedExample(ignored, .application("<activity android:name=\".Main\" ⟦exported⟧=\"true\"/>")),
      FlaggedExample(
        needed,
        Example(files: [
          "AndroidManifest.xml": "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
          "res/xml/locales.xml": "<locale-config><locale ⟦name⟧=\"en\"/></locale-config>",
        ])),
    ],
    accepted: [
      .manifest(
        "<application/>",
        attributes: "package=\"com.example.app\" coreApp=\"true\" split=\"a\" platformBuildVersionCode=\"36\""
      ),
      .manifest("<tools:validation testUrl=\"https://example.com\" name=\"a\"/>"),
      .manifest("<something name=\"a\"/>"),
      Example(files: [
        "AndroidManifest.xml": "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
        "res/xml/file_paths.xml": "<paths><files-path name=\"a\" path=\"b/\"/></paths>",
      ]),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard let vocabulary = Vocabulary(file.kind) else { return }
    for element in AndroidElement(file.document).descendants where element.namespace == nil {
      guard vocabulary.elements.contains(element.name) else { continue }
      for attribute in element.attributes where attribute.namespace == nil {
        guard vocabulary.attributes.contains(attribute.name),
          element.attribute(attribute.name, namespace: AndroidNamespace.android) == nil
        else { continue }
        let isNeeded = vocabulary.needed.contains(attribute.name)
        report.flag(
          isNeeded ? Self.needed : Self.ignored, at: attribute.nameLocation,
          "\"\(attribute.name)\" lacks android:, so "
            + (isNeeded ? "<\(element.name)> has no android:\(attribute.name)" : "it has no effect"),
          found: attribute.name, allowed: "android:\(attribute.name)", help: "write android:\(attribute.name)"
        )
      }
    }
  }

  /// The names that a kind of file has in Android's namespace.
  private struct Vocabulary {
    var elements: Set<String>
    var attributes: Set<String>
    var needed: Set<String>

    init?(_ kind: AndroidFile.Kind) {
      switch kind {
      case .manifest:
        elements = Set(ManifestVocabulary.parents.keys).union(["manifest"])
        attributes = ManifestVocabulary.attributes
        needed = ["name"]
      case .voiceInteractionService:
        elements = [kind.rawValue]
        attributes = Set(VoiceInteraction.Attribute.allCases.map(\.rawValue))
        needed = [
          VoiceInteraction.Attribute.sessionService.rawValue,
          VoiceInteraction.Attribute.recognitionService.rawValue,
        ]
      case .recognitionService:
        elements = [kind.rawValue]
        attributes = Set(RecognitionAttribute.allCases.map(\.rawValue))
        needed = []
      case .localeConfig:
        elements = [kind.rawValue, "locale"]
        attributes = ["name", "defaultLocale"]
        needed = ["name"]
      case .shortcuts:
        elements = ["shortcut"]
        attributes = [
          "shortcutId", "shortcutShortLabel", "shortcutLongLabel", "shortcutDisabledMessage", "enabled",
          "icon",
        ]
        needed = ["shortcutId", "shortcutShortLabel"]
      case .searchable:
        elements = ["searchable"]
        attributes = [
          "label", "hint", "searchMode", "searchSuggestAuthority", "voiceSearchMode", "inputType",
          "imeOptions",
        ]
        needed = ["label"]
      case .values, .dataExtractionRules, .fullBackupContent, .networkSecurityConfig, .fileProviderPaths,
        .other:
        return nil
      }
    }
  }
}
