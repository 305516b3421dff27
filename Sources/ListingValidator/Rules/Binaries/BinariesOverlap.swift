struct BinariesOverlap: Rule {
  static let overlap = RuleCase("overlap", .note, "two binaries are for the same devices")

  static let info = RuleInfo(
    "binaries-overlap", "two binaries for the same devices", area: .binaries,
    rationale: """
      A device gets one binary of an app: in the console its devices must be cleared from one binary before another can \
      take them. Where neither API levels, processor types, devices nor television tell two binaries apart, somebody \
      has to choose by hand.
      """,
    cases: [overlap],
    sources: [.amazon("upload-file", .official), .amazon("publish-apk-files", .thirdParty)],
    flagged: [
      FlaggedExample(overlap, .two(PackageSketch(), .code43()))
    ],
    accepted: [
      .two(
        PackageSketch("<uses-sdk android:minSdkVersion=\"22\" android:maxSdkVersion=\"27\"/>"),
        .code43(.from28)),
      .two(
        PackageSketch(libraries: ["armeabi-v7a/liba.so"]),
        .code43(libraries: ["arm64-v8a/liba.so"])),
      .two(
        PackageSketch(),
        .code43("<uses-feature android:name=\"android.software.leanback\" android:required=\"true\"/>")),
      .two(PackageSketch(), .code43(), attributes: ("devices=\"fire-tablet\"", "devices=\"fire-tv\"")),
      .naming(PackageSketch()),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    for (index, package) in listing.packages.enumerated() {
      guard
        let other = listing.packages[..<index].first(where: { package.claims(devicesOf: $0, in: context) })
      else { continue }
      report.flag(
        Self.overlap, at: package.location,
        "\"\(package.path)\" and \"\(other.path)\" are for the same devices",
        found: other.path,
        help: "tell them apart in their manifests, or choose the devices of each in the console",
        field: .binary)
    }
  }
}

extension Package {
  /// True where nothing that is known tells the devices of two packages apart.
  fileprivate func claims(devicesOf other: Package, in context: Context) -> Bool {
    let devices = [self, other].map { $0.binary(in: context)?.devices ?? [] }
    if !devices[0].isEmpty, !devices[1].isEmpty, devices[0].isDisjoint(with: devices[1]) { return false }
    guard app.isTelevisionOnly == other.app.isTelevisionOnly else { return false }
    guard apiLevels.overlaps(other.apiLevels) else { return false }
    return code.abis.isEmpty || other.code.abis.isEmpty || !Set(code.abis).isDisjoint(with: other.code.abis)
  }

  /// The API levels that the package installs on.
  private var apiLevels: ClosedRange<Int> {
    let lowest = manifest.minSDK?.value ?? 1
    return lowest...max(lowest, manifest.maxSDK?.value ?? .max)
  }
}

extension Example {
  /// A listing with two packages.
  fileprivate static func two(
    _ first: PackageSketch, _ second: PackageSketch, attributes: (String, String) = ("", "")
  ) -> Example {
    Example(
      "<binaries><apk href=\"a.apk\" \(attributes.0)/><apk href=\"b.apk\" \(attributes.1)/></binaries>",
      sketches: ["a.apk": first, "b.apk": second])
  }
}

extension PackageSketch {
  fileprivate static func code43(_ manifest: String = "", libraries: [String] = []) -> PackageSketch {
    PackageSketch(
      manifest, attributes: "package=\"com.example.app\" android:versionCode=\"43\"", libraries: libraries)
  }
}

extension String {
  fileprivate static let from28 = "<uses-sdk android:minSdkVersion=\"28\"/>"
}
