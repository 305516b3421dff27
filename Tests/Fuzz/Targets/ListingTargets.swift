@testable import ListingValidator
@testable import PackageFixtures

/// Several files in one input: a byte that no UTF-8 text holds, the number of a name, and the content.
struct FileBundle: Sendable {
  static let mark: UInt8 = 0xFE
  /// What the files can be called; the first is there without a mark.
  let names: [String]

  func files(in input: [UInt8]) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for (number, part) in input.split(separator: Self.mark, omittingEmptySubsequences: false).enumerated() {
      let name = number == 0 ? 0 : part.first.map { Int($0) % names.count } ?? 0
      if !files.contains(where: { $0.name == names[name] }) {
        files.append((names[name], Array(number == 0 ? part : part.dropFirst())))
      }
    }
    return files
  }

  func input(_ files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    let main = files.first { $0.name == names[0] }?.bytes ?? []
    return files.reduce(into: main) { input, file in
      guard let number = names.firstIndex(of: file.name), number > 0 else { return }
      input += [Self.mark, UInt8(number)] + file.bytes.filter { $0 != Self.mark }
    }
  }
}

extension FuzzTarget {
  /// Whole listings: found, read, judged by all rules for all stores, and written in all formats.
  static let listings = [
    listing(
      "listing",
      [
        "listing.xml", "texts/long.txt", "images/icon.png", "images/1.jpg", "video.mp4", "app.apk",
        "fastlane/metadata/android/en-US/title.txt", "fastlane/metadata/android/en-US/full_description.txt",
        "fastlane/metadata/amazon/en-US/keywords.txt", "app/src/main/AndroidManifest.xml",
      ], files: Repository.files(in: "examples", "/listing.xml").map { [("listing.xml", $0)] }),
    listing(
      "appdf", ["description.xml", "icon.png", "long.txt", "app.apk"],
      files: Repository.files(in: "examples", "/description.xml").map { [("description.xml", $0)] }),
    listing(
      "appdf-archive", ["app.appdf"],
      files: Repository.files(in: "examples", "/description.xml").map {
        [("app.appdf", ZipBuilder([.init("description.xml", $0, method: 8)]).bytes)]
      }),
    listing(
      "fastlane", fastlaneNames,
      files: ["fastlane-todo", "fastlane-todo-broken"].map { example in
        Repository.named(in: "examples/\(example)/fastlane", fastlaneNames)
      }),
    listing("play", playNames, files: [playNames.map { ($0, Array("Plan & meet: <b>50 %</b>\n".utf8)) }]),
    listing(
      "android", androidNames,
      files: ["fire-tv-module", "fire-tv-module-broken", "maze-game", "maze-game-broken"].map { example in
        Repository.named(in: "examples/\(example)/app", androidNames)
      }),
    listing(
      "package", ["app.apk"],
      files: Repository.files(in: "Tests/PackagesTests/Fixtures/signed", ".apk", ".aab").map {
        [("app.apk", $0)]
      }),
    listing(
      "json", ["data.jsonld", "data.json"], files: [[("data.jsonld", Array(#"{"@context": []}"#.utf8))]]),
  ]

  private static let fastlaneNames = [
    "metadata/android/en-US/title.txt", "metadata/android/en-US/short_description.txt",
    "metadata/android/en-US/full_description.txt", "metadata/android/en-US/video.txt",
    "metadata/android/en-US/changelogs/default.txt", "metadata/android/en-US/changelogs/12.txt",
    "metadata/android/de-DE/title.txt", "metadata/android/de-DE/short_description.txt",
    "metadata/android/de-DE/full_description.txt", "metadata/amazon/en-US/feature_bullets.txt",
    "metadata/amazon/en-US/keywords.txt", "metadata/amazon/de-DE/feature_bullets.txt",
    "metadata/android/en-US/images/icon.png", "metadata/android/en-US/images/phoneScreenshots/1.png",
  ]

  private static let playNames = [
    "src/main/play/listings/en-US/title.txt", "src/main/play/listings/en-US/short-description.txt",
    "src/main/play/listings/en-US/full-description.txt", "src/main/play/listings/en-US/video-url.txt",
    "src/main/play/release-notes/en-US/default.txt", "src/main/play/contact-email.txt",
    "src/main/play/contact-website.txt", "src/main/play/default-language.txt",
    "src/main/amazon/en-US/keywords.txt", "src/free/play/listings/en-US/title.txt",
  ]

  private static let androidNames = [
    "src/main/AndroidManifest.xml", "src/main/res/values/strings.xml", "src/main/res/values/games-ids.xml",
    "src/main/res/values-de/strings.xml", "src/main/res/xml/assistant.xml",
    "src/main/res/xml/recognition.xml",
    "src/main/res/xml/locales_config.xml", "src/main/res/xml/network_security_config.xml",
    "src/main/res/drawable/icon.xml", "build.gradle.kts", "build.gradle", "google-services.json",
    "src/free/AndroidManifest.xml",
  ]

  private static func listing(
    _ name: String, _ names: [String],
    files: @escaping @autoclosure @Sendable () -> [[(name: String, bytes: [UInt8])]]
  ) -> FuzzTarget {
    let bundle = FileBundle(names: names)
    return FuzzTarget(
      name, seeds: { files().map(bundle.input) },
      prepare: {
        let attack = ListingAttack()
        let formats = ReportFormat.allCases
        // One format an input, since writing all takes longer than the rest.
        return { attack.run(bundle.files(in: $0), as: formats[Int($0.last ?? 0) % formats.count]) }
      })
  }
}

/// Checks the listings in a folder as the command does.
private final class ListingAttack {
  private let scratch = Scratch()
  private let reader: ListingReader
  private let fileSystem = FileSystem()

  init() {
    reader = ListingReader()
  }

  func run(_ files: [(name: String, bytes: [UInt8])], as format: ReportFormat) {
    scratch.replace(with: files)
    // What stands alone is named by itself: a package is read in no other way.
    let path =
      files.first.flatMap { $0.name.contains("/") ? nil : "\(scratch.path)/\($0.name)" } ?? scratch.path
    check(path, as: format)
  }

  private func check(_ path: String, as format: ReportFormat) {
    guard let found = try? Discovery(boundary: scratch.path).roots(at: path) else { return }
    let linter = Linter(
      profiles: StoreProfile.builtIn, isoCodes: .builtIn, today: CalendarDay(secondsSince1970: 1_796_000_000))
    var listings: [ListingReport] = []
    for root in found.roots {
      let result = linter.lint { store in
        reader.read(root, ListingReader.Mode(decodesImages: true, usesOverlay: store.usesOverlay))
      }
      for finding in result.findings { Self.check(finding) }
      var report = ListingReport(
        result, place: root, stores: linter.profiles, storeReason: "",
        anchors: FileAnchors(root, fileSystem: fileSystem))
      report.listing = result.listing
      listings.append(report)
      if result.listing.layout != .file { _ = ListingInspection(root) }
    }
    let report = RunReport(
      toolVersion: "0", stores: linter.profiles, listings: listings, unreadable: found.unreadable)
    let settings = ReportSettings(
      status: 1, outputFolder: "/",
      style: TextReport.Style(expands: true, isVerbose: true, usesColor: true))
    do {
      _ = try report.bytes(as: format, settings)
    } catch {
      fatalError("no \(format) report: \(error)")
    }
  }

  /// Every place lies in its file, and cuts no character.
  private static func check(_ finding: Finding) {
    guard let range = finding.location.range else { return }
    guard let file = finding.location.file, (0...file.text.count).contains(range.upperBound) else {
      fatalError("\(finding.rule) points behind the end of \(finding.location.path)")
    }
    let cuts = [range.lowerBound, range.upperBound].contains {
      $0 < file.text.count && file.text[$0] & 0xC0 == 0x80
    }
    if file.invalidByte == nil, cuts { fatalError("\(finding.rule) points at a part of a character") }
  }
}
