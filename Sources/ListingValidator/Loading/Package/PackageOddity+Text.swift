import Packages

extension PackageOddity {
  /// What is odd, in words.
  package var text: String {
    switch self {
    case .archive(let oddity): oddity.text
    case .moduleArchive(let module, let oddity): "in \(module), \(oddity.text)"
    case .manifest("base", let oddity): oddity.text
    case .manifest(let module, let oddity): "in \(module), \(oddity.text)"
    case .manifestUnreadable(let module, let fault):
      "the manifest of \(module) cannot be read: \(fault.reason)"
    case .resourcesUnreadable(let module, let fault):
      "the resources of \(module) cannot be read: \(fault.reason)"
    case .resources(let oddity): oddity.text
    case .bundleConfigUnreadable(let fault): "the file BundleConfig.pb cannot be read: \(fault.reason)"
    case .moduleUnreadable(let module, let fault): "the package \(module) cannot be read: \(fault.reason)"
    case .manifestChecksumDiffers(let module): "the checksum of the manifest of \(module) is wrong"
    }
  }
}

extension ZipOddity {
  /// What is odd, in words.
  package var text: String {
    switch self {
    case .dataBefore(let count): "\(count) bytes stand before the first file"
    case .codeBefore(let count):
      "\(count) bytes of compiled code stand before the first file, which Android 8 and earlier may run"
    case .offsetsShifted(let count): "the archive begins \(count) bytes later than it says"
    case .dataAfter(let count): "\(count) bytes follow the end of the archive"
    case .gapBeforeEndRecord(let count):
      "\(count) bytes stand between the directory and the end of the archive"
    case .comment(let count): "the archive has a comment of \(count) bytes"
    case .zip64: "the archive is in the 64-bit form"
    case .uncountedEntries: "the archive has more files than it counts"
    case .duplicateName(let name): "two files are named \(name)"
    case .overlap(let name): "the file \(name) shares bytes with another file"
    case .badName(let name): "a file has the name \"\(name)\", which no file can have"
    case .unsafeName(let name): "the name \(name) leads out of the archive"
    case .nameNotUTF8(let name): "the name \(name) is not UTF-8"
    case .encrypted(let name): "the file \(name) is marked as encrypted"
    case .unknownMethod(let name, let method):
      "the file \(name) is packed by method \(method), which Android does not know"
    case .storedSizesDiffer(let name): "the file \(name) has two sizes"
    case .absurdRatio(let name): "the file \(name) unpacks to far more than its size"
    case .localHeaderMissing(let name): "the file \(name) is not where the directory says"
    case .localHeaderDiffers(let name, let part):
      "the \(part.rawValue) of \(name) differs between file and directory"
    case .more: "and more of the kind"
    }
  }
}

extension XMLOddity {
  /// What is odd, in words.
  package var text: String {
    switch self {
    case .unusualMark(let mark): "the manifest begins with the mark \(mark), not 3"
    case .dataAfterDocument(let count): "\(count) bytes follow the manifest"
    case .contentAfterRoot: "something follows the end of the manifest's root element"
    case .unknownChunk(let type): "the manifest has a part of the unknown kind \(type)"
    case .attributeLayout(let element): "the attributes of <\(element)> do not lie where build tools put them"
    case .attributeRenamed(let written, let meant):
      "the attribute android:\(meant) is written as \"\(written)\""
    case .namespaceMasked(let attribute, let written):
      "the attribute android:\(attribute) stands in \(written.map { "the namespace \"\($0)\"" } ?? "no namespace")"
    case .attributeWithoutNumber(let name):
      "the attribute android:\(name) has no resource number, so Android does not see it"
    case .attributeRepeated(let name): "an element has android:\(name) twice"
    case .stringMissing: "the manifest refers to a text that is not there"
    case .elementsNotClosed: "elements of the manifest are not closed"
    case .more: "and more of the kind"
    }
  }
}

extension ResourceOddity {
  /// What is odd, in words.
  package var text: String {
    switch self {
    case .unreadable(let id): "resource 0x\(String(id, radix: 16)) lies outside its table"
    case .circle(let id):
      "resource 0x\(String(id, radix: 16)) refers to itself, or further than Android follows"
    case .tooMuchText: "the resources have more text than is read"
    case .more: "and more of the kind"
    }
  }
}
