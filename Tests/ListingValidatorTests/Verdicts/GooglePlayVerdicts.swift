import Testing

@testable import ListingValidator

/// Google Play: each row of the proposed verdicts on texts, languages, pictures and the video.
@Suite struct GooglePlayVerdicts {
  /// One row: a change to a folder that nothing can be said against, and all that is said for this store.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: Set<String>
    var options: [String]
    var files: [String: String]
    var pictures: [String: SamplePicture]

    init(
      _ name: String, _ expected: String..., options: [String] = [],
      change: (inout [String: String], inout [String: SamplePicture]) -> Void
    ) {
      testDescription = name
      self.expected = Set(expected)
      self.options = ["--store", "google-play"] + options
      files = [
        "title.txt": "Meeting Planner\n", "short_description.txt": "Plan meetings with your team.\n",
        "full_description.txt": "Finds a time that suits everybody.\n",
      ]
      pictures = [
        "icon.png": .png(512, 512), "featureGraphic.png": .png(1024, 500),
        "phoneScreenshots/1.png": .png(1080, 1920, .shape(1)),
        "phoneScreenshots/2.png": .png(1080, 1920, .shape(2)),
        "phoneScreenshots/3.png": .png(1080, 1920, .shape(3)),
        "phoneScreenshots/4.png": .png(1080, 1920, .shape(4)),
      ]
      change(&files, &pictures)
    }

