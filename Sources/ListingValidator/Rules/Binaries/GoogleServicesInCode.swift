struct GoogleServicesInCode: Rule {
  static let services = RuleCase(
    "services", .warning, "the code holds a library that needs services of Google's, and no replacement")
  static let billing = RuleCase(
    "billing", .warning, "the code sells through Google's store, and has no library of Amazon's for it")

  static let info = RuleInfo(
    "google-services-in-code", "code that needs Google's services", area: .binaries,
    rationale: """
      Fire OS has no Google Play services: what needs them fails there, and developers report apps that crash for it. \
      Amazon's page on porting names replacements, and its policy wants digital goods sold through Amazon's own \
      payment. An app that holds the replacement as well chooses while it runs, so nothing is said of it. Obfuscated \
      code hides what it holds.
      """,
    cases: [services, billing],
    sources: [
      .amazon("port-app", .official), .amazon("monetization", .officialDated),
      .amazon("google-signin-1019", .thirdParty), .amazon("opensongtablet-89", .thirdParty),
      Source("https://github.com/streamyfin/streamyfin/issues/554", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        services, .naming(PackageSketch(classes: ["com.google.android.gms.maps.MapsInitializer"]))),
      FlaggedExample(
        services, .naming(PackageSketch(classes: ["com.google.firebase.messaging.FirebaseMessaging"]))),
      FlaggedExample(
        billing, .naming(PackageSketch(classes: ["com.android.billingclient.api.BillingClient"]))),
    ],
    accepted: [
      .naming(
        PackageSketch(classes: [
          "com.android.billingclient.api.BillingClient", "com.amazon.device.iap.PurchasingService",
        ])),
      .naming(
        PackageSketch(classes: [
          "com.google.firebase.messaging.FirebaseMessaging", "com.amazon.A3L.messaging.A3LMessaging",
        ])),
      .naming(
        PackageSketch(classes: ["com.google.android.gms.common.GoogleApiAvailability", "com.example.Main"])),
      .naming(
        PackageSketch(classes: ["com.google.android.gms.maps.MapsInitializer"]),
        "<submission devices=\"android-mobile\"/>"),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard package.isForFireOS(in: context) else { return }
    let profile = context.profile
    let hasReplacement = !profile.libraries(.replacement, in: package.code).isEmpty
    let sellsThroughAmazon = !profile.libraries(.amazonBilling, .billingCompatibility, in: package.code)
      .isEmpty
    for (library, found) in profile.libraries(.playServices, .playBilling, in: package.code) {
      let isBilling = library.kind == .playBilling
      guard isBilling ? !sellsThroughAmazon : !hasReplacement else { continue }
      report.flag(
        isBilling ? Self.billing : Self.services, at: package.location,
        isBilling
          ? "the code holds \(library.title) (\"\(found)\") and no library that sells through Amazon"
          : "the code holds \(library.title) (\"\(found)\"), which needs services that Fire OS does not have",
        found: found,
        help: library.replacement.map { "use \($0) in the build for Amazon" }
          ?? "leave it out of the build for Amazon",
        field: .binary, cause: library.id, sources: library.sources)
    }
  }
}
