/// The report as Markdown, for a comment on a pull request or the summary of a job.
public struct MarkdownReport: Sendable {
  private let report: RunReport
  /// A comment on GitHub holds 65,536 characters: these keep a report below.
  private static let maximumGroups = 100
  private static let maximumListings = 200
  private static let maximumText = 200

  /// Prepares a report.
  public init(_ report: RunReport) { self.report = report }

  /// The Markdown text.
  /// - Parameter status: the exit status that the run will have.
  public func text(status: Int32) -> String {
    let counts = RunTally(report.listings)
    var blocks = ["## listing-lint: \(Verdict(report, status: status).words)", counts.sentence + "."]
    if let hidden = report.hiddenWords { blocks.append("Not shown: \(hidden).") }
    if report.listings.count > 1 { blocks.append(table()) }
    let unreadable =
      report.unreadable
      + report.listings.flatMap { listing in
        listing.unreadable.map {
          Unreadable(path: ShownPath.joined(listing.root, $0.path), reason: $0.reason)
        }
      }
    if !unreadable.isEmpty {
      blocks.append(
        (["Not readable:", ""]
          + unreadable.prefix(Self.maximumListings).map {
            "- \(MarkdownText.code(cut($0.path))): \(MarkdownText.escaped(cut($0.reason)))"
          }).joined(separator: "\n"))
    }
    var rest = Self.maximumGroups
    for listing in report.listings.prefix(Self.maximumListings) {
      blocks += section(listing, rest: &rest)
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func table() -> String {
    var rows = ["| listing | errors | warnings | notes |", "|---|---:|---:|---:|"]
    for listing in report.listings.prefix(Self.maximumListings) {
      let groups = RunTally([listing]).groups
      let cells = Severity.allCases.reversed().map { "\(groups[$0] ?? 0)" }
      rows.append("| \(MarkdownText.code(cut(listing.title))) | \(cells.joined(separator: " | ")) |")
    }
    let more = report.listings.count - Self.maximumListings
    if more > 0 { rows.append("| and \(more) more | | | |") }
    return rows.joined(separator: "\n")
  }

  private func section(_ listing: ListingReport, rest: inout Int) -> [String] {
    // Notes are counted only, as in the text report.
    let groups = FindingGroup.groups(of: listing).filter { $0.severity > .note }
    guard !groups.isEmpty, rest > 0 else { return [] }
    var rows = ["| | where | what | fix |", "|---|---|---|---|"]
    for group in groups.prefix(rest) { rows.append(row(group, of: listing)) }
    let more = groups.count - rest
    if more > 0 { rows.append("| | | and \(more) more | |") }
    rest -= groups.count
    var blocks = ["### \(MarkdownText.code(cut(listing.title)))", rows.joined(separator: "\n")]
    if !listing.notChecked.isEmpty {
      let areas = listing.notChecked.map { MarkdownText.escaped(cut($0.area)) }.joined(separator: ", ")
      blocks.append("Not checked: \(areas).")
    }
    return blocks
  }

  private func row(_ group: FindingGroup, of listing: ListingReport) -> String {
    let finding = group.first.finding
    let position = group.first.start.map { ":\($0.line):\($0.column)" } ?? ""
    var place = MarkdownText.code(cut(ShownPath.joined(listing.root, finding.location.path)) + position)
    if group.places.count > 1 { place += " and \(group.places.count - 1) more" }
    let rule = MarkdownText.code(finding.rule.description)
    let link = report.rules[finding.rule]?.page.map { "[\(rule)](<\($0)>)" } ?? rule
    let help = MarkdownText.escaped(cut(finding.help ?? ""))
    return
      "| \(group.severity.rawValue) | \(place) | \(MarkdownText.escaped(cut(finding.message))) \(link) | \(help) |"
  }

  private func cut(_ text: String) -> String {
    text.count > Self.maximumText ? "\(text.prefix(Self.maximumText))…" : text
  }
}
