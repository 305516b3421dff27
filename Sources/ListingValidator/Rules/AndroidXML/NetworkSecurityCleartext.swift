struct NetworkSecurityCleartext: Rule {
  static let base = RuleCase("everywhere", .warning, "every host may be talked to without encryption")
  static let domain = RuleCase("some-domains", .note, "some hosts may be talked to without encryption")

  static let info = RuleInfo(
    "network-security-cleartext", "network security configuration that permits plain text",
    area: .androidResources,
    rationale: """
      cleartextTrafficPermitted="true" in <base-config> opens the app to every host without encryption; Android's lint \
      warns of it. For single domains it may be what a device at home needs, so that is a note. Debug settings are left \
      alone.
      """,
    cases: [base, domain],
    sources: [
      .androidLint("InsecureBaseConfiguration"),
      Source("https://developer.android.com/privacy-and-security/security-config", .vendor),
    ],
    flagged: [
      FlaggedExample(base, .networkSecurity("<base-config cleartextTrafficPermitted=\"⟦true⟧\"/>")),
      FlaggedExample(
        domain,
        .networkSecurity(
          "<domain-config cleartextTrafficPermitted=\"⟦true⟧\"><domain>10.0.2.2</domain></domain-config>")),
    ],
    accepted: [
      .networkSecurity("<base-config cleartextTrafficPermitted=\"false\"/>"),
      .networkSecurity("<debug-overrides cleartextTrafficPermitted=\"true\"/>"),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .networkSecurityConfig else { return }
    func visit(_ section: XMLElement) {
      if let permitted = section.attribute("cleartextTrafficPermitted"), permitted.value == "true" {
        let domains = section.children("domain").map { $0.text(in: file.file).string }.joined(separator: ", ")
        report.flag(
          section.name == "base-config" ? Self.base : Self.domain, at: file.location(permitted, of: section),
          section.name == "base-config"
            ? "every host may be talked to without encryption"
            : "\(domains) may be talked to without encryption",
          found: "true", allowed: "false", help: "permit it for the hosts that need it only")
      }
      section.children("domain-config").forEach(visit)
    }
    file.root.children.filter { ["base-config", "domain-config"].contains($0.name) }.forEach(visit)
  }
}
