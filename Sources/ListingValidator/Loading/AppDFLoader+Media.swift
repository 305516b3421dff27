extension AppDFLoader {
  /// Reads the pictures as declared, and the videos.
  mutating func readMedia(_ section: XMLElement, locale: Located<String>?) {
    let images = section.child("images")
    let videos = section.child("videos")
    guard let location = (images ?? videos)?.location(in: source) else { return }
    var media = Media(location: location, locale: locale)
    var slots: Set<String> = []
    let pictures = (images?.children ?? []).flatMap {
      $0.name == "screenshots" ? $0.children("screenshot") : [$0]
    }
    for element in pictures {
      guard let kind = Self.pictureKinds[element.name] else { continue }
      let isFirst = slots.insert(element.name).inserted
      let size = size(of: element, locale: locale)
      if let size { checkSize(size, of: element, isFirst: isFirst, locale: locale) }
      guard let file = file(in: element, field: .images, locale: locale) else {
        media.unreadable.insert(kind)
        continue
      }
      let asset = Asset(kind: kind, path: file.value, location: file.location, declaredSize: size)
      checkSizes(of: asset, among: media.assets, locale: locale)
      media.assets.append(asset)
    }
    for element in videos?.children ?? [] {
      switch element.name {
      case "video-file":
        guard let file = file(in: element, field: .videos, locale: locale) else { continue }
        media.assets.append(Asset(kind: .video, path: file.value, location: file.location))
      case "youtube-video":
        let id = value(of: element)
        guard !Self.isYouTubeID(id.value) else { continue }
        record(
          .malformedYouTubeID(id.value, isDefault: locale == nil), at: id.location, locale: locale?.value,
          field: .videos)
      default: break
      }
    }
    listing.media.append(media)
  }

  private static let pictureKinds: [String: AssetKind] = [
    "app-icon": .icon, "large-promo": .promo, "small-promo": .smallPromo, "screenshot": .screenshots,
  ]

  private static func isYouTubeID(_ id: String) -> Bool {
    id.utf8.count == 11
      && id.utf8.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber) || "_-".contains(character)
      }
  }

  /// The file that an element names; nil, with a fault recorded, where there is none.
  func missing(_ href: String) -> FileFault? {
    guard !href.isEmpty else { return .missing }
    do {
      try files.find(href)
      return nil
    } catch {
      return error
    }
  }

  private mutating func file(in element: XMLElement, field: Field, locale: Located<String>?) -> Located<
    String
  >? {
    let href = value(of: element)
    return exists(href, field: field, locale: locale?.value) ? href : nil
  }

  /// Whether a file that the description names is there; a fault is recorded where it is not.
  mutating func exists(_ href: Located<String>, field: Field, locale: String? = nil) -> Bool {
    guard let fault = missing(href.value) else {
      listing.references.append(FileReference(path: href.value, location: href.location))
      return true
    }
    files.record(
      fault, path: href.value, href: href.value, at: href.location, locale: locale, field: field,
      into: &listing)
    return false
  }

  private mutating func size(of element: XMLElement, locale: Located<String>?) -> (width: Int, height: Int)? {
    let width = pixels("width", of: element, locale: locale)
    let height = pixels("height", of: element, locale: locale)
    guard let width, let height else { return nil }
    return (width, height)
  }

  private mutating func pixels(_ name: String, of element: XMLElement, locale: Located<String>?) -> Int? {
    let written = element.value(name, in: source)
    if let pixels = written.flatMap({ Int($0.value) }), pixels > 0 { return pixels }
    record(
      .malformedSize(attribute: name, of: element.name, found: written?.value),
      at: written?.location ?? element.location(in: source), locale: locale?.value, field: .images)
    return nil
  }

  private mutating func checkSize(
    _ size: (width: Int, height: Int), of element: XMLElement, isFirst: Bool, locale: Located<String>?
  ) {
    guard let rule = format.pictures[element.name] else { return }
    let allowed: String
    if isFirst || !rule.isSquare {
      guard size != (rule.width, rule.height) else { return }
      allowed = "\(rule.width) x \(rule.height)"
    } else {
      guard size.width != size.height else { return }
      allowed = "a square"
    }
    record(
      .sizeOfAnotherSlot(element.name, found: "\(size.width) x \(size.height)", allowed: allowed),
      at: element.location(in: source), locale: locale?.value, field: .images)
  }

  private mutating func checkSizes(of asset: Asset, among others: [Asset], locale: Located<String>?) {
    guard let size = asset.declaredSize,
      let first = others.first(where: { $0.path == asset.path })?.declaredSize, first != size
    else { return }
    record(
      .twoSizes(
        path: asset.path, first: "\(first.width) x \(first.height)", second: "\(size.width) x \(size.height)"),
      at: asset.location, locale: locale?.value, field: .images)
  }
}
