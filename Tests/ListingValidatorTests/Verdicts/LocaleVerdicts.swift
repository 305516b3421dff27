import Testing

@testable import ListingValidator

/// Locales: which the store takes, how they are spelled, and which must be there.
@Suite struct LocaleVerdicts {
  @Test(arguments: inBothLists + inOneList) func offered(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: spellings) func spelling(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: languages) func language(_ verdict: Verdict) throws { try verdict.check() }

  static let inBothLists = ["en-AU", "en-IN", "es-ES", "fr-FR", "it-IT", "ja-JP", "pt-BR", "de-DE"].map {
    tag in
    Verdict(tag) { $0.add(tag) }
  }

  static let inOneList = ["en-GB", "zh-CN", "nl-NL", "pl-PL", "pt-PT", "sv-SE"].map { tag in
    Verdict("\(tag), in one list only", "note locale-in-one-list") { $0.add(tag) }
  }

  static let spellings = [
    Verdict("bare language with one locale") { $0.add("de") },
    Verdict("malformed tag", "error locale-malformed") { $0.add("deutsch") },
    Verdict("encoding in a tag", "error locale-malformed") { $0.add("de_DE.UTF-8") },
    Verdict("underscore", "note locale-underscore") { $0.add("de_DE") },
    Verdict("in neither list", "warning locale-not-offered") { $0.add("ru-RU") },
    Verdict("known to one uploader only", "warning locale-not-offered") { $0.add("es-MX") },
    Verdict("two spellings with different texts", "error description-twice", "note locale-underscore") {
      $0.add("de-DE")
      $0.add("de_DE", text: "Trifft alle.")
    },
    Verdict("two spellings with the same texts", "warning description-twice", "note locale-underscore") {
      $0.add("de-DE")
      $0.add("de_DE")
    },
    Verdict("one locale twice with different texts", "error description-twice") {
      $0.add("de-DE")
      $0.add("de-DE", text: "Trifft alle.")
    },
    Verdict("language and region of one locale", "note locale-ambiguous") {
      $0.add("de")
      $0.add("de-DE")
    },
    Verdict("language with two locales", "note locale-ambiguous") { $0.add("pt") },
  ]

  static let languages = [
    Verdict("no default language", "error default-language-missing") {
      $0.defaultLocale = nil
      $0.add("de-DE")
    },
    Verdict("no default language, single description") { $0.defaultLocale = nil },
    Verdict("no description in the default language", "error default-language-missing") {
      $0.defaultLocale = "fr-FR"
    },
    Verdict("no description at all", "error default-language-missing") { $0.descriptions = [] },
    Verdict("default language by its bare name") {
      $0.defaultLocale = "en"
    },
    Verdict("no English, countries known", "error english-description-missing") {
      $0.speakGermanOnly()
    },
    Verdict("no English, all but one country", "error english-description-missing") {
      $0.speakGermanOnly(countries: "<countries exclude=\"US\"/>")
    },
    Verdict(
      "no English, countries unknown", "warning english-description-missing", "note countries-missing"
    ) {
      $0.speakGermanOnly(countries: "")
    },
    Verdict("no English, only Germany") { $0.speakGermanOnly(countries: "<countries include=\"DE\"/>") },
    Verdict("no English, only Germany and Japan") {
      $0.speakGermanOnly(countries: "<countries include=\"DE JP\"/>")
    },
    Verdict("British English only", "note locale-in-one-list") {
      $0.defaultLocale = "en-GB"
      $0.descriptions = [CompleteListing.description(locale: "en-GB")]
    },
    Verdict("Japanese text in en-US", "warning english-not-latin") {
      $0.descriptions = [
        CompleteListing.description(
          short: "<short>チームの会議を計画します。</short>", long: "<long>全員に合う時間を見つけて、参加者に知らせます。</long>")
      ]
    },
  ]

  @Test func aMalformedNameIsCorrected() throws {
    let help = try findings { $0.add("de_DE.UTF-8") }.map(\.help)
    #expect(help == ["write de-DE"])
  }

