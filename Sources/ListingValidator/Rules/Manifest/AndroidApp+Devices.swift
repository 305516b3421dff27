extension AndroidApp {
  /// True where the app is meant for a class of devices: as the submission says, or else as the manifest does.
  func isFor(_ device: Device, in context: Context) -> Bool {
    let declared = context.submission.devices
    guard declared.isEmpty else { return declared.contains(device) }
    switch device {
    case .fireTV: return televisionMark != nil
    case .fireTablet: return !isTelevisionOnly
    case .automotive, .androidMobile, .windows, .vega: return false
    }
  }

  /// The targeted classes of devices that lack a feature, with the sources that say so.
  func devices(without feature: String, in context: Context) -> [(device: Device, sources: [Source])] {
    [Device.fireTV, .fireTablet].compactMap { device in
      // Whether the app is for a device takes a look at all that it declares: asked last.
      guard let sources = context.profile.capabilities(of: device)?.missingFeatures[feature],
        isFor(device, in: context)
      else { return nil }
      return (device, sources)
    }
  }
}

extension [Device] {
  /// The classes as messages name them.
  var asWords: String { map(\.shortName).joined(separator: " and ") + " devices" }
}
