import Testing

@testable import ListingValidator

/// The manifest model, from source files.
@Suite struct AndroidManifestTests {
  /// The manifest that a source file makes.
  private static func manifest(
    _ content: String, attributes: String = "package=\"com.example.app\"", namespace: String? = nil
  ) throws -> AndroidManifest {
    let text = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android"
        xmlns:tools="http://schemas.android.com/tools" \(attributes)>\(content)</manifest>
      """
    let file = SourceFile(path: "AndroidManifest.xml", bytes: Array(text.utf8))
    return try #require(
      AndroidManifest(AndroidElement(try XMLReader.read(file)), form: .source, namespace: namespace))
  }

  @Test func valuesAreTypedWhereTheyAreKnown() throws {
    let manifest = try Self.manifest(
      """
      <uses-sdk android:minSdkVersion="0x15" android:targetSdkVersion="${target}" android:maxSdkVersion="many"/>
      <application android:debuggable="TRUE" android:testOnly="@bool/test" android:usesCleartextTraffic="yes"/>
      """)
    #expect(manifest.minSDK?.value == 21)
    #expect(manifest.targetSDK?.value == nil && manifest.targetSDK?.isMalformed == false)
    #expect(manifest.maxSDK?.isMalformed == true)
    let application = try #require(manifest.application)
    #expect(application.debuggable?.value == true)
    #expect(application.testOnly?.value == nil && application.testOnly?.isMalformed == false)
    #expect(application.usesCleartextTraffic?.isMalformed == true)
  }

  @Test func classNamesAreExpandedOnlyWithAPackage() throws {
    let content = """
      <application><activity android:name=".Main"/><activity android:name="Other"/>
      <activity android:name="org.example.Third"/></application>
      """
    let inManifest = try Self.manifest(content)
    #expect(
      inManifest.application?.components.map(\.className) == [
        "com.example.app.Main", "com.example.app.Other", "org.example.Third",
      ])
    let unknown = try Self.manifest(content, attributes: "")
    #expect(unknown.application?.components.map(\.className) == [nil, nil, "org.example.Third"])
    let fromGradle = try Self.manifest(content, namespace: "com.example.space")
    #expect(fromGradle.application?.components.first?.className == "com.example.space.Main")
  }

  @Test func modulesAddToTheManifestOfTheBase() throws {
    let base = try Self.manifest(
      """
      <uses-sdk android:minSdkVersion="22"/><uses-permission android:name="a.B"/>
      <application android:label="App"><activity android:name=".Main"/></application>
      """)
    let module = try Self.manifest(
      """
      <uses-sdk android:minSdkVersion="30"/><uses-permission android:name="a.B"/><uses-permission android:name="a.C"/>
      <uses-feature android:name="a.d"/>
      <application android:label="Module"><activity android:name=".Main"/><service android:name=".Pay"/></application>
      """)
    let whole = base.joined(with: [module])
    #expect(whole.permissions.map(\.name) == ["a.B", "a.C"])
    #expect(whole.features.map(\.name) == ["a.d"])
    #expect(whole.minSDK?.value == 22)
    #expect(
      whole.application?.components.map(\.shownName) == ["com.example.app.Main", "com.example.app.Pay"])
    #expect(whole.application?.label?.value.written == "App")
  }

  @Test func whatTheBuildRemovesIsLeftOut() throws {
    let manifest = try Self.manifest(
      """
      <uses-permission android:name="android.permission.CAMERA" tools:node="remove"/>
      <uses-permission android:name="android.permission.INTERNET" tools:node="merge"/>
      <application><service android:name=".S" tools:node="removeAll"/>
      <!-- <service android:name=".Commented"/> --></application>
      """)
    #expect(manifest.permissions.map(\.name) == ["android.permission.INTERNET"])
    #expect(manifest.application?.components.isEmpty == true)
  }

  @Test func aMisspeltNamespaceIsReadAsWhatWasMeant() throws {
    let file = SourceFile(
      path: "AndroidManifest.xml",
      bytes: Array(
        """
        <manifest xmlns:android="https://schemas.android.com/apk/res/android/"><application android:debuggable="true">
        <activity name="a.B"/></application></manifest>
        """.utf8))
    let manifest = try #require(
      AndroidManifest(AndroidElement(try XMLReader.read(file)), form: .source))
    #expect(manifest.application?.debuggable?.value == true)
    #expect(manifest.application?.components.first?.className == "a.B")
    #expect(manifest.document.namespaces.map(\.prefix) == ["android"])
  }

  @Test(arguments: [
    ("http://schemas.android.com/apk/res/android", nil),
    ("https://schemas.android.com/apk/res/android", AndroidNamespace.android),
    ("http://schemas.android.com/apk/res/Android", AndroidNamespace.android),
    ("http://schemas.android.com/apk/res/android ", AndroidNamespace.android),
    ("http://schemas.android.com/apk/res/andriod", AndroidNamespace.android),
    ("http://schemas.android.com/apk/res/com.example.app", nil),
    ("http://schemas.android.com/apk/res/app.android", nil),
    ("http://schemas.android.com/apk/prv/res/android", nil),
    ("http://schemas.android.com/tools", nil),
    ("https://schemas.android.com/tools", AndroidNamespace.tools),
    ("https://schemas.amazon.com/apk/res/android", AndroidNamespace.amazon),
    ("http://schemas.android.com/apk/lib/com.amazon.device.ads", nil),
    ("http://schemas.android.com/apk/res-auto", nil),
    ("http://schemas.android.com/aapt", nil),
    ("urn:example", nil),
  ]) func namespacesAreToldApart(_ uri: String, _ meant: String?) {
    #expect(AndroidNamespace.meant(by: uri) == meant)
  }

  @Test(arguments: [
    ("@string/app_name", "@string/app_name"), ("@android:style/Theme", "@android:style/Theme"),
    ("@+id/a", "@id/a"), ("?attr/colorPrimary", "?attr/colorPrimary"), ("?colorPrimary", "?colorPrimary"),
    ("@0x7f010001", "@0x7f010001"), ("@null", nil), ("@", nil), ("?", nil), ("@user on the net/x", nil),
    ("plain", nil),
  ]) func referencesAreRead(_ text: String, _ written: String?) {
    #expect(AndroidValue(source: text).reference?.written == written)
  }

  @Test func placeholdersAreUnknown() {
    #expect(AndroidValue(source: "${applicationId}.x").string == nil)
    #expect(AndroidValue(source: "$5 {x}").string == "$5 {x}")
    #expect(AndroidValue(source: "@bool/x").boolean == nil)
    let reference = ResourceReference(type: "bool", name: "x", value: .boolean(true))
    #expect(AndroidValue.reference(reference).boolean == true)
    #expect(AndroidValue.integer(-1).boolean == true)
  }
}
