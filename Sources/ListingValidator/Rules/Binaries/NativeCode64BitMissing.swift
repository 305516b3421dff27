struct NativeCode64BitMissing: Rule {
  static let missing = RuleCase("missing", .warning, "there are native libraries for 32-bit processors only")

  static let info = RuleInfo(
    "native-code-64-bit-missing", "native libraries for 32-bit processors only", area: .binaries,
    rationale: """
      Amazon's page on submissions has a section on 64-bit files, and the console flags a package that is not ready \
      for them. Three developers report that libraries for arm64-v8a are wanted beside those for armeabi-v7a. An app \
      without native libraries has nothing to do.
      """,
    cases: [missing],
    sources: [
      .amazon("submission-note", .thirdParty), .amazon("fire-notes", .thirdParty),
      .amazon("dotnet-10634", .thirdParty),
    ],
    flagged: [
      FlaggedExample(missing, .naming(PackageSketch(libraries: ["armeabi-v7a/liba.so"]))),
      FlaggedExample(missing, .naming(PackageSketch(libraries: ["armeabi/liba.so", "x86_64/liba.so"]))),
    ],
    accepted: [
      .naming(PackageSketch()),
      .naming(PackageSketch(libraries: ["armeabi-v7a/liba.so", "arm64-v8a/liba.so"])),
      .naming(PackageSketch(libraries: ["arm64-v8a/liba.so"])),
      .naming(PackageSketch(libraries: ["x86/liba.so"])),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    let narrow = package.code.abis.filter { ABI.narrowARM.contains($0) }
    guard !narrow.isEmpty, !package.code.abis.contains(ABI.wideARM) else { return }
    report.flag(
      Self.missing, at: package.location,
      "there are native libraries for \"\(narrow.joined(separator: "\", \""))\", and none for \"\(ABI.wideARM)\"",
      found: package.code.abis.joined(separator: ", "), allowed: "\(ABI.wideARM) as well",
      help: "build the libraries for \(ABI.wideARM) as well", field: .binary)
  }
}

/// The processor types that Android knows, by the names of their folders.
enum ABI {
  static let wideARM = "arm64-v8a"
  static let narrowARM = ["armeabi-v7a", "armeabi"]
  /// Those that belong together: 32 bits, and 64 bits.
  static let pairs = [("armeabi-v7a", wideARM), ("armeabi", wideARM), ("x86", "x86_64")]
}
