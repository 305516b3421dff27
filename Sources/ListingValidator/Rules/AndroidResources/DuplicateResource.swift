struct DuplicateResource: Rule {
  static let sameFile = RuleCase("same-file", .error, "a file defines a resource twice")
  static let otherFile = RuleCase("other-file", .error, "two files of one source set define a resource")

  static let info = RuleInfo(
    "duplicate-resource", "resource that is defined twice", area: .androidResources,
    rationale: """
      Type, name, configuration and product tell resources apart. Two values for one of them end the build: "duplicate \
      value for resource" within a file, "Duplicate resources" where two files of a source set have it. In files from \
      the games console this comes of titles without Latin letters, which all become "achievement__".
      """,
    cases: [sameFile, otherFile],
    sources: .resourceTable + [
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/1571", .thirdParty),
      Source("https://github.com/wallabag/android-app/issues/507", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        sameFile,
        .values(
          """
          <string name="achievement__" translatable="false">CgkIuJHVzfEWEAIQAw</string>
          <string name="⟦achievement__⟧" translatable="false">CgkIuJHVzfEWEAIQBA</string>
          """)),
      FlaggedExample(
        sameFile, .values("<string name=\"a\">x</string><item type=\"string\" name=\"⟦a⟧\">x</item>")),
      FlaggedExample(
        sameFile, .values("<array name=\"a\"><item>x</item></array><string-array name=\"⟦a⟧\"/>")),
      FlaggedExample(
        otherFile,
        .values([
          "res/values/games-ids.xml": "<string name=\"app_id\">379996204385</string>",
          "res/values/strings.xml": "<string name=\"⟦app_id⟧\">379996204385</string>",
        ])),
    ],
    accepted: [
      .values([
        "res/values/strings.xml": "<string name=\"title\">Shelf</string>",
        "res/values-de/strings.xml": "<string name=\"title\">Regal</string>",
      ]),
      .values("<string name=\"a\" product=\"tablet\">x</string><string name=\"a\">y</string>"),
      .values("<item type=\"id\" name=\"a\"/><id name=\"a\"/>"),
      .values("<string name=\"a\">x</string><bool name=\"a\">true</bool>"),
      Example(files: [
        "src/main/res/values/ids.xml": "<resources><string name=\"app_id\">1</string></resources>",
        "src/free/res/values/ids.xml": "<resources><string name=\"app_id\">2</string></resources>",
      ]),
    ])

  /// True for a type whose names may stand only once: an id or attribute may be declared again.
  static func isUnique(_ type: String) -> Bool {
    !["id", "attr", "styleable", "public", "public-group", "java-symbol", "add-resource", "overlayable"]
      .contains(type)
  }

  private struct Key: Hashable {
    var type: String
    var name: String
    var configuration: String
    var product: String
    /// The file, where files next to one another need not be of one source set.
    var path: String
  }

  func check(_ module: AndroidModule, in context: Context, into report: inout Report) {
    let isModule = module.files(.manifest).contains { !$0.isInherited }
    var first: [Key: ResourceEntry] = [:]
    for entry in module.entries where !entry.isInherited {
      guard let type = entry.type, Self.isUnique(type), let name = entry.name else { continue }
      let isLoose = entry.configuration == nil && !isModule
      let key = Key(
        type: type, name: name.value, configuration: entry.configuration ?? "", product: entry.product,
        path: isLoose ? entry.file.path : "")
      guard let other = first[key] else {
        first[key] = entry
        continue
      }
      let isSameFile = other.file.path == entry.file.path
      let slug =
        GamesResource.Kind(name: name.value).map { _ in GamesResource.hasEmptySlug(name.value) } ?? false
      let place = isSameFile ? "defined twice" : "defined in \"\(other.file.path)\" too"
      report.flag(
        isSameFile ? Self.sameFile : Self.otherFile, at: name.location,
        "the \(type) \"\(name.value)\" is \(place)", found: name.value,
        help: slug
          ? "rename one after its title: titles without Latin letters all get this name"
          : "keep one of the two")
    }
  }
}
