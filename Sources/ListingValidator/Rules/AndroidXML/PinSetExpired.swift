struct PinSetExpired: Rule {
  static let expired = RuleCase("expired", .warning, "the day is past")

  static let info = RuleInfo(
    "pin-set-expired", "certificate pins that are no longer checked", area: .androidResources,
    rationale: """
      From its expiration on Android does not check the pins of a pin-set any more: the app goes on working, without \
      the protection. Android's lint warns of it, so it is no error here either.
      """,
    cases: [expired],
    sources: [
      .androidLint("PinSetExpiry"), .framework("core/java/android/security/net/config/XmlConfigSource.java"),
    ],
    flagged: [
      FlaggedExample(
        expired,
        .networkSecurity(
          "<domain-config><domain>example.com</domain><pin-set expiration=\"⟦2018-01-01⟧\"/></domain-config>")
      )
    ],
    accepted: [
      .networkSecurity(
        "<domain-config><domain>example.com</domain><pin-set expiration=\"2099-01-01\"/></domain-config>"),
      .networkSecurity("<domain-config><domain>example.com</domain><pin-set/></domain-config>"),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .networkSecurityConfig else { return }
    func visit(_ section: XMLElement) {
      for pins in section.children("pin-set") {
        guard let date = pins.attribute("expiration"), let day = CalendarDay(date.value), day <= context.today
        else {
          continue
        }
        report.flag(
          Self.expired, at: file.location(date, of: pins), "the pins expired on \(day)", found: date.value,
          help: "renew the pins and the date")
      }
      section.children("domain-config").forEach(visit)
    }
    file.root.children("domain-config").forEach(visit)
  }
}
