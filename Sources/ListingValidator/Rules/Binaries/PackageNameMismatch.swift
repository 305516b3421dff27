struct PackageNameMismatch: Rule {
  static let listing = RuleCase("listing", .error, "the package has another name than the listing says")

  static let info = RuleInfo(
    "package-name-mismatch", "package of another app", area: .binaries,
    rationale: """
      The package name is the app's identity: an update must keep it, and a name that another app uses is refused at \
      the upload. A file with another name than the listing's is that of another app or of another flavour. Where a \
      file has a name of its own on purpose, the listing can say so beside it.
      """,
    cases: [listing],
    sources: [.amazon("update-app", .official), .amazon("upload-file", .official)],
    flagged: [
      FlaggedExample(listing, .naming(PackageSketch(attributes: "package=\"com.example.other\""))),
      FlaggedExample(
        listing,
        .naming(PackageSketch(), attributes: "package=\"com.example.app.tv\"")),
    ],
    accepted: [
      .naming(PackageSketch()),
      .naming(
        PackageSketch(attributes: "package=\"com.example.app.tv\""),
        attributes: "package=\"com.example.app.tv\""),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let found = package.applicationID,
      let stated = package.binary(in: context)?.package ?? context.listing.package,
      found.value != stated.value
    else { return }
    report.flag(
      Self.listing, at: package.location,
      "the package is \"\(found.value)\", and the listing says \"\(stated.value)\"", found: found.value,
      allowed: stated.value, help: "name the file that was built for this app, or correct the listing",
      field: .packageName)
  }
}
