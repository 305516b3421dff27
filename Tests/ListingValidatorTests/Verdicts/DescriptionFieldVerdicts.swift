import Testing

@testable import ListingValidator

/// The fields of a description: what is missing, too long, too many or repeated.
@Suite struct DescriptionFieldVerdicts {
  @Test(arguments: texts) func text(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: lists) func list(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: releaseNotes) func notes(_ verdict: Verdict) throws { try verdict.check() }

  static let texts = [
    Verdict("no display title", "error description-field-missing") { $0.describe(title: "") },
    Verdict("blank display title", "error description-field-missing") {
      $0.describe(title: "<display-title> </display-title>")
    },
    Verdict("no short description", "error description-field-missing") { $0.describe(short: "") },
    Verdict("no long description", "error description-field-missing") { $0.describe(long: "") },
    Verdict("blank short description", "error description-field-missing") {
      $0.describe(short: "<short> </short>")
    },
    Verdict("blank long description", "error description-field-missing") {
      $0.describe(long: "<long> </long>")
    },
    Verdict("declared locale without a long description", "error description-field-missing") {
      $0.descriptions.append(german(long: ""))
    },
    Verdict("display title of 200 characters") { $0.title(of: 200) },
    Verdict("display title of 201 characters", "warning display-title-too-long") { $0.title(of: 201) },
    Verdict("display title of 251 characters", "warning display-title-too-long") { $0.title(of: 251) },
    Verdict("display title of 201 characters, third console", "warning display-title-too-long", options: gen3)
    {
      $0.title(of: 201)
    },
    Verdict("display title of 250 characters, first console", options: gen1) { $0.title(of: 250) },
    Verdict(
      "display title of 251 characters, first console", "warning display-title-too-long", options: gen1
    ) { $0.title(of: 251) },
    Verdict("app title of 250 characters") { $0.appTitle(of: 250) },
    Verdict("app title of 251 characters", "note app-title-too-long") { $0.appTitle(of: 251) },
    Verdict("short description of 1,200 characters") { $0.short(of: 1_200) },
    Verdict("short description of 1,201 characters", "note short-description-over-advice") {
      $0.short(of: 1_201)
    },
    Verdict("short description of 1,200 characters, first console", options: gen1) { $0.short(of: 1_200) },
    Verdict(
      "short description of 1,201 characters, first console", "warning short-description-too-long",
      options: gen1
    ) { $0.short(of: 1_201) },
    Verdict(
      "short description of 1,201 characters, tab App Information", "warning short-description-too-long",
      options: ["--console", "gen1b"]
    ) { $0.short(of: 1_201) },
    Verdict("short description of 2,000 bytes", "note short-description-over-advice") { $0.short(of: 2_000) },
    Verdict("short description of 2,001 bytes", "error short-description-too-long") { $0.short(of: 2_001) },
    Verdict("Chinese short description of 400 characters", "note locale-in-one-list") {
      $0.descriptions.append(chinese(of: 400))
    },
    Verdict(
      "Chinese short description of 401 characters", "note short-description-over-advice",
      "note locale-in-one-list"
    ) { $0.descriptions.append(chinese(of: 401)) },
    Verdict(
      "Chinese short description of 667 characters", "error short-description-too-long",
      "note locale-in-one-list"
    ) { $0.descriptions.append(chinese(of: 667)) },
    Verdict("Japanese short description of 424 bytes") {
      $0.descriptions.append(japanese(short: String(repeating: "会議の予定", count: 28) + "案a"))
    },
    Verdict("English short description of 348 bytes") { $0.short(of: 348) },
    Verdict("short description of 200 characters on Fire TV", "note long-description-not-on-fire-tv") {
      $0.fireTV()
      $0.short(of: 200)
    },
    Verdict(
      "short description of 201 characters on Fire TV", "note short-description-cut-on-fire-tv",
      "note long-description-not-on-fire-tv"
    ) {
      $0.fireTV()
      $0.short(of: 201)
    },
    Verdict("short description of 201 characters on tablets") { $0.short(of: 201) },
    Verdict("short description of two paragraphs", "note short-description-paragraph-break") {
      $0.describe(short: "<short>Plan meetings.\n\nFind a time.</short>")
    },
    Verdict("short description that repeats the title", "warning same-text-in-two-fields") {
      $0.describe(short: "<short>Meeting Planner</short>")
    },
    Verdict("long description that repeats the short one", "warning same-text-in-two-fields") {
      $0.describe(long: "<long>Plan meetings with your team.</long>")
    },
    Verdict("long description on Fire TV", "note long-description-not-on-fire-tv") { $0.fireTV() },
    Verdict("long description of 4,000 characters") { $0.describe(long: "<long>\(words(4_000))</long>") },
    Verdict("long description over in code units only", "warning long-description-too-long") {
      let accents = String(repeating: "e\u{301}", count: 99)
      $0.describe(long: "<long>\(words(3_900)) \(accents)</long>")
    },
    Verdict("long description of 4,001 characters", "error long-description-too-long") {
      $0.describe(long: "<long>\(words(4_001))</long>")
    },
    Verdict("title that is the same in two locales") { $0.descriptions.append(german()) },
    Verdict("short description that is the same in two locales", "note same-text-in-two-locales") {
      $0.descriptions.append(german(short: "<short>Plan meetings with your team.</short>"))
    },
    Verdict("texts that Americans and Australians share") {
      $0.descriptions.append(CompleteListing.description(locale: "en-AU"))
    },
    Verdict("long description that is the same in two locales", "note same-text-in-two-locales") {
      $0.descriptions.append(
        german(long: "<long>Finds a time that suits everybody, and reminds all who take part.</long>"))
    },
  ]

