import TestSupport
import Testing

@testable import ListingValidator

/// Pictures in the folders of another store, and what each route to Amazon makes of them.
@Suite struct MediaFolderVerdicts {
  /// One row: the pictures of a folder, the words of the command line, and what is said of pictures.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: Set<String>
    var options: [String]
    var pictures: [String: SamplePicture]

    init(
      _ name: String, _ expected: String..., options: [String] = [], pictures: [String: SamplePicture]
    ) {
      testDescription = name
      self.expected = Set(expected)
      self.options = options
      self.pictures = pictures
    }
  }

  private static let android = "fastlane/metadata/android/en-US/images"
  private static let amazon = "fastlane/metadata/amazon/en-US/images"
  private static let plugin = ["--route", "fastlane"]

  private static func folder(_ shots: SamplePicture...) -> [String: SamplePicture] {
    var pictures: [String: SamplePicture] = ["\(android)/icon.png": .png(512, 512)]
    for (number, shot) in shots.enumerated() {
      pictures["\(android)/phoneScreenshots/\(number + 1).png"] = shot
    }
    return pictures
  }

  private static let three = folder(
    .png(1080, 1920, .shape(1)), .png(1080, 1920, .shape(2)), .png(1080, 1920, .shape(3)))
  private static let small = ["\(amazon)/small_icon.png": SamplePicture.png(114, 114, .shape(1), .alpha)]

  static let rows: [Row] = [
    Row("folder for the other store, as it is", "error image-missing", pictures: three),
    Row("folder with a small icon over it", pictures: three.merging(small) { $1 }),
    Row(
      "small icon beside the other store's icon.png under the same name",
      pictures: three.merging(small) { $1 }.merging(["\(amazon)/large_icon.png": .png(512, 512)]) { $1 }),
    Row(
      "icon of another size", "error image-wrong-size",
      pictures: three.merging(small) { $1 }.merging(["\(android)/icon.png": .png(192, 192)]) { $1 }),
    Row(
      "screenshots that are too long", "error image-wrong-size",
      pictures: folder(
        .png(1080, 2400, .shape(1)), .png(1080, 2400, .shape(2)), .png(1080, 2400, .shape(3))
      ).merging(small) { $1 }),
    Row(
      "screenshots of which enough fit", "note image-wrong-size",
      pictures: three.merging(small) { $1 }.merging([
        "\(android)/phoneScreenshots/4.png": .png(1080, 2400, .shape(4))
      ]) { $1 }),
    Row(
      "banner and television screenshots, Fire TV not targeted",
      pictures: three.merging(small) { $1 }.merging([
        "\(android)/tvBanner.png": .png(320, 180), "\(android)/tvScreenshots/1.png": .png(1280, 720),
      ]) { $1 }.filter { !$0.key.contains("tvScreenshots") }),
    Row(
      "banner of another size, Fire TV targeted", "error image-wrong-size", "error image-missing",
      "note long-description-not-on-fire-tv",
      options: ["devices", "fire-tv"],
      pictures: three.merging(small) { $1 }.merging(["\(android)/tvBanner.png": .png(320, 180)]) { $1 }),
    Row(
      "television screenshots of an app for phones too",
      pictures: [
        "\(android)/icon.png": .png(512, 512), "\(android)/tvScreenshots/1.png": .png(1920, 1080, .shape(1)),
        "\(android)/tvScreenshots/2.png": .png(1920, 1080, .shape(2)),
        "\(android)/phoneScreenshots/1.png": .png(1080, 1920, .shape(3)),
      ].merging(small) { $1 }),
    Row(
      "icon.png that the upload tool takes for the small one", "warning icon-in-small-slot",
      "error image-missing", options: plugin, pictures: three),
    Row(
      "icon.png and large_icon.png as the upload tool wants them", options: plugin,
      pictures: three.merging([
        "\(android)/icon.png": .png(114, 114, .shape(1), .alpha), "\(android)/large_icon.png": .png(512, 512),
      ]) { $1 }),
    Row(
      "screenshot in .PNG, upload tool", "warning image-ignored-by-plugin", options: plugin,
      pictures: three.merging([
        "\(android)/icon.png": .png(114, 114, .shape(1), .alpha), "\(android)/large_icon.png": .png(512, 512),
        "\(android)/phoneScreenshots/4.PNG": .png(1080, 1920, .shape(4)),
      ]) { $1 }),
    Row(
      "ten after one, upload tool", "warning screenshot-order", options: plugin,
      pictures: three.merging([
        "\(android)/icon.png": .png(114, 114, .shape(1), .alpha), "\(android)/large_icon.png": .png(512, 512),
        "\(android)/phoneScreenshots/10.png": .png(1080, 1920, .shape(4)),
      ]) { $1 }),
    Row(
      "upload tool without pictures", options: ["--route", "amazon_app_store_submission"],
      pictures: folder(.png(1080, 2400))),
    Row(
      "upload tool that nothing is known of", "error image-missing", options: ["--route", "own-script"],
      pictures: three),
    Row(
      "screenshots in .jpeg and with the language in their names", "note unreferenced-image",
      pictures: three.merging(small) { $1 }.merging([
        "\(android)/phoneScreenshots/1_en-US.jpeg": .jpeg(1080, 1920), "\(android)/sketch.png": .png(10, 10),
      ]) { $1 }),
    Row(
      "misspelt folder of screenshots", "warning unknown-file",
      pictures: [
        "\(android)/icon.png": .png(512, 512), "\(android)/phonescreenshots/1.png": .png(1080, 1920),
      ].merging(small) { $1 }),
  ]

  @Test(arguments: rows) func verdict(_ row: Row) throws {
    let findings = try Lint.findings(
      FolderVerdicts.fastlane().mapValues { Array($0.utf8) }, pictures: row.pictures, options: row.options)
    let verdicts = Set(findings.map { "\($0.severity.rawValue) \($0.rule)" })
    #expect(verdicts == row.expected, "\(findings.map(\.message))")
  }

  /// A folder under the name of a picture, and a link that leads nowhere.
  @Test func whatIsNoFileIsNoPicture() throws {
    let files = ["\(Self.android)/icon.png/readme.txt": Array("text".utf8)]
      .merging(FolderVerdicts.fastlane().mapValues { Array($0.utf8) }) { given, _ in given }
    let pictures = Self.three.merging(Self.small) { $1 }.filter {
      !$0.key.hasSuffix("android/en-US/images/icon.png")
    }
    let findings = try Lint.findings(
      files, links: ["\(Self.android)/phoneScreenshots/4.png": "missing.png"], pictures: pictures)
    #expect(
      Set(findings.map { "\($0.severity.rawValue) \($0.rule)" }) == [
        "error not-a-file", "error file-missing",
      ],
      "\(findings.map(\.message))")
  }

  /// Four languages have texts and the other store's pictures stand in for them.
  @Test func languagesWithoutPicturesShareOneNote() throws {
    var files: [String: [UInt8]] = [:]
    for locale in ["en-US", "de-DE", "fr-FR", "it-IT", "es-ES"] {
      files.merge(FolderVerdicts.fastlane(locale).mapValues { Array($0.utf8) }) { $1 }
    }
    let pictures = Self.three.merging(Self.small) { $1 }
    let console = try Lint.findings(files, pictures: pictures)
    #expect(console.map(\.rule) == ["locale-without-images"])
    let api = try Lint.findings(files, pictures: pictures, options: ["--route", "api"])
    #expect(
      api.filter { $0.rule == "locale-without-images" }.map(\.severity) == [
        .warning, .warning, .warning, .warning,
      ])
  }
}
