/// An app as rules about its manifest see it: the manifest, and what the build adds to it.
public struct AndroidApp: Sendable {
  /// The manifest; in a variant with that of `main` below its own.
  public let manifest: AndroidManifest
  /// What the module is built into; unknown where no build file says it.
  public let kind: GradleBuild.Kind
  /// The lowest API level that the app runs on.
  public let minSDK: SDKLevel
  /// The API level that the app is made for.
  public let targetSDK: SDKLevel
  /// Its assistants and speech recognisers, or what is meant to be one.
  public let voiceServices: [VoiceService]
  /// The paths of the files that describe them.
  let voiceFilePaths: Set<String>
  /// The manifest below the variant's own, which is judged with `main`.
  let inheritedPath: String?
  let componentsByClass: [String: [ManifestComponent]]
  let componentsOfUnknownClass: [ManifestComponent]

  /// Joins the parts of an app.
  /// - Parameter files: the XML of its module.
  public init(
    manifest: AndroidManifest, files: [AndroidFile] = [], kind: GradleBuild.Kind = .unknown, minSDK: SDKLevel,
    targetSDK: SDKLevel, inheritedPath: String? = nil
  ) {
    self.manifest = manifest
    self.kind = kind
    self.minSDK = minSDK
    self.targetSDK = targetSDK
    self.inheritedPath = inheritedPath
    voiceServices = VoiceService.all(in: manifest, files: files)
    voiceFilePaths = Set(voiceServices.flatMap(\.files).map(\.file.path))
    let components = manifest.application?.components ?? []
    componentsByClass = Dictionary(grouping: components.filter { $0.className != nil }) { $0.className ?? "" }
    componentsOfUnknownClass = components.filter { $0.className == nil }
  }

  /// The app of a package, whose manifest says all.
  public init(merged manifest: AndroidManifest) {
    // What the platform takes where the manifest says nothing.
    let minSDK = SDKLevel(manifest.minSDK, absent: Located(1, at: manifest.location))
    self.init(
      manifest: manifest, kind: .application, minSDK: minSDK,
      targetSDK: SDKLevel(manifest.targetSDK, absent: minSDK.located))
  }

  /// True for a place in a file that is judged with this listing. A rule about something that is missing asks it of
  /// what calls for the missing thing.
  func owns(_ location: Location) -> Bool { location.path != inheritedPath }

  /// True for a library, which other modules make an app of.
  var isLibrary: Bool { kind == .library }
}

/// An API level of Android, as far as it is known.
public enum SDKLevel: Sendable {
  case known(Located<Int>)
  /// Left to a part of the build that is not read.
  case unknown

  /// The level and where it is set.
  public var located: Located<Int>? {
    guard case .known(let level) = self else { return nil }
    return level
  }

  /// The level.
  public var value: Int? { located?.value }

  init(_ setting: ManifestValue<Int>?, absent: Located<Int>? = nil) {
    if let setting {
      self = setting.value.map { .known(Located($0, at: setting.location)) } ?? .unknown
    } else {
      self = absent.map(Self.known) ?? .unknown
    }
  }

  init(_ setting: GradleBuild.Setting<Int>?, manifest: ManifestValue<Int>?) {
    // Gradle's word is the last one.
    switch setting {
    case .literal(let level)?: self = .known(level)
    case .computed?: self = .unknown
    case nil: self.init(manifest)
    }
  }
}

extension GradleBuild {
  /// An API level of a variant; computed where it depends on the variant and none is asked for.
  func level(_ path: KeyPath<Configuration, Setting<Int>?>, variant: String?) -> Setting<Int>? {
    let common = defaultConfiguration[keyPath: path]
    if let variant { return flavors[variant]?[keyPath: path] ?? common }
    guard let own = flavors.sorted(by: { $0.key < $1.key }).lazy.compactMap({ $0.value[keyPath: path] }).first
    else { return common }
    switch own {
    case .literal(let level): return .computed(level.location)
    case .computed: return own
    }
  }
}

extension AndroidApp {
  /// The app that a module's source makes; nil for a module without a manifest.
  /// - Parameter document: reads a file of the module.
  init?(_ module: AndroidModule, variant: String?, document: (AndroidFile) -> AndroidElement) {
    let manifests = module.files(.manifest)
    guard let own = manifests.first else { return nil }
    let below = manifests.first { $0.isInherited && !own.isInherited }
    var element = document(own)
    if let below { element = element.laid(over: document(below)) }
    let build = module.build
    guard
      let manifest = AndroidManifest(
        element, form: .source, namespace: build?.namespace?.literal?.value)
    else { return nil }
    self.init(
      manifest: manifest, files: module.files, kind: build?.kind ?? .unknown,
      minSDK: SDKLevel(build?.level(\.minSDK, variant: variant), manifest: manifest.minSDK),
      targetSDK: SDKLevel(build?.level(\.targetSDK, variant: variant), manifest: manifest.targetSDK),
      inheritedPath: own.isInherited ? own.file.path : below?.file.path)
  }
}

extension AndroidApp: RuleSubject {
  public static func all(in context: Context) -> [AndroidApp] { context.listing.apps }
}
