import Testing

@testable import ListingValidator

/// The tab "Content rating", with audience, privacy, sign-in and testing instructions.
@Suite struct ContentRatingVerdicts {
  @Test(arguments: answers) func answer(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: audiences) func audience(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: privacyAnswers) func privacy(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: documents) func document(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: reviews) func review(_ verdict: Verdict) throws { try verdict.check() }

  static let answers = [
    Verdict("violence strong, adults only") { $0.answer("violence", "strong") },
    Verdict("gambling none") { $0.answer("gambling", "none") },
    Verdict("gambling yes, adults only") { $0.answer("gambling", "yes") },
    Verdict("location yes") { $0.answer("location", "yes") },
    Verdict("question left out", "warning rating-question-unanswered") { $0.answer("academic", nil) },
    Verdict("additional item left out", "warning rating-question-unanswered") { $0.answer("location", nil) },
    Verdict("question without an answer", "warning rating-question-unanswered") {
      $0.contentRating = CompleteListing.contentRating(replacing: ["sex": "<sex/>"])
    },
    Verdict(
      "no content rating", "warning rating-question-unanswered", "warning audience-missing",
      "warning privacy-questionnaire-missing", "note export-compliance-missing"
    ) { $0.contentRating = "" },
    Verdict("export compliance unanswered", "note export-compliance-missing") {
      $0.contentRating = CompleteListing.contentRating(other: "")
    },
    Verdict("export compliance denied") {
      $0.contentRating = CompleteListing.contentRating(other: "<export-compliance answer=\"no\"/>")
    },
  ]

  static let audiences = [
    Verdict("no audience", "warning audience-missing") {
      $0.contentRating = CompleteListing.contentRating(audience: "")
    },
    Verdict("older forms ask for children instead", options: ["--console", "gen1"]) {
      $0.contentRating = CompleteListing.contentRating(audience: "child-directed=\"no\"")
    },
    Verdict(
      "older forms, nothing about children", "warning audience-missing", options: ["--console", "gen1"]
    ) {
      $0.contentRating = CompleteListing.contentRating(audience: "")
    },
    Verdict("the form of today does not", "warning audience-missing") {
      $0.contentRating = CompleteListing.contentRating(audience: "child-directed=\"no\"")
    },
    Verdict("0-12", "note audience-children") { $0.audience("0-12") },
    Verdict("all groups", "note audience-children") { $0.audience("0-12 13-15 16-17 18+") },
    Verdict("18+ only") { $0.audience("18+") },
    Verdict("16-17, country DE") { $0.audience("16-17") },
    Verdict("13-15 only, country DE", "note audience-children") {
      $0.audience("13-15")
      $0.availability = "<availability><price model=\"free\"/><countries include=\"DE\"/></availability>"
    },
    Verdict("13-15 only, country AU", "note audience-children") {
      $0.audience("13-15")
      $0.availability = "<availability><price model=\"free\"/><countries include=\"AU\"/></availability>"
    },
    Verdict("13-15 only, country JP", "note audience-children") {
      $0.audience("13-15")
      $0.availability = "<availability><price model=\"free\"/><countries include=\"JP\"/></availability>"
    },
    Verdict("13-15 only, countries US and GB") {
      $0.audience("13-15")
      $0.availability = "<availability><price model=\"free\"/><countries include=\"US GB\"/></availability>"
    },
    Verdict("13-15, everywhere", "note audience-children", "note countries-missing") {
      $0.audience("13-15 18+")
      $0.availability = "<availability><price model=\"free\"/></availability>"
    },
    contradiction("gambling", "yes"), contradiction("violence", "strong"), contradiction("nudity", "strong"),
    contradiction("sex", "strong"), contradiction("drugs", "strong"),
    Verdict("0-12 with mild violence", "note audience-children") {
      $0.audience("0-12", replacing: ["violence": "<violence answer=\"mild\"/>"])
    },
    Verdict(
      "0-12 with Amazon's advertising", "note audience-children", "warning child-advertising"
    ) {
      $0.audience(
        "0-12", replacing: ["advertisements": "<advertisements answer=\"yes\" networks=\"amazon\"/>"])
    },
    Verdict(
      "0-12 with another network", "note audience-children", "warning child-advertising"
    ) {
      $0.audience(
        "0-12", replacing: ["advertisements": "<advertisements answer=\"yes\" networks=\"admob\"/>"])
    },
    Verdict("18+ with advertising") {
      $0.audience(
        "18+", replacing: ["advertisements": "<advertisements answer=\"yes\" networks=\"amazon admob\"/>"])
    },
  ]

