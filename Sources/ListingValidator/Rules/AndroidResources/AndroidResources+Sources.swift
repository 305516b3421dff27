extension [Source] {
  /// How the resource compiler reads a text.
  static let resourceTexts = [
    Source("aosp-mirror/platform_frameworks_base:tools/aapt2/ResourceUtils.cpp", .official),
    Source(
      "https://googlesamples.github.io/android-custom-lint-rules/checks/StringEscaping.md.html", .vendor),
  ]

  /// How the resource compiler reads an element of a values file.
  static let resourceElements = [
    Source("aosp-mirror/platform_frameworks_base:tools/aapt2/ResourceParser.cpp", .official)
  ]

  /// Which resources the compiler takes for the same.
  static let resourceTable = [
    Source("aosp-mirror/platform_frameworks_base:tools/aapt2/ResourceTable.cpp", .official)
  ]
}

extension Example {
  /// A file of values in an Android module.
  static func values(_ content: String, attributes: String = "") -> Example {
    .values(["res/values/strings.xml": content], attributes: attributes)
  }

  /// Files of values in an Android module, by path.
  static func values(_ contents: [String: String], attributes: String = "") -> Example {
    Example(
      files: contents.mapValues { content in
        "<resources\(attributes.isEmpty ? "" : " " + attributes)>\n\(content)\n</resources>"
      })
  }
}
