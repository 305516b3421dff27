import TestSupport
import Testing

@testable import ListingValidator

@Suite struct AndroidLoaderTests {
  private static let id = "CgkI4dqnzIcLEAIQAQ"
  private static let foreign = "CgkIuJHVzfEWEAIQAw"

  private static func export(_ id: String = id, package: String = "org.example.maze") -> String {
    """
    <resources>
      <string name="app_id" translatable="false">379996204385</string>
      <string name="package_name" translatable="false">\(package)</string>
      <string name="achievement_a" translatable="false">\(id)</string>
    </resources>
    """
  }

  /// The reports on a path in a folder of files.
  private static func report(_ files: [String: String], at path: String = "") throws -> RunReport {
    let folder = try TemporaryFolder(files)
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test")
      .report(on: [path.isEmpty ? folder.path : "\(folder.path)/\(path)"])
    #expect(report.unreadable.isEmpty)
    return report
  }

  private static func findings(_ report: RunReport) -> [String] {
    report.listings.flatMap { listing in
      listing.findings.map { "\(listing.variant ?? "main"): \($0.finding.location.path): \($0.finding.rule)" }
    }
  }

  private static let module = [
    "app/build.gradle":
      "android {\n defaultConfig {\n applicationId \"org.example.maze\"\n }\n productFlavors {\n"
      + " pro {\n applicationIdSuffix '.pro'\n }\n }\n}",
    "app/src/main/AndroidManifest.xml":
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application/></manifest>",
    "app/src/main/res/values/games-ids.xml": export(foreign),
    "app/src/main/res/values/strings.xml": "<resources><string name=\"a\">it's</string></resources>",
    "app/src/main/res/xml/paths.xml": "<paths/>", "app/src/main/res/layout/main.xml": "<not well-formed",
    "app/src/main/res/drawable/icon.png": "",
    "app/src/pro/res/values/games-ids.xml": export(package: "org.example.maze"),
  ]

