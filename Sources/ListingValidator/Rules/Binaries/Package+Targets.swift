extension Package {
  /// The app as rules about its manifest see it.
  var app: AndroidApp { AndroidApp(merged: manifest) }

  /// What the listing says of the file.
  func binary(in context: Context) -> Binary? { context.listing.binaries.files.first { $0.path == path } }

  /// True where the package is meant for a class of devices: as the listing says, or else as its manifest does.
  func isFor(_ device: Device, in context: Context) -> Bool {
    guard let own = binary(in: context)?.devices, !own.isEmpty else { return app.isFor(device, in: context) }
    return own.contains(device)
  }

  /// True where the package is meant for devices with Fire OS.
  func isForFireOS(in context: Context) -> Bool {
    isFor(.fireTablet, in: context) || isFor(.fireTV, in: context)
  }

  /// The application id, where it is known.
  var applicationID: Located<String>? {
    manifest.package.flatMap { name in name.value.map { Located($0, at: name.location) } }
  }

  /// The version code, where it is known.
  var versionCode: Located<Int>? {
    manifest.versionCode.flatMap { code in code.value.map { Located($0, at: code.location) } }
  }
}

extension Int {
  /// A size in bytes as people say it: the largest unit of which there is one at least, with one decimal.
  var asByteSize: String {
    for (unit, size) in [("GB", 1 << 30), ("MB", 1 << 20)] where self >= size {
      let tenths = self / (size / 10)
      return tenths % 10 == 0 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
    }
    return "\(self) bytes"
  }
}
