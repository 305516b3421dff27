struct NativeCodeUnusable: Rule {
  static let unusable = RuleCase(
    "unusable", .warning, "there are native libraries, and none for a processor of the store's devices")
  static let noNarrow = RuleCase(
    "32-bit-lost", .note, "there are native libraries for 64-bit processors only")

  static let info = RuleInfo(
    "native-code-unusable", "native libraries that the store's devices cannot run", area: .binaries,
    rationale: """
      Android installs a package with native libraries only where one of their processor types is the device's. Fire \
      devices have ARM processors, and some, such as a Fire TV Stick of the second generation, run 32-bit code only. A \
      package that no device can run ends in error_apk_must_target_atleast1_device.
      """,
    cases: [unusable, noNarrow],
    sources: [
      .amazon("fire-tv-stick-2", .officialDated), .amazon("submission-note", .thirdParty),
      .amazon("coin-collection", .liveAnswer),
    ],
    flagged: [
      FlaggedExample(unusable, .naming(PackageSketch(libraries: ["x86/liba.so", "x86_64/liba.so"]))),
      FlaggedExample(noNarrow, .naming(PackageSketch(libraries: ["arm64-v8a/liba.so"]))),
    ],
    accepted: [
      .naming(PackageSketch(libraries: ["armeabi-v7a/liba.so", "arm64-v8a/liba.so", "x86/liba.so"])),
      .naming(PackageSketch(libraries: ["armeabi-v7a/liba.so"])),
      .naming(PackageSketch()),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    let found = package.code.abis
    let known = context.profile.abis
    guard !found.isEmpty, !known.isEmpty, package.isForFireOS(in: context) else { return }
    let names = "\"\(found.joined(separator: "\", \""))\""
    if known.isDisjoint(with: found) {
      report.flag(
        Self.unusable, at: package.location,
        "the native libraries are for \(names), which no Fire device has",
        found: found.joined(separator: ", "), allowed: known.sorted().joined(separator: ", "),
        help: "build the libraries for armeabi-v7a and arm64-v8a", field: .binary,
        sources: context.profile.abiSources)
    } else if !found.contains(where: ABI.narrowARM.contains) {
      report.flag(
        Self.noNarrow, at: package.location,
        "the native libraries are for \(names), which leaves out Fire devices that run 32-bit code only",
        found: found.joined(separator: ", "), help: "build them for armeabi-v7a as well", field: .binary)
    }
  }
}