    func check() throws {
      let root = "fastlane/metadata/android"
      func path(_ name: String, _ folder: String) -> String {
        // A name with a language of its own is kept.
        name.hasPrefix("@") ? "\(root)/\(name.dropFirst())" : "\(root)/en-US/\(folder)\(name)"
      }
      let findings = try Lint.findings(
        Dictionary(uniqueKeysWithValues: files.map { (path($0, ""), Array($1.utf8)) }),
        pictures: Dictionary(uniqueKeysWithValues: pictures.map { (path($0, "images/"), $1) }),
        options: options)
      let verdicts = Set(findings.map { "\($0.severity.rawValue) \($0.rule)" })
      #expect(verdicts == expected, "\(findings.map(\.message))")
    }
  }

  private static func letters(_ count: Int) -> String { String(repeating: "w", count: count) }

  static let texts: [Row] = [
    Row("complete") { _, _ in },
    Row("no name", "error play-text-missing") { files, _ in files["title.txt"] = nil },
    Row("blank short description", "error play-text-missing") { files, _ in
      files["short_description.txt"] = " \n"
    },
    Row("no full description", "error play-text-missing") { files, _ in
      files["full_description.txt"] = nil
    },
    Row("no name in another language", "note play-text-missing", "note locale-without-images") { files, _ in
      files["@de-DE/short_description.txt"] = "Besprechungen planen."
      files["@de-DE/full_description.txt"] = "Findet einen Termin."
    },
    Row("name of 30 characters and a line end") { files, _ in files["title.txt"] = letters(30) + "\n" },
    Row("name of 31 characters", "error play-title-too-long") { files, _ in files["title.txt"] = letters(31)
    },
    Row("name over in code points only", "warning play-title-too-long") { files, _ in
      files["title.txt"] = String(repeating: "नि", count: 18)
    },
    Row("short description of 80 characters") { files, _ in files["short_description.txt"] = letters(80) },
    Row("short description of 133 characters", "error play-short-description-too-long") { files, _ in
      files["short_description.txt"] = letters(133)
    },
    Row("full description of 4,000 characters") { files, _ in
      files["full_description.txt"] = letters(4000)
    },
    Row("full description of 4,001 characters", "error play-full-description-too-long") { files, _ in
      files["full_description.txt"] = letters(4001)
    },
    Row("release notes of 500 characters") { files, _ in files["changelogs/1.txt"] = letters(500) },
    Row("release notes of 546 characters", "error play-release-notes-too-long") { files, _ in
      files["changelogs/1.txt"] = letters(546)
    },
    Row("release notes by version name", "warning changelog-name") { files, _ in
      files["changelogs/2.4.8.txt"] = "Faster."
    },
    Row("emoji in the name", "warning play-title-emoji") { files, _ in files["title.txt"] = "Planner 📅" },
    Row("emoji in the description") { files, _ in files["full_description.txt"] = "Plan 📅" },
    Row("capitals in the name", "warning play-title-capitals") { files, _ in
      files["title.txt"] = "SUPER Planner"
    },
    Row("name that is one word in capitals") { files, _ in files["title.txt"] = "PLANNER" },
    Row("rank in the name", "warning play-title-promotion") { files, _ in files["title.txt"] = "#1 Planner" },
    Row("price in the name", "warning play-title-promotion") { files, _ in
      files["title.txt"] = "Planner for $2.99"
    },
    Row("Google's programme in the name", "warning play-title-promotion") { files, _ in
      files["title.txt"] = "Planner (Editors' Choice)"
    },
    Row("chain of words", "warning play-keyword-chain") { files, _ in
      files["short_description.txt"] = "GPS, logger, track/trace, hiking, running, cycling"
    },
    Row("buzz word", "note play-buzz-word") { files, _ in
      files["short_description.txt"] = "The best planner for teams"
    },
    Row("bold and line breaks in the description") { files, _ in
      files["full_description.txt"] = "<b>Plans</b><br>all"
    },
    Row("list in the description", "warning play-tag-not-shown") { files, _ in
      files["full_description.txt"] = "<ul><li>Plans</li></ul>"
    },
    Row("empty video file") { files, _ in files["video.txt"] = "" },
    Row("video at YouTube") { files, _ in
      files["video.txt"] = "https://www.youtube.com/watch?v=abcdefghijk\n"
    },
    Row("no address for a video", "error play-video-address") { files, _ in files["video.txt"] = "trailer" },
    Row("video elsewhere", "warning play-video-address") { files, _ in
      files["video.txt"] = "https://vimeo.com/1234"
    },
    Row("channel", "warning play-video-address") { files, _ in
      files["video.txt"] = "https://www.youtube.com/channel/UC12345"
    },
    Row("several lines for a video", "note play-video-address") { files, _ in
      files["video.txt"] = "https://youtu.be/a\nhttps://youtu.be/b"
    },
  ]

  static let images: [Row] = [
    Row("no icon", "error image-missing") { _, pictures in pictures["icon.png"] = nil },
    Row("icon of 500 pixels", "error image-wrong-size") { _, pictures in
      pictures["icon.png"] = .png(500, 500)
    },
    Row("icon as JPEG", "error image-wrong-format", "note image-blank") { _, pictures in
      pictures["icon.png"] = nil
      pictures["icon.jpg"] = .jpeg(512, 512)
    },
    Row("icon with an alpha channel") { _, pictures in
      pictures["icon.png"] = .png(512, 512, .seeThrough, .alpha)
    },
    Row("icon over 1,024 KB", "error image-too-heavy") { _, pictures in
      pictures["icon.png"] = .png(512, 512, .shape(1), byteCount: 1_048_577)
    },
    Row("no feature graphic", "error image-missing") { _, pictures in pictures["featureGraphic.png"] = nil },
    Row("feature graphic of another size", "error image-wrong-size") { _, pictures in
      pictures["featureGraphic.png"] = .png(1280, 640)
    },
    Row("feature graphic with an alpha channel", "warning image-with-alpha") { _, pictures in
      pictures["featureGraphic.png"] = .png(1024, 500, .shape(1), .alpha)
    },
    Row("feature graphic over 1 MB", "note image-too-heavy") { _, pictures in
      pictures["featureGraphic.png"] = .png(1024, 500, .shape(1), byteCount: 1_048_577)
    },
    Row("feature graphic over 15 MB", "warning image-too-heavy") { _, pictures in
      pictures["featureGraphic.png"] = .png(1024, 500, .shape(1), byteCount: 15_728_641)
    },
    Row("no screenshots", "error play-screenshots-too-few") { _, pictures in
      pictures = pictures.filter { !$0.key.hasPrefix("phone") }
    },
    Row("one screenshot", "error play-screenshots-too-few", "note play-screenshots-not-promoted") {
      _, pictures in
      pictures = pictures.filter { !$0.key.hasPrefix("phone") || $0.key.hasSuffix("1.png") }
    },
    Row("one for phones, one for tablets", "note play-screenshots-not-promoted") { _, pictures in
      pictures = pictures.filter { !$0.key.hasPrefix("phone") || $0.key.hasSuffix("1.png") }
      pictures["sevenInchScreenshots/1.png"] = .png(1200, 1920)
    },
    Row("eight screenshots of two kinds", "note play-screenshots-not-promoted") { _, pictures in
      for number in 1...8 {
        pictures["phoneScreenshots/\(number).png"] = .png(1080, 1920, .shape(number))
        pictures["tenInchScreenshots/\(number).png"] = .png(2560, 1600, .shape(number))
      }
    },
    Row("nine screenshots", "error images-too-many") { _, pictures in
      for number in 1...9 { pictures["phoneScreenshots/\(number).png"] = .png(1080, 1920, .shape(number)) }
    },
    Row("screenshot longer than two to one", "error image-wrong-size") { _, pictures in
      pictures["phoneScreenshots/5.png"] = .png(1080, 2340)
    },
    Row("screenshot that the API once refused") { _, pictures in
      pictures["phoneScreenshots/5.png"] = .png(1440, 2773)
    },
    Row("screenshot below 320 pixels", "error image-wrong-size") { _, pictures in
      pictures["phoneScreenshots/5.png"] = .png(240, 400)
    },
    Row("screenshot over 3840 pixels", "error image-wrong-size") { _, pictures in
      pictures["phoneScreenshots/5.png"] = .png(2160, 3841)
    },
    Row("screenshots of 720 pixels", "note play-screenshots-not-promoted") { _, pictures in
      for number in 1...4 { pictures["phoneScreenshots/\(number).png"] = .png(720, 1280, .shape(number)) }
    },
    Row("screenshot as WebP", "error image-wrong-format") { _, pictures in
      pictures["phoneScreenshots/5.webp"] = .other(.webp, 1080, 1920)
    },
    Row("screenshot with an alpha channel", "warning image-with-alpha") { _, pictures in
      pictures["phoneScreenshots/4.png"] = .png(1080, 1920, .shape(4), .alpha)
    },
    Row("screenshot over 8 MB", "warning image-too-heavy") { _, pictures in
      pictures["phoneScreenshots/4.png"] = .png(1080, 1920, .shape(4), byteCount: 8_388_609)
    },
    Row(
      "small screenshot for large tablets", "warning image-wrong-size", "note play-screenshots-not-promoted"
    ) {
      _, pictures in pictures["tenInchScreenshots/1.png"] = .png(1280, 800)
    },
    Row("screenshot for small tablets") { _, pictures in
      pictures["sevenInchScreenshots/1.png"] = .png(600, 1024)
    },
    Row("television banner of another size", "warning image-wrong-size") { _, pictures in
      pictures["tvBanner.png"] = .png(320, 180)
    },
    Row("television banner with an alpha channel", "warning image-with-alpha") { _, pictures in
      pictures["tvBanner.png"] = .png(1280, 720, .shape(1), .alpha)
    },
    Row("watch screenshot that is not square", "warning image-wrong-size") { _, pictures in
      pictures["wearScreenshots/1.png"] = .png(384, 450)
    },
    Row("small watch screenshot", "warning image-wrong-size") { _, pictures in
      pictures["wearScreenshots/1.png"] = .png(320, 320)
    },
    Row("promo graphic", "note play-promo-graphic-retired") { _, pictures in
      pictures["promoGraphic.png"] = .png(180, 120)
    },
    Row("four languages without pictures, API", "warning locale-without-images", options: ["--route", "api"])
    {
      files, _ in addLanguages(&files)
    },
    Row("four languages without pictures, console", "note locale-without-images") { files, _ in
      addLanguages(&files)
    },
  ]

  private static func addLanguages(_ files: inout [String: String]) {
    for locale in ["de-DE", "fr-FR", "it-IT", "es-ES"] {
      files["@\(locale)/title.txt"] = "Planner"
      files["@\(locale)/short_description.txt"] = "Plan (\(locale))."
      files["@\(locale)/full_description.txt"] = "Plan all (\(locale))."
    }
  }

  @Test(arguments: texts) func ofTexts(_ row: Row) throws { try row.check() }
  @Test(arguments: images) func ofImages(_ row: Row) throws { try row.check() }

  /// Every code of the list, and what people write in its place.
  @Test func everyListedCodeIsTaken() throws {
    let tags = StoreProfile.googlePlay.locales.filter(\.isOfficial).map(\.tag)
    #expect(tags.count == 87)
    #expect(Set(tags).count == 87)
    for tag in tags { #expect(LocaleTag(tag)?.tidied == tag, "\(tag)") }
    let findings = try locales(tags)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test(
    arguments: [
      ("en", "en-US"), ("pl", "pl-PL"), ("da_", nil), ("pt", "pt-PT or pt-BR"), ("ar-SA", "ar"),
      ("en_US", "en-US"), ("en-us", "en-US"), ("he", "iw-IL"), ("he-IL", "iw-IL"), ("iw", "iw-IL"),
      ("no", "no-NO"), ("nb", "no-NO"), ("nn", "no-NO"), ("zh-Hans", "zh-CN"), ("zh-SG", "zh-CN"),
      ("zh-Hant", "zh-TW"), ("zh-MO", "zh-HK"), ("zh", "zh-CN or zh-TW"), ("es", "es-ES or es-419"),
      ("es-MX", "es-419"), ("fr-BE", "fr-FR"), ("de-CH", "de-DE"), ("nl-BE", "nl-NL"), ("bn-IN", "bn-BD"),
      ("id-ID", "id"), ("tl", "fil"), ("tl-PH", "fil"), ("sr-RS", "sr"), ("sr-Cyrl-RS", "sr"),
      ("de", "de-DE"), ("ja", "ja-JP"), ("ru", "ru-RU"), ("th-TH", "th"), ("uk-UA", "uk"), ("hr-HR", "hr"),
      ("jp-JP", "ja-JP"), ("kr", "ko-KR"), ("cz", "cs-CZ"), ("dk", "da-DK"), ("gr", "el-GR"), ("ua", "uk"),
      ("cn", "zh-CN"), ("en-UK", "en-GB"), ("eo", nil), ("ast", nil), ("ia", nil),
      ("ca-valencia", "ca"), ("sp", nil),
    ] as [(String, String?)]) func otherCodeIsRefused(_ code: String, _ meant: String?) throws
  {
    let findings = try locales([code])
    #expect(findings.map(\.severity) == [.error], "\(findings.map(\.message))")
    #expect(findings.first?.allowed == meant)
  }

  @Test(arguments: ["nb-NO", "or", "uz", "in", "de-AT"]) func disputedCodeIsAWarning(_ code: String) throws {
    #expect(try locales([code]).map(\.severity) == [.warning])
  }

  /// What is said of the codes of descriptions in a manifest.
  private func locales(_ codes: [String]) throws -> [Finding] {
    let descriptions = codes.map { "<description locale=\"\($0)\"/>" }.joined()
    return try Lint.findings(
      Example("\(descriptions)", options: ["--store", "google-play"]),
      rules: RuleSet([PlayLocaleNotTaken()]))
  }

  /// One folder for both stores: each is judged by its own rules, and a fault of a file is said once.
  @Test func bothStoresInOneRun() throws {
    var files = FolderVerdicts.fastlane().mapValues { Array($0.utf8) }
    let folder = "fastlane/metadata/android/en-US"
    files["\(folder)/title.txt"] = Array("A meeting planner for all of your teams\u{1}".utf8)
    files["fastlane/metadata/amazon/en-US/full_description.txt"] = Array("Plans, for Amazon.".utf8)
    files["\(folder)/full_description.txt"] = Array("<ul><li>Plans</li></ul>".utf8)
    let findings = try Lint.findings(
      files,
      pictures: [
        "\(folder)/images/icon.png": .png(512, 512), "\(folder)/images/featureGraphic.png": .png(1024, 500),
        "\(folder)/images/phoneScreenshots/1.png": .png(1080, 1920, .shape(1)),
        "\(folder)/images/phoneScreenshots/2.png": .png(1080, 1920, .shape(2)),
        "\(folder)/images/phoneScreenshots/3.png": .png(1080, 2340, .shape(3)),
        "\(folder)/images/phoneScreenshots/4.png": .png(1080, 1920, .shape(4)),
      ], options: ["--store", "amazon-appstore,google-play"])
    let verdicts = findings.map { "\($0.store ?? "files") \($0.severity.rawValue) \($0.rule)" }
    #expect(
      verdicts.sorted() == [
        "amazon-appstore error image-missing", "amazon-appstore note image-wrong-size",
        "files error control-character", "google-play error image-wrong-size",
        "google-play error play-title-too-long", "google-play note play-screenshots-not-promoted",
        "google-play warning play-tag-not-shown",
      ], "\(findings.map(\.message))")
  }

  /// What only Amazon's console or policies say is not said of Google Play.
  @Test func rulesOfOneStoreKeepToIt() throws {
    for info in RuleSet.builtIn.infos where info.id.description.hasPrefix("play-") {
      #expect(info.scope == .googlePlay, "\(info.id)")
    }
    let folder = FolderVerdicts.fastlane().filter { !$0.key.contains("amazon") }
    let findings = try Lint.findings(
      folder.mapValues { Array($0.utf8) }, options: ["--store", "google-play"])
    for finding in findings {
      #expect(!finding.message.contains("Amazon"), "\(finding.message)")
      #expect(finding.help?.contains("amazon") != true, "\(finding.help ?? "")")
    }
  }
}
