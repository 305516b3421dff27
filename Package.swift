// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "listing-lint",
  products: [
    .library(name: "ListingValidator", targets: ["ListingValidator"]),
    .executable(name: "listing-lint", targets: ["listing-lint"]),
  ],
  targets: [
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CCrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // Schemas and store profiles are compiled in, so that the command is one file.
    .target(name: "CSchemas", path: "Schemas", sources: ["Schemas.c"]),
    .target(name: "CReportAssets"),
    .target(name: "Bytes"),
    // The archives and not the shared libraries, so that the command needs libxml2 alone.
    .target(
      name: "Packages", dependencies: ["Bytes", "CCrypto", "CZlib"],
      linkerSettings: [
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary(":libcrypto.a", .when(platforms: [.linux])),
        .linkedLibrary("z", .when(platforms: [.macOS])),
        .linkedLibrary("crypto", .when(platforms: [.macOS])),
      ]),
    // libpng and libjpeg report errors by longjmp, which must not cross Swift.
    .target(
      name: "CImageCodecs",
      linkerSettings: [
        .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
        .linkedLibrary(":libjpeg.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("png", .when(platforms: [.macOS])),
        .linkedLibrary("jpeg", .when(platforms: [.macOS])),
        .linkedLibrary("z", .when(platforms: [.macOS])),
      ]),
    .target(name: "Images", dependencies: ["Bytes", "CImageCodecs"]),
    .target(
      name: "ListingValidator",
      dependencies: ["Bytes", "CLibXML2", "CReportAssets", "CSchemas", "Images", "Packages"]),
    .executableTarget(name: "listing-lint", dependencies: ["ListingValidator"]),
    .target(name: "TestSupport", dependencies: ["ListingValidator"], path: "Tests/TestSupport"),
    // Makes small packages, right and wrong, for the tests of several modules.
    .target(name: "PackageFixtures", dependencies: ["CZlib", "Packages"], path: "Tests/PackageFixtures"),
    .testTarget(
      name: "ListingValidatorTests",
      dependencies: ["Images", "ListingValidator", "PackageFixtures", "TestSupport"],
      exclude: ["Verdicts/README.md"]),
    .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
    .testTarget(
      name: "PackagesTests", dependencies: ["Bytes", "PackageFixtures", "Packages", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(name: "ImagesTests", dependencies: ["Bytes", "Images", "TestSupport"]),
    .testTarget(
      name: "ListingLintTests", dependencies: ["listing-lint", "PackageFixtures", "TestSupport"],
      exclude: ["Golden", "Consumers"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// Readers under attack: `./dev fuzz` builds this with libFuzzer, which a usual build cannot link. The usual tests hand
// each reader what an attack begins with.
let attacked: [Target.Dependency] = ["Bytes", "Images", "ListingValidator", "PackageFixtures", "Packages"]
if Context.environment["LISTING_LINT_FUZZ"] == nil {
  package.targets += [
    .testTarget(
      name: "FuzzTests", dependencies: attacked, path: "Tests/Fuzz", exclude: ["FuzzCommand.swift", "Seeds"])
  ]
} else {
  package.targets += [
    .executableTarget(
      name: "fuzz", dependencies: attacked, path: "Tests/Fuzz", exclude: ["FuzzTests.swift", "Seeds"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ]
}