  private static func contradiction(_ subject: String, _ answer: String) -> Verdict {
    Verdict(
      "0-12 with \(subject) \(answer)", "note audience-children", "warning audience-contradiction"
    ) { $0.audience("0-12", replacing: [subject: "<\(subject) answer=\"\(answer)\"/>"]) }
  }

  private static let policy = "policy=\"https://example.com/privacy\""
  private static let deletion = "account-deletion=\"https://example.com/delete\""

  static let privacyAnswers = [
    Verdict("accounts no, data no, no policy") { $0.privacy("collects-data=\"no\"") },
    Verdict("data collected, no policy", "warning privacy-policy-missing") {
      $0.privacy("collects-data=\"yes\" questionnaire=\"yes\"")
    },
    Verdict(
      "accounts, data not said, no policy", "warning privacy-policy-missing"
    ) { $0.privacy("questionnaire=\"yes\"", hasAccounts: true) },
    Verdict("accounts, data, policy, no deletion page", "warning account-deletion-missing") {
      $0.privacy("\(policy) collects-data=\"yes\" questionnaire=\"yes\"", hasAccounts: true)
    },
    Verdict("accounts, data, policy, deletion page") {
      $0.privacy("\(policy) \(deletion) collects-data=\"yes\" questionnaire=\"yes\"", hasAccounts: true)
    },
    Verdict("deletion page over http", "warning account-deletion-insecure") {
      $0.privacy(
        "\(policy) account-deletion=\"http://example.com/delete\" collects-data=\"yes\" questionnaire=\"yes\"",
        hasAccounts: true)
    },
    Verdict("deletion page that is no address", "error account-deletion-malformed") {
      $0.privacy(
        "\(policy) account-deletion=\"in the app\" collects-data=\"yes\" questionnaire=\"yes\"",
        hasAccounts: true)
    },
    Verdict("accounts, and nothing collected", "warning privacy-contradiction") {
      $0.privacy("\(policy) collects-data=\"no\" questionnaire=\"yes\"", hasAccounts: true)
    },
    Verdict("policy that is no address", "error privacy-policy-malformed") {
      $0.privacy("policy=\"on request\" collects-data=\"no\"")
    },
    Verdict("policy without scheme", "warning privacy-policy-malformed") {
      $0.privacy("policy=\"example.com/privacy\" collects-data=\"no\"")
    },
    Verdict("policy over http", "warning privacy-policy-insecure") {
      $0.privacy("policy=\"http://example.com/privacy\" collects-data=\"no\"")
    },
    Verdict("questionnaire not mentioned", "warning privacy-questionnaire-missing") {
      $0.privacy("\(policy) collects-data=\"yes\"")
    },
    Verdict("questionnaire not filled in", "warning privacy-questionnaire-missing") {
      $0.privacy("\(policy) collects-data=\"yes\" questionnaire=\"no\"")
    },
    Verdict("nothing collected, so no questionnaire") { $0.privacy("collects-data=\"no\"") },
    Verdict("data no, policy names an analytics service", "warning policy-text-contradiction") {
      $0.privacy("\(policy) policy-text=\"privacy.txt\" collects-data=\"no\"")
      $0.files["privacy.txt"] = "Google Analytics counts visits."
    },
    Verdict("data yes, policy names an analytics service") {
      $0.privacy("\(policy) policy-text=\"privacy.txt\" collects-data=\"yes\" questionnaire=\"yes\"")
      $0.files["privacy.txt"] = "Google Analytics counts visits."
    },
    Verdict("data no, policy denies an analytics service after its name") {
      $0.privacy("\(policy) policy-text=\"privacy.txt\" collects-data=\"no\"")
      $0.files["privacy.txt"] = "Google Analytics is not used."
    },
    Verdict("data no, policy denies an analytics service") {
      $0.privacy("\(policy) policy-text=\"privacy.txt\" collects-data=\"no\"")
      $0.files["privacy.txt"] = "Wir setzen weder Google Analytics noch Matomo ein."
    },
  ]

  static let documents = [
    Verdict("works of others, PDF") { $0.rights("document=\"licence.pdf\"", file: "licence.pdf") },
    Verdict("works of others, no document", "warning rights-document-missing") { $0.rights("") },
    Verdict("works of others, picture", "warning rights-document-missing") {
      $0.rights("document=\"licence.png\"", file: "licence.png")
    },
    Verdict("works of others, other format", "warning rights-document-missing") {
      $0.rights("document=\"licence.docx\"", file: "licence.docx")
    },
    Verdict("no works of others") {
      $0.contentRating = CompleteListing.contentRating(
        other: "<export-compliance answer=\"yes\"/><intellectual-property third-party=\"no\"/>")
    },
  ]

