import TestSupport
import Testing

@testable import ListingValidator

/// The resource compiler as the judge of the rules about what a build refuses.
@Suite(.enabled(if: AndroidTools.areInstalled)) struct ManifestCompilerTests {
  /// A manifest, and why the two judge it differently where they do.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var manifest: String
    var difference: String?

    /// A manifest with this content; the application is added where there is none.
    init(
      _ name: String, _ content: String, attributes: String = "package=\"com.example.app\"",
      differs: String? = nil
    ) {
      testDescription = name
      let application = content.contains("<application") ? "" : "<application/>"
      manifest = """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" \(attributes)>
        \(content)\(application)</manifest>
        """
      difference = differs
    }

    init(_ name: String, document: String) {
      testDescription = name
      manifest = document
    }
  }

  /// What a build fills in before the compiler sees the manifest.
  private static let filledIn = "Gradle fills in placeholders before the compiler sees them"
  private static let namespaceFromGradle = "Gradle adds the package before the compiler sees the manifest"
  private static let elsewhere = "the resource may come from another module"
  private static let unknownToUs =
    "only names that resemble a known one are told: others may be of a newer Android"

  private static let kinds = ["activity", "service", "receiver", "provider"]

  /// One fault after the other, in every kind of component.
  static let components: [Case] = kinds.flatMap { kind in
    [
      Case("\(kind)", application("<\(kind) android:name=\".A\"/>")),
      Case("\(kind) without a name", application("<\(kind)/>")),
      Case("\(kind) with an empty name", application("<\(kind) android:name=\"\"/>")),
      Case("\(kind) named without a prefix", application("<\(kind) name=\".A\"/>")),
      Case("\(kind) with a hyphen in its name", application("<\(kind) android:name=\".A-B\"/>")),
      Case("\(kind) outside of the application", "<\(kind) android:name=\".A\"/><application/>"),
      Case(
        "\(kind) that is exported or not",
        application("<\(kind) android:name=\".A\" android:exported=\"maybe\"/>")),
      Case(
        "\(kind) with an action without a name",
        application("<\(kind) android:name=\".A\"><intent-filter><action/></intent-filter></\(kind)>")),
    ]
  }

  private static func application(_ content: String) -> String { "<application>\(content)</application>" }

  /// Names of classes.
  static let classes: [Case] = [
    ("Main", nil), (".Outer$Inner", nil), ("com.example.Main", nil), (".größe", nil), ("com..Main", nil),
    (".1Main", nil),
    (".Main ", nil), ("@string/name", nil), (".a.b.C", nil), ("_a._b", nil), ("${package}.Main", filledIn),
  ].map { name, difference in
    Case("class \(name)", application("<activity android:name=\"\(name)\"/>"), differs: difference)
  }

  /// Names of packages.
  static let packages: [Case] = [
    ("com.example.app", nil), ("app", nil), ("com.my-app.b", nil), ("com.1st.b", nil), ("com.new.b", nil),
    ("com.größe.b", nil), ("a.b", nil), ("com.a_b.c1", nil), ("com._a.b", nil), ("com..b", nil), ("", nil),
    ("${applicationId}", filledIn),
  ].map { name, difference in
    Case("package \(name)", "", attributes: "package=\"\(name)\"", differs: difference)
  }

  /// Values.
  static let values: [Case] =
    [
      ("true", "debuggable apps compile"), ("FALSE", nil), (" true ", "debuggable apps compile"),
      ("yes", nil), ("1", nil), ("tRUE", nil), ("", nil),
      ("@bool/debug", elsewhere), ("${debug}", filledIn),
    ].map { value, difference in
      Case("debuggable \(value)", "<application android:debuggable=\"\(value)\"/>", differs: difference)
    } + [
      Case("numeric level", "<uses-permission android:name=\"a.b\" android:maxSdkVersion=\"28\"/>"),
      Case("hexadecimal level", "<uses-permission android:name=\"a.b\" android:maxSdkVersion=\"0x1C\"/>"),
      Case("level in words", "<uses-permission android:name=\"a.b\" android:maxSdkVersion=\"all\"/>"),
      Case("code name", "<uses-sdk android:minSdkVersion=\"S\"/>"),
      Case("OpenGL ES as a fraction", "<uses-feature android:glEsVersion=\"2.0\"/>"),
      Case("OpenGL ES", "<uses-feature android:glEsVersion=\"0x00020000\"/>"),
      Case("installLocation auto", "", attributes: "package=\"a.b\" android:installLocation=\"auto\""),
      Case(
        "installLocation external", "", attributes: "package=\"a.b\" android:installLocation=\"external\""),
      Case("versionCode 7", "", attributes: "package=\"a.b\" android:versionCode=\"7\""),
      Case("versionCode 1.0", "", attributes: "package=\"a.b\" android:versionCode=\"1.0\""),
    ]

  /// Names and places.
  static let names: [Case] = [
    Case("no package", "", attributes: "", differs: namespaceFromGradle),
    Case("feature without a name", "<uses-feature android:required=\"false\"/>"),
    Case("feature with an empty name", "<uses-feature android:name=\"\"/>"),
    Case(
      "feature with name and version", "<uses-feature android:name=\"a\" android:glEsVersion=\"0x00020000\"/>"
    ),
    Case("misspelt element", application("<activty android:name=\".A\"/>")),
    Case("permission in the application", application("<uses-permission android:name=\"a.b\"/>")),
    Case("element of no Android", "<something/>", differs: unknownToUs),
    Case("misspelt attribute", application("<activity android:name=\".A\" android:exproted=\"true\"/>")),
    Case(
      "attribute of no Android", application("<activity android:name=\".A\" android:quux=\"true\"/>"),
      differs: unknownToUs),
    Case("attribute twice", application("<activity android:name=\".A\" android:name=\".B\"/>")),
    Case("prefix that is not declared", application("<activity android:name=\".A\" tools:x=\"1\"/>")),
    Case(
      "tools attribute",
      application(
        "<activity xmlns:tools=\"http://schemas.android.com/tools\" android:name=\".A\" tools:x=\"1\"/>")),
    Case(
      "a feature of Amazon's",
      application(
        "<amazon:enable-feature xmlns:amazon=\"http://schemas.amazon.com/apk/res/android\" android:name=\"a\"/>"
      )),
    Case(
      "a resource that is not there", "<application android:label=\"@string/label\"/>", differs: elsewhere),
    Case("permission without a name", "<uses-permission/>"),
    Case("meta-data without a name", application("<meta-data android:value=\"1\"/>")),
    Case(
      "filter without exported, target 34",
      "<uses-sdk android:minSdkVersion=\"19\" android:targetSdkVersion=\"34\"/><application><activity android:name=\".A\"><intent-filter><action android:name=\"a\"/></intent-filter></activity></application>",
      differs: "the merge of manifests and the platform refuse it, the compiler does not look at it"),
    Case(
      "a debuggable app", "<application android:debuggable=\"true\"/>",
      differs: "Android's lint refuses it for a release, the compiler does not"),
    Case(
      "misspelt namespace with a component",
      document:
        "<manifest xmlns:android=\"https://schemas.android.com/apk/res/android\" package=\"a.b\"><application><activity android:name=\".A\"/></application></manifest>"
    ),
    Case(
      "misspelt namespace without a component",
      document:
        "<manifest xmlns:android=\"http://schemas.android.com/apk/res/andriod\" package=\"a.b\"><application android:label=\"A\"/></manifest>"
    ),
    Case(
      "another root",
      document: "<Manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"a.b\"/>"),
    Case("tags that do not match", document: "<manifest package=\"a.b\"><application></manifest>"),
  ]

  @Test(arguments: components + classes + packages + values + names)
  func theCompilerAgrees(_ manifest: Case) throws {
    let folder = try TemporaryFolder(["AndroidManifest.xml": manifest.manifest])
    let path = "\(folder.path)/AndroidManifest.xml"
    let compiled = try Peer.aapt2.run([
      "link", "-I", AndroidTools.framework, "--manifest", path, "-o", "\(folder.path)/out.apk",
    ])
    let errors = try Lint.findings(["AndroidManifest.xml": Array(manifest.manifest.utf8)])
      .filter { $0.severity == .error }
    let comment = Comment(rawValue: "\(compiled.output) \(errors.map { "\($0.rule)" })")
    if manifest.difference == nil {
      #expect(compiled.isContent == errors.isEmpty, comment)
    } else {
      // A difference that is gone must leave the list.
      #expect(compiled.isContent != errors.isEmpty, comment)
    }
  }

  @Test func thereAreCasesInBothDirections() {
    let all = Self.components + Self.classes + Self.packages + Self.values + Self.names
    #expect(all.count >= 80)
    #expect(all.count { $0.difference != nil } <= 12)
  }

  // MARK: Features that permissions imply

  /// What the documents say and the compiler does not derive.
  private static let notDerived: Set<String> = [
    // For target API levels up to 20 only.
    "android.hardware.location.gps", "android.hardware.location.network",
    // Google's page lists it with CAMERA.
    "android.hardware.camera.autofocus",
  ]

  @Test(arguments: Array(Set(StoreProfile.amazonAppstore.impliedFeatures.map(\.permission))).sorted())
  func theCompilerImpliesTheSameFeatures(_ permission: String) throws {
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app">
      <uses-sdk android:minSdkVersion="21" android:targetSdkVersion="34"/>
      <uses-permission android:name="\(permission)"/><application/></manifest>
      """
    let folder = try TemporaryFolder(["AndroidManifest.xml": manifest])
    let package = "\(folder.path)/out.apk"
    let link = try Peer.aapt2.run([
      "link", "-I", AndroidTools.framework, "--manifest", "\(folder.path)/AndroidManifest.xml", "-o",
      package,
    ])
    #expect(link.isContent, "\(link.output)")
    let badging = try Peer.aapt2.run(["dump", "badging", package]).output
    let implied = badging.split(separator: "\n").filter { $0.contains("uses-implied-feature") }
      .compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
      // Every app has it.
      .filter { $0 != "android.hardware.faketouch" }
    let ours = Set(
      StoreProfile.amazonAppstore.impliedFeatures.filter { $0.permission == permission }.map(\.feature))
    #expect(ours.subtracting(Self.notDerived) == Set(implied))
  }
}
