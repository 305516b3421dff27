extension VideoFaultKind {
  package var reason: String {
    switch self {
    case .truncated: "is cut short"
    case .partMissing: "lacks a part that players need"
    case .badPart: "has a broken part"
    case .mediaMissing: "lacks the end of its pictures or sound"
    case .tooComplex: "has more parts than any video needs"
    }
  }
}
