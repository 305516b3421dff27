struct AssetPackDelivery: Rule {
  static let later = RuleCase(
    "not-install-time", .warning, "an asset pack is delivered after the app is installed")

  static let info = RuleInfo(
    "asset-pack-delivery", "asset pack that is delivered later", area: .binaries,
    rationale: """
      A developer reports that the console refuses an app bundle with asset packs other than those delivered together \
      with the app: the deliveries on demand and after the installation are services of Google's.
      """,
    cases: [later], sources: [.amazon("carvault", .thirdParty)],
    flagged: [
      FlaggedExample(later, .naming(.withPack("<dist:on-demand/>"), bundle: true)),
      FlaggedExample(later, .naming(.withPack("<dist:fast-follow/>"), bundle: true)),
    ],
    accepted: [
      .naming(.withPack("<dist:install-time/>"), bundle: true),
      .naming(PackageSketch(), bundle: true),
    ])

  /// The namespace of what bundles say of their modules.
  private static let distribution = "http://schemas.android.com/apk/distribution"

  func check(_ package: Package, in context: Context, into report: inout Report) {
    for module in package.features {
      let elements = module.manifest.document.children.filter {
        $0.name == "module" && $0.namespace == Self.distribution
          && $0.attribute("type", namespace: Self.distribution)?.value.string == "asset-pack"
      }
      let deliveries = elements.flatMap(\.children).filter { $0.name == "delivery" }.flatMap(\.children).map(
        \.name)
      guard let delivery = deliveries.first, !deliveries.contains("install-time") else { continue }
      report.flag(
        Self.later, at: package.location, "the asset pack \"\(module.name)\" is delivered \"\(delivery)\"",
        found: delivery, allowed: "install-time",
        help: "deliver the pack at install time in the build for Amazon",
        field: .binary)
    }
  }
}

extension PackageSketch {
  /// A bundle with an asset pack.
  fileprivate static func withPack(_ delivery: String) -> PackageSketch {
    PackageSketch(modules: [
      "levels": """
      <dist:module xmlns:dist="http://schemas.android.com/apk/distribution" dist:type="asset-pack">
        <dist:delivery>\(delivery)</dist:delivery>
      </dist:module>
      """
    ])
  }
}
