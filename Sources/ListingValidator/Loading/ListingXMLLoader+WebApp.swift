extension ListingXMLLoader {
  /// Reads `web-app`, and the files that it names.
  mutating func readWebApp(_ section: XMLElement) {
    var app = WebApp(location: section.location(in: source), url: section.value("url", in: source))
    if let href = section.value("manifest", in: source),
      let file = files.open(href: href, field: .webApp, into: &listing)
    {
      app.manifest = WebAppManifest(file, at: href.location)
    }
    if let href = section.value("archive", in: source) {
      let archive = files.archive(href.value, at: href.location, field: .webApp, into: &listing)
      app.archive = WebAppArchive(href: href, files: archive?.entries.filter { !$0.isFolder }.map(\.name))
    }
    listing.webApp = app
  }
}

extension WebAppManifest {
  fileprivate init(_ file: SourceFile, at location: Location) {
    self.location = location
    let root: JSONValue
    do {
      root = try JSONReader.read(file.text)
    } catch {
      let end = min(error.offset, file.text.count)
      malformed = Located(error.message, at: Location(file: file, range: end..<end))
      return
    }
    guard case .object = root.kind else {
      malformed = Located("it is \(root.kind.name)", at: Location(file: file, range: root.range))
      return
    }
    func text(_ name: String) -> Located<String>? {
      guard let value = root[name], case .string(let text) = value.kind else { return nil }
      return Located(text, at: Location(file: file, range: value.range))
    }
    verificationKey = text("verification_key")
    type = text("type")
    version = text("version")
    lastUpdate = text("last_update")
  }
}