  @Test func variantsAreKeptApart() throws {
    let report = try Self.report(Self.module)
    #expect(report.listings.map(\.variant) == [nil, "pro"])
    #expect(report.listings.map(\.id) == [report.listings[0].root, "org.example.maze.pro"])
    #expect(
      Self.findings(report) == [
        "main: AndroidManifest.xml: games-meta-data-missing",
        "main: res/values/games-ids.xml: games-id-of-another-app",
        "main: res/values/strings.xml: unescaped-apostrophe",
        "pro: res/values/games-ids.xml: games-package-name-mismatch",
      ])
  }

  @Test func aFolderOfResourcesIsReadWithoutItsManifest() throws {
    let report = try Self.report(Self.module, at: "app/src/main/res")
    #expect(
      Self.findings(report) == [
        "main: values/games-ids.xml: games-id-of-another-app",
        "main: values/strings.xml: unescaped-apostrophe",
      ])
    #expect(report.listings.first?.layout == .androidProject)
    #expect(report.listings.first?.notChecked.count == 1)
  }

  @Test func aSourceSetFindsItsBuildFile() throws {
    let files = Self.module.merging([
      "app/src/main/res/values/games-ids.xml": Self.export(package: "org.example.shelf")
    ]) { $1 }
    for path in ["app/src/main", "app"] {
      #expect(
        Self.findings(try Self.report(files, at: path)).contains(
          "main: res/values/games-ids.xml: games-package-name-mismatch"))
    }
  }

  @Test func aSingleFileIsReadAlone() throws {
    let report = try Self.report(Self.module, at: "app/src/main/res/values/games-ids.xml")
    #expect(Self.findings(report) == ["main: games-ids.xml: games-id-of-another-app"])
    let listing = try #require(report.listings.first)
    #expect(listing.layout == .file && listing.notChecked.count == 1)
    #expect(listing.resources.map(\.number) == [3])
    #expect(listing.resources.map(\.appId) == ["786410326200"])
  }

  @Test func onlyValuesAndXMLResourcesAreRead() throws {
    let folder = try TemporaryFolder(Self.module)
    let root = try #require(try Discovery().roots(at: "\(folder.path)/app/src/main").roots.first)
    let listing = ListingReader().read(root)
    let module = try #require(listing.android)
    #expect(module.files.map(\.kind) == [.manifest, .values, .values, .fileProviderPaths])
    #expect(module.resourceFiles.count == 5)
    #expect(module.hasResourceFile(type: "drawable", name: "icon"))
    #expect(listing.files.contains("../../build.gradle"))
  }

  @Test func aListingTakesTheModuleThatItRefersTo() throws {
    let listing = """
      <listing xmlns="urn:listing-lint:listing:1" package="org.example.shelf"><android href="app"/></listing>
      """
    let files = Self.module.merging(["store/listing.xml": listing.replacing("\"app\"", with: "\"../app\"")]) {
      $1
    }
    let report = try Self.report(files)
    #expect(report.listings.map(\.layout) == [.androidProject, .listingXML])
    #expect(report.listings.map(\.variant) == ["pro", nil])
    let found = report.listings[1].findings.map(\.finding)
    #expect(found.contains { $0.rule == "games-package-name-mismatch" && $0.caseID == "listing" })
    #expect(found.contains { $0.location.path == "../app/src/main/res/values/strings.xml" })
    let broken = Self.module.merging(["listing.xml": listing.replacing("app\"", with: "apps\"")]) { $1 }
    #expect(Self.findings(try Self.report(broken)).contains("main: listing.xml: file-missing"))
  }

  @Test func filesOfOtherToolsAreLeftAlone() throws {
    let report = try Self.report([
      "AndroidManifest.xml": "<manifest/>", "build.xml": "<project", "pom.xml": "<project/>",
      "ids.xml": "<resources><string name=\"a\">it's</string></resources>",
    ])
    #expect(Self.findings(report) == ["main: ids.xml: unescaped-apostrophe"])
  }

  @Test func manyModulesWithoutAFindingTakeOneLine() throws {
    var files = ["fastlane/metadata/android/en-US/title.txt": "Planner"]
    for number in 1...20 { files["lib\(number)/src/main/AndroidManifest.xml"] = "<manifest/>" }
    let folder = try TemporaryFolder(files)
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [folder.path]
    )
    #expect(report.listings.count == 21)
    let text = TextReport(report, style: .init()).text(status: 0)
    #expect(text.contains("20 Android modules without a finding: ") && text.contains("and 10 more"))
    #expect(text.contains("a fastlane folder, 1 file read"))
    #expect(
      TextReport(report, style: .init(isVerbose: true)).text(status: 0).contains(
        "lib9/src/main: an Android module"))
  }

  @Test func theSchemaForEditorsTakesTheExport() throws {
    let package = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()
    let schema = try XMLSchema(Array(TextFile.read("\(package)/Schemas/games-ids.xsd").utf8))
    func faults(_ text: String) throws -> Int {
      try XMLReader.read(SourceFile(path: "games-ids.xml", bytes: Array(text.utf8)), schema: schema)
        .schemaFaults.count
    }
    #expect(try faults(Self.export()) == 0)
    #expect(try faults(Self.export().replacing("achievement_a", with: "app_id")) == 1)
    #expect(
      try faults(
        Self.export().replacing("\"achievement_a\" translatable=\"false\"", with: "\"a\" translatable=\"no\"")
      ) > 0)
    #expect(try faults(Self.export().replacing("name=\"app_id\"", with: "")) > 0)
    guard let corpus = RealAndroidFiles.path else { return }
    for row in try RealAndroidFiles.rows("games-ids") {
      let path = try #require(row["path"])
      #expect(try faults(TextFile.read("\(corpus)/games-ids/\(path)")) == 0, "\(path)")
    }
  }
}
