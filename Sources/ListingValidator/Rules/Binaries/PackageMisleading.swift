import Packages

struct PackageMisleading: Rule {
  static let archive = RuleCase(
    "archive", .warning,
    "the archive says of a file what Android does not go by, so that other programs see another one")
  static let manifest = RuleCase(
    "manifest", .warning, "the manifest says something to whoever reads names, and something else to Android")
  static let resources = RuleCase(
    "resources", .warning, "a part of the package cannot be read, though Android may do without it")

  static let unusual = RuleCase(
    "unusual", .note, "the archive or the manifest holds what Android's own tools do not write")

  static let info = RuleInfo(
    "package-misleading", "package that other programs read differently than Android", area: .binaries,
    rationale: """
      Android goes by the directory of an archive and by the numbers of attributes, and does not look at encryption \
      marks, at the headers in front of the files, or at names. Tools that hide what an app does make use of that, \
      and so a store's scanner may refuse such a package or read something else in it than devices do. Nobody has \
      been seen to say so of this store, which is why this is a warning. What every program passes over, such as a \
      comment, is a note.
      """,
    cases: [archive, manifest, resources, unusual],
    sources: [
      Source("aosp-mirror/platform_system_core:libziparchive/zip_archive.cc", .official),
      Source("aosp-mirror/platform_frameworks_base:libs/androidfw/ResourceTypes.cpp", .official),
      .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(archive, .package(SamplePackage(traits: .encryptionMark))),
      FlaggedExample(archive, .package(SamplePackage(traits: .unknownMethod))),
      FlaggedExample(archive, .package(SamplePackage(traits: .nameLeadsOut))),
      FlaggedExample(archive, .package(SamplePackage(traits: .otherLocalName))),
      FlaggedExample(manifest, .package(SamplePackage(labelled, traits: .renamedAttribute))),
      FlaggedExample(manifest, .package(SamplePackage(labelled, traits: .attributeWithoutNumber))),
      FlaggedExample(archive, .package(SamplePackage(traits: .codeBeforeArchive))),
      FlaggedExample(resources, .package(SamplePackage(traits: .tableCutShort))),
      FlaggedExample(unusual, .package(SamplePackage(traits: .comment))),
    ],
    accepted: [.package(SamplePackage(labelled))])

  private static let labelled = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app">\
    <application android:label="Planner"/></manifest>
    """

  func check(_ package: Package, in context: Context, into report: inout Report) {
    for oddity in package.oddities {
      let ruleCase: RuleCase
      switch oddity {
      case .archive(let oddity), .moduleArchive(_, let oddity):
        // Those that keep Android from opening the package have a rule of their own.
        guard let found = oddity.misleads else { continue }
        ruleCase = found ? Self.archive : Self.unusual
      case .manifest(_, let oddity): ruleCase = oddity.misleads ? Self.manifest : Self.unusual
      case .manifestChecksumDiffers: ruleCase = Self.archive
      case .manifestUnreadable, .resourcesUnreadable, .resources, .bundleConfigUnreadable, .moduleUnreadable:
        ruleCase = Self.resources
      }
      report.flag(
        ruleCase, at: package.location, oddity.text,
        help: "build the package with Android's own tools, and leave out what changes it afterwards",
        field: .binary,
        cause: oddity.text)
    }
  }
}

extension ZipOddity {
  /// True where other programs may see another file than Android, false where all pass over it; nil for what Android
  /// turns down.
  fileprivate var misleads: Bool? {
    switch self {
    case .overlap, .unsafeName, .encrypted, .unknownMethod, .storedSizesDiffer, .absurdRatio, .codeBefore,
      .localHeaderMissing, .localHeaderDiffers, .uncountedEntries:
      true
    case .dataBefore, .gapBeforeEndRecord, .comment, .zip64: false
    case .offsetsShifted, .dataAfter, .duplicateName, .badName, .nameNotUTF8, .more: nil
    }
  }
}

extension XMLOddity {
  /// True where other programs may read something else than Android.
  fileprivate var misleads: Bool {
    switch self {
    case .attributeRenamed, .namespaceMasked, .attributeWithoutNumber, .attributeRepeated, .unusualMark,
      .attributeLayout, .contentAfterRoot:
      true
    case .dataAfterDocument, .unknownChunk, .stringMissing, .elementsNotClosed, .more: false
    }
  }
}
