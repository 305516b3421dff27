import TestSupport
import Testing

@testable import ListingValidator

/// Manifests, assistants and small resource files as people write them, and all that is said about each.
@Suite struct AndroidVerdicts {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var app: TelevisionApp
    var options: [String] = []
    var expected: [String]

    init(
      _ name: String, _ expected: String..., options: [String] = [], change: (inout TelevisionApp) -> Void
    ) {
      testDescription = name
      app = TelevisionApp().with(change)
      self.options = options
      self.expected = expected.sorted()
    }
  }

  @Test(arguments: bugReports + devices + levels + manifest + voice + others)
  func verdict(_ row: Row) throws {
    let findings = try Lint.findings(row.app.allFiles, options: row.options)
    let verdicts = findings.map { "\($0.severity.rawValue) \($0.rule)" }.sorted()
    #expect(verdicts == row.expected, "\(findings.map(\.message))")
  }

  private static let gamesAppID = "com.google.android.gms.games.APP_ID"
  private static let service = "<service android:name=\".Download\">"
  private static let filter = "<intent-filter><action android:name=\"com.example.RUN\"/></intent-filter>"

  private static func appID(_ value: String) -> String {
    "<meta-data android:name=\"\(gamesAppID)\" android:value=\"\(value)\"/>"
  }

  /// The threads of the table of bug reports that are about these files.
  static let bugReports: [Row] = [
    Row("complete") { _ in },
    Row(
      "1, 2: backslash and space before the number", "error games-meta-data-malformed",
      "note google-services-meta-data"
    ) {
      $0.components = appID("\\ 232323232323")
    },
    Row("2: the same with ten digits", "error games-meta-data-malformed", "note google-services-meta-data") {
      $0.components = appID("\\ 2323232323")
    },
    Row("3: APP_ID inside an activity", "error games-meta-data-misplaced", "note google-services-meta-data") {
      $0.components = "<activity android:name=\".Game\">\(appID("@string/app_id"))</activity>"
    },
    Row("5: APP_ID as a literal number", "error games-meta-data-malformed", "note google-services-meta-data")
    {
      $0.components = appID("379996204385")
    },
    Row("5: APP_ID as FOOBAR", "error games-meta-data-malformed", "note google-services-meta-data") {
      $0.components = appID("FOOBAR")
    },
    Row(
      "6: APP_ID with an escaped first digit", "note games-meta-data-malformed",
      "note google-services-meta-data"
    ) {
      $0.components = appID("\\u003379996204385")
    },
    Row("6: APP_ID as a string", "note google-services-meta-data") {
      $0.components = appID("@string/app_id")
    },
    Row("8: no APP_ID beside the ids of a game", "warning games-meta-data-missing") {
      $0.files["res/values/games-ids.xml"] = """
        <resources>
          <string name="app_id" translatable="false">379996204385</string>
          <string name="package_name" translatable="false">com.example.player</string>
          <string name="achievement_a" translatable="false">CgkI4dqnzIcLEAIQAQ</string>
        </resources>
        """
    },
    Row("14: attributes without white space between them", "error malformed-xml") {
      $0.files["AndroidManifest.xml"] = $0.manifest.replacing(
        "\" android:exported", with: "\"android:exported")
    },
    Row("19: guarded speech recogniser, Android 11 or below", "warning recognition-service-guarded") {
      $0.recognition = $0.recognition.replacing(
        "android:exported=\"true\"",
        with: "android:exported=\"true\" android:permission=\"android.permission.BIND_VOICE_INTERACTION\"")
    },
    Row("19: guarded speech recogniser, Android 12 and above", "note fire-os-lost") {
      $0.sdk = $0.sdk.replacing("\"19\"", with: "\"31\"")
      $0.recognition = $0.recognition.replacing(
        "android:exported=\"true\"",
        with: "android:exported=\"true\" android:permission=\"android.permission.BIND_VOICE_INTERACTION\"")
    },
    Row(
      "20: no android.speech meta-data", "warning recognition-meta-data-missing",
      "note voice-meta-data-unused"
    ) {
      $0.recognition = """
        <service android:name=".Recognition" android:exported="true">
        <intent-filter><action android:name="android.speech.RecognitionService"/></intent-filter></service>
        """
    },
    Row("22: BIND_ASSISTANT in place of BIND_VOICE_INTERACTION", "error assistant-unguarded") {
      $0.assistant = $0.assistant.replacing("BIND_VOICE_INTERACTION", with: "BIND_ASSISTANT")
    },
    Row("23: recognitionService names the session", "warning recognition-service-not-real") {
      $0.description = $0.description.replacing("player.Recognition", with: "player.Session")
    },
    Row("23: recognitionService names the assistant", "warning recognition-service-not-real") {
      $0.description = $0.description.replacing("player.Recognition", with: "player.Assistant")
    },
    Row(
      "25: touchscreen not optional, no leanback, no banner; Fire TV declared",
      "warning touchscreen-required",
      "warning leanback-launcher-missing", options: ["devices", "fire-tv"]
    ) {
      $0.touchscreen = ""
      $0.leanback = ""
      $0.application = "android:label=\"@string/app_name\""
      $0.launcher = $0.launcher.replacing("LEANBACK_LAUNCHER", with: "DEFAULT")
    },
    Row("25: the same, no word of Fire TV") {
      $0.touchscreen = ""
      $0.leanback = ""
      $0.application = "android:label=\"@string/app_name\""
      $0.launcher = $0.launcher.replacing("LEANBACK_LAUNCHER", with: "DEFAULT")
    },
    Row("26: touchscreen optional, and all right", options: ["devices", "fire-tv"]) { _ in },
    Row("27: no banner", "warning banner-missing") { $0.application = "android:label=\"@string/app_name\"" },
    Row("27b: a banner is declared, whatever it shows") {
      $0.application = "android:label=\"@string/app_name\""
      $0.launcher = $0.launcher.replacing(
        "android:exported", with: "android:banner=\"@drawable/old\" android:exported")
    },
    Row("28: filter without android:exported", "error component-exported-missing") {
      $0.components = "\(service)\(filter)</service>"
    },
    Row("28: the same, an older target", "note fire-os-lost") {
      $0.sdk = $0.sdk.replacing("36", with: "30")
      $0.components = "\(service)\(filter)</service>"
    },
    Row("28: the same, no target known", "warning component-exported-missing") {
      $0.sdk = ""
      $0.components = "\(service)\(filter)</service>"
    },
    Row("29: unbound prefix in the languages of an app", "error malformed-xml") {
      $0.files["res/xml/locales_config.xml"] = "<locale-config><locale android:name=\"en\"/></locale-config>"
    },
    Row("31: en-rUS in the languages of an app", "error locale-config-malformed") {
      $0.files["res/xml/locales_config.xml"] = locales("en-rUS")
    },
    Row("31: en-US in the languages of an app") { $0.files["res/xml/locales_config.xml"] = locales("en-US") },
    Row("32: unbound prefix in a manifest", "error malformed-xml") {
      $0.components = "<activity android:name=\".A\" app:theme=\"a\"/>"
    },
    Row("37: google-services.json without the debug package", "error google-services-package-mismatch") {
      $0.files["google-services.json"] = firebase
      $0.files["build.gradle"] = """
        android { defaultConfig { applicationId "com.example.player" }
        buildTypes { debug { applicationIdSuffix ".debug" } } }
        """
    },
    Row("37: google-services.json of the app") {
      $0.files["google-services.json"] = firebase
      $0.files["build.gradle"] = "android { defaultConfig { applicationId \"com.example.player\" } }"
    },
  ]

  private static func locales(_ tag: String) -> String {
    """
    <locale-config xmlns:android="http://schemas.android.com/apk/res/android">
    <locale android:name="\(tag)"/></locale-config>
    """
  }

  private static let firebase = """
    {"client": [{"client_info": {"android_client_info": {"package_name": "com.example.player"}}}]}
    """

  @Test func nonUTF8InAManifestIsAnEncodingFault() throws {
    // 32: Chinese in another encoding.
    var files = TelevisionApp().allFiles
    files["AndroidManifest.xml"]?.insert(
      contentsOf: [0x3C, 0x21, 0x2D, 0x2D, 0xD6, 0xD0, 0x2D, 0x2D, 0x3E], at: 39)
    let findings = try Lint.findings(files).filter { $0.severity == .error }
    #expect(findings.map(\.rule.description) == ["text-not-utf8"])
  }

  /// Hardware and the devices that have it.
  static let devices: [Row] = [
    Row("CAMERA with Fire TV", "warning permission-implies-feature") {
      $0.declarations = permission("android.permission.CAMERA")
    },
    Row(
      "CAMERA, tablets only: autofocus", "warning permission-implies-feature",
      options: ["devices", "fire-tablet"]
    ) {
      $0.declarations = permission("android.permission.CAMERA")
    },
    Row("CAMERA, camera and autofocus optional") {
      $0.declarations =
        permission("android.permission.CAMERA") + optional("android.hardware.camera")
        + optional("android.hardware.camera.autofocus")
    },
    Row("RECORD_AUDIO, tablets only", options: ["devices", "fire-tablet"]) {
      $0.declarations = permission("android.permission.RECORD_AUDIO")
    },
    Row(
      "ACCESS_FINE_LOCATION, tablets only", "warning permission-implies-feature",
      options: ["devices", "fire-tablet"]
    ) {
      $0.declarations = permission("android.permission.ACCESS_FINE_LOCATION")
    },
    Row("ACCESS_FINE_LOCATION, everything optional") {
      $0.declarations =
        permission("android.permission.ACCESS_FINE_LOCATION") + optional("android.hardware.location")
        + optional("android.hardware.location.gps")
    },
    Row("Wi-Fi and Bluetooth") {
      $0.declarations =
        permission("android.permission.ACCESS_WIFI_STATE") + permission("android.permission.BLUETOOTH")
    },
    Row("WRITE_EPG_DATA with Fire TV", "warning permission-loses-devices") {
      $0.declarations = permission("com.android.providers.tv.permission.WRITE_EPG_DATA")
    },
    Row("WRITE_EPG_DATA, tablets only", options: ["devices", "fire-tablet"]) {
      $0.declarations = permission("com.android.providers.tv.permission.WRITE_EPG_DATA")
    },
    Row("telephony required with Fire TV", "warning feature-not-on-device") {
      $0.declarations = "<uses-feature android:name=\"android.hardware.telephony\"/>"
    },
    Row("touchscreen required with Fire TV", "warning touchscreen-required") {
      $0.touchscreen =
        "<uses-feature android:name=\"android.hardware.touchscreen\" android:required=\"true\"/>"
    },
    Row("leanback required, devices unknown", "note leanback-required") {
      $0.leanback = "<uses-feature android:name=\"android.software.leanback\" android:required=\"true\"/>"
    },
    Row(
      "leanback required, tablets declared", "warning leanback-required",
      options: ["devices", "fire-tv fire-tablet"]
    ) {
      $0.leanback = "<uses-feature android:name=\"android.software.leanback\" android:required=\"true\"/>"
    },
    Row("leanback required, Fire TV only", options: ["devices", "fire-tv"]) {
      $0.leanback = "<uses-feature android:name=\"android.software.leanback\" android:required=\"true\"/>"
    },
    Row("app widget", "warning app-widget") {
      $0.components = """
        <receiver android:name=".Widget" android:exported="false"><intent-filter>
        <action android:name="android.appwidget.action.APPWIDGET_UPDATE"/></intent-filter></receiver>
        """
    },
    Row("a permission of Google's", "warning google-services-permission") {
      $0.declarations = permission("com.google.android.c2dm.permission.RECEIVE")
    },
  ]

  private static func permission(_ name: String) -> String { "<uses-permission android:name=\"\(name)\"/>" }
  private static func optional(_ name: String) -> String {
    "<uses-feature android:name=\"\(name)\" android:required=\"false\"/>"
  }

  /// API levels and versions of Fire OS.
  static let levels: [Row] = [
    Row("minSdk 23: Fire OS 5 lost", "note fire-os-lost") {
      $0.sdk = $0.sdk.replacing("\"19\"", with: "\"23\"")
    },
    Row("minSdk 17") { $0.sdk = $0.sdk.replacing("\"19\"", with: "\"17\"") },
    Row("target 30: Fire OS 14 and 16 lost", "note fire-os-lost") {
      $0.sdk = $0.sdk.replacing("36", with: "30")
    },
    Row("target 34: Fire OS 16 lost", "note fire-os-lost") { $0.sdk = $0.sdk.replacing("36", with: "34") },
    Row("target 37", "warning target-sdk-too-new") { $0.sdk = $0.sdk.replacing("36", with: "37") },
    Row("target set by Gradle", "warning target-sdk-too-new") {
      $0.files["build.gradle.kts"] = "android { defaultConfig { targetSdk = 37 } }"
    },
    Row("target computed by Gradle") {
      $0.files["build.gradle.kts"] =
        "android { defaultConfig { targetSdk = libs.versions.target.get().toInt() } }"
    },
    Row("uses-amzn-sdk", "warning amzn-sdk-declared") {
      $0.attributes += " xmlns:amazon=\"http://schemas.amazon.com/apk/res/android\""
      $0.declarations = "<amazon:uses-amzn-sdk android:minSdkVersion=\"1\"/>"
    },
    Row("installLocation absent", "note install-location-missing") {
      $0.attributes = $0.attributes.replacing(" android:installLocation=\"auto\"", with: "")
    },
    Row("installLocation preferExternal") {
      $0.attributes = $0.attributes.replacing("auto", with: "preferExternal")
    },
    Row("installLocation preferExternal with a boot receiver", "warning install-location-external") {
      $0.attributes = $0.attributes.replacing("auto", with: "preferExternal")
      $0.components = """
        <receiver android:name=".Boot" android:exported="false"><intent-filter>
        <action android:name="android.intent.action.BOOT_COMPLETED"/></intent-filter></receiver>
        """
    },
  ]

  /// The manifest itself, with the false alarms that real files taught.
  static let manifest: [Row] = [
    Row("debuggable", "error app-debuggable") { $0.application += " android:debuggable=\"true\"" },
    Row("testOnly", "error app-test-only") { $0.application += " android:testOnly=\"true\"" },
    Row("plain text permitted", "warning cleartext-traffic") {
      $0.application += " android:usesCleartextTraffic=\"true\""
    },
    Row("allowBackup set, unset") { $0.application += " android:allowBackup=\"true\"" },
    Row("no package, namespace by a convention plugin") {
      $0.attributes = $0.attributes.replacing("package=\"com.example.player\"", with: "")
      $0.files["build.gradle.kts"] = "plugins { alias(libs.plugins.homeassistant.android.application) }"
    },
    Row("a library without launcher, SDKs and banner") {
      $0 = TelevisionApp(
        attributes: "", sdk: "", touchscreen: "", leanback: "", application: "",
        launcher: "<activity android:name=\".A\"/>",
        assistant: "", session: "", recognition: "",
        files: [
          "build.gradle": "plugins { id 'com.android.library' }", "res/xml/assistant.xml": "<a/>",
          "res/xml/recognition.xml": "<a/>",
        ])
    },
    Row("a service that is commented out") { $0.components = "<!-- \(service)\(filter)</service> -->" },
    Row("tools attributes and elements with addresses of their own") {
      $0.attributes += " xmlns:own=\"http://schemas.android.com/apk/res/com.example.player\""
      $0.application += " tools:targetApi=\"36\" tools:ignore=\"AllowBackup\""
      $0.components = "<tools:validation testUrl=\"https://example.com/\"/>"
    },
    Row("a permission that the merge removes") {
      $0.declarations = "<uses-permission android:name=\"android.permission.CAMERA\" tools:node=\"remove\"/>"
    },
    Row("Android's namespace misspelt", "error android-namespace-wrong") {
      $0.files["AndroidManifest.xml"] = $0.manifest.replacing(
        "\"http://schemas.android.com/apk/res/android\"",
        with: "\"https://schemas.android.com/apk/res/android\"")
    },
    Row("an attribute without android:", "warning android-namespace-missing") {
      $0.components = "<service android:name=\".S\" exported=\"false\">\(filter)</service>"
    },
    Row("a name without android:", "error android-namespace-missing") {
      $0.components = "<service name=\".S\" android:exported=\"false\"/>"
    },
    Row("Amazon's namespace and Device Messaging") {
      $0.attributes += " xmlns:amazon=\"http://schemas.amazon.com/apk/res/android\""
      $0.declarations = """
        <permission android:name="com.example.player.permission.RECEIVE_ADM_MESSAGE"
          android:protectionLevel="signature"/>
        <uses-permission android:name="com.example.player.permission.RECEIVE_ADM_MESSAGE"/>
        <uses-permission android:name="com.amazon.device.messaging.permission.RECEIVE"/>
        """
      $0.components =
        "<amazon:enable-feature android:name=\"com.amazon.device.messaging\" android:required=\"false\"/>"
    },
    Row("Amazon's namespace misspelt", "warning android-namespace-wrong") {
      $0.attributes += " xmlns:amazon=\"https://schemas.amazon.com/apk/res/android\""
      $0.components =
        "<amazon:enable-feature android:name=\"com.amazon.device.messaging\" android:required=\"false\"/>"
    },
    Row("permission of Device Messaging open to all", "warning adm-permission") {
      $0.declarations =
        "<permission android:name=\"com.example.player.permission.RECEIVE_ADM_MESSAGE\"/>"
    },
  ]

  /// Assistants.
  static let voice: [Row] = [
    Row("no meta-data: check 2", "error assistant-meta-data-missing", "note voice-meta-data-unused") {
      $0.assistant = $0.assistant.replacing(
        "<meta-data android:name=\"android.voice_interaction\" android:resource=\"@xml/assistant\"/>",
        with: "")
    },
    Row("another root element: check 3", "error voice-meta-data-wrong-root") {
      $0.files["res/xml/assistant.xml"] = "<assistant/>"
    },
    Row("no sessionService: check 4", "error session-service-missing") {
      $0.description = $0.description.replacing(
        "android:sessionService=\"com.example.player.Session\"", with: "")
    },
    Row("no recognitionService: check 5", "error recognition-service-missing") {
      $0.description = $0.description.replacing(
        "android:recognitionService=\"com.example.player.Recognition\"", with: "")
    },
    Row("no recognitionService, Android 5 only", "note fire-os-lost", "note fire-os-lost") {
      $0.sdk =
        "<uses-sdk android:minSdkVersion=\"21\" android:maxSdkVersion=\"22\" android:targetSdkVersion=\"36\"/>"
      $0.description = $0.description.replacing(
        "android:recognitionService=\"com.example.player.Recognition\"", with: "")
    },
    Row("an assistant cut short: check 6", "error malformed-xml") {
      $0.files["res/xml/assistant.xml"] = "<voice-interaction-service"
    },
    Row("empty sessionService, as in Android's own sample", "error voice-class-name-malformed") {
      $0.description = $0.description.replacing("com.example.player.Session", with: "")
    },
    Row("a name that begins with a dot", "error voice-class-name-malformed") {
      $0.description = $0.description.replacing("com.example.player.Session", with: ".Session")
    },
    Row("a name without a package", "error voice-class-name-malformed") {
      $0.description = $0.description.replacing("com.example.player.Session", with: "Session")
    },
    Row("an inner class") {
      $0.session = $0.session.replacing(".Session", with: ".Main$Session")
      $0.description = $0.description.replacing("player.Session", with: "player.Main$Session")
    },
    Row("a placeholder", "warning voice-class-name-malformed") {
      $0.description = $0.description.replacing(
        "com.example.player.Session", with: "${applicationId}.Session")
    },
    Row(
      "getters and ideas in place of attributes", "warning voice-attribute-unknown",
      "warning voice-attribute-unknown",
      "warning voice-attribute-unknown"
    ) {
      $0.description += """
         android:supportsLaunchFromKeyguard="true" android:usesAssistData="true"
        android:usesAssistStructureScreenContent="true"
        """
    },
    Row("supportsAssist left out", "note assist-unsupported") {
      $0.description = $0.description.replacing("android:supportsAssist=\"true\"", with: "")
    },
    Row("all attributes that exist") {
      $0.description += """
         android:supportsLaunchVoiceAssistFromKeyguard="true" android:supportsLocalInteraction="true"
        android:settingsActivity="com.example.player.MainActivity"
        """
    },
    Row("session service undeclared", "warning voice-class-undeclared") { $0.session = "" },
    Row("recognition service undeclared", "warning voice-class-undeclared", "note voice-meta-data-unused") {
      $0.recognition = ""
    },
    Row("settings activity undeclared", "warning voice-class-undeclared") {
      $0.description += " android:settingsActivity=\"com.example.player.Settings\""
    },
    Row("session service open to all", "warning session-service-unguarded") {
      $0.session = "<service android:name=\".Session\" android:exported=\"true\"/>"
    },
    Row("recognition service without its action", "warning recognition-action-missing") {
      $0.recognition = $0.recognition.replacing(
        "android.speech.RecognitionService", with: "com.example.RECOGNISE")
    },
    Row("assistant not exported", "warning assistant-not-exported") {
      $0.assistant = $0.assistant.replacing("android:exported=\"true\"", with: "android:exported=\"false\"")
    },
    Row("assistant without its action", "warning assistant-action-missing") {
      $0.assistant = $0.assistant.replacing(
        "android.service.voice.VoiceInteractionService", with: "com.example.ASSIST")
    },
    Row("BIND_VOICE_INTERACTION asked for", "warning voice-permission-requested") {
      $0.declarations = permission("android.permission.BIND_VOICE_INTERACTION")
    },
    Row("hotword service that is not isolated", "warning isolated-process-missing") {
      $0.components = "<service android:name=\".Hotword\"/>"
      $0.description += " android:hotwordDetectionService=\"com.example.player.Hotword\""
    },
    Row("query service that is isolated") {
      $0.components = "<service android:name=\".Query\" android:isolatedProcess=\"true\"/>"
      $0.description += " android:visualQueryDetectionService=\"com.example.player.Query\""
    },
    Row("assistant commented out", "note voice-meta-data-unused", "note voice-meta-data-unused") {
      $0.assistant = "<!-- \($0.assistant.replacing("--", with: "")) -->"
      $0.session = ""
      $0.recognition = ""
    },
  ]

  /// The small resource files.
  static let others: [Row] = [
    Row("file provider, namespace with https, attributes without prefix") {
      $0.files["res/xml/file_paths.xml"] = """
        <paths xmlns:android="https://schemas.android.com/apk/res/android"><files-path name="a" path="a/"/></paths>
        """
    },
    Row("root-path", "warning shared-path-malformed") {
      $0.files["res/xml/file_paths.xml"] = "<paths><root-path name=\"a\" path=\"a\"/></paths>"
    },
    Row("exclude outside of any include", "error backup-rules-malformed") {
      $0.files["res/xml/backup.xml"] = """
        <full-backup-content><include domain="file" path="a"/><exclude domain="sharedpref" path="b"/>
        </full-backup-content>
        """
    },
    Row("plain text permitted everywhere", "warning network-security-cleartext") {
      $0.files["res/xml/network.xml"] = """
        <network-security-config><base-config cleartextTrafficPermitted="true"/></network-security-config>
        """
    },
    Row("pins that have expired", "warning pin-set-expired") {
      $0.files["res/xml/network.xml"] = """
        <network-security-config><domain-config><domain>example.com</domain><pin-set expiration="2020-01-01"/>
        </domain-config></network-security-config>
        """
    },
    Row("a file with its type twice", "error resource-file-name-malformed") {
      $0.files["res/xml/locales_config.xml.xml"] = locales("en")
    },
    Row("languages that the manifest asks for and that are not there", "warning xml-resource-missing") {
      $0.application += " android:localeConfig=\"@xml/locales_config\""
    },
    Row("reward of a quest that is no JSON", "error malformed-json") {
      $0.files["google-services.json"] = "{"
    },
  ]

  @Test func aPackageThatIsNotKnownIsSaid() throws {
    let folder = try TemporaryFolder(
      TelevisionApp().with {
        $0.attributes = $0.attributes.replacing("package=\"com.example.player\"", with: "")
      }.allFiles)
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [folder.path]
    )
    let listing = try #require(report.listings.first)
    #expect(listing.findings.isEmpty)
    #expect(listing.notChecked.map(\.area) == ["whether the manifest declares the classes of the assistant"])
  }

  @Test func aFlavourIsJudgedWithMainBelowIt() throws {
    let app = TelevisionApp()
    var files: [String: [UInt8]] = [:]
    for (path, content) in app.allFiles { files["src/main/\(path)"] = content }
    files["src/full/AndroidManifest.xml"] = Array(
      """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools">
        <uses-permission android:name="android.permission.CAMERA"/>
        <uses-feature android:name="android.hardware.camera" android:required="false"/>
        <application><service android:name=".Session" tools:node="remove"/></application>
      </manifest>
      """.utf8)
    let findings = try Lint.findings(files)
    // What `main` says of the touchscreen holds here too, and its faults are told once.
    #expect(findings.map { "\($0.severity) \($0.rule)" } == ["warning permission-implies-feature"])
    #expect(findings.first?.location.path == "AndroidManifest.xml")
    #expect(findings.first?.message.contains("autofocus") ?? false)
  }
}
