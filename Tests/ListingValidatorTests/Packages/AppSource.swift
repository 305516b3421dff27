import TestSupport
import Testing

/// The source of an app that Android's tools build in several ways.
struct AppSource {
  var manifest: String
  var files: [String: [UInt8]]

  /// A picture of one pixel.
  private static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
    0, 1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63,
    0xF8, 0xCF, 0xC0, 0xF0, 0x1F, 0, 5, 0, 1, 0xFF, 0x89, 0x99, 0x3D, 0x1D, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// The folders of values that the app has a label in. Those of the second list need a tool that knows BCP 47.
  static let locales = [
    "af", "am", "ar", "ar-rEG", "be", "bn", "ca", "cs", "da", "de", "de-rAT", "de-rCH", "el", "en-rAU",
    "en-rGB",
    "en-rIN", "es", "es-rUS", "fa", "fi", "fr", "fr-rCA", "hi", "hu", "in", "it", "iw", "ja", "ko", "ms",
    "nb", "nl",
    "pl", "pt", "pt-rPT", "ro", "ru", "sr", "sv", "sw", "th", "tl", "tr", "uk", "ur", "vi", "zh-rCN",
    "zh-rHK",
    "zh-rTW", "zu", "b+sr+Latn", "b+es+419", "b+fil", "b+zh+Hans+SG", "b+en+001",
  ]

  /// An app with many languages, densities and declarations.
  static func planner(minSDK: Int, targetSDK: Int, cameraRequired: String = "false") -> AppSource {
    var files: [String: [UInt8]] = [:]
    func values(_ text: String) -> [UInt8] { Array("<resources>\(text)</resources>".utf8) }
    files["res/values/strings.xml"] = values(
      """
      <string name="app_name">@string/real_name</string><string name="real_name">Meeting \\"Planner\\" 😀</string>
      <string name="version">4.2-beta</string><string name="activity">Plan &amp; meet</string>
      <string name="unused_1">x</string><string name="unused_2">y</string><string name="game">123456789012</string>
      <bool name="camera_required">false</bool><bool name="on">true</bool><integer name="five">5</integer>
      <dimen name="wide">16dp</dimen><color name="red">#ff0000</color><style name="Plain"/>
      <string-array name="list"><item>a</item></string-array>
      """)
    files["res/values-land/strings.xml"] = values("<bool name=\"on\">false</bool>")
    files["res/values-sw600dp/strings.xml"] = values("<string name=\"version\">tablet</string>")
    files["res/values-v21/strings.xml"] = values("<string name=\"activity\">Plan and meet</string>")
    for (index, locale) in locales.enumerated() {
      files["res/values-\(locale)/strings.xml"] = values(
        "<string name=\"real_name\">Planner \(index) \(locale) é漢</string>")
    }
    for density in ["ldpi", "mdpi", "hdpi", "xhdpi", "xxhdpi", "nodpi", "tvdpi"] {
      files["res/drawable-\(density)/icon.png"] = picture
    }
    files["res/drawable-xhdpi/banner.png"] = picture
    files["res/xml/config.xml"] = Array("<config/>".utf8)
    files["assets/data.txt"] = Array("data".utf8)
    let manifest = manifest(minSDK: minSDK, targetSDK: targetSDK, cameraRequired: cameraRequired)
    return AppSource(manifest: manifest, files: files)
  }

  private static func manifest(minSDK: Int, targetSDK: Int, cameraRequired: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.planner"
        android:versionCode="42" android:versionName="@string/version" android:installLocation="preferExternal">
      <uses-sdk android:minSdkVersion="\(minSDK)" android:targetSdkVersion="\(targetSDK)" android:maxSdkVersion="34"/>
      <uses-permission android:name="android.permission.INTERNET"/>
      <uses-permission android:name="android.permission.CAMERA"/>
      <uses-permission android:name="android.permission.RECORD_AUDIO"/>
      <uses-permission android:name="android.permission.BLUETOOTH"/>
      <uses-permission android:name="android.permission.WRITE_EXTERNAL_STORAGE" android:maxSdkVersion="18"/>
      <uses-permission-sdk-23 android:name="android.permission.ACCESS_FINE_LOCATION"/>
      <uses-feature android:name="android.hardware.camera" android:required="\(cameraRequired)"/>
      <uses-feature android:name="android.hardware.touchscreen" android:required="false"/>
      <uses-feature android:name="android.software.leanback" android:required="true"/>
      <uses-feature android:glEsVersion="0x00020000"/>
      <supports-screens android:smallScreens="false" android:largeScreens="true"/>
      <application android:label="@string/app_name" android:icon="@drawable/icon" android:banner="@drawable/banner"
          android:debuggable="true" android:testOnly="true">
        <meta-data android:name="com.google.android.gms.games.APP_ID" android:value="@string/game"/>
        <meta-data android:name="number" android:value="7"/>
        <meta-data android:name="fraction" android:value="1.5"/>
        <meta-data android:name="size" android:value="@dimen/wide"/>
        <activity android:name=".Main" android:label="@string/activity" android:exported="true"
            android:screenOrientation="portrait">
          <intent-filter>
            <action android:name="android.intent.action.MAIN"/>
            <category android:name="android.intent.category.LAUNCHER"/>
          </intent-filter>
        </activity>
        <activity android:name="com.example.planner.tv.Television">
          <intent-filter>
            <action android:name="android.intent.action.MAIN"/>
            <category android:name="android.intent.category.LEANBACK_LAUNCHER"/>
          </intent-filter>
        </activity>
        <service android:name=".Assistant" android:permission="android.permission.BIND_VOICE_INTERACTION">
          <intent-filter><action android:name="android.service.voice.VoiceInteractionService"/></intent-filter>
        </service>
      </application>
    </manifest>
    """
  }
}

/// A way to build a package.
enum Build: String, CaseIterable, CustomTestStringConvertible {
  case aapt
  case aapt2
  case sparse
  case obfuscated
  case shortPaths
  case proto

  var testDescription: String { rawValue }

  /// Builds `app.apk` in a folder with a source.
  func run(_ source: AppSource) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(source.files)
    try folder.write("AndroidManifest.xml", Array(source.manifest.utf8))
    let framework = AndroidTools.framework
    func link(_ output: String, _ options: String = "") throws {
      _ = try AndroidTools.run("aapt2 compile --dir res -o res.zip", in: folder)
      _ = try AndroidTools.run(
        """
        aapt2 link -o \(output) -I \(framework) --manifest AndroidManifest.xml -A assets --auto-add-overlay \(options) \
        res.zip
        """, in: folder)
    }
    func optimize(_ options: String) throws {
      try link("whole.apk")
      _ = try AndroidTools.run("aapt2 optimize \(options) -o app.apk whole.apk", in: folder)
    }
    switch self {
    case .aapt:
      _ = try AndroidTools.run(
        "aapt package -f -M AndroidManifest.xml -S res -A assets -I \(framework) -F app.apk", in: folder)
    case .aapt2: try link("app.apk")
    case .sparse: try optimize("--enable-sparse-encoding")
    case .obfuscated: try optimize("--enable-resource-obfuscation")
    case .shortPaths: try optimize("--enable-resource-path-shortening")
    case .proto: try link("app.apk", "--proto-format")
    }
    return folder
  }
}
