struct AppDFVersionUnknown: Rule {
  static let missing = RuleCase("missing", .error, "the file names no version, which its schema requires")
  static let unknown = RuleCase("unknown", .warning, "the file names a version that is not known")

  static let info = RuleInfo(
    "appdf-version-unknown", "AppDF description of an unknown version", area: .structure,
    rationale: """
      The attribute version tells how an AppDF description is to be read. Versions 1 and 2 exist, and files of \
      version 2.1 often say 1 as the specification's own sample does, so both are read alike. Of any other version \
      parts may go unseen.
      """,
    cases: [missing, unknown], sources: .appdfSchema,
    flagged: [
      FlaggedExample(
        missing,
        Example(files: [
          "description.xml":
            """
          ⟦<application-description-file>⟧
          <application platform="android" package="com.example.app"/></application-description-file>
          """
        ])),
      FlaggedExample(
        unknown,
        Example(files: [
          "description.xml": """
          <application-description-file version="⟦3⟧">
          <application platform="android" package="com.example.app"/></application-description-file>
          """
        ])),
    ],
    accepted: [
      .appdf(""),
      Example(files: [
        "description.xml": """
        <application-description-file version="2.1">
        <application platform="android" package="com.example.app"/></application-description-file>
        """
      ]),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unknownVersion(let version) = fault.appdf else { return }
    let allowed = AppDFFormat.builtIn.versions
    guard let version else {
      report.flag(
        Self.missing, at: fault.location, "no version of the format is given",
        allowed: allowed.asAlternatives, help: "add version=\"1\" to <\(AppDFLoader.rootName)>")
      return
    }
    report.flag(
      Self.unknown, at: fault.location,
      "version \"\(version)\" of the format is not known, only \(allowed.asAlternatives)", found: version,
      allowed: allowed.asAlternatives)
  }
}
