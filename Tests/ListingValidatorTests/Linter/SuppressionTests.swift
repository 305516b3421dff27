import TestSupport
import Testing

@testable import ListingValidator

/// What a suppression hides, and what it leaves.
@Suite struct SuppressionTests {
  private static let html = "&lt;b&gt;Plan&lt;/b&gt;"

  /// The rules that are reported on, of those that these tests are about.
  private func rules(
    _ sections: String, before: String = "", files: [String: String] = [:], settings: String? = nil
  ) throws -> [String] {
    let listing = """
      \(before)<listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="en-US">
      \(sections)
      </listing>
      """
    var files = files.merging(["listing.xml": listing]) { given, _ in given }
    files[".listing-lint.json"] = settings
    let wanted: Set<RuleID> = [
      "html-in-text", "suppression-unused", "suppression-malformed", "feature-bullets-too-few",
      "app-title-missing",
    ]
    return try Lint.findings(files.mapValues { Array($0.utf8) }).map(\.rule).filter(wanted.contains)
      .map(\.description).sorted()
  }

  private static func note(_ rules: String = "html-in-text", _ reason: String = "the store shows it")
    -> String
  {
    "<?listing-lint ignore \(rules) reason=\"\(reason)\"?>"
  }

  @Test func theNextElementIsMeantWithAllInIt() throws {
    let bullets = "<bullet>A</bullet><bullet>B</bullet><bullet>C</bullet>"
    let long = "<long>\(Self.html)</long>"
    let short = "<short>\(Self.html)</short>"
    let title = "<general><app-title>A</app-title></general>"
    func description(_ content: String) -> String {
      "\(title)<description>\(content)\(bullets)</description>"
    }
    #expect(try rules(description(long)) == ["html-in-text"])
    #expect(try rules(description(Self.note() + long)) == [])
    #expect(try rules(description(Self.note() + " <!-- words --> \n" + long)) == [])
    #expect(try rules(description(Self.note() + short + long)) == ["html-in-text"])
    #expect(try rules(description(short + Self.note() + long)) == ["html-in-text"])
    #expect(try rules(title + Self.note() + "<description>\(short)\(long)\(bullets)</description>") == [])
    #expect(try rules(description(short + long), before: Self.note()) == [])
    #expect(try rules(description(short + long), before: "<!-- a -->\n" + Self.note() + "\n") == [])
    // Another rule's findings stay.
    #expect(
      try rules(title + Self.note() + "<description>\(short)\(long)</description>") == [
        "feature-bullets-too-few"
      ])
    #expect(
      try rules(
        title + Self.note("html-in-text feature-bullets-too-few")
          + "<description>\(short)\(long)</description>")
        == [])
  }

  @Test func whatIsMissingBelongsToItsParent() throws {
    #expect(
      try rules("<general/>" + Self.note("app-title-missing") + "<description/>").contains(
        "app-title-missing"))
    #expect(try !rules(Self.note("app-title-missing") + "<general/>").contains("app-title-missing"))
  }

  @Test func filesThatAnElementNamesBelongToIt() throws {
    let files = [
      "long.txt": "<b>Plan</b>", "texts/metadata/android/de-DE/full_description.txt": "<b>Planen</b>",
    ]
    let general = "<general><app-title>A</app-title></general>"
    let folder = "<texts layout=\"fastlane\" href=\"texts/metadata/android\"/>"
    let long = "<long href=\"long.txt\"/>"
    func html(_ texts: String, _ note: String = "", before: String = "") throws -> Int {
      try rules("\(texts)\(general)<description>\(note)\(long)</description>", before: before, files: files)
        .count { $0 == "html-in-text" }
    }
    #expect(try html(folder) == 2)
    #expect(try html(folder, Self.note()) == 1)
    #expect(try html(Self.note() + folder) == 1)
    #expect(try html(Self.note() + folder, Self.note()) == 0)
    #expect(try html(folder, before: Self.note()) == 0)
  }

  @Test(arguments: [
    "<?listing-lint ignore html-in-text reason=\"\"?>", "<?listing-lint ignore html-in-text reason=\" \"?>",
    "<?listing-lint ignore html-in-text?>", "<?listing-lint ignore * reason=\"a\"?>",
    "<?listing-lint ignore reason=\"a\"?>", "<?listing-lint?>", "<?listing-lint ignore?>",
    "<?listing-lint ignore html-in-text because=\"a\"?>", "<?listing-lint ignore html-in-text reason=a?>",
    "<?listing-lint ignore html-in-text reason=\"a?>", "<?listing-lint ignore html-in-text, reason=\"a\"?>",
    "<?listing-lint ignore suppression-unused reason=\"a\"?>", "<!-- listing-lint ignore html-in-text -->",
    "<!--\nlisting-lint  disable=html-in-text\n-->",
  ])
  func whatIsNotUnderstoodHidesNothing(_ note: String) throws {
    let found = try rules("<description>\(note)<long>\(Self.html)</long></description>")
    #expect(found.contains("html-in-text") && found.contains("suppression-malformed"), "\(found)")
    #expect(!found.contains("suppression-unused"))
  }

  @Test(arguments: [
    "<?listing-lint\n\tignore html-in-text\r\n reason='it says \"plan\"'?>",
    "<?listing-lint ignore html-in-text reason=\"<?listing-lint ignore\"?>",
    "<?listing-lint ignore html-in-text html-in-text reason=\"a\"  ?>",
  ])
  func notesMayBeWrittenInSeveralWays(_ note: String) throws {
    let found = try rules("<description>\(note)<long>\(Self.html)</long></description>")
    #expect(!found.contains("html-in-text") && !found.contains("suppression-malformed"), "\(found)")
  }

  @Test func nothingIsHiddenInACommentOrAText() throws {
    let note = Self.note()
    #expect(
      try rules("<description><!-- \(note) --><long>\(Self.html)</long></description>").contains(
        "html-in-text"))
    let text = "<description><short><![CDATA[\(note)]]></short><long>\(Self.html)</long></description>"
    #expect(try rules(text).contains("html-in-text"))
  }

  @Test func settingsHideByRulePathAndLocale() throws {
    let sections = """
      <general><app-title>A</app-title></general>
      <description locale="en-US"><long href="en.txt"/></description>
      <description locale="de-DE"><long href="de.txt"/></description>
      """
    let files = ["en.txt": "<b>Plan</b>", "de.txt": "<b>Planen</b>"]
    func html(_ suppression: String) throws -> [String] {
      try rules(sections, files: files, settings: "{\"suppressions\": [\(suppression)]}")
        .filter { $0 != "feature-bullets-too-few" }
    }
    func entry(_ paths: String, _ locales: String? = nil, rule: String = "html-in-text") -> String {
      "{\"rule\": \"\(rule)\", \"paths\": [\"\(paths)\"]\(locales.map { ", \"locales\": [\"\($0)\"]" } ?? ""), \"reason\": \"a\"}"
    }
    #expect(try html(entry("none.txt")) == ["html-in-text", "html-in-text"])
    #expect(try html(entry("en.txt")) == ["html-in-text"])
    #expect(try html(entry("*.txt")) == [])
    #expect(try html(entry("**", "de_DE")) == ["html-in-text"])
    #expect(try html(entry("**", "fr-FR")) == ["html-in-text", "html-in-text"])
    #expect(try html(entry("**", rule: "emoji-in-text")) == ["html-in-text", "html-in-text"])
  }

  @Test func aListingThatCannotBeReadIsNeverClean() throws {
    let broken = try Lint.findings([
      "listing.xml": Array("<listing>".utf8),
      ".listing-lint.json": Array(
        "{\"suppressions\": [{\"rule\": \"malformed-xml\", \"paths\": [\"**\"], \"reason\": \"a\"}]}".utf8),
    ])
    #expect(broken.map(\.rule) == ["malformed-xml"])
  }

  @Test func manyNotesTakeLittleTime() throws {
    let many = String(repeating: Self.note("html-in-text emoji-in-text"), count: 3_000)
    let content = String(repeating: "<bullet>A</bullet>", count: 300)
    let start = ContinuousClock.now
    _ = try rules("<description>\(content)\(many)<long>\(Self.html)</long></description>")
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(arguments: RuleSet.builtIn.infos.filter(\.takesAllowedWords).map(\.id))
  func wordsCanBeAllowed(_ id: RuleID) throws {
    let info = try #require(RuleSet.builtIn.info(id))
    let rule = try #require(RuleSet.builtIn.rules.first { type(of: $0).info.id == id })
    for flagged in info.flagged where flagged.ruleCase.id != "link-target" {
      // What is found is what the team has to name; then the next one is.
      var words: [String] = []
      for _ in 0..<5 {
        var files = flagged.example.files
        let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
        if !words.isEmpty { files[".listing-lint.json"] = "{\"allow\": {\"\(id)\": [\(list)]}}" }
        let example = Example(files: files, options: flagged.example.options)
        let found = try Lint.findings(example, rules: RuleSet([rule])).compactMap(\.found)
        #expect(words.isEmpty ? !found.isEmpty : !found.contains(words[words.count - 1]))
        if found.isEmpty { break }
        words += found
      }
      #expect(words.count < 5, "\(flagged.ruleCase.id): \(words)")
    }
  }
}
