extension ImageFaultKind {
  package var reason: String {
    switch self {
    case .fileTooLarge(let limit): "is larger than the \(limit) bytes that are read"
    case .truncated: "is cut short"
    case .endMissing: "lacks the mark of its end"
    case .badChecksum: "has a wrong checksum"
    case .badHeader: "has a broken header"
    case .partMissing: "lacks a part"
    case .partMisplaced: "has a part out of place"
    case .partUnknown: "has a part that programs need to know and do not"
    case .lineEndsConverted: "was taken for a text on its way, and its line ends were changed"
    case .notAPart: "has something else where a part should begin"
    case .tooManyPixels(let limit): "announces more than \(limit) pixels"
    case .badData: "cannot be decoded"
    case .dataMissing: "ends before its last row"
    case .dataExcessive: "goes on after its last row"
    case .unsupported: "is of a rare form that programs do not know"
    case .timedOut: "takes too long to decode"
    }
  }
}
