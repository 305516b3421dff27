struct LocaleConfigMalformed: Rule {
  static let nameMissing = RuleCase("name-missing", .error, "a locale has no android:name")
  static let resourceForm = RuleCase(
    "resource-form", .error, "a language is written as in the name of a folder")
  static let noTag = RuleCase("not-a-tag", .error, "a language is no BCP 47 tag")

  static let info = RuleInfo(
    "locale-config-malformed", "language of an app that Android cannot read", area: .androidResources,
    rationale: """
      The languages that users can choose for an app are listed as <locale android:name="…"/> with BCP 47 tags: en-US. \
      The form of resource folders, en-rUS, is another one, and neither works in the place of the other.
      """,
    cases: [nameMissing, resourceForm, noTag],
    sources: [
      Source("https://developer.android.com/reference/android/app/LocaleConfig", .vendor),
      Source("https://github.com/expo/expo/pull/40253", .thirdParty),
    ],
    flagged: [
      FlaggedExample(nameMissing, .localeConfig("⟦<locale/>⟧")),
      FlaggedExample(resourceForm, .localeConfig("<locale android:name=\"⟦en-rUS⟧\"/>")),
      FlaggedExample(
        noTag, .localeConfig("<locale android:name=\"⟦en_US⟧\"/><locale android:name=\"⟦English (US)⟧\"/>")),
    ],
    accepted: [
      .localeConfig(
        """
        <locale android:name="en-US"/><locale android:name="zh-Hant-TW"/><locale android:name="es-419"/>
        <locale android:name="b+sr+Latn"/><locale android:name="en-XA"/><locale android:name="@string/language"/>
        """)
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .localeConfig else { return }
    for locale in AndroidElement(file.document).children("locale") {
      guard let name = locale.attribute("name") else {
        report.flag(
          Self.nameMissing, at: locale.location, "a <locale> has no android:name", help: "add android:name")
        continue
      }
      guard case .text(let tag) = name.value else { continue }
      let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 2, Self.isRegionOfFolder(parts[1]) {
        let meant = "\(parts[0])-\(parts[1].dropFirst())"
        report.flag(
          Self.resourceForm, at: name.location, "\"\(tag)\" is the form of a folder, not a language tag",
          found: tag, allowed: meant, help: "write \(meant)")
      } else if !Self.isTag(parts), !tag.hasPrefix("b+") {
        let meant = LocaleTag(tag)?.tidied
        report.flag(
          Self.noTag, at: name.location, "\"\(tag)\" is no language tag", found: tag,
          allowed: meant ?? "such as en-US",
          help: meant.map { "write \($0)" } ?? "write a tag such as en-US")
      }
    }
  }

  /// True for `rUS`.
  private static func isRegionOfFolder(_ part: Substring) -> Bool {
    part.first == "r" && part.count == 3 && part.dropFirst().allSatisfy { $0.isASCII && $0.isUppercase }
  }

  private static func isTag(_ parts: [Substring]) -> Bool {
    guard let language = parts.first, (2...8).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}

extension Example {
  fileprivate static func localeConfig(_ content: String) -> Example {
    .resourceXML(
      "<locale-config xmlns:android=\"http://schemas.android.com/apk/res/android\">\(content)</locale-config>"
    )
  }
}
