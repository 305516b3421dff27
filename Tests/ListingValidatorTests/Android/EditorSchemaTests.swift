import TestSupport
import Testing

@testable import ListingValidator

/// The schemas for editors say the same as the rules, as far as a schema can.
@Suite(.enabled(if: Peer.xmllint.isInstalled)) struct EditorSchemaTests {
  private static let schemas =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Schemas"
  /// The rules about what stands in one such file.
  private static let rules: Set<String> = [
    "session-service-missing", "recognition-service-missing", "voice-class-name-malformed",
    "voice-attribute-unknown",
    "voice-value-malformed", "android-namespace-missing",
  ]

  private static func schema(for root: String) -> String { "\(schemas)/\(root).xsd" }

  /// Whether the schema and the rules are content with a file.
  private func verdicts(on path: String, root: String) throws -> (schema: Bool, rules: Bool) {
    let outcome = try Peer.xmllint.run(["--noout", "--nonet", "--schema", Self.schema(for: root), path])
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [path])
    let faults = report.listings.flatMap(\.findings).filter {
      Self.rules.contains($0.finding.rule.description)
    }
    return (outcome.isContent, faults.isEmpty)
  }

  static let attributes: [String] = [
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\"",
    "android:sessionService=\"a.S\"",
    "android:recognitionService=\"a.R\"",
    "android:sessionService=\"\" android:recognitionService=\"a.R\"",
    "android:sessionService=\".S\" android:recognitionService=\"a.R\"",
    "android:sessionService=\"S\" android:recognitionService=\"a.R\"",
    "android:sessionService=\"a.b.Outer$S\" android:recognitionService=\"@string/r\"",
    "android:sessionService=\"a.S \" android:recognitionService=\"a.R\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" android:supportsAssist=\"TRUE\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" android:supportsAssist=\"yes\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" android:supportsAssist=\"@bool/a\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" android:supportsLaunchFromKeyguard=\"true\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" supportsAssist=\"true\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" tools:ignore=\"x\"",
    "android:sessionService=\"a.S\" android:recognitionService=\"a.R\" android:hotwordDetectionService=\"a.H\"",
  ]

  @Test(arguments: attributes) func theSchemaAndTheRulesAgree(_ attributes: String) throws {
    let folder = try TemporaryFolder([
      "assistant.xml": """
      <voice-interaction-service xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools" \(attributes)/>
      """
    ])
    let verdicts = try verdicts(on: "\(folder.path)/assistant.xml", root: "voice-interaction-service")
    #expect(verdicts.schema == verdicts.rules)
  }

  @Test(
    .enabled(if: RealManifests.isPresent),
    arguments: ["voice-interaction-service", "recognition-service"].flatMap { group in
      RealManifests.rows(group).map { (group, $0) }
    })
  func theyAgreeOnRealFiles(_ group: String, _ file: RealManifestsTests.Argument) throws {
    let path = try #require(RealManifests.folder) + "/\(group)/\(file["path"])"
    let verdicts = try verdicts(on: path, root: group)
    #expect(verdicts.schema == verdicts.rules)
  }
}
