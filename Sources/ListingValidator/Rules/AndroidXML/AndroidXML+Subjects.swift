extension Source {
  /// A file of Android's own source.
  static func framework(_ path: String) -> Source {
    Source("aosp-mirror/platform_frameworks_base:\(path)", .official)
  }
}

extension AndroidFile {
  /// The place of an element's start tag.
  func location(_ element: XMLElement) -> Location { element.location(in: file) }

  /// The place of an attribute's value, or the start tag where it is missing.
  func location(_ attribute: XMLAttribute?, of element: XMLElement) -> Location {
    attribute.map { $0.located(in: file).location } ?? location(element)
  }
}

extension Example {
  /// A file in `res/xml`.
  static func resourceXML(_ content: String) -> Example { Example(files: ["res/xml/file.xml": content]) }
}
