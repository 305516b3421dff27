struct AppstoreKeyMissing: Rule {
  static let missing = RuleCase("missing", .warning, "the Appstore SDK is there without the app's public key")

  static let info = RuleInfo(
    "appstore-key-missing", "Appstore SDK without the app's public key", area: .binaries,
    rationale: """
      The Appstore SDK and the Billing Compatibility SDK check answers of the store with the app's own public key, the \
      file AppstoreAuthenticationKey.pem among the assets. Without it they log CERT_NOT_FOUND, with that of another app \
      AUTH_TOKEN_VERIFICATION_FAILURE. The console shows the key on the screen where files are uploaded.
      """,
    cases: [missing],
    sources: [
      .amazon("appstore-sdk-troubleshoot", .official), .amazon("billing-troubleshoot", .official),
      .amazon("seriesguide-1037", .thirdParty),
    ],
    flagged: [
      FlaggedExample(missing, .naming(PackageSketch(classes: ["com.amazon.device.drm.LicensingService"]))),
      FlaggedExample(
        missing, .naming(PackageSketch(classes: ["com.amazon.device.iap.billingclient.api.BillingClient"]))),
    ],
    accepted: [
      .naming(
        PackageSketch(
          classes: ["com.amazon.device.drm.LicensingService"], code: .with { $0.hasAppstoreKey = true })),
      .naming(PackageSketch(classes: ["com.amazon.device.iap.PurchasingService"])),
      .naming(PackageSketch()),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    // Version 2 of the SDK sells without the key; the licence check came with version 3, which needs it.
    guard !package.code.hasAppstoreKey,
      let (library, found) = context.profile.libraries(
        .amazonLicensing, .billingCompatibility, in: package.code
      ).first
    else { return }
    report.flag(
      Self.missing, at: package.location,
      "the code holds \(library.title) (\"\(found)\"), and assets/AppstoreAuthenticationKey.pem is not there",
      found: found, allowed: "assets/AppstoreAuthenticationKey.pem",
      help: "download the public key in the console and put it among the assets", field: .binary)
  }
}
