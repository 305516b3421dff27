struct BackupRulesMalformed: Rule {
  static let element = RuleCase("element", .error, "an element that backup rules do not have")
  static let domain = RuleCase("domain", .error, "a domain is missing or unknown")
  static let path = RuleCase("path", .error, "a path that is not allowed")
  static let notIncluded = RuleCase("not-included", .error, "what is left out was never in")

  static let info = RuleInfo(
    "backup-rules-malformed", "backup rules that stop a release build", area: .androidResources,
    rationale: """
      Android's own lint stops a release build for backup rules that make no sense: elements and domains that do not \
      exist, paths with .. or //, folders in the domains of databases and preferences, and an exclude that lies under no \
      include where there is any include ("… is not in an included path").
      """,
    cases: [element, domain, path, notIncluded],
    sources: [
      .androidLint("FullBackupContent"), .androidLint("DataExtractionRules"),
      .framework("core/java/android/app/backup/FullBackup.java"),
    ],
    flagged: [
      FlaggedExample(
        element,
        .resourceXML("<full-backup-content>⟦<ignore domain=\"file\" path=\".\"/>⟧</full-backup-content>")),
      FlaggedExample(
        domain,
        .resourceXML("<full-backup-content><exclude domain=\"⟦files⟧\" path=\"a\"/></full-backup-content>")),
      FlaggedExample(
        domain, .resourceXML("<full-backup-content>⟦<include path=\"a\"/>⟧</full-backup-content>")),
      FlaggedExample(
        path,
        .resourceXML(
          """
          <full-backup-content><exclude domain="file" path="⟦../a⟧"/><exclude domain="database" path="⟦a/b⟧"/>
          <exclude domain="file" path="⟦a//b⟧"/></full-backup-content>
          """)),
      FlaggedExample(
        notIncluded,
        .resourceXML(
          """
          <data-extraction-rules><cloud-backup><include domain="file" path="."/>
          <exclude domain="sharedpref" path="⟦device.xml⟧"/></cloud-backup></data-extraction-rules>
          """)),
    ],
    accepted: [
      .resourceXML(
        """
        <data-extraction-rules><cloud-backup disableIfNoEncryptionCapabilities="true">
        <include domain="sharedpref" path="."/><exclude domain="sharedpref" path="device.xml"/></cloud-backup>
        <device-transfer><exclude domain="device_database" path="a.db"/></device-transfer></data-extraction-rules>
        """),
      .resourceXML(
        "<full-backup-content><exclude domain=\"sharedpref\" path=\"a.xml\"/></full-backup-content>"),
      .resourceXML(
        "<full-backup-content><include domain=\"file\" path=\"a/\"/><exclude domain=\"file\" path=\"a/b\"/></full-backup-content>"
      ),
    ])

  /// The domains without those of the storage that is open before the first unlock, which begin with `device_`.
  private static let domains = ["root", "file", "database", "sharedpref", "external"]
  private static let flatDomains = ["database", "sharedpref"]

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    switch file.kind {
    case .fullBackupContent: checkRules(file.root, in: file, into: &report)
    case .dataExtractionRules:
      for section in file.root.children {
        guard ["cloud-backup", "device-transfer", "cross-platform-transfer"].contains(section.name) else {
          flagElement(section, in: file, into: &report)
          continue
        }
        checkRules(section, in: file, into: &report)
      }
    default: return
    }
  }

  private func flagElement(_ element: XMLElement, in file: AndroidFile, into report: inout Report) {
    report.flag(
      Self.element, at: file.location(element), "<\(element.name)> is no element of backup rules",
      found: element.name, help: "remove it")
  }

  private func checkRules(_ section: XMLElement, in file: AndroidFile, into report: inout Report) {
    var included: [String: [String]] = [:]
    for include in section.children("include") {
      included[include.attribute("domain")?.value ?? "", default: []].append(
        include.attribute("path")?.value ?? "")
    }
    for rule in section.children {
      guard rule.name == "include" || rule.name == "exclude" else {
        if section.name != "cross-platform-transfer" { flagElement(rule, in: file, into: &report) }
        continue
      }
      guard let domain = checkedDomain(of: rule, in: file, into: &report),
        let path = checkedPath(of: rule, domain, in: file, into: &report),
        rule.name == "exclude", !included.isEmpty,
        !(included[domain] ?? []).contains(where: { path.value.hasPrefix($0) || $0 == "." })
      else { continue }
      report.flag(
        Self.notIncluded, at: file.location(path, of: rule),
        "\"\(path.value)\" is left out, but no include of the domain \"\(domain)\" holds it",
        found: path.value,
        help: "remove the exclude; with any include, only what is included is backed up")
    }
  }

  private func checkedDomain(of rule: XMLElement, in file: AndroidFile, into report: inout Report) -> String?
  {
    let attribute = rule.attribute("domain")
    guard let domain = attribute?.value,
      Self.domains.contains(domain.hasPrefix("device_") ? String(domain.dropFirst(7)) : domain)
    else {
      let found = attribute.map { "the domain \"\($0.value)\" is unknown" } ?? "<\(rule.name)> has no domain"
      report.flag(
        Self.domain, at: file.location(attribute, of: rule), found, found: attribute?.value,
        allowed: Self.domains.joined(separator: ", "),
        help: "write one of \(Self.domains.joined(separator: ", "))")
      return nil
    }
    return domain
  }

  private func checkedPath(
    of rule: XMLElement, _ domain: String, in file: AndroidFile, into report: inout Report
  )
    -> XMLAttribute?
  {
    guard let path = rule.attribute("path") else { return nil }
    let fault: String
    if path.value.contains("//") {
      fault = "may not hold //"
    } else if path.value.split(separator: "/").contains("..") {
      fault = "may not leave the domain"
    } else if Self.flatDomains.contains(domain), path.value.contains("/") {
      fault = "names a folder, which the domain \"\(domain)\" does not have"
    } else {
      return path
    }
    report.flag(
      Self.path, at: file.location(path, of: rule), "the path \"\(path.value)\" \(fault)", found: path.value,
      help: "correct the path")
    return nil
  }
}
