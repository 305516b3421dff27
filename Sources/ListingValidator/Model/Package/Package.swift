import Packages

/// An app package as the store sees it: an APK, an app bundle, a set of APKs, or a manifest that was taken out of one.
public struct Package: Sendable {
  /// The kinds of packages.
  public enum Kind: String, Sendable, Codable {
    case apk
    /// An APK whose XML is in protocol buffers: what an app bundle is made from, and no device installs.
    case protoAPK = "proto-apk"
    case appBundle = "aab"
    /// A set of APKs that were made from a bundle.
    case apkSet = "apks"
    /// An `AndroidManifest.xml` in binary form.
    case manifest
  }

  /// The file, relative to the root of the listing.
  public let path: String
  /// Where a finding about the package points.
  public let location: Location
  /// What kind of package it is.
  public let kind: Kind
  /// The size of the file in bytes.
  public let size: Int
  /// The manifest of the base module, with what the other modules add to the app.
  public let manifest: AndroidManifest
  /// The other modules of a bundle, or the other packages of a set, that have a manifest that can be read.
  public let features: [FeatureModule]
  /// What the app is called where no language of the package is wanted.
  public let label: String?
  /// What the app is called in each language of the package, by its tag.
  public let labels: [String: String]
  /// The icon of the app at each density in dots per inch that some resource is made for: a path in the package.
  public let icons: [Int: String]
  /// The languages that some resource is made for, as tags, sorted; "" for those made for any language.
  public let locales: [String]
  /// The densities in dots per inch that some resource is made for, sorted.
  public let densities: [Int]
  /// What else its files hold: native libraries, known classes, the key of Amazon's SDK.
  public let code: PackageCode
  /// How many files of compiled code all modules have together.
  public let codeFileCount: Int
  /// The version of bundletool that made an app bundle.
  public let bundleToolVersion: String?
  /// How the package is signed, in short; nil for a manifest alone.
  public let signature: PackageSignature?
  /// How the package is signed; nil for a manifest alone.
  package let signing: PackageSigning?
  /// What is out of the ordinary.
  package let oddities: [PackageOddity]

  /// A module beside the base.
  public struct FeatureModule: Sendable {
    /// The name of the module.
    public let name: String
    /// What it adds.
    public let manifest: AndroidManifest
  }

  /// The processor types that there are libraries for, sorted; empty for an app that runs on all.
  public var abis: [String] { code.abis }

  init(
    path: String, contents: PackageContents, code: PackageCode, manifest: AndroidManifest,
    features: [FeatureModule], signing: PackageSigning?
  ) {
    self.path = path
    location = Location(path: path)
    kind = Kind(contents.kind)
    size = contents.size
    self.manifest = manifest.joined(with: features.map(\.manifest))
    self.features = features
    label = contents.labels.any
    labels = contents.labels.byLocale
    icons = contents.icons
    locales = contents.locales
    densities = contents.densities
    self.code = code
    codeFileCount = contents.modules.reduce(0) { $0 + $1.dexFiles.count }
    bundleToolVersion = contents.bundle?.toolVersion
    self.signing = signing
    signature = signing.map(PackageSignature.init)
    oddities = contents.oddities
  }

  /// A package that a sample describes.
  init(
    _ sample: PackageSketch, path: String, kind: Kind, manifest: AndroidManifest, features: [FeatureModule],
    code: PackageCode
  ) {
    self.path = path
    location = Location(path: path)
    self.kind = kind
    size = sample.size
    self.manifest = manifest.joined(with: features.map(\.manifest))
    self.features = features
    label = sample.labels[""]
    labels = sample.labels.filter { !$0.key.isEmpty }
    icons = sample.icons
    locales = sample.locales
    densities = sample.icons.keys.sorted()
    self.code = code
    codeFileCount = 1
    bundleToolVersion = nil
    signature = sample.signature
    signing = nil
    oddities = []
  }
}

extension Package.Kind {
  fileprivate init(_ kind: PackageKind) {
    switch kind {
    case .apk: self = .apk
    case .protoAPK: self = .protoAPK
    case .bundle: self = .appBundle
    case .apkSet: self = .apkSet
    case .manifest: self = .manifest
    }
  }
}

extension Package: RuleSubject {
  public static func all(in context: Context) -> [Package] { context.listing.packages }
}

/// Why a package cannot be read.
public enum PackageProblem: Sendable, Hashable {
  /// The file is neither an archive nor a binary manifest.
  case notAPackage
  /// The archive is damaged, or was cut off; why, in words.
  case archiveDamaged(String)
  /// An archive without a manifest at the place where Android looks for it.
  case manifestMissing
  /// The manifest is damaged; why, in words.
  case manifestDamaged(String)
  /// The outermost element of the manifest is another one.
  case notAManifest(String)
}

extension PackageProblem {
  /// What is wrong, in words.
  public var reason: String {
    switch self {
    case .notAPackage: "it is neither an archive nor a binary manifest"
    case .archiveDamaged(let reason): "the archive is damaged: \(reason)"
    case .manifestMissing: "there is no AndroidManifest.xml in it"
    case .manifestDamaged(let reason): "the manifest is damaged: \(reason)"
    case .notAManifest(let name): "the manifest begins with <\(name)>"
    }
  }
}
