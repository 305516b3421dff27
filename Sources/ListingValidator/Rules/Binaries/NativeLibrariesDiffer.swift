struct NativeLibrariesDiffer: Rule {
  static let differ = RuleCase("differ", .warning, "a library is there for 32 or for 64 bits only")

  static let info = RuleInfo(
    "native-libraries-differ", "native libraries that differ between 32 and 64 bits", area: .binaries,
    rationale: """
      The console flagged a package as not ready for 64 bits, though both processor types were there: a library had \
      another name in each of them. Maintainers of the toolkit that made it found that the store compares the names of \
      the files.
      """,
    cases: [differ],
    sources: [.amazon("dotnet-10634", .thirdParty), .amazon("dotnet-10638", .thirdParty)],
    flagged: [
      FlaggedExample(
        differ,
        .naming(
          PackageSketch(libraries: [
            "armeabi-v7a/liba.so", "armeabi-v7a/libblob.armeabi-v7a.so", "arm64-v8a/liba.so",
            "arm64-v8a/libblob.arm64-v8a.so",
          ])))
    ],
    accepted: [
      .naming(PackageSketch(libraries: ["armeabi-v7a/liba.so", "arm64-v8a/liba.so"])),
      .naming(PackageSketch(libraries: ["arm64-v8a/liba.so", "x86_64/libb.so"])),
      .naming(PackageSketch()),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    for (narrow, wide) in ABI.pairs {
      let names = (package.code.libraryNames(for: narrow), package.code.libraryNames(for: wide))
      guard !names.0.isEmpty, !names.1.isEmpty else { continue }
      let only = (names.0.subtracting(names.1).sorted(), names.1.subtracting(names.0).sorted())
      guard let first = only.0.first ?? only.1.first else { continue }
      let count = only.0.count + only.1.count
      let others = count > 1 ? " and \(count - 1) more" : ""
      report.flag(
        Self.differ, at: package.location,
        "\"\(first)\"\(others) is there for \"\(only.0.isEmpty ? wide : narrow)\" and not for "
          + "\"\(only.0.isEmpty ? narrow : wide)\"", found: first,
        help: "give each library the same name for both processor types", field: .binary, cause: narrow)
    }
  }
}
