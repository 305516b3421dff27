extension Device {
  /// The class as messages name it.
  var shortName: String {
    switch self {
    case .fireTablet: "Fire tablet"
    case .fireTV: "Fire TV"
    case .automotive: "automotive"
    case .androidMobile: "Android"
    case .windows: "Windows"
    case .vega: "Vega OS"
    }
  }
}

extension [Source] {
  /// The sources, each once.
  var unique: [Source] {
    var seen: Set<Source> = []
    return filter { seen.insert($0).inserted }
  }
}
