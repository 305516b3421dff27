struct NetworkSecurityMalformed: Rule {
  static let domain = RuleCase("domain", .error, "a domain is missing, given twice, or where none may be")
  static let pin = RuleCase("pin", .error, "a pin that Android cannot read")
  static let expiration = RuleCase("expiration", .error, "a date that is none")
  static let certificates = RuleCase("certificates", .error, "certificates from a source that does not exist")
  static let twice = RuleCase("section-twice", .error, "a section that may be there only once")

  static let info = RuleInfo(
    "network-security-malformed", "network security configuration that Android refuses",
    area: .androidResources,
    rationale: """
      Android reads the configuration when the app first goes to the network, and stops the app where it cannot ("Failed \
      to parse XML configuration"): a domain-config without a domain, a domain twice, a pin that is no SHA-256 in \
      base64, an expiration that is no date, certificates from elsewhere than system, user or a resource.
      """,
    cases: [domain, pin, expiration, certificates, twice],
    sources: [
      .framework("core/java/android/security/net/config/XmlConfigSource.java"),
      .androidLint("NetworkSecurityConfig"),
    ],
    flagged: [
      FlaggedExample(
        domain,
        .networkSecurity(
          "⟦<domain-config cleartextTrafficPermitted=\"false\">⟧<trust-anchors/></domain-config>")),
      FlaggedExample(
        domain,
        .networkSecurity(
          """
          <domain-config><domain>example.com</domain></domain-config>
          <domain-config>⟦<domain includeSubdomains="true">⟧Example.com</domain></domain-config>
          """)),
      FlaggedExample(domain, .networkSecurity("<base-config>⟦<domain>⟧example.com</domain></base-config>")),
      FlaggedExample(
        pin,
        .networkSecurity(
          """
          <domain-config><domain>example.com</domain><pin-set>
          ⟦<pin digest="SHA-256">⟧not a digest</pin>⟦<pin digest="MD5">⟧AAAA</pin></pin-set></domain-config>
          """)),
      FlaggedExample(
        expiration,
        .networkSecurity(
          """
          <domain-config><domain>example.com</domain><pin-set expiration="⟦31.12.2099⟧"/></domain-config>
          """)),
      FlaggedExample(
        certificates,
        .networkSecurity(
          "<base-config><trust-anchors><certificates src=\"⟦raw/ca⟧\"/></trust-anchors></base-config>")),
      FlaggedExample(twice, .networkSecurity("<base-config/>⟦<base-config/>⟧")),
    ],
    accepted: [
      .networkSecurity(
        """
        <base-config cleartextTrafficPermitted="false"><trust-anchors><certificates src="system"/>
        <certificates src="@raw/ca"/></trust-anchors></base-config>
        <domain-config><domain includeSubdomains="true">example.com</domain>
        <pin-set expiration="2099-01-01"><pin digest="SHA-256">7HIpactkIAq2Y49orFOOQKurWxmmSFZhBCoQYcRhJ3Y=</pin></pin-set>
        <domain-config><domain>sub.example.com</domain></domain-config></domain-config>
        <debug-overrides><trust-anchors><certificates src="user"/></trust-anchors></debug-overrides>
        """)
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .networkSecurityConfig else { return }
    var domains: Set<String> = []
    for name in ["base-config", "debug-overrides"] {
      for section in file.root.children(name).dropFirst() {
        report.flag(
          Self.twice, at: file.location(section), "a second <\(name)>, where one is allowed",
          help: "join the two")
      }
    }
    for section in file.root.children {
      switch section.name {
      case "base-config", "domain-config", "debug-overrides":
        checkSection(section, in: file, domains: &domains, into: &report)
      default: continue
      }
    }
  }

  private func checkSection(
    _ section: XMLElement, in file: AndroidFile, domains: inout Set<String>, into report: inout Report
  ) {
    let isDomainSection = section.name == "domain-config"
    if isDomainSection, section.child("domain") == nil {
      report.flag(
        Self.domain, at: file.location(section), "<domain-config> names no domain",
        help: "add <domain>, or remove it")
    }
    for child in section.children {
      switch child.name {
      case "domain", "pin-set":
        if !isDomainSection {
          report.flag(
            Self.domain, at: file.location(child), "<\(child.name)> may not stand in <\(section.name)>",
            help: "move it into a <domain-config>")
        } else if child.name == "domain" {
          let name = child.text(in: file.file).string.lowercased()
          if name.isEmpty || !domains.insert(name).inserted {
            report.flag(
              Self.domain, at: file.location(child),
              name.isEmpty ? "<domain> is empty" : "the domain \"\(name)\" is given twice", found: name,
              help: "name each domain once")
          }
        } else {
          checkPins(child, in: file, into: &report)
        }
      case "trust-anchors": checkCertificates(child, in: file, into: &report)
      case "domain-config": checkSection(child, in: file, domains: &domains, into: &report)
      default: continue
      }
    }
  }

  private func checkPins(_ pins: XMLElement, in file: AndroidFile, into report: inout Report) {
    if let date = pins.attribute("expiration"), CalendarDay(date.value) == nil {
      report.flag(
        Self.expiration, at: file.location(date, of: pins), "\"\(date.value)\" is no date", found: date.value,
        allowed: "YYYY-MM-DD", help: "write the date as 2030-12-31")
    }
    for pin in pins.children("pin") {
      let algorithm = pin.attribute("digest")?.value
      let digest = pin.text(in: file.file).string
      // 32 bytes in base64.
      let isDigest =
        digest.utf8.count == 44 && digest.hasSuffix("=")
        && digest.utf8.dropLast().allSatisfy(Self.isBase64)
      guard algorithm != "SHA-256" || !isDigest else { continue }
      report.flag(
        Self.pin, at: file.location(pin),
        algorithm == "SHA-256"
          ? "the pin is not a SHA-256 digest in base64"
          : "a pin has the digest \"\(algorithm ?? "")\", not SHA-256",
        found: algorithm == "SHA-256" ? digest : algorithm, allowed: "SHA-256",
        help: "write the digest of the public key: 44 characters of base64")
    }
  }

  private func checkCertificates(_ anchors: XMLElement, in file: AndroidFile, into report: inout Report) {
    for certificates in anchors.children("certificates") {
      let source = certificates.attribute("src")
      let isKnown =
        source.map { ["system", "user", "wfa"].contains($0.value) || $0.value.hasPrefix("@") } ?? false
      guard !isKnown else { continue }
      report.flag(
        Self.certificates, at: file.location(source, of: certificates),
        source.map { "certificates from \"\($0.value)\"" } ?? "certificates without a source",
        found: source?.value,
        allowed: "system, user, @raw/…",
        help: "write src=\"system\", src=\"user\" or a resource such as @raw/ca")
    }
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

extension Example {
  /// A network security configuration.
  static func networkSecurity(_ content: String) -> Example {
    .resourceXML("<network-security-config>\n\(content)\n</network-security-config>")
  }
}