  static let lists = [
    Verdict("no feature bullets", "warning feature-bullets-too-few") { $0.describe(bullets: "") },
    Verdict("two feature bullets", "warning feature-bullets-too-few") { $0.describe(bullets: bullets(2)) },
    Verdict("three feature bullets") { $0.describe(bullets: bullets(3)) },
    Verdict("five feature bullets") { $0.describe(bullets: bullets(5)) },
    Verdict("six feature bullets", "error feature-bullets-too-many") { $0.describe(bullets: bullets(6)) },
    Verdict("eight feature bullets", "error feature-bullets-too-many") { $0.describe(bullets: bullets(8)) },
    Verdict("line break in a feature bullet", "warning feature-bullet-line-break") {
      $0.describe(bullets: bullets(2) + "<bullet>Works without\na connection</bullet>")
    },
    Verdict("no keywords") { $0.describe(keywords: "") },
    Verdict("no keywords, API", "note keywords-missing", options: api) { $0.describe(keywords: "") },
    Verdict("empty list of keywords, API", options: api) { $0.describe(keywords: "<keywords/>") },
    Verdict("30 keywords") { $0.describe(keywords: keywords(30)) },
    Verdict("31 keywords", "note keywords-too-many") { $0.describe(keywords: keywords(31)) },
    Verdict("31 keywords, first console", "warning keywords-too-many", options: gen1) {
      $0.describe(keywords: keywords(31))
    },
    Verdict("keyword of two words", "warning keyword-several-words") {
      $0.describe(keywords: "<keywords>card game, solitaire</keywords>")
    },
    Verdict("keyword of two words, API", "warning keyword-several-words", options: api) {
      $0.describe(keywords: "<keywords>card game, solitaire</keywords>")
    },
    Verdict("comma in a keyword") { $0.describe(keywords: "<keyword>card,game</keyword>") },
    Verdict("comma in a keyword, API", "warning keyword-several-words", options: api) {
      $0.describe(keywords: "<keyword>card,game</keyword>")
    },
    Verdict("repeated keyword", "note keyword-repeated") {
      $0.describe(keywords: "<keywords>calendar, Calendar</keywords>")
    },
  ]

  static let releaseNotes = [
    Verdict("first version without notes") { $0.describe(notes: "") },
    Verdict("nothing said of an earlier version, with notes") {
      $0.describe(notes: "<release-notes>Opens faster.</release-notes>")
    },
    Verdict("first version with empty notes, API", options: api) { $0.describe(notes: "<release-notes/>") },
    Verdict("update with empty notes, console", "warning release-notes-missing") {
      $0.submission = update
      $0.describe(notes: "<release-notes/>")
    },
    Verdict("update without notes, console", "warning release-notes-missing") { $0.submission = update },
    Verdict("update with empty notes, API", "error release-notes-missing", options: api) {
      $0.submission = update
      $0.describe(notes: "<release-notes/>")
    },
    Verdict(
      "update with empty notes, upload plugin", "warning release-notes-missing",
      options: ["--route", "fastlane"]
    ) {
      $0.submission = update
      $0.describe(notes: "<release-notes/>")
    },
    Verdict("update with notes") {
      $0.submission = update
      $0.describe(notes: "<release-notes>Opens faster.</release-notes>")
    },
    Verdict("update with notes in one of two locales", "warning release-notes-missing") {
      $0.submission = update
      $0.describe(notes: "<release-notes>Opens faster.</release-notes>")
      $0.descriptions.append(german())
    },
    Verdict("update with notes in one of two locales, API", "warning release-notes-missing", options: api) {
      $0.submission = update
      $0.describe(notes: "<release-notes>Opens faster.</release-notes>")
      $0.descriptions.append(german())
    },
    Verdict("release notes of 546 characters") {
      $0.describe(notes: "<release-notes>\(words(546))</release-notes>")
    },
    Verdict("release notes of 4,000 characters") {
      $0.describe(notes: "<release-notes>\(words(4_000))</release-notes>")
    },
    Verdict("release notes of 4,001 characters", "warning release-notes-too-long") {
      $0.describe(notes: "<release-notes>\(words(4_001))</release-notes>")
    },
    Verdict("release notes of a dash", "note release-notes-placeholder") {
      $0.submission = update
      $0.describe(notes: "<release-notes>-</release-notes>")
    },
    Verdict("English and German notes alike", "note same-text-in-two-locales") {
      $0.describe(notes: "<release-notes>Opens faster.</release-notes>")
      $0.descriptions.append(german(notes: "<release-notes>Opens faster.</release-notes>"))
    },
  ]

