extension Source {
  /// What the build checks before it packs a manifest.
  static let manifestFixer = Source(
    "aosp-mirror/platform_frameworks_base:tools/aapt2/link/ManifestFixer.cpp", .official)
  /// How the build reads values.
  static let resourceUtils = Source(
    "aosp-mirror/platform_frameworks_base:tools/aapt2/ResourceUtils.cpp", .official)

  /// A check of Android's own lint.
  static func androidLint(_ id: String) -> Source {
    Source("https://googlesamples.github.io/android-custom-lint-rules/checks/\(id).md.html", .vendor)
  }

  /// A page about an element of the manifest.
  static func manifestElement(_ name: String) -> Source {
    Source("https://developer.android.com/guide/topics/manifest/\(name)-element", .vendor)
  }
}

extension Example {
  /// An `AndroidManifest.xml` with this content.
  static func manifest(
    _ content: String, attributes: String = "package=\"com.example.app\"", devices: String? = nil,
    files: [String: String] = [:]
  ) -> Example {
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools" \(attributes)>
      \(content)
      </manifest>
      """
    return Example(
      files: files.merging(["AndroidManifest.xml": manifest]) { given, _ in given },
      options: devices.map { ["devices", $0] } ?? [])
  }

  /// An `AndroidManifest.xml` with this in its application.
  static func application(
    _ content: String, attributes: String = "", before: String = "", files: [String: String] = [:]
  ) -> Example {
    .manifest("\(before)\n<application \(attributes)>\n\(content)\n</application>", files: files)
  }

  /// The manifest of an app for television.
  static func television(
    _ content: String = "", application: String = "android:banner=\"@drawable/banner\"",
    files: [String: String] = [:]
  ) -> Example {
    .manifest(
      """
      <uses-feature android:name="android.software.leanback" android:required="false"/>
      \(content)
      <application \(application)>
      <activity android:name=".Main" android:exported="true"><intent-filter>
      <action android:name="android.intent.action.MAIN"/>
      <category android:name="android.intent.category.LEANBACK_LAUNCHER"/></intent-filter></activity>
      </application>
      """, files: files)
  }

  /// A manifest with these attributes of `uses-sdk`.
  static func sdk(_ attributes: String, _ content: String = "<application/>") -> Example {
    .manifest("<uses-sdk \(attributes)/>\n\(content)")
  }
}
