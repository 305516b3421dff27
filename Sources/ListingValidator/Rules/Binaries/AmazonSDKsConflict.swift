struct AmazonSDKsConflict: Rule {
  static let both = RuleCase("both", .warning, "both of Amazon's libraries for payments are there")

  static let info = RuleInfo(
    "amazon-sdks-conflict", "two libraries of Amazon's for payments", area: .binaries,
    rationale: """
      Amazon says that an app can use either the Appstore SDK or the Appstore Billing Compatibility SDK: both hold the \
      same classes.
      """,
    cases: [both], sources: [.amazon("billing-troubleshoot", .official)],
    flagged: [
      FlaggedExample(
        both,
        .naming(
          PackageSketch(classes: [
            "com.amazon.device.iap.PurchasingService",
            "com.amazon.device.iap.billingclient.api.BillingClient",
          ])))
    ],
    accepted: [
      .naming(PackageSketch(classes: ["com.amazon.device.iap.PurchasingService"])),
      .naming(PackageSketch(classes: ["com.amazon.device.iap.billingclient.api.BillingClient"])),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let first = context.profile.libraries(.amazonBilling, in: package.code).first,
      let second = context.profile.libraries(.billingCompatibility, in: package.code).first
    else { return }
    report.flag(
      Self.both, at: package.location,
      "the code holds \(first.library.title) (\"\(first.found)\") and \(second.library.title) (\"\(second.found)\")",
      found: second.found, allowed: "one of them", help: "remove the dependency on one of them",
      field: .binary)
  }
}
