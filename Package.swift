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
    // Schemas and store profiles are compiled in, so that the command is one file.
    .target(
      name: "Schemas", path: "Schemas",
      exclude: ["appdf.xsd", "games-ids.xsd", "iso-codes.xsd", "stores/store.xsd"],
      resources: [
        .embedInCode("listing.xsd"), .embedInCode("iso-codes.xml"), .embedInCode("appdf.xml"),
        .embedInCode("stores/amazon-appstore.xml"),
      ]),
    .target(name: "Bytes"),
    .target(name: "ListingValidator", dependencies: ["Bytes", "CLibXML2", "Schemas"]),
    .executableTarget(name: "listing-lint", dependencies: ["ListingValidator"]),
    .target(name: "TestSupport", dependencies: ["ListingValidator"], path: "Tests/TestSupport"),
    .testTarget(
      name: "ListingValidatorTests", dependencies: ["ListingValidator", "Schemas", "TestSupport"],
      exclude: ["Verdicts/README.md"]),
    .testTarget(name: "BytesTests", dependencies: ["Bytes"]),
    .testTarget(name: "ListingLintTests", dependencies: ["listing-lint", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
