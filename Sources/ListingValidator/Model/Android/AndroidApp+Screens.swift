extension AndroidApp {
  /// The names of features and intents that are asked about.
  enum Name {
    static let leanback = "android.software.leanback"
    static let touchscreen = "android.hardware.touchscreen"
    static let main = "android.intent.action.MAIN"
    static let launcher = "android.intent.category.LAUNCHER"
    static let leanbackLauncher = "android.intent.category.LEANBACK_LAUNCHER"
  }

  /// What says that the app is meant for television.
  var televisionMark: Location? {
    let features = [Name.leanback, "amazon.hardware.fire_tv"]
    return manifest.features.first { $0.name.map(features.contains) ?? false }?.location
      ?? leanbackLaunchers.first?.location
  }

  /// True where devices without Android's television interface are kept out.
  var isTelevisionOnly: Bool { feature(Name.leanback)?.isRequired ?? false }

  /// The activities that the home screen of a television shows.
  var leanbackLaunchers: [ManifestComponent] { launchers(Name.leanbackLauncher) }

  /// The activities that a home screen shows.
  func launchers(_ category: String) -> [ManifestComponent] {
    activities.filter { $0.handles(Name.main, category: category) }
  }

  /// The activities and their aliases.
  var activities: [ManifestComponent] {
    manifest.application?.components.filter { $0.kind == .activity || $0.kind == .activityAlias } ?? []
  }

  /// What the manifest says of a feature; where it says it twice, the word that lets more devices in.
  func feature(_ name: String) -> UsedFeature? { manifest.featuresByName[name] }
}
