struct PackageNotAligned: Rule {
  static let files = RuleCase(
    "files", .warning, "uncompressed files do not begin at a multiple of four bytes")
  static let resources = RuleCase(
    "resources", .error,
    "Android 11 and later install no package made for them whose resource table cannot be mapped")

  static let info = RuleInfo(
    "package-not-aligned", "package that is not aligned", area: .binaries,
    rationale: """
      Amazon's page on uploads says that a package may have to be aligned with zipalign where Android Studio did not \
      build it: a device maps what lies at a multiple of four bytes, and has to copy the rest. For a package made for \
      API level 30 or above Android 11 goes further, and refuses one whose resources.arsc is compressed or not aligned.
      """,
    cases: [files, resources],
    sources: [
      .amazon("upload-file", .official),
      Source("https://developer.android.com/about/versions/11/behavior-changes-11", .vendor),
    ],
    flagged: [
      FlaggedExample(
        files, .naming(PackageSketch(code: PackageCode.with { $0.misalignedFile = "res/a.png" }))),
      FlaggedExample(resources, .naming(PackageSketch(code: .with { $0.resourceTable = .compressed }))),
      FlaggedExample(
        resources,
        .naming(
          PackageSketch(
            code: .with {
              $0.resourceTable = .misaligned
              $0.misalignedFile = "resources.arsc"
            }))),
    ],
    accepted: [
      .naming(PackageSketch()),
      .naming(
        PackageSketch(
          "<uses-sdk android:minSdkVersion=\"22\" android:targetSdkVersion=\"29\"/>",
          code: .with { $0.resourceTable = .compressed })),
    ])

  /// The API level from which on resource tables must be mappable.
  private static let firstStrict = 30

  func check(_ package: Package, in context: Context, into report: inout Report) {
    if package.code.resourceTable != .mappable, let target = package.app.targetSDK.value,
      target >= Self.firstStrict
    {
      let state = package.code.resourceTable == .compressed ? "is compressed" : "is not aligned"
      report.flag(
        Self.resources, at: package.location,
        "resources.arsc \(state), and the package is made for API level \(target)", found: state,
        allowed: "uncompressed, at a multiple of 4 bytes",
        help: "pack it uncompressed, and run zipalign before signing",
        field: .binary)
    } else if let name = package.code.misalignedFile {
      report.flag(
        Self.files, at: package.location,
        "\"\(name)\" is not compressed, and does not begin at a multiple of 4 bytes",
        found: name, help: "run zipalign before signing", field: .binary)
    }
  }
}

extension PackageCode {
  /// A package whose files are out of the ordinary in some way.
  static func with(_ change: (inout PackageCode) -> Void) -> PackageCode {
    var code = PackageCode()
    change(&code)
    return code
  }
}