  @Test func theLocaleWithoutReleaseNotesIsNamed() throws {
    let listing = CompleteListing().with {
      $0.submission = Self.update
      $0.describe(notes: "<release-notes>Opens faster.</release-notes>")
      $0.descriptions.append(Self.german())
    }
    let findings = try Lint.findings(listing.contents)
    #expect(findings.map(\.locale) == ["de-DE"])
  }

  private static let api = ["--route", "api"]
  private static let gen1 = ["--console", "gen1"]
  private static let gen3 = ["--console", "gen3"]
  private static let update = "<submission devices=\"fire-tablet\" previous-version-code=\"41\"/>"

  private static func bullets(_ count: Int) -> String {
    ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"].prefix(count)
      .map { "<bullet>\($0) meetings at once</bullet>" }.joined(separator: "\n")
  }

  private static func keywords(_ count: Int) -> String {
    "<keywords>\((1...count).map { "word\($0)" }.joined(separator: ", "))</keywords>"
  }

  private static func german(
    short: String = "<short>Plant Treffen mit dem ganzen Team.</short>",
    long: String = "<long>Findet eine Zeit, die allen passt, und erinnert alle daran.</long>",
    notes: String = ""
  ) -> String {
    CompleteListing.description(
      locale: "de-DE", short: short, long: long,
      bullets: "<bullet>Findet eine Zeit</bullet><bullet>Erinnert alle</bullet><bullet>Ohne Netz</bullet>",
      keywords: "<keywords>Kalender, Termin, Treffen</keywords>", releaseNotes: notes)
  }

  private static func japanese(short: String) -> String {
    CompleteListing.description(
      locale: "ja-JP", short: "<short>\(short)</short>",
      long: "<long>全員に合う時間を見つけて、参加者に知らせます。</long>",
      bullets: "<bullet>時間を見つける</bullet><bullet>全員に知らせる</bullet><bullet>オフラインで使える</bullet>",
      keywords: "<keywords>予定, 会議, 日程</keywords>")
  }

  private static func chinese(of count: Int) -> String {
    CompleteListing.description(
      locale: "zh-CN", short: "<short>\(String(repeating: "安排会议时间", count: 200).prefix(count))</short>",
      long: "<long>为团队找到合适的会议时间，并提醒所有参加者。</long>",
      bullets: "<bullet>找到合适的时间</bullet><bullet>提醒所有人</bullet><bullet>无需联网</bullet>",
      keywords: "<keywords>日历, 会议, 日程</keywords>")
  }
}

extension CompleteListing {
  fileprivate mutating func describe(
    title: String? = nil, short: String? = nil, long: String? = nil, bullets: String? = nil,
    keywords: String? = nil, notes: String = ""
  ) {
    descriptions[0] = Self.description(
      title: title ?? "<display-title>Meeting Planner</display-title>",
      short: short ?? "<short>Plan meetings with your team.</short>",
      long: long ?? "<long>Finds a time that suits everybody, and reminds all who take part.</long>",
      bullets: bullets
        ?? """
        <bullet>Finds a time that suits everybody</bullet>
        <bullet>Reminds all who take part</bullet>
        <bullet>Works without a connection</bullet>
        """,
      keywords: keywords ?? "<keywords>calendar, schedule, meeting</keywords>", releaseNotes: notes)
  }

  fileprivate mutating func title(of length: Int) {
    describe(title: "<display-title>\(words(length))</display-title>")
  }

  fileprivate mutating func short(of length: Int) { describe(short: "<short>\(words(length))</short>") }

  fileprivate mutating func appTitle(of length: Int) {
    general = general.replacing("Meeting Planner", with: words(length))
  }
}

/// A text of different words that is so many ASCII characters long.
private func words(_ length: Int) -> String {
  let text = (1...2_000).map { number in
    String(String(number).unicodeScalars.map { Character(Unicode.Scalar($0.value + 49) ?? "x") })
  }
  return String(text.joined(separator: " ").prefix(length - 1)) + "y"
}
