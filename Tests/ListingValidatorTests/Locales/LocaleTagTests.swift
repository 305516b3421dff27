import Testing

@testable import ListingValidator

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("en", "en"),
    ("en-US", "en-US"),
    ("en_US", "en-US"),
    ("EN-us", "en-US"),
    ("zh_Hant_HK", "zh-Hant-HK"),
    ("ZH-hANT-hk", "zh-Hant-HK"),
    ("zh_Hant-HK", "zh-Hant-HK"),
    ("zh-Hans", "zh-Hans"),
    ("es-419", "es-419"),
    ("ca-valencia", "ca-valencia"),
    ("ca-ES-Valencia", "ca-ES-valencia"),
    ("de-1996", "de-1996"),
    ("de-CH-1901-fonipa", "de-CH-1901-fonipa"),
    ("sr-Latn-RS", "sr-Latn-RS"),
    ("fil", "fil"),
    ("ckb-IQ", "ckb-IQ"),
    ("iw-IL", "he-IL"),
    ("in", "id"),
    ("ji", "yi"),
    ("tl-PH", "fil-PH"),
    ("no_NO", "nb-NO"),
    ("nn-NO", "nn-NO"),
    // Slips keep their meaning.
    ("jp-JP", "jp-JP"),
    ("kr", "kr"),
  ])
  func canonicalises(spelling: String, canonical: String) {
    #expect(LocaleTag(spelling)?.canonical == canonical)
  }

  @Test(arguments: [
    "", "-", "_", "e", "en-", "da_", "-en", "en--US", "en-USA", "english", "engl", "en-GB.txt", "en US",
    " en",
    "en-1", "en-41", "es-41x", "zh-HK-Hant", "en-US-GB", "de-1901-1901", "en_US.UTF-8", "sr@latin",
    "default", "en-x-private", "en-u-ca-gregory", "en-rUS", "ёл", "ｅｎ", "en-٤١٩", "de-fonipafonipa",
    "i-klingon",
    "e\u{301}n", "ß-DE",
  ])
  func refusesMalformed(spelling: String) {
    #expect(LocaleTag(spelling) == nil)
  }

  @Test func hasItsParts() throws {
    let tag = try #require(LocaleTag("SR_latn_rs_EKAVSK_1994"))
    #expect(tag.language == "sr")
    #expect(tag.script == "Latn")
    #expect(tag.region == "RS")
    #expect(tag.variants == ["ekavsk", "1994"])
    #expect("\(tag)" == "SR_latn_rs_EKAVSK_1994")
    let plain = try #require(LocaleTag("de"))
    #expect(plain.script == nil && plain.region == nil && plain.variants.isEmpty)
  }

  @Test(arguments: [
    ("iw_il", "iw-IL", true, false),
    ("iw-IL", "iw-IL", false, false),
    ("he-IL", "he-IL", false, true),
    ("en_US", "en-US", true, false),
    ("en-us", "en-US", false, false),
    ("no-NO", "no-NO", false, false),
    ("zh-Hant", "zh-Hant", false, true),
  ])
  func judgesTheSpelling(spelling: String, tidied: String, underscore: Bool, canonical: Bool) throws {
    let tag = try #require(LocaleTag(spelling))
    #expect(tag.tidied == tidied)
    #expect(tag.usesUnderscore == underscore)
    #expect((tag.canonical == spelling) == canonical)
  }

  @Test func equalTagsMeanTheSameLocale() {
    #expect(Set(["no-NO", "nb_NO", "NB-no"].compactMap { LocaleTag($0) }).count == 1)
    #expect(LocaleTag("id") == LocaleTag("in"))
    #expect(LocaleTag("nn") != LocaleTag("no"))
    #expect(LocaleTag("en") != LocaleTag("en-US"))
    #expect(LocaleTag("zh-TW") != LocaleTag("zh-Hant-TW"))
  }

  @Test(
    arguments: [
      ("jp", "ja"), ("kr", "ko"), ("jp-JP", "ja-JP"), ("kr-KR", "ko-KR"), ("kr-NG", nil), ("cz-CZ", "cs-CZ"),
      ("dk", "da"), ("gr-GR", "el-GR"), ("ua_UA", "uk-UA"), ("cn", "zh"), ("sp", "es"), ("en_uk", "en-GB"),
      ("en-GB", nil), ("cn-Hans-CN", "zh-Hans-CN"), ("de", nil), ("no", nil),
    ] as [(String, String?)])
  func suggestsWhatWasMeant(spelling: String, meant: String?) throws {
    let tag = try #require(LocaleTag(spelling))
    #expect(tag.suggestion?.spelling == meant)
    #expect(tag.suggestion.map { $0 != tag } ?? true)
  }

  @Test(arguments: LocaleTag.commonMistakes)
  func theTableOfMistakesIsWellFormed(mistake: String, meant: String) throws {
    #expect(LocaleTag(mistake)?.canonical == mistake)
    #expect(LocaleTag(meant)?.canonical == meant)
  }
}