  @Test func spellingsOfTheStoreAreToldFromOthers() {
    let spellings = [
      "es-419", "pt", "zh-TW", "zh-Hant-HK", "zh-SG", "jp-JP", "en_UK", "zh-Hans", "iw-IL", "x",
    ]
    let verdicts = StoreProfile.amazonAppstore.verdicts(on: spellings)
    #expect(
      verdicts.map(\.suggestions) == [
        ["es-ES"], ["pt-BR", "pt-PT"], [], [], ["zh-CN"], ["ja-JP"], ["en-GB"], [], [], [],
      ])
    #expect(verdicts.filter(\.isAmbiguous).map(\.spelling) == ["pt"])
    #expect(verdicts.compactMap(\.storeTag) == ["zh-CN"])
  }

  /// A folder as it is kept for another store.
  @Suite struct Folders {
    static let locales = """
      ar ar-SA da-DK de-DE el-GR en-US es-419 es-ES es-US eu-ES fa-IR fr-FR hi-IN hu-HU hy-AM id-ID it-IT iw-IL ja-JP \
      ms-MY nb-NO nl-NL no-NO or-IN pl-PL pt-BR pt-PT ro-RO ru-RU sv-SE tr-TR uk-UA vi-VN zh-CN zh-TW
      """.split(separator: " ").map(String.init)

    @Test func localesThatTheStoreDoesNotTakeShareOneNote() throws {
      let findings = lint(Self.locales) { $0.title = nil }
      let skipped = findings.filter { $0.rule == "locale-not-offered" }
      #expect(skipped.map(\.severity) == [.note])
      #expect(skipped.first?.location.path == "fastlane/metadata/android")
      let offered = Set(StoreProfile.amazonAppstore.locales.map(\.tag))
      #expect(findings.compactMap(\.locale).allSatisfy(offered.contains))
    }

    @Test func findingsOfAllLocalesAreGrouped() throws {
      let findings = lint(Self.locales) { $0.title = nil }
      let groups = Set(findings.filter { $0.severity > .note }.map(\.group))
      #expect(
        groups == [
          "description-field-missing/in-another-locale/display title",
          "feature-bullets-too-few/featureBullets/none",
        ])
    }

    @Test func aRenamingIsSuggestedWhereTheStoresLocaleIsFree() throws {
      let findings = lint(["en-US", "jp-JP", "es-US", "ru-RU"]).filter { $0.rule == "locale-not-offered" }
      #expect(findings.map(\.help) == ["jp-JP probably means ja-JP; es-US may go under es-ES"])
    }

    @Test func theDefaultLanguageMustBeComplete() throws {
      let findings = lint(["en-US", "de-DE"], default: "en-US") { $0.short = nil }
      let missing = findings.filter { $0.rule == "description-field-missing" }
      #expect(missing.map(\.severity) == [.error, .warning])
      #expect(missing.map(\.locale) == ["en-US", "de-DE"])
    }

    @Test func aBareLanguageMayBeTheDefault() throws {
      #expect(!lint(["en"], default: "en-US").contains { $0.rule == "default-language-missing" })
      #expect(lint(["en-GB"], default: "en-US").contains { $0.rule == "default-language-missing" })
      #expect(!lint(["en-GB"]).contains { $0.rule == "default-language-missing" })
    }

    private func lint(
      _ locales: [String], default defaultLocale: String? = nil,
      change: (inout Description) -> Void = { _ in }
    ) -> [Finding] {
      let root = Location(path: "fastlane/metadata/android")
      var listing = Listing(root: root.path, layout: .fastlane, location: root)
      for (field, name) in [
        (Field.title, "title"), (.shortDescription, "short_description"),
        (.fullDescription, "full_description"),
        (.featureBullets, "feature_bullets"),
      ] {
        listing.places[field] = .file("fastlane/metadata/android/{locale}/\(name).txt")
      }
      listing.defaultLocale = defaultLocale.map { Located($0, at: root) }
      for locale in locales {
        let folder = Location(path: "\(root.path)/\(locale)")
        var description = Description(locale: locale, localeLocation: folder, location: folder)
        func text(_ words: String) -> Text {
          Text(
            wholeOf: SourceFile(path: "\(folder.path)/\(words).txt", bytes: Array("\(words) \(locale)".utf8)))
        }
        description.title = text("Title")
        description.short = text("Short")
        description.long = text("Long")
        change(&description)
        listing.descriptions.append(description)
      }
      let linter = Linter(profiles: [.amazonAppstore], isoCodes: .builtIn, today: Lint.today)
      return linter.lint(listing).findings
    }
  }

  private func findings(_ change: (inout CompleteListing) -> Void) throws -> [Finding] {
    try Lint.findings(CompleteListing().with(change).contents)
  }
}

extension CompleteListing {
  fileprivate mutating func add(_ locale: String, text: String = "Plant Treffen.") {
    descriptions.append(Self.german(locale: locale, text: text))
  }

  fileprivate mutating func speakGermanOnly(countries: String = "<countries include=\"DE AT\"/>") {
    defaultLocale = "de-DE"
    descriptions = [Self.german(locale: "de-DE", text: "Plant Treffen.")]
    availability = "<availability><price model=\"free\"/>\(countries)</availability>"
  }

  /// The texts do not repeat those of another locale.
  private static func german(locale: String, text: String) -> String {
    description(
      locale: locale, short: "<short>\(text) (\(locale.prefix(2)))</short>",
      long: "<long>\(text) Erinnert alle, die daran teilnehmen. (\(locale.prefix(2)))</long>",
      bullets: ["Findet eine Zeit", "Erinnert alle", "Ohne Netz"]
        .map { "<bullet>\($0) (\(locale.prefix(2)))</bullet>" }.joined(),
      keywords: "<keywords>Kalender, Termin, Treffen</keywords>")
  }
}
