struct ResourceFileNameMalformed: Rule {
  static let malformed = RuleCase("malformed", .error, "the name has a character that no resource name has")
  static let keyword = RuleCase("keyword", .error, "the name is a word of Java")
  static let secondDot = RuleCase("second-dot", .error, "the name has a dot beside the one before its type")

  static let info = RuleInfo(
    "resource-file-name-malformed", "resource file whose name the build refuses", area: .androidResources,
    rationale: """
      The name of a file in res becomes the name of a resource. The build takes small letters, digits and underscores, \
      no word of Java, and one dot before the type of the file; a copy of the file manager's, such as icon (1).png or locales.xml.xml, \
      stops it. Files of values and hidden files are left alone.
      """,
    cases: [malformed, keyword, secondDot],
    sources: [
      Source("https://developer.android.com/guide/topics/resources/providing-resources", .vendor),
      Source("aosp-mirror/platform_frameworks_base:tools/aapt2/cmd/Compile.cpp", .official),
      Source("Android tools: sdk-common FileResourceNameValidator.java", .official),
    ],
    flagged: [
      FlaggedExample(malformed, Example(files: ["res/xml/Backup-Rules.xml": "<full-backup-content/>"])),
      FlaggedExample(keyword, Example(files: ["res/drawable/switch.png": "", "res/xml/a.xml": "<paths/>"])),
      FlaggedExample(secondDot, Example(files: ["res/xml/locales_config.xml.xml": "<locale-config/>"])),
    ],
    accepted: [
      Example(files: [
        "res/xml/locales_config.xml": "<locale-config/>", "res/drawable/button.9.png": "",
        "res/raw/.gitkeep": "",
        "res/raw/data.tar.gz": "", "res/values/Strings-old.xml": "<resources/>",
      ])
    ])

  func check(_ module: AndroidModule, in context: Context, into report: inout Report) {
    for resource in module.resourceFiles where resource.folder.type != "values" && !resource.isInherited {
      let name = PathName.name(of: resource.path)
      guard !name.hasPrefix(".") else { continue }
      let wrong = resource.resourceName.unicodeScalars.first { scalar in
        !(("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_")
      }
      if let wrong {
        report.flag(
          Self.malformed, at: Location(path: resource.path),
          "the file name \"\(name)\" has \"\(wrong)\", which no resource name has", found: name,
          allowed: "a to z, 0 to 9 and _", help: "rename it")
      } else if ResourceName.javaKeywords.contains(resource.resourceName) {
        report.flag(
          Self.keyword, at: Location(path: resource.path),
          "the file name \"\(name)\" is a word of Java, which no resource name may be", found: name,
          help: "rename it")
      } else if name.filter({ $0 == "." }).count > 1, !name.hasSuffix(".9.png"), resource.folder.type != "raw"
      {
        report.flag(
          Self.secondDot, at: Location(path: resource.path),
          "the file name \"\(name)\" has more than one dot",
          found: name, help: "rename it")
      }
    }
  }
}
