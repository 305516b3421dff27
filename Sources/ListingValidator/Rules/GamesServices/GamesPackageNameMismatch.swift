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
          "app/src/main/res/values/games-ids.xml": export("⟦com.example.maze⟧"),
        ])),
      FlaggedExample(
        applicationID,
        Example(files: [
          "app/build.gradle.kts":
            "android {\n  defaultConfig {\n    applicationId = \"com.example.maze\"\n  }\n  buildTypes {\n    release {\n      applicationIdSuffix = \".pro\"\n    }\n  }\n}\n",
          "app/src/main/res/values/games-ids.xml": export("⟦com.example.maze⟧"),
        ])),
      FlaggedExample(
        manifest,
        Example(files: [
          "AndroidManifest.xml": "<manifest package=\"com.example.shelf\"/>",
          "res/values/games-ids.xml": export("⟦com.example.maze⟧"),
        ])),
      FlaggedExample(
        listing,
        Example(
          "<android href=\"app\"/>", package: "com.example.shelf",
          files: ["app/res/values/games-ids.xml": export("⟦com.example.maze⟧")])),
    ],
    accepted: [
      Example(files: [
        "app/build.gradle": "android {\n  defaultConfig {\n    applicationId \"com.example.maze\"\n  }\n}\n",
        "app/src/main/AndroidManifest.xml": "<manifest package=\"com.example.code\"/>",
        "app/src/main/res/values/games-ids.xml": export("com.example.maze"),
      ]),
      Example(files: [
        "app/build.gradle":
          "android {\n  defaultConfig {\n    applicationId rootProject.ext.id\n  }\n}\n",
        "app/src/main/AndroidManifest.xml": "<manifest package=\"com.example.code\"/>",
        "app/src/main/res/values/games-ids.xml": export("com.example.maze"),
      ]),
      Example(files: [
        "AndroidManifest.xml": "<manifest package=\"com.unity3d.player\"/>",
        "res/values/games-ids.xml": export("com.example.maze"),
      ]),
      Example(files: ["res/values/games-ids.xml": export("com.example.maze")]),
      Example(
        "<android href=\"app\"/>", package: "com.example.maze",
        files: ["app/res/values/games-ids.xml": export("com.example.maze")]),
    ])

  private static func export(_ package: String) -> String {
    """
    <resources>
      <string name="app_id" translatable="false">379996204385</string>
      <string name="package_name" translatable="false">\(package)</string>
    </resources>
    """
  }

  /// The packages that game engines start with.
  private static let engineDefaults: Set<String> = [
    "com.unity3d.player", "com.godot.game", "org.cocos2dx.lib",
  ]

  /// What a package name differs from; nil where it differs from nothing that is known.
  static func mismatch(of games: GamesIDs, in context: Context) -> (
    ruleCase: RuleCase, ids: [Located<String>]
  )? {
    guard let name = games.packageName?.text?.string, !name.isEmpty, let module = context.listing.android
    else {
      return nil
    }
    if context.listing.layout != .androidProject {
      guard let package = context.listing.package, package.value != name else { return nil }
      return (listing, [package])
    }
    if let build = module.build {
      guard let ids = build.applicationIDs(variant: context.listing.variant),
        !ids.contains(where: { $0.value == name })
      else { return nil }
      return (applicationID, ids)
    }
    let packages = module.files(.manifest).compactMap { $0.root.value("package", in: $0.file) }
    guard let package = packages.first, package.value != name, !engineDefaults.contains(package.value) else {
      return nil
    }
    return (manifest, [package])
  }

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    guard let text = games.packageName?.text, let mismatch = Self.mismatch(of: games, in: context) else {
      return
    }
    let ids = mismatch.ids.map { "\"\($0.value)\"" }.joined(separator: " or ")
    let path = mismatch.ids.first?.location.path ?? ""
    report.flag(
      mismatch.ruleCase, at: text.location,
      "the package name is \"\(text.string)\", and that in \(path) is \(ids)",
      found: text.string, allowed: mismatch.ids.map(\.value).joined(separator: ", "),
      help: "save the export of this app's own game, or link the app in the games console")
  }
}
