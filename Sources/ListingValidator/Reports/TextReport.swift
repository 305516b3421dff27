/// The report for people: grouped, with the line at fault, the cure and the source.
public struct TextReport: Sendable {
  /// How much is shown, and how.
  public struct Style: Sendable {
    /// Every place of a group, not only the first.
    public var expands = false
    /// Notes too, and the whole header.
    public var isVerbose = false
    /// Only the findings: no source lines, help or summary.
    public var isQuiet = false
    /// ANSI colours.
    public var usesColor = false
    /// Where the files of links are; nil for no links.
    public var links: LinkBase?

    /// The default style.
    public init(
      expands: Bool = false, isVerbose: Bool = false, isQuiet: Bool = false, usesColor: Bool = false,
      links: LinkBase? = nil
    ) {
      self.expands = expands
      self.isVerbose = isVerbose
      self.isQuiet = isQuiet
      self.usesColor = usesColor
      self.links = links
    }
  }

  /// The machine and folder that a terminal opens files from.
  public struct LinkBase: Sendable {
    private let host: String
    private let folder: String

    /// Takes the name of the machine, and the absolute path of the working directory.
    public init(host: String, folder: String) {
      self.host = host
      self.folder = folder
    }

    func address(of path: String) -> String {
      "file://\(URIText.path(host))\(URIText.path(path.hasPrefix("/") ? path : "\(folder)/\(path)"))"
    }
  }

  private let report: RunReport
  private let style: Style
  private let shownListings: [ListingReport]
  /// More listings than this are shown as a table.
  private static let maximumDetailed = 5
  /// At most this many modules without a finding are named.
  private static let maximumModules = 10
  /// The places of a group name at most this many locales.
  private static let maximumLocales = 100

  /// Prepares a report.
  public init(_ report: RunReport, style: Style) {
    self.report = report
    self.style = style
    // A project has many modules, and most of them have nothing to say.
    let telling = report.listings.filter { !$0.isSilentModule }
    let showsAll = style.isVerbose || style.expands || telling.isEmpty
    shownListings = showsAll ? report.listings : telling
  }

