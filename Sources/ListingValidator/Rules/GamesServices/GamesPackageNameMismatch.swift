struct GamesPackageNameMismatch: Rule {
  static let applicationID = RuleCase(
    "application-id", .warning, "the package name is another than the application id of the build file")
  static let manifest = RuleCase(
    "manifest", .warning, "the package name is another than that of the manifest, and no build file is known")
  static let listing = RuleCase("listing", .warning, "the package name is another than that of the listing")

  static let info = RuleInfo(
    "games-package-name-mismatch", "games resources of another app", area: .gamesServices,
    rationale: """
      The console writes the package name of the linked app into its export. Another one than the app's own shows that \
      the file is that of another game, or that the app was renamed and is not linked. It is compared with the \
      application id where the build file says it in so many words; else, without any build file, with the manifest, \
      unless its package is an engine's default. What is computed is unknown, not different.
      """,
    cases: [applicationID, manifest, listing],
    sources: .gamesIDForm + [
      Source("https://developers.google.com/games/services/android/troubleshooting", .vendor)
    ],
    flagged: [
      FlaggedExample(
        applicationID,
        Example(files: [
          "app/build.gradle":
            "android {\n  defaultConfig {\n    applicationId \"com.example.shelf\"\n  }\n}\n",
          "app/src/main/res/values/games-ids.xml": export("⟦org.example.maze⟧"),
        ])),
      FlaggedExample(
        applicationID,
        Example(files: [
          "app/build.gradle.kts":
            "android {\n  defaultConfig {\n    applicationId = \"org.example.maze\"\n  }\n  buildTypes {\n    release {\n      applicationIdSuffix = \".pro\"\n    }\n  }\n}\n",
          "app/src/main/res/values/games-ids.xml": export("⟦org.example.maze⟧"),
        ])),
      FlaggedExample(
        manifest,
        Example(files: [
          "AndroidManifest.xml": "<manifest package=\"com.example.shelf\"/>",
          "res/values/games-ids.xml": export("⟦org.example.maze⟧"),
        ])),
      FlaggedExample(
        listing,
        Example(
          "<android href=\"app\"/>", package: "com.example.shelf",
          files: ["app/res/values/games-ids.xml": export("⟦org.example.maze⟧")])),
    ],
    accepted: [
      Example(files: [
        "app/build.gradle": "android {\n  defaultConfig {\n    applicationId \"org.example.maze\"\n  }\n}\n",
        "app/src/main/AndroidManifest.xml": "<manifest package=\"com.example.code\"/>",
        "app/src/main/res/values/games-ids.xml": export("org.example.maze"),
      ]),
      Example(files: [
        "app/build.gradle":
          "android {\n  defaultConfig {\n    applicationId rootProject.ext.id\n  }\n}\n",
        "app/src/main/AndroidManifest.xml": "<manifest package=\"com.example.code\"/>",
        "app/src/main/res/values/games-ids.xml": export("org.example.maze"),
      ]),
      Example(files: [
        "AndroidManifest.xml": "<manifest package=\"com.unity3d.player\"/>",
        "res/values/games-ids.xml": export("org.example.maze"),
      ]),
      Example(files: ["res/values/games-ids.xml": export("org.example.maze")]),
      Example(
        "<android href=\"app\"/>", package: "org.example.maze",
        files: ["app/res/values/games-ids.xml": export("org.example.maze")]),
    ])

  private static func export(_ package: String) -> String {
    """
    <resources>
      <string name="app_id" translatable="false">379996204385</string>
      <string name="package_name" translatable="false">\(package)</string>
    </resources>
    """
  }

  /// How the package name compares with what else is known of the app.
  enum Comparison {
    /// Nothing says what the application id is.
    case unknown
    /// It is the application id.
    case same
    /// It is another one than these.
    case different(RuleCase, from: [Located<String>])
  }

  /// Compares the package name of a file with what else is known of the app.
  static func compare(_ games: GamesIDs, in context: Context) -> Comparison {
    guard let name = games.packageName?.text?.string, !name.isEmpty, let module = context.listing.android
    else {
      return .unknown
    }
    let (ruleCase, ids) = known(module, in: context)
    guard !ids.isEmpty else { return .unknown }
    return ids.contains { $0.value == name } ? .same : .different(ruleCase, from: ids)
  }

  private static func known(
    _ module: AndroidModule, in context: Context
  ) -> (RuleCase, ids: [Located<String>]) {
    guard context.listing.layout == .androidProject else {
      return (listing, context.listing.package.map { [$0] } ?? [])
    }
    return (
      module.build == nil ? manifest : applicationID,
      module.knownApplicationIDs(variant: context.listing.variant)
    )
  }

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    guard let text = games.packageName?.text,
      case .different(let ruleCase, let ids) = Self.compare(games, in: context), let first = ids.first
    else { return }
    let others = ids.map { "\"\($0.value)\"" }.joined(separator: " or ")
    report.flag(
      ruleCase, at: text.location,
      "the package name is \"\(text.string)\", and that in \(first.location.path) is \(others)",
      found: text.string, allowed: ids.map(\.value).joined(separator: ", "),
      help: "save the export of this app's own game, or link the app in the games console")
  }
}
