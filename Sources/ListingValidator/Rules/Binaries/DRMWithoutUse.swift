struct DRMWithoutUse: Rule {
  static let free = RuleCase("free-app", .note, "DRM is chosen for a free app")
  static let sdk = RuleCase("without-sdk", .note, "DRM is chosen, and the Appstore SDK is not in the app")

  static let info = RuleInfo(
    "drm-without-use", "DRM without use", area: .binaries,
    rationale: """
      DRM keeps people from running an app that they have not bought: developers of free apps choose no. Without the \
      Appstore SDK the console warns of an outdated SDK without DRM, and lets it pass.
      """,
    cases: [free, sdk],
    sources: [
      .amazon("space-race", .thirdParty), .amazon("friction-log", .thirdParty),
      .amazon("pwabuilder-3720", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        free,
        Example(
          "<availability><price model=\"free\"/></availability><binaries drm=\"⟦yes⟧\"><apk href=\"app.apk\"/></binaries>"
        )),
      FlaggedExample(
        sdk,
        Example(
          "<binaries drm=\"⟦yes⟧\"><apk href=\"app.apk\"/></binaries>", sketches: ["app.apk": PackageSketch()]
        )),
    ],
    accepted: [
      Example(
        "<availability><price model=\"free\"/></availability><binaries drm=\"no\"><apk href=\"app.apk\"/></binaries>",
        sketches: ["app.apk": PackageSketch()]),
      Example(
        "<binaries drm=\"yes\"><apk href=\"app.apk\"/></binaries>",
        sketches: ["app.apk": PackageSketch(classes: ["com.amazon.device.drm.LicensingService"])]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let drm = listing.binaries.drm, drm.value == "yes" else { return }
    if listing.availability.price?.model?.value == "free" {
      report.flag(
        Self.free, at: drm.location, "DRM is \"yes\", and the app is free", found: drm.value, allowed: "no",
        help: "choose no for a free app", field: .binary)
      return
    }
    let libraries: (Package) -> Bool = {
      context.profile.libraries(.amazonLicensing, .amazonBilling, .billingCompatibility, in: $0.code).isEmpty
    }
    guard let package = listing.packages.first(where: libraries) else { return }
    report.flag(
      Self.sdk, at: drm.location, "DRM is \"yes\", and \"\(package.path)\" does not hold the Appstore SDK",
      found: drm.value, help: "add the Appstore SDK, or choose no", field: .binary)
  }
}
