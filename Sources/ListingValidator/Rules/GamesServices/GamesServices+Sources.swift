extension [Source] {
  /// What Google says about the application id of a game.
  static let gamesAppID = [
    Source("https://developers.google.com/games/services/android/troubleshooting", .vendor),
    Source("https://developer.android.com/games/pgs/android/android-signin", .vendor),
  ]

  /// What real files have in common, since no page describes the form of an id.
  static let gamesIDForm = [Source("listing-lint:docs/games-ids.md", .measured)]
}

extension Example {
  /// The console's export for a game with the number 379996204385.
  /// - Parameter files: what else the module has, by path.
  static func games(
    _ content: String, appID: String = "379996204385", package: String = "org.example.maze",
    files: [String: String] = [:]
  ) -> Example {
    let export = """
      <!--
      Google Play game services IDs.
      Save this file as res/values/games-ids.xml in your project.
      -->
      <resources>
        <!-- app_id -->
        <string name="app_id" translatable="false">\(appID)</string>
        <!-- package_name -->
        <string name="package_name" translatable="false">\(package)</string>
        \(content)
      </resources>
      """
    return Example(files: files.merging(["res/values/games-ids.xml": export]) { given, _ in given })
  }

  /// A games resource with the ids of the export.
  static func achievement(_ id: String, name: String = "achievement_maze") -> Example {
    .games("<string name=\"\(name)\" translatable=\"false\">\(id)</string>")
  }
}

/// Texts that stand where a value is still to be filled in.
enum GamesPlaceholder {
  private static let words = [
    "replace", "your", "todo", "placeholder", "someid", "add_", "insert", "change", "dummy",
  ]

  /// True for a text that people and templates write in place of an id.
  static func matches(_ text: String) -> Bool {
    let lowercase = text.lowercased()
    if words.contains(where: lowercase.contains) { return true }
    return !text.isEmpty && text.allSatisfy { "xX*#.?-_".contains($0) }
  }

  /// True for a number that nobody's game has.
  static func matches(number: String) -> Bool {
    let digits = Array(number.utf8)
    guard digits.count >= 9 else { return false }
    let isCounting = zip(digits, digits.dropFirst()).prefix(8).allSatisfy { $1 == $0 + 1 }
    // 000000000000, 424242424242
    let isRepeating = zip(digits, digits.dropFirst(2)).allSatisfy { $0 == $1 }
    return isCounting || isRepeating
  }

  /// True for the package name of a template.
  static func matches(package: String) -> Bool {
    package.hasPrefix("com.example.") || package == "net.example.newgame"
  }
}
