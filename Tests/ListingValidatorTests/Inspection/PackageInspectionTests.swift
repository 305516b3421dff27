import TestSupport
import Testing

@testable import ListingValidator
@testable import PackageFixtures

@Suite struct PackageInspectionTests {
  private static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app"
        android:versionCode="7" android:versionName="1.2">
      <uses-sdk android:minSdkVersion="22" android:targetSdkVersion="30"/>
      <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION"/>
      <uses-permission android:name="android.permission.CAMERA"/>
      <uses-feature android:name="android.hardware.camera" android:required="false"/>
      <application android:label="Planner" android:debuggable="true">
        <activity android:name=".Hidden" android:enabled="false">
          <intent-filter><action android:name="android.intent.action.MAIN"/>
            <category android:name="android.intent.category.LAUNCHER"/></intent-filter>
        </activity>
        <activity-alias android:name=".Main" android:targetActivity=".Hidden">
          <intent-filter><action android:name="android.intent.action.MAIN"/>
            <category android:name="android.intent.category.LAUNCHER"/></intent-filter>
        </activity-alias>
      </application>
    </manifest>
    """

  private func inspect(_ package: SamplePackage) throws -> PackageInspection {
    let folder = try TemporaryFolder(["app.apk": package.bytes])
    let root = try #require(try Discovery().roots(at: "\(folder.path)/app.apk").roots.first)
    let listing = ListingReader().read(root)
    #expect(listing.id == "com.example.app")
    return PackageInspection(
      try #require(listing.packages.first), implied: StoreProfile.amazonAppstore.impliedFeatures)
  }

  @Test func saysWhatTheManifestSays() throws {
    let inspection = try inspect(
      SamplePackage(Self.manifest, files: ["lib/x86/liba.so": "", "lib/armeabi-v7a/liba.so": ""]))
    #expect(inspection.kind == .apk)
    #expect(inspection.package == "com.example.app")
    #expect(inspection.versionCode == 7)
    #expect(inspection.versionName == "1.2")
    #expect((inspection.minSdk, inspection.targetSdk, inspection.maxSdk) == (22, 30, nil))
    #expect(inspection.label == "Planner")
    #expect(inspection.debuggable)
    #expect(!inspection.testOnly)
    #expect(inspection.launchable == "com.example.app.Main")
    #expect(inspection.leanbackLaunchable == nil)
    #expect(inspection.abis == ["armeabi-v7a", "x86"])
    #expect(inspection.signing == nil)
    #expect(inspection.oddities.isEmpty)
  }

  @Test func tellsWhichPermissionImpliesAFeature() throws {
    let features = try inspect(SamplePackage(Self.manifest)).features
    #expect(features.first?.name == "android.hardware.camera")
    #expect(features.first?.required == false)
    #expect(features.filter { $0.name == "android.hardware.camera" }.count == 1)
    let gps = features.first { $0.name == "android.hardware.location.gps" }
    #expect(gps?.impliedBy == "android.permission.ACCESS_FINE_LOCATION")
    #expect(gps?.required == true)
  }

  @Test func namesWhatIsOdd() throws {
    #expect(
      try inspect(SamplePackage(traits: .comment)).oddities == ["the archive has a comment of 9 bytes"])
  }
}
