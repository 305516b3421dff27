import Packages

/// What an app package says of itself, as the store will see it: nothing is judged.
public struct PackageInspection: Sendable, Encodable {
  /// A feature of the device that the app uses.
  public struct Feature: Sendable, Encodable {
    /// Its name.
    public let name: String
    /// True where devices without it are left out.
    public let required: Bool
    /// The permission that implies it; nil for a feature that the manifest names.
    public let impliedBy: String?
  }

  /// How the package is signed. A scheme is absent where the package is not signed with it.
  public struct Signing: Sendable, Encodable {
    /// True where the signature holds, false where it does not; absent where it could not be checked either.
    public let v1: Bool?
    public let v2: Bool?
    public let v3: Bool?
    public let v4: Bool?
    /// The certificate of the first signer.
    public let certificate: Certificate?
  }

  /// A certificate.
  public struct Certificate: Sendable, Encodable {
    /// Whom it names.
    public let subject: String
    /// The days between which it is valid, `YYYY-MM-DD`.
    public let from: String?
    public let until: String?
    /// The SHA-256 of the certificate, in hexadecimal digits.
    public let sha256: String
    /// True for the key that development tools sign with.
    public let debug: Bool
  }

  /// What the app is for Play Games, as far as the manifest tells.
  public struct Games: Sendable, Encodable {
    /// The number of the game; as it is written where it does not resolve.
    public let appId: String
  }

  /// An icon or banner.
  public struct Icon: Sendable, Encodable {
    /// Dots per inch; 65534 for a drawing that serves all.
    public let density: Int
    /// The path in the package.
    public let path: String
  }

  /// `apk`, `aab`, `apks`, `proto-apk` or `manifest`.
  public let kind: Package.Kind
  /// The application id.
  public let package: String?
  public let versionCode: Int?
  public let versionName: String?
  public let minSdk: Int?
  public let targetSdk: Int?
  public let maxSdk: Int?
  /// In the order of the manifest, those of the feature modules behind those of the base.
  public let permissions: [String]
  /// Those that the manifest names, then those that permissions imply.
  public let features: [Feature]
  /// The processor types that there are native libraries for; empty for an app that runs on all.
  public let abis: [String]
  /// The native libraries for each processor type.
  public let libraries: [String: [String]]
  /// The largest memory page in bytes with which all libraries for a processor type load, for each of them.
  public let pageSizes: [String: UInt64]
  /// The languages that some resource is made for, as tags.
  public let locales: [String]
  /// The label where no language of the package is wanted.
  public let label: String?
  /// The label in each language of the package.
  public let labels: [String: String]
  /// The application's icon at each density that some resource is made for.
  public let icons: [Icon]
  /// The activity that a launcher starts.
  public let launchable: String?
  /// The activity that a launcher of a television starts.
  public let leanbackLaunchable: String?
  public let debuggable: Bool
  public let testOnly: Bool
  public let games: Games?
  /// The services that can be the device's assistant.
  public let assistants: [String]
  /// The modules of a bundle beside the base.
  public let modules: [String]
  public let signing: Signing?
  /// The size of the file in bytes.
  public let size: Int
  /// What is out of the ordinary, in words.
  public let oddities: [String]

  /// Describes a package.
  /// - Parameter implied: the features that a store takes permissions for.
  public init(_ package: Package, implied: [ImpliedFeature]) {
    let manifest = package.manifest
    kind = package.kind
    self.package = manifest.package?.value
    versionCode = manifest.versionCode?.value
    versionName = manifest.versionName?.value
    minSdk = manifest.minSDK?.value
    targetSdk = manifest.targetSDK?.value
    maxSdk = manifest.maxSDK?.value
    permissions = manifest.permissions.compactMap(\.name).withoutRepetitions
    features = Self.features(of: manifest, permissions: permissions, implied: implied)
    abis = package.abis
    libraries = Dictionary(grouping: package.code.libraries, by: \.abi).mapValues { $0.map(\.name).sorted() }
    pageSizes = Dictionary(
      package.code.libraries.compactMap { library in library.pageSize.map { (library.abi, $0) } },
      uniquingKeysWith: min)
    locales = package.locales.filter { !$0.isEmpty }
    label = package.label
    labels = package.labels
    icons = package.icons.sorted { $0.key < $1.key }.map { Icon(density: $0.key, path: $0.value) }
    launchable = manifest.launchable(AndroidApp.Name.launcher)
    leanbackLaunchable = manifest.launchable(AndroidApp.Name.leanbackLauncher)
    debuggable = manifest.application?.debuggable?.value ?? false
    testOnly = manifest.application?.testOnly?.value ?? false
    games = manifest.application?.metaData.first { $0.name?.value == GamesIDsReader.metadataName }?
      .value.map { Games(appId: $0.value.string ?? $0.value.written) }
    assistants = (manifest.application?.components(.service) ?? [])
      .filter { $0.handles(VoiceService.Kind.interaction.action) }.map(\.shownName)
    modules = package.features.map(\.name)
    signing = package.signing.flatMap(Signing.init)
    size = package.size
    oddities = package.oddities.map(\.text)
  }

  private static func features(
    of manifest: AndroidManifest, permissions: [String], implied: [ImpliedFeature]
  ) -> [Feature] {
    var features: [Feature] = []
    var known: Set<String> = []
    for feature in manifest.features {
      guard let name = feature.name, known.insert(name).inserted else { continue }
      features.append(Feature(name: name, required: feature.required?.value ?? true, impliedBy: nil))
    }
    for entry in implied where permissions.contains(entry.permission) && known.insert(entry.feature).inserted
    {
      features.append(Feature(name: entry.feature, required: true, impliedBy: entry.permission))
    }
    return features
  }
}

extension AndroidManifest {
  fileprivate func launchable(_ category: String) -> String? {
    application?.components
      .first { [.activity, .activityAlias].contains($0.kind) && $0.isMain(category) }?.shownName
  }
}

extension ManifestComponent {
  fileprivate func isMain(_ category: String) -> Bool {
    enabled?.value != false && handles(AndroidApp.Name.main, category: category)
  }
}

extension [String] {
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
