import Packages

struct ArchiveNotInstallable: Rule {
  static let nameTwice = RuleCase("name-twice", .error, "two files in the package have one name")
  static let nameInvalid = RuleCase(
    "name-invalid", .error, "the name of a file in the package is empty, holds a NUL byte, or is not UTF-8")
  static let dataAround = RuleCase(
    "data-around", .error, "bytes were put before or behind the finished archive")

  static let info = RuleInfo(
    "archive-not-installable", "archive that Android does not open", area: .binaries,
    rationale: """
      Unzip programs look past faults for which Android turns a package down: two files of one name, of which a \
      signature could vouch for one and a device run the other; names that are not UTF-8; and anything before or \
      behind the archive that its own directory does not know of.
      """,
    cases: [nameTwice, nameInvalid, dataAround],
    sources: [Source("aosp-mirror/platform_system_core:libziparchive/zip_archive.cc", .official)],
    flagged: [
      FlaggedExample(nameTwice, .package(SamplePackage(traits: .twoManifests))),
      FlaggedExample(nameTwice, .package(SamplePackage(traits: .nameTwice))),
      FlaggedExample(nameInvalid, .package(SamplePackage(traits: .nameNotUTF8))),
      FlaggedExample(dataAround, .package(SamplePackage(traits: .dataAfterEnd))),
      FlaggedExample(dataAround, .package(SamplePackage(traits: .dataBeforeArchive))),
    ],
    accepted: [
      .package(SamplePackage(files: ["assets/größe.txt": "10 MB"])),
      .package(SamplePackage(traits: .comment)),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    for case .archive(let oddity) in package.oddities {
      let ruleCase: RuleCase
      switch oddity {
      case .duplicateName: ruleCase = Self.nameTwice
      case .badName, .nameNotUTF8: ruleCase = Self.nameInvalid
      case .offsetsShifted, .dataAfter: ruleCase = Self.dataAround
      default: continue
      }
      report.flag(
        ruleCase, at: package.location, oddity.text, help: "build the package with Android's own tools",
        field: .binary, cause: oddity.text)
    }
  }
}
