struct PackageNameAmazon: Rule {
  static let contained = RuleCase("contained", .warning, "the package name contains the store's name")

  static let info = RuleInfo(
    "package-name-amazon", "package name that contains \"amazon\"", area: .general,
    rationale: """
      An official page of an older form says that a package name must not contain the word. An app that has it is \
      live, so this is a warning. A package name can never be changed afterwards.
      """,
    cases: [contained],
    sources: [.amazon("app-information", .officialDated), .amazon("submission-note", .thirdParty)],
    flagged: [
      FlaggedExample(
        contained,
        Example(files: [
          "listing.xml": """
          <listing xmlns="urn:listing-lint:listing:1" package="⟦com.example.amazon.planner⟧"/>
          """
        ]))
    ],
    accepted: [Example("", package: "com.example.amazing"), Example("", package: "com.example.amzn")])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let package = listing.package, let pattern = context.pattern("package-name"),
      let match = pattern.forbiddenRanges(in: package.value.lowercased()).first
    else { return }
    report.flag(
      Self.contained, at: package.location,
      "the package name \"\(package.value)\" contains \"\(package.value.lowercased()[match])\"",
      found: package.value, help: "choose another package name before the first submission",
      field: .packageName, severity: pattern.severity)
  }
}
