struct WebAppIndexMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "the archive has no index.html at its top, or in one folder there")

  static let info = RuleInfo(
    "web-app-index-missing", "packaged web app without index.html", area: .binaries,
    rationale: """
      One of Amazon's documents wants index.html at the top of the archive without a folder around it, another shows \
      such a folder, and lets a launch path name another page. Either is accepted here.
      """,
    cases: [missing],
    sources: [.amazon("web-starter-kit", .officialDated), .amazon("web-app-environment", .officialDated)],
    flagged: [FlaggedExample(missing, .webArchive(["start.html", "a/b/index.html"]))],
    accepted: [.acceptedWebArchive(["index.html", "app.js"]), .acceptedWebArchive(["site/index.html"])])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let archive = listing.webApp?.archive, let files = archive.files,
      !files.contains(where: Self.isIndex)
    else { return }
    report.flag(
      Self.missing, at: archive.href.location, "\"\(archive.href.value)\" has no index.html at its top",
      allowed: "index.html",
      help: "put index.html at the top of the archive, or name the launch path in the console",
      field: .webApp)
  }

  private static func isIndex(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.last == "index.html"
  }
}

extension Example {
  /// A packaged web app of these files, at which a finding points.
  static func webArchive(_ files: [String]) -> Example {
    Example("<web-app archive=\"⟦app.zip⟧\"/>").with(packages: ["app.zip": .zip(files)])
  }

  /// A packaged web app of these files.
  static func acceptedWebArchive(_ files: [String]) -> Example {
    Example("<web-app archive=\"app.zip\"/>").with(packages: ["app.zip": .zip(files)])
  }
}

extension SamplePackage {
  /// An archive of files, and no app.
  static func zip(_ files: [String]) -> SamplePackage {
    SamplePackage(files: Dictionary(uniqueKeysWithValues: files.map { ($0, "") }), traits: .noManifest)
  }
}