  /// The text.
  /// - Parameter status: the exit status that the run will have, for the last line.
  public func text(status: Int32) -> String {
    var lines: [String] = []
    if shownListings.count > Self.maximumDetailed, !style.expands, !style.isVerbose, !style.isQuiet {
      lines += table()
    } else {
      for listing in shownListings { lines += section(listing) }
    }
    if shownListings.count < report.listings.count, !style.isQuiet { lines += silentModules() }
    for path in report.unreadable {
      lines.append("\(shown(path.path)): cannot be read: \(shown(path.reason))")
    }
    if !style.isQuiet { lines += summary(status: status) }
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: One listing

  private func section(_ listing: ListingReport) -> [String] {
    var lines = style.isQuiet ? [] : header(listing)
    for group in FindingGroup.groups(of: listing) {
      if group.severity > .note || style.isVerbose || style.expands { lines += block(group, of: listing) }
    }
    if style.isVerbose, !style.isQuiet { lines += hidden(of: listing) }
    for path in listing.unreadable {
      lines.append(
        "\(shown(ShownPath.joined(listing.root, path.path))): cannot be read: \(shown(path.reason))")
    }
    guard !style.isQuiet else { return lines }
    lines += notChecked(listing)
    // A blank line between listings; the summary of a single one follows at once.
    return shownListings.count > 1 ? lines + [""] : lines
  }

  private func header(_ listing: ListingReport) -> [String] {
    let variant = listing.variant.map { ", variant \(shown($0))" } ?? ""
    let stores = listing.stores.map { "\($0.title) (profile \($0.version))" }.joined(separator: ", ")
    let name =
      listing.id == listing.root ? shown(listing.root) : "\(shown(listing.root)) (\(shown(listing.id)))"
    // A near miss: nothing was read there.
    let isRead = listing.layout != .file || listing.fileCount > 0
    let contents = "\(listing.layout.label)\(variant), \(Plural.counted(listing.fileCount, "file")) read"
    var lines = [
      bold("\(name): \(isRead ? contents : "no listing")"),
      "  for \(stores), \(listing.storeReason); route \(listing.submission.route.name), "
        + "console \(listing.submission.console.rawValue)",
    ]
    for store in listing.stores {
      lines += locales(listing.localesByStore[store.name] ?? [], of: listing.stores.count > 1 ? store : nil)
    }
    return lines
  }

  /// - Parameter store: to be named; nil for the only one.
  private func locales(_ locales: [LocaleVerdict], of store: StoreProfile?) -> [String] {
    guard !locales.isEmpty else { return [] }
    let checked = locales.filter(\.isChecked).map { shown($0.spelling) }
    let ambiguous = locales.filter { $0.isAmbiguous && !$0.isChecked }.map { shown($0.spelling) }
    let skipped = locales.filter { !$0.isChecked && !$0.isAmbiguous }.map { shown($0.spelling) }
    let name = store.map { "\($0.title): " } ?? ""
    var lines = wrapped(
      "  \(name)\(Plural.counted(checked.count, "locale")) checked: \(checked.joined(separator: " "))")
    if !skipped.isEmpty {
      lines += wrapped(
        "  \(name)\(skipped.count) not offered by the store: \(skipped.joined(separator: " "))")
    }
    if !ambiguous.isEmpty {
      lines += wrapped(
        "  \(name)\(ambiguous.count) left out as ambiguous: \(ambiguous.joined(separator: " "))")
    }
    return lines
  }

  private func block(_ group: FindingGroup, of listing: ListingReport) -> [String] {
    let shownPlaces = style.expands ? group.places : [group.first]
    var lines: [String] = []
    for place in shownPlaces {
      lines.append(headline(place, of: listing))
      if !style.isQuiet { lines += sourceLine(place, of: listing) }
    }
    guard !style.isQuiet else { return lines }
    if !style.expands, group.places.count > 1 { lines += wrapped("  \(places(of: group))") }
    return lines + advice(group)
  }

  /// What to do and where the rule comes from, on one line where both fit.
  private func advice(_ group: FindingGroup) -> [String] {
    let finding = group.first.finding
    var parts: [String] = []
    if var help = finding.help {
      // One piece of advice for all places of the group.
      let isOfSeveralLocales = group.places.contains { $0.finding.locale != finding.locale }
      if isOfSeveralLocales, !style.expands, let locale = finding.locale {
        help = help.replacing("/\(locale)/", with: "/<locale>/")
      }
      parts.append("fix: \(shown(help))")
    }
    // A page that can only be named helps nobody here; `explain` has them all.
    if let source = finding.sources.first(where: { $0.url.hasPrefix("https://") }) {
      parts.append("see: \(shown(source.url))")
    }
    guard !parts.isEmpty else { return [] }
    let line = "  " + parts.joined(separator: "; ")
    return line.count <= Self.lineWidth ? [line] : parts.map { "  " + $0 }
  }

  private func headline(_ place: ListingReport.Placed, of listing: ListingReport) -> String {
    let finding = place.finding
    let path = ShownPath.joined(listing.root, finding.location.path)
    let position = place.start.map { ":\($0.line):\($0.column)" } ?? ""
    let level = colored(finding.severity.rawValue, finding.severity)
    // One store's finding among those of several names it.
    let store =
      listing.stores.count > 1
      ? listing.stores.first { $0.name == finding.store }.map { "\($0.title): " } : nil
    let file = linked(shown(path) + position, to: style.links?.address(of: path))
    let rule = linked(finding.rule.description, to: report.rules[finding.rule]?.page)
    return "\(file): \(level): \(store ?? "")\(shown(finding.message)) [\(rule)]"
  }

  private func places(of group: FindingGroup) -> String {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for locale in group.places.compactMap(\.finding.locale) {
      if counts[locale] == nil { order.append(locale) }
      counts[locale, default: 0] += 1
    }
    var locales = order.prefix(Self.maximumLocales).map { locale in
      counts[locale] == 1 ? shown(locale) : "\(shown(locale)) \(counts[locale] ?? 0)"
    }
    if order.count > locales.count { locales.append("and \(order.count - locales.count) more") }
    let list = locales.isEmpty ? "--expand lists them" : locales.joined(separator: ", ")
    return "\(group.places.count) places: \(list)"
  }

  /// The line at fault with a caret under the span; nothing for what only reviewers may see.
  private func sourceLine(_ place: ListingReport.Placed, of listing: ListingReport) -> [String] {
    guard let window = place.excerpt else { return [] }
    return ["  | \(window.text)", "  | \(colored(window.carets, place.finding.severity))"]
  }

  /// What suppressions hide, with the reasons; a baseline is only counted.
  private func hidden(of listing: ListingReport) -> [String] {
    listing.hidden.compactMap { hidden in
      guard case .suppression(let suppression) = hidden.cause else { return nil }
      return "\(headline(hidden.place, of: listing)) (suppressed: \(shown(suppression.reason)))"
    }
  }

  private func notChecked(_ listing: ListingReport) -> [String] {
    guard !listing.notChecked.isEmpty else { return [] }
    var reasons: [(reason: String, how: String, areas: [String])] = []
    for entry in listing.notChecked {
      if let index = reasons.firstIndex(where: { $0.reason == entry.reason && $0.how == entry.how }) {
        reasons[index].areas.append(entry.area)
      } else {
        reasons.append((entry.reason, entry.how, [entry.area]))
      }
    }
    let entries = reasons.map { entry in
      "\(shown(entry.areas.joined(separator: ", "))) (\(shown(entry.reason)); \(shown(entry.how)))"
    }
    return wrapped("not checked: \(entries.joined(separator: "; "))")
  }

  // MARK: Many listings

  private func silentModules() -> [String] {
    let silent = report.listings.filter(\.isSilentModule).map { listing in
      shown(listing.root) + (listing.variant.map { " [\(shown($0))]" } ?? "")
    }
    let rest = silent.count > Self.maximumModules ? ", and \(silent.count - Self.maximumModules) more" : ""
    let names = silent.prefix(Self.maximumModules).joined(separator: ", ")
    return wrapped("\(Plural.counted(silent.count, "Android module")) without a finding: \(names)\(rest)")
  }

  private func table() -> [String] {
    let folder = ShownPath.commonFolder(of: shownListings.map(\.root))
    let below = folder.map { " below \(shown($0))" } ?? ""
    var lines = [bold("\(shownListings.count) listings\(below)")]
    let names = shownListings.map { listing in
      shown(ShownPath.path(listing.root, below: folder)) + (listing.variant.map { " [\(shown($0))]" } ?? "")
    }
    let width = min(names.map(\.count).max() ?? 0, 70)
    lines.append("errors  warnings  notes  locales  listing")
    for (listing, name) in zip(shownListings, names) {
      let counts = RunTally([listing])
      let cells = [
        padded(counts.groups[.error] ?? 0, 6), padded(counts.groups[.warning] ?? 0, 8),
        padded(counts.groups[.note] ?? 0, 5), padded(listing.locales.count { $0.isChecked }, 7),
      ]
      let unreadable =
        listing.unreadable.isEmpty ? "" : " (\(Plural.counted(listing.unreadable.count, "path")) unreadable)"
      lines.append(
        "\(cells.joined(separator: "  "))  \(name.padded(to: unreadable.isEmpty ? 0 : width))\(unreadable)")
    }
    var affected: [Severity: [String: Int]] = [:]
    for listing in shownListings {
      let rules = Set(listing.findings.map { RuleAt(severity: $0.finding.severity, rule: $0.finding.rule) })
      for entry in rules { affected[entry.severity, default: [:]][entry.rule.description, default: 0] += 1 }
    }
    lines += ["", "listings  rule"]
    for severity in Severity.allCases.reversed() where severity > .note || style.isVerbose {
      let rules = (affected[severity] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      for (rule, count) in rules {
        lines.append("\(padded(count, 8))  \(colored(severity.rawValue, severity)) \(rule)")
      }
    }
    return lines + ["", "--expand shows every finding; name one listing to see its report", ""]
  }

  private struct RuleAt: Hashable {
    var severity: Severity
    var rule: RuleID
  }

  // MARK: Summary

  private func summary(status: Int32) -> [String] {
    let counts = RunTally(report.listings)
    let parts = Severity.allCases.reversed().map { severity in
      let isHidden = severity == .note && counts.groups[severity] != nil && !style.isVerbose && !style.expands
      return counts.words(severity) + (isHidden ? " (--verbose)" : "")
    }
    let fixable = fixable().map { ", \($0)" } ?? ""
    return (report.hiddenWords.map { [$0] } ?? [])
      + [
        "\(parts.joined(separator: ", "))\(fixable): \(Verdict(report, status: status).words) "
          + "(exit status \(status))"
      ]
  }

  /// What `listing-lint fix` can mend, in words; nil for nothing.
  private func fixable() -> String? {
    let fixes = report.listings.flatMap(\.findings).map(\.finding.fixes).filter { !$0.isEmpty }
    let safe = fixes.count { $0.contains { $0.safety == .safe } }
    guard !fixes.isEmpty else { return nil }
    if safe == 0 { return "\(fixes.count) fixable with --unsafe" }
    return "\(safe) fixable" + (safe < fixes.count ? " (\(fixes.count) with --unsafe)" : "")
  }

  // MARK: Words and colours

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  private func shown(_ text: String) -> String { TerminalText.escaped(text) }

  /// Breaks a long line at blanks; the first indentation is kept, continuation lines have more.
  private func wrapped(_ line: String) -> [String] {
    let indentation = String(line.prefix { $0 == " " })
    var lines: [String] = []
    var current = indentation
    for word in line.split(separator: " ") {
      if current.count + word.count + 1 > Self.lineWidth, current.count > indentation.count {
        lines.append(current)
        current = indentation + "    "
      }
      current += (current.last == " " || current.isEmpty ? "" : " ") + word
    }
    return lines + [current]
  }

  private static let lineWidth = 110

  /// Text that a terminal opens an address from (OSC 8).
  private func linked(_ text: String, to address: String?) -> String {
    guard style.links != nil, let address else { return text }
    return "\u{1B}]8;;\(TerminalText.escaped(address))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func bold(_ text: String) -> String { style.usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func colored(_ text: String, _ severity: Severity) -> String {
    guard style.usesColor else { return text }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension ListingReport {
  /// True for an Android module with nothing that would be shown by default.
  fileprivate var isSilentModule: Bool {
    layout == .androidProject && unreadable.isEmpty && notChecked.isEmpty
      && findings.allSatisfy { $0.finding.severity == .note }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
