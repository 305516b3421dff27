extension ImpliedFeature {
  /// Those of the Amazon Appstore without their sources. The rest of its profile is not read, which would take longer
  /// than a small package.
  public static var amazonAppstore: [ImpliedFeature] {
    let profile = Schemas.amazonAppstore
    guard let start = profile.firstOffset(of: "<\(element)>"),
      let end = profile[start...].firstOffset(of: "</\(element)>")
    else { return StoreProfile.amazonAppstore.impliedFeatures }
    let part = SourceFile(
      path: "\(element).xml", bytes: Array(profile[start..<end]) + Array("</\(element)>".utf8))
    do {
      return try XMLReader.read(part).root.children.flatMap { all($0, sources: []) }
    } catch {
      // Compiled in and read by a test, as the whole profile is.
      fatalError("\(element): \(error)")
    }
  }

  /// The part of a profile that lists them.
  static let element = "implied-features"
}

extension RandomAccessCollection<UInt8> {
  /// Where a text in ASCII begins.
  fileprivate func firstOffset(of text: String) -> Index? {
    let bytes = Array(text.utf8)
    return indices.first { self[$0] == bytes[0] && self[$0...].starts(with: bytes) }
  }
}
