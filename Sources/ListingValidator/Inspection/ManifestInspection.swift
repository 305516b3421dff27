/// What an Android manifest says, as far as it is known before the build: nothing is judged.
public struct ManifestInspection: Sendable, Encodable {
  /// A feature of devices that the app uses.
  public struct Feature: Sendable, Encodable {
    /// The name; a version of OpenGL ES is `glEsVersion` with its number.
    public let name: String
    /// Whether the app cannot do without; nil where that is unknown.
    public let required: Bool?
    /// The permissions that ask for it, where the manifest does not declare it itself.
    public let impliedBy: [String]?
  }

  /// What the app says of Play games services.
  public struct Games: Sendable, Encodable {
    /// The value of the APP_ID meta-data, as it is written.
    public let appId: String?
    /// Where it stands: `application`, or the element of a component.
    public let declaredIn: String
  }

  /// A service that is, or is meant to be, an assistant or a speech recogniser.
  public struct Voice: Sendable, Encodable {
    /// The class.
    public let service: String
    /// Whether a filter has the action by which the system finds it.
    public let hasAction: Bool
    /// The attribute `exported`; nil where it is absent or unknown.
    public let exported: Bool?
    /// The permission that callers need.
    public let permission: String?
    /// The resource with its description.
    public let metaData: String?
    /// The first of Android's checks of an assistant that fails: 1 permission, 2 meta-data, 3 root element,
    /// 4 sessionService, 5 recognitionService; nil where none does, and for a speech recogniser.
    public let firstFailedCheck: Int?
  }

  /// The path of the file, relative to the root.
  public let path: String
  /// The application id; nil where it is unknown.
  public let package: String?
  /// The attribute `versionCode`.
  public let versionCode: Int?
  /// The attribute `versionName`.
  public let versionName: String?
  /// The lowest API level, from Gradle or the manifest.
  public let minSdk: Int?
  /// The target API level, from Gradle or the manifest.
  public let targetSdk: Int?
  /// The highest API level.
  public let maxSdk: Int?
  /// Where the app wants to be installed.
  public let installLocation: String?
  /// The permissions asked for, in the order written.
  public let permissions: [String]
  /// Features declared in the manifest, then those that permissions imply.
  public let features: [Feature]
  /// The name of the app, as it is written.
  public let label: String?
  /// The activities on the home screen of tablets and phones.
  public let launchable: [String]
  /// The activities on the home screen of televisions.
  public let leanbackLaunchable: [String]
  /// The banner of the application, as it is written.
  public let banner: String?
  /// What the app says of Play games services, one entry for each meta-data.
  public let games: [Games]
  /// The assistants.
  public let assistants: [Voice]
  /// The speech recognisers.
  public let recognizers: [Voice]

  private enum CodingKeys: String, CodingKey {
    case package, versionCode, versionName, minSdk, targetSdk, maxSdk, installLocation, permissions, features,
      label,
      launchable, leanbackLaunchable, banner, games, assistants, recognizers
  }

  /// Sums an app of a listing up.
  /// - Parameter profile: knows which features permissions imply.
  public init(_ app: AndroidApp, in listing: Listing, profile: StoreProfile) {
    let manifest = app.manifest
    path = manifest.location.path
    package = listing.package?.value ?? manifest.package?.value
    versionCode = manifest.versionCode?.value
    versionName = manifest.versionName?.value
    minSdk = app.minSDK.value
    targetSdk = app.targetSDK.value
    maxSdk = manifest.maxSDK?.value
    installLocation = manifest.installLocation?.written
    permissions = manifest.permissions.compactMap(\.name)
    features = Self.features(of: app, profile)
    label = manifest.application?.label?.value.written
    launchable = app.launchers(AndroidApp.Name.launcher).map(\.shownName)
    leanbackLaunchable = app.leanbackLaunchers.map(\.shownName)
    banner = manifest.application?.banner?.value.written
    games = Self.games(in: manifest)
    assistants = app.voiceServices(.interaction).map(Voice.init)
    recognizers = app.voiceServices(.recognition).map(Voice.init)
  }

  /// What the manifests at a root say.
  public static func all(in listing: Listing, profile: StoreProfile = .amazonAppstore) -> [ManifestInspection]
  {
    listing.apps.map { ManifestInspection($0, in: listing, profile: profile) }
  }

  private static func features(of app: AndroidApp, _ profile: StoreProfile) -> [Feature] {
    let declared = app.manifest.features.compactMap { feature -> Feature? in
      let version = feature.glESVersion.map { "glEsVersion \($0.written)" }
      guard let name = feature.name ?? version else { return nil }
      return Feature(
        name: name, required: feature.required == nil ? true : feature.required?.value, impliedBy: nil)
    }
    var implied: [(feature: String, permissions: [String])] = []
    for permission in app.manifest.permissions.compactMap(\.name) {
      for feature in profile.impliedFeatures
      where feature.permission == permission && app.feature(feature.feature) == nil {
        let index = implied.firstIndex { $0.feature == feature.feature } ?? implied.count
        if index == implied.count { implied.append((feature.feature, [])) }
        if !implied[index].permissions.contains(permission) { implied[index].permissions.append(permission) }
      }
    }
    return declared + implied.map { Feature(name: $0.feature, required: true, impliedBy: $0.permissions) }
  }

  private static func games(in manifest: AndroidManifest) -> [Games] {
    guard let application = manifest.application else { return [] }
    let places =
      [("application", application.metaData)] + application.components.map { ($0.kind.rawValue, $0.metaData) }
    return places.flatMap { place, metaData in
      metaData.filter { $0.name?.value == GamesIDsReader.metadataName }.map {
        Games(appId: $0.value?.value.written, declaredIn: place)
      }
    }
  }
}

extension ManifestInspection.Voice {
  init(_ voice: VoiceService) {
    service = voice.service.shownName
    hasAction = voice.service.handles(voice.kind.action)
    exported = voice.service.exported?.value
    permission = voice.service.permission?.written
    metaData = voice.metaData?.resource?.value.written
    firstFailedCheck = voice.kind == .interaction ? voice.firstFailure?.rawValue : nil
  }
}
