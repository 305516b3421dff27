struct PackageUnreadable: Rule {
  static let notAPackage = RuleCase(
    "not-a-package", .error,
    "a file that should be an app package is neither an archive nor a binary manifest")
  static let archiveDamaged = RuleCase(
    "archive-damaged", .error,
    "an archive is damaged or was cut off, so that Android could not open it either")
  static let manifestMissing = RuleCase(
    "manifest-missing", .error, "an app package has no manifest where Android looks for it")
  static let manifestDamaged = RuleCase(
    "manifest-damaged", .error, "the manifest of an app package cannot be read, by Android neither")

  static let info = RuleInfo(
    "package-unreadable", "app package that cannot be read", area: .binaries,
    rationale: """
      A package that Android cannot open is one that no customer can install. Downloads that broke off, files of \
      another kind under the name of a package, and manifests that somebody edited by hand show in this way.
      """,
    cases: [notAPackage, archiveDamaged, manifestMissing, manifestDamaged],
    sources: [
      Source("aosp-mirror/platform_system_core:libziparchive/zip_archive.cc", .official),
      Source("aosp-mirror/platform_frameworks_base:libs/androidfw/ResourceTypes.cpp", .official),
    ],
    flagged: [
      FlaggedExample(
        notAPackage, Example("<binaries><apk href=\"app.apk\"/></binaries>", files: ["app.apk": "Not found"])),
      FlaggedExample(archiveDamaged, .package(SamplePackage(traits: .cutShort))),
      FlaggedExample(manifestMissing, .package(SamplePackage(traits: .noManifest))),
      FlaggedExample(manifestDamaged, .package(SamplePackage(traits: .manifestCutShort))),
      FlaggedExample(manifestDamaged, .package(SamplePackage("<resources/>"))),
    ],
    accepted: [
      .package(SamplePackage()),
      Example("<binaries><apk href=\"app.apk\"/></binaries>").with(packages: ["app.apk": SamplePackage()]),
      .package(SamplePackage(traits: .encryptionMark)),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .brokenPackage(let problem) = fault.kind else { return }
    let ruleCase =
      switch problem {
      case .notAPackage: Self.notAPackage
      case .archiveDamaged: Self.archiveDamaged
      case .manifestMissing: Self.manifestMissing
      case .manifestDamaged, .notAManifest: Self.manifestDamaged
      }
    report.flag(
      ruleCase, at: fault.location, "the package cannot be read: \(problem.reason)",
      help: "build the app again, and see that the file was copied whole", field: fault.field)
  }
}
