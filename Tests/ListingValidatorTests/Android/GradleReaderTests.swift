import Testing

@testable import ListingValidator

@Suite struct GradleReaderTests {
  private static func build(_ text: String) -> GradleBuild {
    GradleReader.read(SourceFile(path: "build.gradle", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    "applicationId \"org.example.maze\"", "applicationId 'org.example.maze'",
    "applicationId = \"org.example.maze\"",
    "applicationId(\"org.example.maze\")", "setApplicationId(\"org.example.maze\")",
    "applicationId \"org.example.maze\" // \"other\"",
    "/* applicationId \"x\" */ applicationId \"org.example.maze\";",
    "minSdk 21\n  applicationId = \"\"\"org.example.maze\"\"\"",
  ]) func writtenOut(_ statement: String) throws {
    let build = Self.build(
      "plugins { id 'com.android.application' }\nandroid {\n defaultConfig {\n  \(statement)\n }\n}")
    let id = try #require(build.applicationIDs(variant: nil)?.first)
    #expect(id.value == "org.example.maze" && build.kind == .application)
    let range = try #require(id.location.range)
    #expect(String(decoding: build.file.text[range], as: UTF8.self) == "org.example.maze")
  }

  @Test(arguments: [
    "applicationId project.id", "applicationId \"org.${name}\"", "applicationId \"org.example\" + suffix",
    "applicationId = findProperty(\"id\") ?: \"org.example\"",
    "if (isPlay) { applicationId \"org.example.play\" }",
    "applicationId libs.versions.id.get()", "// applicationId \"x\"", "applicationId", "",
  ]) func computedOrAbsent(_ statement: String) {
    let build = Self.build("android { defaultConfig {\n \(statement)\n minSdkVersion 21\n} }")
    #expect(build.applicationIDs(variant: nil) == nil)
    #expect(build.defaultConfiguration.minSDK?.literal?.value == 21)
  }

  private static let flavors = """
    plugins { alias(libs.plugins.android.application) }
    android {
      namespace = "org.example.code"
      compileSdk = 36
      defaultConfig {
        applicationId = "org.example.maze"
        minSdk = libs.versions.minSdk.get().toInt()
        targetSdk = 35
      }
      flavorDimensions += "store"
      productFlavors {
        create("free") { applicationIdSuffix = ".free" }
        register("amazon") {
          applicationId = "org.example.maze.amazon"
          minSdk = 22
        }
      }
      buildTypes {
        getByName("debug") { applicationIdSuffix = ".debug" }
        release { isMinifyEnabled = true }
      }
    }
    """

  @Test func flavoursAndBuildTypes() throws {
    let build = Self.build(Self.flavors)
    func ids(_ variant: String?) -> [String]? { build.applicationIDs(variant: variant)?.map(\.value) }
    #expect(ids("free") == ["org.example.maze.free"])
    #expect(ids("amazon") == ["org.example.maze.amazon"])
    #expect(ids(nil) == ["org.example.maze.amazon", "org.example.maze.free", "org.example.maze"])
    #expect(ids("freeDemo") == nil && ids("debug") == nil)
    #expect(build.kind == .application)
    #expect(build.namespace?.literal?.value == "org.example.code")
    #expect(build.defaultConfiguration.minSDK != nil && build.defaultConfiguration.minSDK?.literal == nil)
    #expect(build.defaultConfiguration.targetSDK?.literal?.value == 35)
    #expect(build.flavors["amazon"]?.minSDK?.literal?.value == 22)
    #expect(build.buildTypes["debug"]?.applicationIDSuffix?.literal?.value == ".debug")
  }

  @Test func aLibraryHasNoApplicationID() {
    let build = Self.build(
      "apply plugin: 'com.android.library'\nandroid { defaultConfig { applicationId \"x.y\" } }")
    #expect(build.kind == .library && build.applicationIDs(variant: nil) == nil)
  }

  @Test(arguments: [
    "android { defaultConfig { applicationId \"org", "{{{{{", "}}}}", "\"\\", "/*", "'''", "android {{ }",
  ])
  func brokenFilesAreRead(_ text: String) {
    #expect(Self.build(text).applicationIDs(variant: nil) == nil)
  }
}
