import TestSupport
import Testing

@testable import ListingValidator

/// Real manifests and descriptions of assistants, against what is known of them; they are no part of the project.
@Suite(.enabled(if: RealManifests.isPresent)) struct RealManifestsTests {
  /// One file of the corpus, with the facts about it.
  struct Argument: CustomTestStringConvertible, Sendable {
    var row: [String: String]
    var testDescription: String { row["path"] ?? "" }

    subscript(_ column: String) -> String { row[column] ?? "" }
    /// The values of a column, sorted.
    func list(_ column: String, separator: Character = ",") -> [String] {
      self[column].split(separator: separator).map { $0.trimmingPrefix(" ") }.map(String.init).sorted()
    }
  }

  // MARK: Manifests of apps for television

  @Test(arguments: RealManifests.rows("firetv-manifest")) func manifestIsAsRecorded(_ file: Argument) throws {
    let listing = try RealManifests.listing("firetv-manifest", file["path"])
    #expect(file["well_formed"] == "yes" && listing.faults.isEmpty)
    let app = try #require(listing.apps.first)
    let manifest = app.manifest
    #expect(manifest.document.name == file["root"])
    #expect((manifest.package == nil ? "absent" : "present") == file["package"])
    #expect(state(of: AndroidApp.Name.touchscreen, in: app) == file["touchscreen"])
    #expect(state(of: AndroidApp.Name.leanback, in: app) == file["leanback"])
    let components = manifest.application?.components ?? []
    let filters = components.flatMap(\.intentFilters)
    #expect(
      filters.count { $0.categories.contains { $0.value == AndroidApp.Name.leanbackLauncher } }
        == Int(file["leanback_launcher_filters"]))
    let banner =
      manifest.application?.banner != nil
      ? "application" : components.contains { $0.banner != nil } ? "activity only" : "absent"
    #expect(banner == file["banner"])
    #expect(components.count { !$0.intentFilters.isEmpty } == Int(file["components_with_filter"]))
    let unexported = components.filter { !$0.intentFilters.isEmpty && $0.exported == nil }
    #expect(unexported.count == Int(file["exported_missing"]))
    #expect(
      unexported.map { String(line(of: $0.location)) }
        == file["exported_missing_lines"].split(separator: ",").map(String.init))
    expectImpliedFeatures(of: app, file)
    #expect(levels(of: manifest) == file["uses_sdk"])
    #expect((manifest.application?.debuggable == nil ? "absent" : "present") == file["debuggable"])
    let source = try #require(manifest.location.file)
    #expect((source.text.contains(0x0D) ? "yes" : "no") == file["crlf"])
    #expect((source.hasByteOrderMark ? "yes" : "no") == file["bom"])
  }

  private func state(of feature: String, in app: AndroidApp) -> String {
    guard let feature = app.feature(feature) else { return "undeclared" }
    return feature.isOptional ? "optional" : "required"
  }

  private func line(of location: Location) -> Int {
    guard let file = location.file, let range = location.range else { return 0 }
    return LineIndex(file).position(of: range.lowerBound).line
  }

  private func levels(of manifest: AndroidManifest) -> String {
    guard manifest.document.child("uses-sdk") != nil else { return "absent" }
    return "min \(manifest.minSDK?.written ?? "-") target \(manifest.targetSDK?.written ?? "-")"
  }

  /// Features of the first rank: those that also the build tools derive.
  private func expectImpliedFeatures(of app: AndroidApp, _ file: Argument) {
    var permissions: [String: Set<String>] = [:]
    for permission in app.manifest.permissions.compactMap(\.name) {
      for implied in StoreProfile.amazonAppstore.impliedFeatures
      where implied.isMain && implied.permission == permission {
        permissions[implied.feature, default: []].insert(
          permission.split(separator: ".").last.map(String.init) ?? permission)
      }
    }
    let undeclared = permissions.filter { app.feature($0.key) == nil }
      .map { "\($0.key) (\($0.value.sorted().joined(separator: "+")))" }
    #expect(undeclared.sorted() == file.list("implied_features_undeclared", separator: ";"))
    let declared = permissions.keys.filter { app.feature($0) != nil }
    #expect(
      declared.filter { app.feature($0)?.isOptional ?? false }.sorted()
        == file.list("implied_features_optional"))
    #expect(
      declared.filter { app.feature($0)?.isRequired ?? false }.sorted()
        == file.list("implied_features_declared_required"))
  }

  // MARK: Assistants

  private static let checks: [VoiceInteraction.Check?: String] = [
    nil: "none", .permission: "1 permission", .metaData: "2 meta-data", .root: "3 root",
    .sessionService: "4 sessionService missing", .recognitionService: "5 recognitionService missing",
  ]

  @Test(arguments: RealManifests.rows("voice-interaction-service"))
  func assistantIsAsRecorded(_ file: Argument) throws {
    let listing = try RealManifests.listing("voice-interaction-service", file["path"])
    #expect(file["well_formed"] == "yes")
    let voice = try #require(listing.voiceFiles.first { file["path"].hasSuffix("/\($0.file.file.path)") })
    #expect(voice.root.name == file["root"])
    #expect(Self.checks[voice.firstFailure] == file["first_failed_in_this_file"])
    let services = listing.apps.flatMap { $0.voiceServices(.interaction) }
    let first = services.first
    #expect(
      (first.map { Self.checks[$0.firstFailure] } ?? "no such service in the manifest")
        == file["first_failed_check"])
    #expect(summary(of: services, isRecognition: false) == file["manifest"])
    for attribute in [VoiceInteraction.Attribute.sessionService, .recognitionService, .settingsActivity] {
      #expect(form(of: voice.attribute(attribute)) == file[attribute.rawValue])
    }
    #expect((voice.attribute(.supportsAssist)?.value.written ?? "absent") == file["supportsAssist"])
    let named: Set<String> = ["sessionService", "recognitionService", "settingsActivity", "supportsAssist"]
    let known = Set(VoiceInteraction.Attribute.allCases.map(\.rawValue))
    let names = voice.root.attributes.filter { $0.namespace == AndroidNamespace.android }.map(\.name)
    #expect(
      names.filter { known.contains($0) && !named.contains($0) }.sorted()
        == file.list("other_known_attributes"))
    #expect(names.filter { !known.contains($0) }.sorted() == file.list("unknown_attributes"))
    #expect(
      voice.root.attributes.filter { $0.namespace == nil }.isEmpty
        == file["attributes_without_namespace"].isEmpty)
    let hasPlaceholder = voice.classes.contains { if case .placeholder = $0.value { true } else { false } }
    #expect((hasPlaceholder ? "yes" : "no") == file["placeholder_in_class_name"])
  }

  @Test(arguments: RealManifests.rows("recognition-service"))
  func recogniserIsAsRecorded(_ file: Argument) throws {
    let listing = try RealManifests.listing("recognition-service", file["path"])
    let voice = try #require(listing.voiceFiles.first { file["path"].hasSuffix("/\($0.file.file.path)") })
    #expect(voice.root.name == file["root"] && file["well_formed"] == "yes")
    let services = listing.apps.flatMap { $0.voiceServices(.recognition) }
    #expect((services.isEmpty ? "no such service in the manifest" : "none") == file["first_failed_check"])
    #expect(summary(of: services, isRecognition: true) == file["manifest"])
    #expect(
      (voice.root.attribute("settingsActivity") == nil ? "absent" : "present") == file["settingsActivity"])
    #expect(
      (voice.root.attribute("selectableAsDefault")?.value.written ?? "absent") == file["selectableAsDefault"])
    let known = Set(RecognitionAttribute.allCases.map(\.rawValue))
    #expect(
      voice.root.attributes.filter { $0.namespace == AndroidNamespace.android && !known.contains($0.name) }
        .map(\.name)
        == file.list("unknown_attributes"))
    #expect(
      voice.root.attributes.filter { $0.namespace == nil }.isEmpty
        == file["attributes_without_namespace"].isEmpty)
  }

  private func form(of attribute: AndroidAttribute?) -> String {
    guard let name = attribute?.value.written else { return "absent" }
    return name.isEmpty ? "empty" : name.hasPrefix(".") ? "relative" : "full"
  }

  private func summary(of services: [VoiceService], isRecognition: Bool) -> String {
    guard let first = services.first else { return "no such service" }
    let parts = [
      "services: \(services.count)", "action: \(first.service.handles(first.kind.action) ? "yes" : "no")",
      "exported: \(first.service.exported?.written ?? "absent")",
      isRecognition ? "permission: \(first.service.permission?.written ?? "absent")" : nil,
      "meta-data: \(first.metaData?.resource?.value.written ?? "absent")",
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  // MARK: Broken manifests

  @Test(arguments: RealManifests.rows("malformed-history")) func brokenManifestIsToldWithItsLine(
    _ file: Argument
  ) throws {
    let listing = try RealManifests.listing("malformed-history", file["path"])
    let fault = try #require(listing.faults.first)
    #expect(listing.faults.count == 1 && listing.apps.isEmpty)
    guard case .malformedXML = fault.kind else {
      Issue.record("\(fault.kind)")
      return
    }
    #expect(line(of: fault.location) == Int(file["error_line"]))
  }

  /// Every error that is said of a real file, and why it is right. A new one fails the test until it is here.
  static let reviewed: [String: String] = [
    "voice-interaction-service/FultonBrowne__Ara-android__2: voice-class-name-malformed":
      "both classes begin with a dot",
    "voice-interaction-service/Robokishan__Jessica__1: assistant-meta-data-missing":
      "the service has no meta-data",
    "recognition-service/Robokishan__Jessica__1: assistant-meta-data-missing": "the same manifest",
    "voice-interaction-service/SmitKarwade__HeyLisa__1: recognition-service-missing":
      "the description names no recognition service",
    "voice-interaction-service/brandall76__Saiy-PS__1: voice-class-name-malformed":
      "the recognition service is empty",
    "malformed-history/drachim-dev__toilet_racer__manifest1: malformed-xml": "an attribute twice",
    "malformed-history/thunderbird__thunderbird-android__manifest1: malformed-xml": "tags that do not match",
    "malformed-history/thunderbird__thunderbird-android__manifest2: malformed-xml": "tags that do not match",
  ]

  @Test func everyErrorHasBeenLookedAt() throws {
    var errors: Set<String> = []
    for group in ["firetv-manifest", "voice-interaction-service", "recognition-service", "malformed-history"]
    {
      let folder = try #require(RealManifests.folder) + "/\(group)"
      for entry in try FileSystem().entries(of: folder) where entry.kind == .directory {
        let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(
          on: ["\(folder)/\(entry.name)"])
        for finding in report.listings.flatMap(\.findings).map(\.finding) where finding.severity == .error {
          errors.insert("\(group)/\(entry.name): \(finding.rule)")
        }
      }
    }
    #expect(errors == Set(Self.reviewed.keys))
  }
}

/// Where the real files are.
enum RealManifests {
  static let folder = Corpus.path.map { "\($0)/android-xml" }
  static var isPresent: Bool { folder.map { FileSystem().kind(of: $0) == .directory } ?? false }

  /// The table of facts of a group; empty where the files are absent.
  static func rows(_ group: String) -> [RealManifestsTests.Argument] {
    guard let folder, let rows = try? FactTable.rows("\(folder)/\(group)/EXPECTED.tsv") else { return [] }
    return rows.map { RealManifestsTests.Argument(row: $0) }
  }

  /// The module that a file of a group is in.
  static func listing(_ group: String, _ path: String) throws -> Listing {
    let module = try #require(folder) + "/\(group)/" + PathName.parent(of: path)
    let root = try #require(try Discovery().roots(at: module).roots.first)
    return ListingReader().read(root)
  }
}
