struct WebAppScriptShipped: Rule {
  static let shipped = RuleCase("shipped", .note, "the archive holds the script that the store puts there")

  static let info = RuleInfo(
    "web-app-script-shipped", "packaged web app with the store's own script", area: .binaries,
    rationale: """
      The store puts Amazon-Web-App-API.min.js at the top of a packaged web app. A file of that name in the archive is \
      probably replaced.
      """,
    cases: [shipped], sources: [.amazon("web-app-environment", .officialDated)],
    flagged: [FlaggedExample(shipped, .webArchive(["index.html", "Amazon-Web-App-API.min.js"]))],
    accepted: [.acceptedWebArchive(["index.html", "js/Amazon-Web-App-API.min.js"])])

  private static let script = "Amazon-Web-App-API.min.js"

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let archive = listing.webApp?.archive, archive.files?.contains(Self.script) ?? false else { return }
    report.flag(
      Self.shipped, at: archive.href.location, "\"\(archive.href.value)\" holds \(Self.script)",
      found: Self.script,
      help: "leave the file out: the store adds it", field: .webApp)
  }
}
