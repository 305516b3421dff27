import Testing

@testable import ListingValidator

/// The tab "Binary files": each case of the facts with its verdict. What a manifest alone shows has tests of its own.
@Suite struct BinaryVerdicts {
  @Test(arguments: table) func binary(_ verdict: Verdict) throws { try verdict.check() }

  @Test(arguments: webApps) func webApp(_ verdict: Verdict) throws { try verdict.check() }

  static let table = [
    Verdict("complete package") { $0.use(.complete) },
    Verdict("complete package, Fire TV too", "note long-description-not-on-fire-tv", "error image-missing") {
      $0.use(.complete)
      $0.submission = "<submission devices=\"fire-tablet fire-tv\"/>"
    },

    // Package, version, signing, count, size
    Verdict("package of another app", "error package-name-mismatch") {
      $0.use(.complete, attributes: "package=\"com.example.other\"")
    },
    Verdict(
      "version code equal to the live one", "error version-code-not-raised", "warning release-notes-missing"
    ) {
      $0.use(.complete)
      $0.submission = "<submission devices=\"fire-tablet\" previous-version-code=\"42\"/>"
    },
    Verdict("version code above the live one", "warning release-notes-missing") {
      $0.use(.complete)
      $0.submission = "<submission devices=\"fire-tablet\" previous-version-code=\"41\"/>"
    },
    Verdict("two binaries of one version code", "error version-code-repeated", "note binaries-overlap") {
      $0.useTwo(.complete, .complete)
    },
    Verdict("two binaries for the same devices", "note binaries-overlap") {
      $0.useTwo(.complete, .named(code: 43))
    },
    Verdict("two binaries for other devices") {
      $0.useTwo(.complete, .named(code: 43), attributes: ("devices=\"fire-tablet\"", "devices=\"fire-tv\""))
    },
    Verdict("version code that is not the listing's", "warning version-code-mismatch") {
      $0.use(.complete, attributes: "version-code=\"41\"")
    },
    Verdict("version name of 49 characters") { $0.use(.named(String(repeating: "1", count: 49))) },
    Verdict("version name of 50 characters", "warning version-name-too-long") {
      $0.use(.named(String(repeating: "1", count: 50)))
    },
    Verdict(
      "version name with letters, gen1", "note version-name-characters", options: ["--console", "gen1"]
    ) {
      $0.use(.named("1.0-beta"))
    },
    Verdict("version name with letters, gen2") { $0.use(.named("1.0-beta")) },
    Verdict("debug keystore", "error package-debug-signed") {
      $0.use(.complete.with { $0.signature = PackageSignature(state: .holds, signers: [.debug]) })
    },
    Verdict("no signature", "warning package-not-signed") {
      $0.use(.complete.with { $0.signature = PackageSignature(state: .unsigned) })
    },
    Verdict("changed after signing", "error package-signature-broken") {
      $0.use(.complete.with { $0.signature = PackageSignature(state: .broken("signature v2: changed")) })
    },
    Verdict("signature v1 alone, target 36", "warning package-signature-broken") {
      $0.use(.complete.with { $0.signature = PackageSignature(state: .incomplete("no signature v2")) })
    },
    Verdict("not aligned", "warning package-not-aligned") {
      $0.use(.complete.with { $0.code.misalignedFile = "res/a.png" })
    },
    Verdict("compressed resource table, target 36", "error package-not-aligned") {
      $0.use(.complete.with { $0.code.resourceTable = .compressed })
    },
    Verdict("file of 84 MB", "note package-large") { $0.use(.complete.with { $0.size = 84_000_000 }) },
    Verdict("file of 50 MB") { $0.use(.complete.with { $0.size = 50_000_000 }) },
    Verdict("file of 2.6 GB", "warning package-large") { $0.use(.complete.with { $0.size = 2_800_000_000 }) },
    Verdict(
      "file of 2.1 GB, Fire TV", "note package-large", "note long-description-not-on-fire-tv",
      "error image-missing"
    ) {
      $0.use(.complete.with { $0.size = 2_200_000_000 })
      $0.submission = "<submission devices=\"fire-tv fire-tablet\"/>"
    },
    Verdict("sixteen binaries", "note binaries-too-many") {
      $0.binaries = "<binaries drm=\"no\">\((1...16).map { "<apk href=\"\($0).apk\"/>" }.joined())</binaries>"
    },

    // DRM
    Verdict("no choice about DRM", "note drm-choice-missing") {
      $0.use(.complete)
      $0.binaries = $0.binaries.replacing(" drm=\"no\"", with: "")
    },
    Verdict("no choice about DRM, API", "warning drm-choice-missing", options: ["--route", "api"]) {
      $0.use(.complete)
      $0.binaries = $0.binaries.replacing(" drm=\"no\"", with: "")
    },
    Verdict("free app with DRM", "note drm-without-use") {
      $0.use(.complete)
      $0.binaries = $0.binaries.replacing("drm=\"no\"", with: "drm=\"yes\"")
    },
    Verdict("free app without DRM, no Appstore SDK") { $0.use(.complete) },
    Verdict("paid app with DRM, no Appstore SDK", "note drm-without-use") {
      $0.use(.complete)
      $0.binaries = $0.binaries.replacing("drm=\"no\"", with: "drm=\"yes\"")
      $0.availability = $0.availability.replacing(
        "<price model=\"free\"/>", with: "<price model=\"paid\" amount=\"2.99\" currency=\"USD\"/>")
    },

    // App bundles
    Verdict("app bundle") { $0.use(.complete, bundle: true) },
    Verdict("permission in a module of a bundle", "warning permission-implies-feature") {
      $0.use(
        .complete.with {
          $0.modules = ["scan": "<uses-permission android:name=\"android.permission.CAMERA\"/>"]
        },
        bundle: true)
    },
    Verdict("component in a module of a bundle", "error component-exported-missing") {
      $0.use(
        .complete.with {
          $0.modules = [
            "pay": """
            <application><service android:name=".Pay">
              <intent-filter><action android:name="com.example.PAY"/></intent-filter>
            </service></application>
            """
          ]
        }, bundle: true)
    },
    Verdict("location answered no, permission in a module", "warning rating-contradicts-package") {
      $0.use(
        .complete.with { $0.modules = ["map": .permission("ACCESS_COARSE_LOCATION", without: "location")] },
        bundle: true)
    },
    Verdict("app bundle, API", "warning bundle-through-api", options: ["--route", "api"]) {
      $0.use(.complete, bundle: true)
    },
    Verdict("asset pack on demand", "warning asset-pack-delivery") {
      $0.use(.complete.with { $0.modules = ["levels": .assetPack("on-demand")] }, bundle: true)
    },
    Verdict("asset pack at install time") {
      $0.use(.complete.with { $0.modules = ["levels": .assetPack("install-time")] }, bundle: true)
    },

    // Processors
    Verdict("libraries for 32 and 64 bits") {
      $0.use(.complete.with { $0.libraries = ["armeabi-v7a/liba.so", "arm64-v8a/liba.so"] })
    },
    Verdict("library with another name for 64 bits", "warning native-libraries-differ") {
      $0.use(.complete.with { $0.libraries = ["armeabi-v7a/liba.so", "arm64-v8a/libb.so"] })
    },
    Verdict("libraries for 32 bits only", "warning native-code-64-bit-missing") {
      $0.use(.complete.with { $0.libraries = ["armeabi-v7a/liba.so"] })
    },
    Verdict("libraries for 64 bits only", "note native-code-unusable") {
      $0.use(.complete.with { $0.libraries = ["arm64-v8a/liba.so"] })
    },
    Verdict("libraries for x86 only", "warning native-code-unusable") {
      $0.use(.complete.with { $0.libraries = ["x86/liba.so", "x86_64/liba.so"] })
    },
    Verdict("no libraries") { $0.use(.complete) },

    // Google's services, Amazon's libraries, other stores
    Verdict("Google Play Billing", "warning google-services-in-code") {
      $0.use(.complete.with { $0.classes = ["com.android.billingclient.api.BillingClient"] })
    },
    Verdict("Google Play Billing beside the Appstore SDK") {
      $0.use(
        .complete.with {
          $0.classes = [
            "com.android.billingclient.api.BillingClient", "com.amazon.device.iap.PurchasingService",
          ]
        })
    },
    Verdict("Firebase Cloud Messaging", "warning google-services-in-code") {
      $0.use(.complete.with { $0.classes = ["com.google.firebase.messaging.FirebaseMessaging"] })
    },
    Verdict("Play Games", "warning google-services-in-code") {
      $0.use(.complete.with { $0.classes = ["com.google.android.gms.games.GamesClient"] })
    },
    Verdict("Google sign-in", "warning google-services-in-code") {
      $0.use(.complete.with { $0.classes = ["com.google.android.gms.auth.api.signin.GoogleSignIn"] })
    },
    Verdict("parts of Firebase that need no Play services") {
      $0.use(
        .complete.with {
          $0.classes = ["com.google.firebase.FirebaseApp", "com.google.android.gms.tasks.Task"]
        })
    },
    Verdict("Appstore SDK without its key", "warning appstore-key-missing") {
      $0.use(.complete.with { $0.classes = ["com.amazon.device.drm.LicensingService"] })
    },
    Verdict("Appstore SDK with its key") {
      $0.use(
        .complete.with {
          $0.classes = ["com.amazon.device.drm.LicensingService"]
          $0.code.hasAppstoreKey = true
        })
    },
    Verdict("Appstore SDK and Billing Compatibility SDK", "warning amazon-sdks-conflict") {
      $0.use(
        .complete.with {
          $0.classes = [
            "com.amazon.device.iap.PurchasingService",
            "com.amazon.device.iap.billingclient.api.BillingClient",
          ]
          $0.code.hasAppstoreKey = true
        })
    },
    Verdict("link to another store", "note other-store-link-in-code") {
      $0.use(.complete.with { $0.texts = ["market://details?id=com.example.planner"] })
    },

    // Icon, languages
    Verdict("icon for one density", "note launcher-icon-densities") {
      $0.use(.complete.with { $0.icons = [160: "res/icon.png"] })
    },
    Verdict("translated app, listing in English", "note package-locales-differ") {
      $0.use(
        .complete.with {
          $0.labels = ["": "Planner", "de": "Planer"]
          $0.locales = ["", "de"]
        })
    },
    Verdict("libraries with translations, listing in English") {
      $0.use(.complete.with { $0.locales = ["", "de", "fr", "ja"] })
    },

    // Content rating
    Verdict("location answered no, permission", "warning rating-contradicts-package") {
      $0.use(.complete.with { $0.manifest += .permission("ACCESS_COARSE_LOCATION", without: "location") })
    },
    Verdict("location answered yes, permission") {
      $0.use(.complete.with { $0.manifest += .permission("ACCESS_COARSE_LOCATION", without: "location") })
      $0.contentRating = CompleteListing.contentRating(replacing: ["location": "<location answer=\"yes\"/>"])
    },
    Verdict("location answered yes, no permission", "note rating-contradicts-package") {
      $0.use(.complete)
      $0.contentRating = CompleteListing.contentRating(replacing: ["location": "<location answer=\"yes\"/>"])
    },
    Verdict(
      "advertisements answered no, library for them", "warning rating-contradicts-package",
      "note collection-contradicts-package"
    ) { $0.use(.complete.with { $0.classes = ["com.unity3d.ads.UnityAds"] }) },
    Verdict("0-12, library for analytics", "warning children-and-tracking", "note audience-children") {
      $0.use(.complete.with { $0.classes = ["com.google.firebase.analytics.FirebaseAnalytics"] })
      $0.contentRating = CompleteListing.contentRating(
        audience: "audience=\"0-12\"",
        privacy:
          "<privacy policy=\"https://example.com/privacy\" collects-data=\"yes\" shares-data=\"no\" questionnaire=\"yes\"/>"
      )
    },
    Verdict("18+, library for analytics") {
      $0.use(.complete.with { $0.classes = ["com.google.firebase.analytics.FirebaseAnalytics"] })
      $0.contentRating = CompleteListing.contentRating(
        privacy:
          "<privacy policy=\"https://example.com/privacy\" collects-data=\"yes\" shares-data=\"no\" questionnaire=\"yes\"/>"
      )
    },
    Verdict("nothing collected, library for analytics", "note collection-contradicts-package") {
      $0.use(.complete.with { $0.classes = ["com.google.firebase.analytics.FirebaseAnalytics"] })
    },
  ]

  static let webApps = [
    Verdict("web app", "warning web-app-retired") {
      $0.webApp = "<web-app url=\"https://app.example.com/\"/>"
    },
    Verdict("web app over http", "warning web-app-retired", "warning web-app-url-insecure") {
      $0.webApp = "<web-app url=\"http://app.example.com/\"/>"
    },
    Verdict("web app without a host", "warning web-app-retired", "error web-app-url-malformed") {
      $0.webApp = "<web-app url=\"https:///start\"/>"
    },
    Verdict("web app without a scheme", "warning web-app-retired", "warning web-app-url-malformed") {
      $0.webApp = "<web-app url=\"app.example.com\"/>"
    },
    Verdict("archive with index.html", "warning web-app-retired") {
      $0.webApp = "<web-app archive=\"app.zip\"/>"
      $0.packages = ["app.zip": .zip(["index.html", "app.js"])]
    },
    Verdict("archive with index.html in a folder", "warning web-app-retired") {
      $0.webApp = "<web-app archive=\"app.zip\"/>"
      $0.packages = ["app.zip": .zip(["site/index.html"])]
    },
    Verdict("archive without index.html", "warning web-app-retired", "warning web-app-index-missing") {
      $0.webApp = "<web-app archive=\"app.zip\"/>"
      $0.packages = ["app.zip": .zip(["start.html"])]
    },
    Verdict("archive with the store's script", "warning web-app-retired", "note web-app-script-shipped") {
      $0.webApp = "<web-app archive=\"app.zip\"/>"
      $0.packages = ["app.zip": .zip(["index.html", "Amazon-Web-App-API.min.js"])]
    },
    Verdict("manifest as the console made it", "warning web-app-retired") {
      $0.webApp = "<web-app url=\"https://app.example.com/\" manifest=\"web-app-manifest.json\"/>"
      $0.files = [
        "web-app-manifest.json": """
        {"verification_key": "6f9619ff-8b86-d011-b42d-00cf4fc964ff", "version": "1.0.6", "type": "web",
         "last_update": "2013-05-21 09:05:13+0000"}
        """
      ]
    },
    Verdict("manifest that is no JSON", "warning web-app-retired", "error web-app-manifest-malformed") {
      $0.webApp = "<web-app url=\"https://app.example.com/\" manifest=\"web-app-manifest.json\"/>"
      $0.files = ["web-app-manifest.json": "<manifest/>"]
    },
    Verdict(
      "manifest with a key of another form", "warning web-app-retired", "note web-app-manifest-malformed"
    ) {
      $0.webApp = "<web-app url=\"https://app.example.com/\" manifest=\"web-app-manifest.json\"/>"
      $0.files = ["web-app-manifest.json": "{\"verification_key\": \"1\"}"]
    },
  ]
}