  static let reviews = [
    Verdict("sign-in without instructions", "error sign-in-without-instructions") {
      $0.signIn = "<sign-in required=\"yes\"/>"
    },
    Verdict("sign-in by the console's fields, no instructions", "warning sign-in-without-instructions") {
      $0.signIn = "<sign-in required=\"yes\" credentials=\"in-console\"/>"
    },
    Verdict("sign-in with instructions and fields") {
      $0.signIn = "<sign-in required=\"yes\" credentials=\"in-console\"/>"
      $0.instruct("Tap Demo.")
    },
    Verdict("sign-in with instructions, no fields", "note sign-in-without-credentials") {
      $0.signIn = "<sign-in required=\"yes\"/>"
      $0.instruct("Tap Demo.")
    },
    Verdict("sign-in data in the instructions", "note sign-in-without-credentials") {
      $0.signIn = "<sign-in required=\"yes\" credentials=\"in-instructions\"/>"
      $0.instruct("Tap Demo.")
    },
    Verdict("no sign-in, no instructions") { $0.signIn = "<sign-in required=\"no\"/>" },
    Verdict("nothing said about sign-in") { $0.signIn = "" },
    Verdict("instructions of 3,938 characters") { $0.instruct(String(repeating: "a", count: 3_938)) },
    Verdict("instructions of 4,000 characters") { $0.instruct(String(repeating: "a", count: 4_000)) },
    Verdict("instructions of 4,001 characters", "warning testing-instructions-too-long") {
      $0.instruct(String(repeating: "a", count: 4_001))
    },
    Verdict("placeholder in the instructions", "warning testing-instructions-placeholder") {
      $0.instruct("Open [PUBLIC_SERVER].")
    },
    Verdict("private address in the instructions", "warning testing-instructions-private-address") {
      $0.instruct("Open http://192.168.0.4.")
    },
    Verdict("private host name in the instructions", "warning testing-instructions-private-address") {
      $0.instruct("Open media.home.local.")
    },
    Verdict("version number in the instructions") { $0.instruct("New in version 10.2.1.4, 127.5 MB.") },
    Verdict("account with a private domain in the instructions") { $0.instruct("Sign in as me@shop.local.") },
    Verdict("labels of buttons in the instructions") { $0.instruct("Press [WATCH NOW] or [OK].") },
    Verdict("public address in the instructions") { $0.instruct("Open https://demo.example.com.") },
  ]

  @Test func nothingConfidentialIsRepeated() throws {
    let listing = CompleteListing().with {
      $0.signIn = "<sign-in required=\"yes\"/>"
      $0.instruct(
        "Sign in as secret at http://192.168.0.4 with [PASSWORD].\(String(repeating: " x", count: 2_000))")
    }
    let findings = try listing.findings()
    #expect(findings.count == 4)
    for finding in findings {
      let texts = [finding.message, finding.found, finding.help, finding.allowed, finding.group].compactMap(
        \.self)
      for word in ["secret", "192.168", "PASSWORD"] { #expect(!texts.contains { $0.contains(word) }) }
      #expect(finding.field?.isConfidential == true)
    }
  }
}

extension CompleteListing {
  fileprivate mutating func answer(_ subject: String, _ answer: String?) {
    contentRating = Self.contentRating(
      replacing: [subject: answer.map { "<\(subject) answer=\"\($0)\"/>" } ?? ""])
  }

  fileprivate mutating func audience(_ groups: String, replacing answers: [String: String] = [:]) {
    contentRating = Self.contentRating(audience: "audience=\"\(groups)\"", replacing: answers)
  }

  fileprivate mutating func privacy(_ attributes: String, hasAccounts: Bool = false) {
    contentRating = Self.contentRating(
      replacing: hasAccounts ? ["account-creation": "<account-creation answer=\"yes\"/>"] : [:],
      privacy: "<privacy \(attributes)/>")
  }

  fileprivate mutating func rights(_ attributes: String, file: String? = nil) {
    contentRating = Self.contentRating(
      other: "<export-compliance answer=\"yes\"/><intellectual-property third-party=\"yes\" \(attributes)/>")
    if let file { files[file] = "document" }
  }

  fileprivate mutating func instruct(_ text: String) {
    testingInstructions = "<testing-instructions>\(text)</testing-instructions>"
  }
}
