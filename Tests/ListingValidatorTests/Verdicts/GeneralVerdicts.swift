import Testing

@testable import ListingValidator

/// The tab "General information": each case of the facts with its verdict.
@Suite struct GeneralVerdicts {
  @Test(arguments: table) func general(_ verdict: Verdict) throws { try verdict.check() }

  private static let longSKU = String(repeating: "planner-01", count: 15)

  static let table = [
    Verdict("no app title", "error app-title-missing") {
      $0.replace("<app-title>Meeting Planner</app-title>", with: "")
    },
    Verdict("blank app title", "error app-title-missing") { $0.replace("Meeting Planner", with: " ") },
    Verdict("SKU of 150 characters, gen1", options: ["--console", "gen1"]) {
      $0.replace("planner-2026", with: longSKU)
    },
    Verdict("SKU of 151 characters, gen1", "error sku-too-long", options: ["--console", "gen1"]) {
      $0.replace("planner-2026", with: longSKU + "x")
    },
    Verdict("SKU of 151 characters, gen1b", "error sku-too-long", options: ["--console", "gen1b"]) {
      $0.replace("planner-2026", with: longSKU + "x")
    },
    Verdict("SKU of 151 characters, gen2", "warning sku-too-long") {
      $0.replace("planner-2026", with: longSKU + "x")
    },
    Verdict("SKU of 151 characters, gen3", "warning sku-too-long", options: ["--console", "gen3"]) {
      $0.replace("planner-2026", with: longSKU + "x")
    },
    Verdict("SKU with other characters, gen1", "error sku-malformed", options: ["--console", "gen1"]) {
      $0.replace("planner-2026", with: "planner 2026/1")
    },
    Verdict("SKU with other characters, gen1b", "error sku-malformed", options: ["--console", "gen1b"]) {
      $0.replace("planner-2026", with: "plänner")
    },
    Verdict("SKU with other characters, gen2", "warning sku-malformed") {
      $0.replace("planner-2026", with: "planner 2026/1")
    },
    Verdict("SKU with every character allowed, gen1", options: ["--console", "gen1"]) {
      $0.replace("planner-2026", with: "Planner_20.26-b")
    },
    Verdict("no SKU", options: ["--console", "gen1"]) { $0.replace("<sku>planner-2026</sku>", with: "") },
    Verdict("no category", "error category-missing") {
      $0.replace("<category>Productivity</category>", with: "")
    },
    Verdict("blank category", "error category-missing") { $0.replace("Productivity", with: " ") },
    Verdict("category that nobody has", "warning category-unknown") {
      $0.replace("Productivity", with: "Productivity &amp; Office")
    },
    Verdict("category Podcasts, gen1", options: ["--console", "gen1"]) {
      $0.replace("Productivity", with: "Podcasts")
    },
    Verdict("category Podcasts, gen2", "warning category-unknown") {
      $0.replace("Productivity", with: "Podcasts")
    },
    Verdict("category of today, gen1", options: ["--console", "gen1"]) {
      $0.replace("Productivity", with: "Weather")
    },
    Verdict("category Entertainment, gen2", "note category-unknown") {
      $0.replace("Productivity", with: "Entertainment")
    },
    Verdict("any sub-category") {
      $0.replace("<category>Productivity", with: "<category sub=\"Card\">Games")
    },
    Verdict("no support e-mail", "warning support-email-missing") {
      $0.replace("email=\"help@example.com\" ", with: "")
    },
    Verdict("support e-mail that is no address", "error support-email-malformed") {
      $0.replace("help@example.com", with: "help at example.com")
    },
    Verdict("website that is no address", "error support-website-malformed") {
      $0.replace("https://example.com/help", with: "our forum")
    },
    Verdict("website without scheme", "warning support-website-malformed") {
      $0.replace("https://example.com/help", with: "example.com/help")
    },
    Verdict("website over http") { $0.replace("https://example.com/help", with: "http://example.com/help") },
    Verdict("no website", "note support-contact-missing") {
      $0.replace("website=\"https://example.com/help\"", with: "")
    },
    Verdict("no phone", "note support-contact-missing") { $0.replace("phone=\"+1 555 0100\"", with: "") },
    Verdict("phone without a digit", "warning support-phone-malformed") {
      $0.replace("+1 555 0100", with: "on request")
    },
    Verdict("no business name", "note business-name-missing") {
      $0.replace("<business-name>Example Software</business-name>", with: "")
    },
    Verdict("package name with amazon", "warning package-name-amazon") { $0.package = "com.example.amazon" },
    Verdict("package name without", options: ["--route", "api"]) { $0.package = "com.example.amazing" },
  ]

  @Test func aFormerCategoryNamesItsSuccessors() throws {
    let listing = CompleteListing().with { $0.replace("Productivity", with: "News &amp; Weather") }
    let finding = try #require(try listing.findings().first)
    #expect(finding.help == "write \"News\" or \"Weather\"")
  }

  @Test func aSlipOfThePenIsCorrected() throws {
    let listing = CompleteListing().with { $0.replace("Productivity", with: "Produktivity") }
    let finding = try #require(try listing.findings().first)
    #expect(finding.help == "did you mean \"Productivity\"?")
  }

  @Test func nothingIsMissingWhereThereIsNoPlaceForIt() throws {
    let findings = try Lint.findings([
      "fastlane/metadata/android/en-US/title.txt": Array("Planner".utf8)
    ])
    let areas = Set(findings.compactMap { RuleSet.builtIn.info($0.rule)?.area })
    #expect(areas.isDisjoint(with: [.general, .availability, .contentRating]))
  }

  @Test(arguments: StoreProfile.amazonAppstore.patterns.map(\.name)) func patternCompiles(_ name: String)
    throws
  {
    for pattern in StoreProfile.amazonAppstore.patterns where pattern.name == name {
      #expect(pattern.allowed != nil || pattern.forbidden != nil)
      if let allowed = pattern.allowed { _ = try Regex(allowed.source) }
      if let forbidden = pattern.forbidden { _ = try Regex(forbidden.source) }
    }
  }

  @Test(arguments: [
    ("https://example.com", WebAddress.secure),
    ("HTTPS://user@example.com:8443/a b".filter { $0 != " " }, .secure),
    ("https://[2001:db8::1]/", .secure), ("https://bücher.example/?q=ä", .secure),
    ("http://example.com", .insecure(scheme: "http")), ("market://details?id=a", .insecure(scheme: "market")),
    ("example.com", .withoutScheme), ("//example.com/x", .withoutScheme),
    ("example.com:8080/x", .withoutScheme),
    ("medium.com/@team", .withoutScheme), ("https//example.com", .malformed("is no web address")),
    ("https://", .malformed("has no valid host")),
    ("https://exa mple.com", .malformed("has white space in it")),
    ("https:example.com", .malformed("lacks // after the scheme")),
    ("https://a..b", .malformed("has no valid host")),
    ("htp://example.com", .malformed("has the unknown scheme \"htp\"")),
    ("none", .malformed("is no web address")),
  ]) func webAddress(text: String, verdict: WebAddress) { #expect(WebAddress(text) == verdict) }
}

extension CompleteListing {
  /// Changes the section of general information.
  fileprivate mutating func replace(_ text: String, with other: String) {
    general = general.replacing(text, with: other)
  }

  /// All findings.
  func findings() throws -> [Finding] {
    try Lint.findings(contents, pictures: pictures)
  }
}
