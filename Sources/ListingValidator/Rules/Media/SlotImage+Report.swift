import Images

extension SlotImage {
  /// True for a picture that need not be used.
  var isSpare: Bool { content.hasSpares && !slot.fits(asset) }
}

extension Asset {
  /// The picture in a message: by its name where the finding points into a manifest, which may name many.
  var subject: String { location.file == nil ? "the picture" : "\"\(path)\"" }

  /// The same for a video.
  var videoSubject: String { location.file == nil ? "the video" : "\"\(path)\"" }
}

extension ImageSize {
  /// `1920 x 1080`.
  var shown: String { "\(width) x \(height)" }

  /// True where it is higher than wide.
  var isPortrait: Bool { height > width }
}

extension StoreSlot {
  /// The sizes that it takes, in words.
  var sizesInWords: String {
    let list = sizes.map(\.shown)
    let words =
      list.count > 1
      ? "\(list.dropLast().joined(separator: ", ")) or \(list.last ?? "")" : list.first ?? "any size"
    return mayBeTurned ? "\(words), either way round" : words
  }

  /// What a picture for it must be, in a few words: `114 x 114, PNG with an alpha channel`.
  var wanted: String {
    var words = isVideo ? "" : sizes.count == 1 ? "\(sizesInWords), " : ""
    words += formats.map(\.label).joined(separator: " or ")
    switch alpha {
    case .expected: words += " with an alpha channel"
    case .opaque: words += " without transparency"
    case nil: break
    }
    return words
  }

  /// True where there is one picture.
  var isSingle: Bool { count.upperBound == 1 }

  /// True where it is as high as wide.
  var isSquare: Bool { !sizes.isEmpty && sizes.allSatisfy { $0 == $0.turned } }
}

extension [Source] {
  /// Where the slots of all stores come from that a rule is about.
  static func slots(where isMeant: (StoreSlot) -> Bool) -> [Source] {
    StoreProfile.builtIn.flatMap(\.slots).filter(isMeant).flatMap(\.sources)
  }
}

extension Report {
  /// Reports a fault of one picture.
  mutating func flag(
    _ ruleCase: RuleCase, _ image: SlotImage, _ message: String, found: String? = nil,
    allowed: String? = nil, help: String? = nil, cause: String? = nil, severity: Severity? = nil,
    sources: [Source] = []
  ) {
    flag(
      ruleCase, at: image.asset.location, message, found: found, allowed: allowed, help: help,
      locale: image.content.locale, field: .images, cause: cause ?? image.slot.name, severity: severity,
      sources: sources)
  }
}
