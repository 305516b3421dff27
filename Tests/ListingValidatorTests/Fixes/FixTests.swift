import TestSupport
import Testing

@testable import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is changed on disk, and what is not.
@Suite struct FixTests {
  private static let android = "fastlane/metadata/android"

  private func plan(_ folder: TemporaryFolder, isUnsafe: Bool = false, boundary: String? = nil) throws
    -> FixPlan
  {
    var settings = LintRun.Settings(today: Lint.today)
    settings.boundary = boundary
    let report = try LintRun(settings: settings, toolVersion: "test").report(on: [folder.path])
    return FixPlan(report, isUnsafe: isUnsafe)
  }

  /// Fixes a folder, and looks that nothing is left for a second run.
  /// - Returns: the files by path.
  private func fixed(_ folder: TemporaryFolder, isUnsafe: Bool = false) throws -> [String: String] {
    let files = TemporaryFiles()
    for step in try plan(folder, isUnsafe: isUnsafe).steps { try step.take(through: files) }
    #expect(try plan(folder, isUnsafe: isUnsafe).steps.isEmpty)
    return try content(of: folder)
  }

  private func content(of folder: TemporaryFolder) throws -> [String: String] {
    let fileSystem = FileSystem()
    var files: [String: String] = [:]
    func visit(_ path: String) throws {
      for entry in try fileSystem.entries(of: "\(folder.path)/\(path)") {
        let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
        if entry.kind == .directory {
          try visit(name)
        } else {
          files[name] = try TextFile.read("\(folder.path)/\(name)")
        }
      }
    }
    try visit("")
    return files
  }

