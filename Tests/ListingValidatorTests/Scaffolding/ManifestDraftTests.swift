import TestSupport
import Testing

@testable import ListingValidator

@Suite struct ManifestDraftTests {
  private func draft(_ files: [String: String]) throws -> (draft: ManifestDraft, verdicts: Set<String>) {
    let folder = try TemporaryFolder(files)
    let draft = try ManifestDraft(folder: folder.path)
    try folder.write("listing.xml", Array(draft.text.utf8))
    let report = try LintRun(settings: LintRun.Settings(today: Lint.today), toolVersion: "test").report(
      on: ["\(folder.path)/listing.xml"])
    let findings = report.listings.flatMap(\.findings).map(\.finding)
    return (draft, Set(findings.map { "\($0.severity.rawValue) \($0.rule)" }))
  }

  private static let structural = ["schema-violation", "malformed-xml", "file-missing", "locale-malformed"]

  private func isSound(_ verdicts: Set<String>) -> Bool {
    !verdicts.contains { verdict in Self.structural.contains { verdict.hasSuffix(" \($0)") } }
  }

  @Test func anEmptyFolderGetsAnExample() throws {
    let (draft, verdicts) = try draft([:])
    #expect(draft.source == nil && draft.lacksPackage)
    #expect(isSound(verdicts), "\(verdicts)")
    #expect(draft.text.contains("package=\"com.example.app\""))
    for name in ["general", "availability", "description", "content-rating"] {
      #expect(draft.text.contains("<\(name)"))
    }
  }

  @Test func aFolderOfTextsIsReferredTo() throws {
    let (draft, verdicts) = try draft([
      "fastlane/metadata/android/de-DE/title.txt": "Planer",
      "fastlane/metadata/android/en-US/title.txt": "A & B <c>",
      "fastlane/Appfile": "json_key_file(\"x\")\npackage_name(\"org.example.plan\") # the id\n",
      "app/build.gradle": "android {\n  defaultConfig {\n    applicationIdSuffix \".x\"\n  }\n}",
      "app/src/main/play/listings/en-US/title.txt": "Planner",
    ])
    #expect(draft.source == "fastlane/metadata/android" && draft.others == ["app/src/main/play"])
    #expect(isSound(verdicts), "\(verdicts)")
    #expect(
      draft.text.contains("\n  <texts layout=\"fastlane\" href=\"fastlane/metadata/android\"/>\n"))
    #expect(draft.text.contains("package=\"org.example.plan\" default-locale=\"en-US\""))
    #expect(draft.text.contains("<app-title>A &amp; B &lt;c&gt;</app-title>"))
    #expect(draft.text.contains("<apk href=\"app/build/outputs/apk/release/*.apk\"/>"))
  }

  @Test func aPlayFolderWithItsContact() throws {
    let (draft, verdicts) = try draft([
      "app/src/main/play/listings/en-GB/title.txt": "Planner",
      "app/src/main/play/contact-email.txt": "help@example.com",
      "app/src/main/play/default-language.txt": "en-GB",
      "app/build.gradle.kts": "applicationId = \"org.example.plan\"",
      "app/src/free/play/listings/en-GB/title.txt": "Planner Free",
    ])
    #expect(draft.source == "app/src/main/play" && draft.others == ["app/src/free/play"])
    #expect(isSound(verdicts), "\(verdicts)")
    #expect(draft.text.contains("app/src/main/amazon/<locale>/feature_bullets.txt"))
    #expect(
      draft.text.contains("default-locale=\"en-GB\"") && draft.text.contains("email=\"help@example.com\""))
  }

  @Test func anAppDFDescriptionIsTakenOver() throws {
    var description = AppDFDescription()
    description.files["icon.png"] = ""
    let files = description.files.merging(["description.xml": description.xml]) { given, _ in given }
    let (draft, verdicts) = try draft(files)
    #expect(draft.source == "description.xml" && !draft.lacksPackage)
    #expect(isSound(verdicts), "\(verdicts)\n\(draft.text)")
    #expect(draft.text.contains("<description locale=\"") && !draft.text.contains("\n  <texts layout"))
  }

  @Test(arguments: ["de \"x\"", "a\u{1}b", "]]>", "--", "\u{202E}"])
  func hostileTextsStayTexts(_ title: String) throws {
    let (draft, verdicts) = try draft(["fastlane/metadata/android/en-US/title.txt": title])
    #expect(isSound(verdicts), "\(verdicts)\n\(draft.text)")
  }
}
