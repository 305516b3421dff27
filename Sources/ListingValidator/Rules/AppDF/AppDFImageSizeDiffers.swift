import Images

struct AppDFImageSizeDiffers: Rule {
  static let differs = RuleCase(
    "differs", .warning, "a picture has not the size that the description declares")

  static let info = RuleInfo(
    "appdf-image-size-differs", "declared size that is not that of the file", area: .structure,
    rationale: """
      AppDF declares the width and height of each picture beside its name, and AppDF's editor refused a file of another \
      size. A store looks at the file alone. A file of a size that the store does not take has a rule of its own.
      """,
    cases: [differs],
    sources: .appdfSchema + [Source("onepf/AppDF:tools/editor/js/appdfparser.js", .publicCode)],
    flagged: [
      FlaggedExample(
        differs,
        images(
          "<screenshots><screenshot width=\"480\" height=\"800\" index=\"1\">⟦shot.png⟧</screenshot></screenshots>"
        )),
      FlaggedExample(differs, images("<app-icon width=\"512\" height=\"512\">⟦small.png⟧</app-icon>")),
    ],
    accepted: [
      images(
        "<screenshots><screenshot width=\"1280\" height=\"800\" index=\"1\">shot.png</screenshot></screenshots>"
      ),
      images("<app-icon width=\"512\" height=\"512\">odd.png</app-icon>"),
      images(
        "<screenshots><screenshot width=\"800\" height=\"1280\" index=\"1\">turned.jpg</screenshot></screenshots>"
      ),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let twice = listing.faults.compactMap { fault -> String? in
      if case .twoSizes(let path, _, _) = fault.appdf { path } else { nil }
    }
    for media in listing.media {
      for asset in media.assets {
        let slots = context.slots.filter { ($0.kinds + $0.pool).contains(asset.kind) }
        guard !twice.contains(asset.path), let declared = asset.declaredSize, let size = asset.image?.size,
          ![size, asset.image?.displayedSize].contains(ImageSize(declared.width, declared.height)),
          slots.isEmpty || slots.contains(where: { $0.takes(size) })
        else { continue }
        report.flag(
          Self.differs, at: asset.location,
          "\"\(asset.path)\" has \(size.shown) pixels, and is declared with \(declared.width) x \(declared.height)",
          found: size.shown, allowed: "\(declared.width) x \(declared.height)",
          help: "declare width=\"\(size.width)\" height=\"\(size.height)\"", locale: media.locale?.value,
          field: .images, cause: asset.kind.rawValue)
      }
    }
  }

  private static func images(_ images: String) -> Example {
    .appdfImages(
      images,
      pictures: [
        "shot.png": .png(1280, 800), "small.png": .png(114, 114), "odd.png": .png(100, 100),
        "turned.jpg": .jpeg(1280, 800, .turned),
      ])
  }
}