  @Test func invisibleCharactersAreTakenAway() throws {
    let listing = """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="en-US">
        <description locale="en_US">\r
          <display-title>Pl\u{200B}an\u{2060}ner</display-title>
          <short>A&#x200B;B &#8203;C</short>
          <long href="long.txt"/>
        </description>
        <description locale="km-KH"><short>សួស្តី\u{200B}ពិភពលោក</short></description>
      </listing>
      """
    let folder = try TemporaryFolder([
      "listing.xml": Array(listing.utf8),
      "long.txt": [0xEF, 0xBB, 0xBF] + Array("Größe\r\n\u{FEFF}zwei\u{200B} Ter\u{AD}mine".utf8),
    ])
    let files = try fixed(folder)
    #expect(
      files["listing.xml"]
        == listing.replacing("Pl\u{200B}an\u{2060}ner", with: "Planner").replacing(
          "A&#x200B;B &#8203;C", with: "AB C"
        )
        .replacing("en_US", with: "en-US"))
    #expect(files["long.txt"] == "Größe\r\nzwei Ter\u{AD}mine")
    #expect(try fixed(folder, isUnsafe: true)["long.txt"] == "Größe\r\nzwei Termine")
  }

  @Test func onlyEnabledFindingsAreFixed() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for settings in [
      "{\"rules\": {\"text-byte-order-mark\": \"off\"}}",
      "{\"suppressions\": [{\"rule\": \"text-byte-order-mark\", \"paths\": [\"**\"], \"reason\": \"ours\"}]}",
    ] {
      let folder = try TemporaryFolder([
        "\(Self.android)/en-US/title.txt": mark + Array("Planner".utf8),
        ".listing-lint.json": Array(settings.utf8),
      ])
      #expect(try plan(folder).steps.isEmpty)
    }
  }

  @Test func thePlayListingStaysAndAmazonGetsItsOwn() throws {
    let html =
      "<h1>Plan</h1>Meet &amp; plan.<br>\n<ul><li>Finds a time</li>\n<li>Sends <b>one</b> invitation\u{200B}</li><li>Shows answers</li></ul>"
      + "<p>See <a href=\"https://example.com\">our page</a>.</p><!-- <b>draft</b> -->"
    let folder = try TemporaryFolder([
      "\(Self.android)/en-US/title.txt": "Planner", "\(Self.android)/en-US/short_description.txt": "Plan.",
      "\(Self.android)/en-US/full_description.txt": html,
      "\(Self.android)/en-US/changelogs/7.txt": "<b>Faster</b>.",
    ])
    let files = try fixed(folder)
    let plain =
      "Plan\nMeet & plan.\n\n• Finds a time\n• Sends one invitation\n• Shows answers\nSee our page.\n"
    #expect(
      files["fastlane/metadata/amazon/en-US/full_description.txt"]?.replacing("\n\n", with: "\n")
        == plain.replacing("\n\n", with: "\n"))
    #expect(files["fastlane/metadata/amazon/en-US/changelogs/7.txt"] == "Faster.\n")
    // But for the invisible character, which helps nobody.
    #expect(files["\(Self.android)/en-US/full_description.txt"] == html.replacing("\u{200B}", with: ""))
    #expect(files.count == 6)
    #expect(
      try fixed(folder, isUnsafe: true)["fastlane/metadata/amazon/en-US/feature_bullets.txt"]
        == "Finds a time\nSends one invitation\nShows answers\n")
  }

  @Test func bulletsOfALongDescriptionNeedALook() throws {
    let long = (1...7).map { "- Feature \($0)\n" }.joined()
    let folder = try TemporaryFolder([
      "\(Self.android)/en-US/title.txt": "Planner", "\(Self.android)/en-US/full_description.txt": long,
    ])
    #expect(try plan(folder).steps.isEmpty)
    #expect(try plan(folder).unsafeCount == 1)
    let bullets = try fixed(folder, isUnsafe: true)["fastlane/metadata/amazon/en-US/feature_bullets.txt"]
    #expect(bullets == (1...5).map { "Feature \($0)\n" }.joined())
  }

  @Test func foldersGetNewNamesOnlyWhenAsked() throws {
    let folder = try TemporaryFolder([
      "\(Self.android)/de_DE/title.txt": "Planer", "\(Self.android)/en-US/title.txt": "Planner",
      "\(Self.android)/jp-JP/title.txt": "プランナー", "\(Self.android)/ru-RU/title.txt": "План",
      "fastlane/metadata/amazon/de_DE/keywords.txt": "plan",
      "app/src/main/play/listings/fr_FR/title.txt": "Agenda",
      "app/src/main/play/release-notes/fr_FR/default.txt": "Plus vite.",
    ])
    let before = try content(of: folder)
    #expect(try fixed(folder) == before)
    let files = try fixed(folder, isUnsafe: true)
    #expect(
      files.keys.sorted() == [
        "app/src/main/play/listings/fr-FR/title.txt", "app/src/main/play/release-notes/fr-FR/default.txt",
        "fastlane/metadata/amazon/de-DE/keywords.txt", "\(Self.android)/de-DE/title.txt",
        "\(Self.android)/en-US/title.txt", "\(Self.android)/ja-JP/title.txt",
        "\(Self.android)/ru-RU/title.txt",
      ])
  }

  @Test func nothingThatIsThereIsOverwritten() throws {
    let folder = try TemporaryFolder([
      "\(Self.android)/de_DE/title.txt": "Planer", "\(Self.android)/de-DE/title.txt": "Plan",
      "\(Self.android)/de_DE/full_description.txt": "<b>Plan</b>",
    ])
    // A file that a link leads to nowhere is there as well.
    try folder.link("fastlane/metadata/amazon/de_DE/full_description.txt", to: "nowhere")
    let plan = try plan(folder, isUnsafe: true)
    #expect(plan.refusals.contains { $0.reason.contains("is there already") }, "\(plan.refusals)")
    for step in plan.steps { try step.take(through: TemporaryFiles()) }
    #expect(FileSystem().kind(of: "\(folder.path)/\(Self.android)/de_DE/title.txt") == .regular)
  }

  @Test func nothingOutsideTheBoundaryIsChanged() throws {
    let folder = try TemporaryFolder([
      "app/\(Self.android)/en-US/full_description.txt": "<b>Plan</b>",
      "app/\(Self.android)/en-US/title.txt": "Planner",
      "elsewhere/keep": "",
    ])
    // The overlay would be written through a link.
    try folder.link("app/fastlane/metadata/amazon", to: "../../../elsewhere")
    let plan = try plan(folder, boundary: "\(folder.path)/app")
    #expect(plan.steps.isEmpty)
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try TemporaryFolder(["\(Self.android)/en-US/short_description.txt": "Plan."])
    try folder.write("shared/title.txt", [0xEF, 0xBB, 0xBF] + Array("Planner".utf8))
    try folder.link("\(Self.android)/en-US/title.txt", to: "../../../../shared/title.txt")
    let path = "\(folder.path)/shared/title.txt"
    chmod(path, 0o640)
    #expect(try fixed(folder)["shared/title.txt"] == "Planner")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(FileSystem().kind(of: "\(folder.path)/\(Self.android)/en-US/title.txt") == .symlink)
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
    let folder = try TemporaryFolder([
      "\(Self.android)/en-US/title.txt": [0xEF, 0xBB, 0xBF] + Array("Planner".utf8)
    ])
    let run = LintRun(settings: LintRun.Settings(today: Lint.today), toolVersion: "test")
    let report = try run.report(on: [folder.path])
    try folder.write("\(Self.android)/en-US/title.txt", Array("New title".utf8))
    let plan = FixPlan(report, isUnsafe: false)
    #expect(plan.steps.isEmpty)
    #expect(plan.refusals.map(\.reason) == ["the file has changed meanwhile"])
  }

  private func clash(_ first: (Range<Int>, String), _ second: (Range<Int>, String)) throws -> Int {
    let folder = try TemporaryFolder(["listing.xml": CompleteListing().xml])
    var report = try LintRun(settings: LintRun.Settings(today: Lint.today), toolVersion: "test").report(
      on: [folder.path])
    let file = SourceFile(path: "listing.xml", bytes: Array(CompleteListing().xml.utf8))
    func finding(_ edit: (Range<Int>, String)) throws -> Finding {
      let fix = try #require(Fix("x", .safe, replacing: [Location(file: file, range: edit.0)], with: edit.1))
      return Finding(
        rule: "a", caseID: "a", store: nil, severity: .note, message: "a", location: Location(file: file),
        locale: nil,
        field: nil, found: nil, allowed: nil, help: nil, group: "a", sources: [], fixes: [fix])
    }
    let late = report.listings[0].late([try finding(first), try finding(second)], known: [])
    report.listings[0].add(late)
    let plan = FixPlan(report, isUnsafe: false)
    #expect(plan.refusals.count + plan.fixes.count == 2)
    return plan.refusals.count
  }

  @Test func overlappingChangesAreRefusedBoth() throws {
    #expect(try clash((0..<3, ""), (2..<5, "")) == 2)
    #expect(try clash((0..<5, ""), (1..<2, "")) == 2)
    #expect(try clash((0..<3, "a"), (0..<3, "b")) == 2)
    #expect(try clash((2..<2, "a"), (2..<2, "b")) == 2)
    #expect(try clash((0..<3, ""), (1..<1, "b")) == 2)
    #expect(try clash((0..<3, ""), (3..<5, "")) == 0)
    #expect(try clash((0..<3, ""), (3..<3, "b")) == 0)
    // Two listings may say the same about a file that they share.
    #expect(try clash((0..<3, "a"), (0..<3, "a")) == 0)
  }

  @Test func stringResourcesAreMended() throws {
    let folder = try TemporaryFolder([
      "app/src/main/AndroidManifest.xml":
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"com.example.app\"/>",
      "app/src/main/res/values/strings.xml": """
      <resources>
        <string name="a" translateable="false">Don't &apos;panic&apos;</string>
        <string name="b" translatable="false" translateable="true">x</string>
      </resources>
      """,
    ])
    #expect(
      try fixed(folder)["app/src/main/res/values/strings.xml"] == """
        <resources>
          <string name="a" translatable="false">Don\\'t \\'panic\\'</string>
          <string name="b" translatable="false" translateable="true">x</string>
        </resources>
        """)
  }

  @Test(arguments: RuleSet.builtIn.infos.map(\.id)) func fixesTakeTheFaultAway(_ id: RuleID) throws {
    let info = try #require(RuleSet.builtIn.info(id))
    for flagged in info.flagged {
      let folder = try TemporaryFolder(flagged.example.files.mapValues { MarkedText($0).text })
      let before = try plan(folder, isUnsafe: true)
      guard !before.steps.isEmpty else { continue }
      for step in before.steps { try step.take(through: TemporaryFiles()) }
      let after = try plan(folder, isUnsafe: true)
      #expect(after.steps.isEmpty, "\(id) \(flagged.ruleCase.id): \(after.fixes.map(\.title))")
    }
  }
}
