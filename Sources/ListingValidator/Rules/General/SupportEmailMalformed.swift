struct SupportEmailMalformed: Rule {
  static let malformed = RuleCase("not-an-address", .error, "the value cannot be an e-mail address")

  static let info = RuleInfo(
    "support-email-malformed", "support e-mail that is no address", area: .general,
    rationale: """
      An address has one @ with a name before it and a host after it. The check is lenient: it finds forgotten parts, \
      blanks, several addresses and links, not every address that does not exist. The store's own check is not known.
      """,
    cases: [malformed],
    sources: [
      .amazon("api-migrate", .official), .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(malformed, Example("<general><support email=\"⟦help at example.com⟧\"/></general>")),
      FlaggedExample(malformed, Example("<general><support email=\"⟦help@example⟧\"/></general>")),
      FlaggedExample(malformed, Example("<general><support email=\"⟦mailto:help@example.com⟧\"/></general>")),
      FlaggedExample(
        malformed, Example("<general><support email=\"⟦help@example.com,info@example.com⟧\"/></general>")),
    ],
    accepted: [
      Example("<general><support email=\"first.last+store@mail.example.co.uk\"/></general>"),
      Example("<general><support email=\"hilfe@bücher.example\"/></general>"),
      Example("<general><support email=\" help@example.com \"/></general>"),
      Example("<general><support email=\"\"/></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let email = general.supportEmail?.filled, !Self.isAddress(email.trimmed) else { return }
    report.flag(
      Self.malformed, at: email.location, "the support e-mail \"\(email.trimmed)\" is no address",
      found: email.value, allowed: "name@host", help: "write one address, such as help@example.com",
      field: .contactEmail)
  }

  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !text.hasPrefix("mailto:"),
      !text.contains(where: { $0.isWhitespace || "<>,;".contains($0) })
    else { return false }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && !labels.contains("")
  }
}
