import Bytes
import Packages

extension ByteFault {
  /// Why, in words.
  var reason: String {
    switch self {
    case .outOfBounds: "it ends too early"
    case .system(let number): FileFault.system(errno: number).reason
    }
  }
}

extension ZipFault {
  /// Why, in words.
  package var reason: String {
    switch self {
    case .unreadable(let fault): fault.reason
    case .endRecordMissing: "its end is missing"
    case .directoryOutOfBounds: "its directory lies outside of it"
    case .directoryEntryBroken(let index): "entry \(index + 1) of its directory is damaged"
    case .severalDisks: "it is a part of an archive that is split over several files"
    case .tooManyEntries(let count):
      "it has \(count) entries, more than the \(ZipArchive.maximumEntries) that are read"
    case .directoryTooLarge(let size):
      "its directory has \(size) bytes, more than the \(ZipArchive.maximumDirectorySize) that are read"
    case .localHeaderMissing: "it is not where the archive's directory says"
    case .dataOutOfBounds: "it reaches beyond the end of the archive"
    case .tooLarge(let size, let limit): "it has \(size) bytes, more than the \(limit) that are read"
    case .impossibleSize: "it claims to be larger than its data can be"
    case .absurdRatio: "it unpacks to far more than its size"
    case .deflateBroken: "its compressed data is damaged"
    case .sizeDiffers: "its size is not the one that the archive's directory says"
    case .checksumDiffers: "its checksum is wrong"
    }
  }
}

extension ChunkFault {
  /// Why, in words.
  package var reason: String {
    switch self {
    case .unreadable(let fault): fault.reason
    case .outOfBounds(let offset): "the part at byte \(offset) reaches beyond what holds it"
    case .badSize(let offset): "the part at byte \(offset) has an impossible size"
    case .badStringPool(let offset): "the strings at byte \(offset) reach beyond their own end"
    case .wrongKind: "it is no file of its kind"
    case .noElement: "it has no element"
    case .tooDeep: "its elements are nested too deep"
    case .tooMany: "it has more elements, attributes or text than is read"
    }
  }
}

extension WireFault {
  /// Why, in words.
  package var reason: String {
    switch self {
    case .truncated: "a message ends too early"
    case .badField: "a field has no known form"
    case .missing: "it has no element"
    case .tooDeep: "its elements are nested too deep"
    case .tooMany: "it has more elements, attributes or resources than are read"
    }
  }
}

extension PackageReadingFault {
  /// Why, in words.
  package var reason: String {
    switch self {
    case .archive(let fault): fault.reason
    case .binary(let fault): fault.reason
    case .message(let fault): fault.reason
    }
  }
}
