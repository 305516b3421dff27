import Testing

@testable import ListingValidator

/// Folders of texts as people keep them, and what is said about each.
@Suite struct FolderVerdicts {
  /// One row: a change to a folder that nothing can be said against.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: Set<String>
    var files: [String: String]
    /// Of the languages that have texts; those that `files` names are replaced.
    var hasPictures: Bool

    init(
      _ name: String, _ expected: String..., hasPictures: Bool = true,
      change: (inout [String: String]) -> Void
    ) {
      testDescription = name
      self.expected = Set(expected)
      self.hasPictures = hasPictures
      files = FolderVerdicts.fastlane()
      change(&files)
    }

    /// The files, with pictures for every language that has texts.
    var contents: [String: [UInt8]] {
      let texts = files.mapValues { Array($0.utf8) }
      guard hasPictures else { return texts }
      return texts.merging(FolderVerdicts.pictures(besides: files.keys)) { given, _ in given }
    }
  }

  private static let android = "fastlane/metadata/android"
  private static let amazon = "fastlane/metadata/amazon"

  /// The texts of a locale, the overlay's included.
  static func fastlane(_ locale: String = "en-US") -> [String: String] {
    [
      "\(android)/\(locale)/title.txt": "Meeting Planner\n",
      "\(android)/\(locale)/short_description.txt": "Plan meetings with your team (\(locale)).\n",
      "\(android)/\(locale)/full_description.txt": "Finds a time that suits everybody (\(locale)).\n",
      "\(amazon)/\(locale)/feature_bullets.txt":
        "Finds a time (\(locale))\nReminds all who take part (\(locale))\nWorks without a connection (\(locale))\n",
      "\(amazon)/\(locale)/keywords.txt": "calendar, schedule, meeting\n",
    ]
  }

  private static let standardPictures: [String: [UInt8]] = [
    "images/icon.png": SamplePicture.png(512, 512),
    "images/phoneScreenshots/1.png": .png(1080, 1920, .shape(1)),
    "images/phoneScreenshots/2.png": .png(1080, 1920, .shape(2)),
    "images/phoneScreenshots/3.png": .png(1080, 1920, .shape(3)),
  ].mapValues { $0.bytes() }
  private static let smallIcon = SamplePicture.png(114, 114, .shape(1), .alpha).bytes()

  /// The pictures of the languages that have files in the folder.
  static func pictures(besides paths: some Sequence<String>) -> [String: [UInt8]] {
    var pictures: [String: [UInt8]] = [:]
    for path in paths {
      guard let rest = path.firstRange(of: "\(android)/").map({ path[$0.upperBound...] }),
        let locale = rest.split(separator: "/").first, rest.contains("/"), LocaleTag(String(locale)) != nil
      else { continue }
      for (name, bytes) in standardPictures { pictures["\(android)/\(locale)/\(name)"] = bytes }
      pictures["\(amazon)/\(locale)/images/small_icon.png"] = smallIcon
    }
    return pictures
  }

  static let rows: [Row] = [
    Row("complete folder") { _ in },
    Row("folder without release notes, no package given") { $0["\(android)/en-US/changelogs/.gitkeep"] = "" },
    Row("release notes by version code") { $0["\(android)/en-US/changelogs/20000338.txt"] = "Faster." },
    Row("release notes by version name", "warning changelog-name") {
      $0["\(android)/en-US/changelogs/2.4.8.txt"] = "Faster."
    },
    Row("release notes by version name beside those by code", "warning changelog-name") {
      $0["\(android)/en-US/changelogs/2.4.8.txt"] = "Faster."
      $0["\(android)/en-US/changelogs/41.txt"] = "Faster."
    },
    Row("misspelt release notes", "warning unknown-file") {
      $0["\(android)/en-US/changelogs/defaults.txt"] = "Faster."
    },
    Row("misspelt feature graphic", "warning unknown-file") {
      $0["\(android)/en-US/images/feature_graphic.png"] = ""
    },
    Row("long description by another name", "error unknown-file") {
      $0["\(android)/en-US/description.txt"] = $0.removeValue(forKey: "\(android)/en-US/full_description.txt")
    },
    Row(
      "long description by another name, older layout", "error image-missing", "error unknown-file",
      "warning feature-bullets-too-few"
    ) { files in
      let play = "app/src/main/play"
      let listing = "\(play)/en-US/listing"
      files = [
        "\(play)/contactEmail": "help@example.com", "\(play)/contactPhone": "+1 555 0100",
        "\(play)/contactWebsite": "https://example.com/help",
        "\(listing)/title": "Meeting Planner", "\(listing)/shortdescription": "Plan meetings with your team.",
        "\(listing)/description": "Finds a time that suits everybody.",
      ]
    },
    Row("long description by another name in another language", "warning unknown-file") {
      $0.merge(fastlane("de-DE")) { $1 }
      $0["\(android)/de-DE/description.txt"] = $0.removeValue(forKey: "\(android)/de-DE/full_description.txt")
    },
    Row("bullets beside the other store's texts", "warning unknown-file") {
      $0["\(android)/en-US/feature_bullets.txt"] = $0.removeValue(
        forKey: "\(amazon)/en-US/feature_bullets.txt")
    },
    Row("files that people keep there", "note locale-not-offered") {
      $0["\(android)/en-US/full_description_google_extra.txt"] = "More."
      $0["\(android)/en-US/title_google.txt"] = "Planner"
      $0["\(android)/en-US/.gitkeep"] = ""
      $0["\(android)/achievements/first.png"] = ""
      $0["\(android)/readmeScreenshots/1.png"] = ""
      $0["\(android)/eo/title.txt"] = "Planilo"
    },
    Row("empty file for a video") { $0["\(android)/en-US/video.txt"] = "" },
    Row("no title", "error description-field-missing") { $0["\(android)/en-US/title.txt"] = nil },
    Row("no title in another language", "warning description-field-missing") {
      $0.merge(fastlane("de-DE")) { $1 }
      $0["\(android)/de-DE/title.txt"] = nil
    },
    Row("no bullets", "warning feature-bullets-too-few") { $0["\(amazon)/en-US/feature_bullets.txt"] = nil },
    Row("title at the limit of the other store, with a line end") {
      $0["\(android)/en-US/title.txt"] = "Meeting Planner for All Teams!\n"
    },
    Row("short description of 133 characters") {
      $0["\(android)/en-US/short_description.txt"] = String(repeating: "plan it ", count: 17)
    },
    Row("Windows line ends") {
      $0["\(android)/en-US/full_description.txt"] = "Finds a time\r\nthat suits everybody.\r\n"
    },
    Row("Esperanto", "note locale-not-offered") { $0.merge(fastlane("eo")) { $1 } },
    Row("Arabic with a region", "note locale-not-offered") { $0.merge(fastlane("ar-SA")) { $1 } },
    Row("Norwegian with an underscore", "note locale-not-offered") { $0.merge(fastlane("nb_NO")) { $1 } },
    Row("German without a region") { $0.merge(fastlane("de")) { $1 } },
    Row("German with its region") { $0.merge(fastlane("de-DE")) { $1 } },
    Row("German with an underscore", "note locale-underscore") { $0.merge(fastlane("de_DE")) { $1 } },
    Row("Portuguese of either kind", "note locale-ambiguous") { $0.merge(fastlane("pt")) { $1 } },
    Row("German alone", "warning english-description-missing") { $0 = fastlane("de-DE") },
    Row("emoji in a title", "warning emoji-in-text") {
      $0["\(android)/en-US/title.txt"] = "Meeting Planner 📅\n"
    },
    Row("link out of the repository", "error file-outside-boundary") { files in
      files = [
        "listing.xml": CompleteListing().with {
          $0.descriptions = ["<description locale=\"en-US\"><long href=\"../long.txt\"/></description>"]
          $0.texts = "<texts href=\"\(android)\"/>"
          $0.media = ""
        }.xml
      ].merging(fastlane()) { $1 }
    },
    Row("manifest over a folder") { files in
      files = [
        "listing.xml": CompleteListing().with {
          $0.descriptions = []
          $0.media = ""
          $0.texts = "<texts href=\"\(android)\" locales=\"en-US\"/>"
        }.xml
      ].merging(fastlane()) { $1 }
    },
    Row("locale that has no folder", "error file-missing") { files in
      files = [
        "listing.xml": CompleteListing().with {
          $0.descriptions = []
          $0.media = ""
          $0.texts = "<texts href=\"\(android)\" locales=\"en-US de-DE\"/>"
        }.xml
      ].merging(fastlane()) { $1 }
    },
    Row("listing in the root folder of texts", "warning unsupported-layout") { files in
      files = ["metadata/en-US/title.txt": "Planner", "metadata/de-DE/title.txt": "Planer"]
    },
  ]

  @Test(arguments: rows) func verdict(_ row: Row) throws {
    let findings = try Lint.findings(row.contents)
    let verdicts = Set(findings.map { "\($0.severity.rawValue) \($0.rule)" })
    #expect(verdicts == row.expected, "\(findings.map(\.message))")
  }

  /// Upload plugins look for the notes of the version code, then for `default.txt`, and pass over empty files.
  @Test(
    arguments: [
      ([:], "warning release-notes-missing"), (["default.txt": ""], "warning release-notes-missing"),
      (["default.txt": "Faster."], nil), (["42.txt": "\n", "default.txt": "Faster."], nil),
      (["42.txt": "Faster."], nil), (["41.txt": "Older."], "warning release-notes-missing"),
    ] as [([String: String], String?)])
  func releaseNotesOfAnUpdate(_ notes: [String: String], _ expected: String?) throws {
    let listing = CompleteListing().with {
      $0.submission = """
        <submission route="fastlane" devices="fire-tablet" version-code="42" previous-version-code="41"/>
        """
      $0.descriptions = []
      $0.texts = "<texts href=\"\(Self.android)\"/>"
      $0.files = Self.fastlane()
      for (name, text) in notes { $0.files["\(Self.android)/en-US/changelogs/\(name)"] = text }
    }
    let findings = try Lint.findings(listing.contents)
    #expect(
      findings.map { "\($0.severity.rawValue) \($0.rule)" } == [expected].compactMap(\.self),
      "\(findings.map(\.message))")
  }

  /// A value in the place of a password is never quoted.
  @Test func credentialsInTheWrongPlaceAreNotQuoted() throws {
    let secrets = [
      "<sign-in required=\"yes\" credentials=\"hunter2\"/>",
      "<testing-instructions>Log in as demo & hunter2</testing-instructions>",
    ]
    for secret in secrets {
      let findings = try Lint.findings(Example(secret))
      #expect(findings.contains { $0.field?.isConfidential ?? false })
      for finding in findings where finding.location.range != nil {
        let text = [finding.message, finding.found, finding.help].compactMap(\.self).joined()
        #expect(!text.contains("hunter2"))
      }
    }
  }
}
