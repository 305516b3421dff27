import Packages

/// What the outermost element of an XML file says about the file.
enum RootElement: Equatable {
  /// The native manifest.
  case listing
  /// An AppDF description.
  case appdf
  /// A file of an Android app's source.
  case android(AndroidFile.Kind)
  /// XML in the binary form of packages.
  case binaryXML
  /// Another document.
  case other
  /// None can be made out: the file is empty, broken or in another encoding.
  case unknown
  /// The file cannot be read.
  case unreadable(String)

  /// Looks at a file. Broken markup further down does not matter here.
  static func read(_ path: String, fileSystem: FileSystem) -> RootElement {
    do {
      let bytes = try fileSystem.read(path, maximumBytes: ListingFiles.maximumXMLBytes)
      return RootElement(SourceFile(path: path, bytes: bytes).text)
    } catch .tooLarge {
      return .unknown
    } catch {
      return .unreadable(error.reason)
    }
  }

  init(_ text: [UInt8]) {
    if PackageReader.isBinaryXML(text) {
      self = .binaryXML
      return
    }
    // NUL bytes are those of UTF-16 or UTF-32 without a mark.
    guard !text.contains(0), let (name, end) = Self.name(in: text) else {
      self = .unknown
      return
    }
    switch name {
    case "listing": self = .listing
    // A slip in the name of the root is for the schema to say.
    case _ where NearestName.nearest(to: name, in: ["listing"]) != nil: self = .listing
    case "application-description-file": self = .appdf
    default: self = AndroidFile.Kind(rootElement: name, text: text[end...]).map(RootElement.android) ?? .other
    }
  }

  /// The local name of the first element, or the one that a DOCTYPE announces, and where it ends.
  private static func name(in text: [UInt8]) -> (String, end: Int)? {
    var rest = text[...]
    func skip(past end: String) {
      let end = Array(end.utf8)
      while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
      rest = rest.dropFirst(end.count)
    }
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "!--".utf8) {
        skip(past: "-->")
      } else if rest.first == UInt8(ascii: "?") {
        skip(past: "?>")
      } else {
        if rest.starts(with: "!DOCTYPE".utf8) {
          rest = rest.dropFirst(8).drop { XMLScanner.isSpace($0) }
        }
        let name = rest.prefix {
          !XMLScanner.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        // A file that ends within the name is cut short.
        guard name.endIndex < text.endIndex else { return nil }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        return local.isEmpty ? nil : (String(decoding: local, as: UTF8.self), name.endIndex)
      }
    }
    return nil
  }
}