extension CompleteListing {
  /// Names one package, built for this listing.
  mutating func use(_ sample: PackageSketch, attributes: String = "", bundle: Bool = false) {
    let kind = bundle ? "aab" : "apk"
    binaries = "<binaries drm=\"no\"><\(kind) href=\"app.\(kind)\" \(attributes)/></binaries>"
    sketches = ["app.\(kind)": sample]
  }

  /// Names two packages.
  mutating func useTwo(
    _ first: PackageSketch, _ second: PackageSketch, attributes: (String, String) = ("", "")
  ) {
    binaries = """
      <binaries drm="no"><apk href="a.apk" \(attributes.0)/><apk href="b.apk" \(attributes.1)/></binaries>
      """
    sketches = ["a.apk": first, "b.apk": second]
  }
}

extension PackageSketch {
  /// A package for the complete listing that no rule says anything about, of the manifest either.
  static let complete = named("1.0")

  static func named(_ version: String = "1.0", code: Int = 42) -> PackageSketch {
    PackageSketch(
      """
      <uses-sdk android:minSdkVersion="19" android:targetSdkVersion="36"/>
      <uses-permission android:name="android.permission.INTERNET"/>
      <uses-feature android:name="android.hardware.touchscreen" android:required="false"/>
      <application android:icon="@mipmap/icon" android:label="Planner" android:banner="@drawable/banner"
          android:allowBackup="false">
        <activity android:name=".Main" android:exported="true">
          <intent-filter>
            <action android:name="android.intent.action.MAIN"/>
            <category android:name="android.intent.category.LAUNCHER"/>
            <category android:name="android.intent.category.LEANBACK_LAUNCHER"/>
          </intent-filter>
        </activity>
      </application>
      """,
      attributes: """
        package="com.example.planner" android:versionCode="\(code)" android:versionName="\(version)"
        android:installLocation="preferExternal"
        """, labels: ["": "Planner"])
  }

  func with(_ change: (inout PackageSketch) -> Void) -> PackageSketch {
    var sample = self
    change(&sample)
    return sample
  }
}

extension PackageSignature.Signer {
  fileprivate static let debug = PackageSignature.Signer(
    subject: "CN=Android Debug,O=Android,C=US", isDebug: true)
}

extension String {
  /// A module of a bundle that holds files only.
  fileprivate static func assetPack(_ delivery: String) -> String {
    """
    <dist:module xmlns:dist="http://schemas.android.com/apk/distribution" dist:type="asset-pack">
      <dist:delivery><dist:\(delivery)/></dist:delivery>
    </dist:module>
    """
  }

  /// A permission of Android's, and the features that it implies as optional ones.
  fileprivate static func permission(_ name: String, without feature: String) -> String {
    """
    <uses-permission android:name="android.permission.\(name)"/>
    <uses-feature android:name="android.hardware.\(feature)" android:required="false"/>
    <uses-feature android:name="android.hardware.\(feature).network" android:required="false"/>
    """
  }
}
