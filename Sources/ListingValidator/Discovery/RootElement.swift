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
    let names = text.contains(0) ? [] : Self.names(in: text)
    guard !names.isEmpty else {
      self = .unknown
      return
    }
    let kinds = names.lazy.map { RootElement(named: $0.name, text[$0.end...]) }
    self = kinds.first { $0 != .other } ?? .other
  }

  private init(named name: String, _ rest: ArraySlice<UInt8>) {
    switch name {
    case _ where name.lowercased() == "listing": self = .listing
    // A slip in the name of the root is for the schema to say.
    case _ where NearestName.nearest(to: name, in: ["listing"]) != nil: self = .listing
    case "application-description-file": self = .appdf
    default: self = AndroidFile.Kind(rootElement: name, text: rest).map(RootElement.android) ?? .other
    }
  }

  /// The local names of what a DOCTYPE announces and of the first element, which need not be the same, and where they
  /// end.
  private static func names(in text: [UInt8]) -> [(name: String, end: Int)] {
    var rest = text[...]
    var names: [(name: String, end: Int)] = []
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
        let isAnnounced = rest.starts(with: "!DOCTYPE".utf8)
        if isAnnounced {
          rest = rest.dropFirst(8).drop { XMLScanner.isSpace($0) }
        } else if rest.first == UInt8(ascii: "!") {
          skip(past: ">")
          continue
        }
        let name = rest.prefix {
          !XMLScanner.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }
        // A file that ends within the name is cut short.
        guard name.endIndex < text.endIndex else { return names }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        if !local.isEmpty { names.append((String(decoding: local, as: UTF8.self), name.endIndex)) }
        guard isAnnounced, !local.isEmpty else { return names }
      }
    }
    return names
  }
}
