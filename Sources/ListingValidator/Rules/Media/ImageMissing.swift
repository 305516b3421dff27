struct ImageMissing: Rule {
  static let missing = RuleCase("missing", .error, "a slot that the store asks for has no picture")
  static let update = RuleCase(
    "in-an-update", .warning, "the same in an update, whose live version may have the picture")

  static let info = RuleInfo(
    "image-missing", "no picture for a slot that must have one", area: .media, scope: .everyStore,
    rationale: """
      Amazon asks for a small icon, a large icon and screenshots, even where only Fire TV is targeted, and for the \
      Fire TV pictures where Fire TV is. Google Play asks for an icon and a feature graphic in the default language. \
      Of a folder that was made for Google Play the small icon is always missing: no store but Amazon has one. On the \
      console a person may pick an icon of the right size whatever its name; upload tools go by names.
      """,
    cases: [missing, update], sources: .slots { $0.requirement != .no },
    flagged: [
      FlaggedExample(
        missing,
        Example(
          """
          ⟦<media>⟧
          <large-icon href="icon.png"/><screenshots href="shots/*.png"/>
          </media>
          """, pictures: icons.merging(shots) { $1 })),
      FlaggedExample(
        missing,
        Example(
          """
          ⟦<media>⟧<small-icon href="small.png"/><large-icon href="icon.png"/><screenshots href="shots/*.png"/>
          <fire-tv><icon href="tv.png"/><screenshots href="tv/*.png"/></fire-tv></media>
          """,
          pictures: icons.merging(shots) { $1 }.merging(tv) { $1 })),
      FlaggedExample(
        missing,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: [
            "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 1920, .shape(1)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/2.png": .png(1080, 1920, .shape(2)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/3.png": .png(1080, 1920, .shape(3)),
          ])),
      FlaggedExample(
        missing,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          options: ["--store", "google-play"],
          pictures: ["fastlane/metadata/android/en-US/images/icon.png": .png(512, 512)])),
      FlaggedExample(
        update,
        Example(
          """
          <submission previous-version-code="41"/>
          ⟦<media>⟧<small-icon href="small.png"/><large-icon href="icon.png"/></media>
          """, pictures: icons)),
    ],
    accepted: [
      Example(
        """
        <media><small-icon href="small.png"/><large-icon href="icon.png"/><screenshots href="shots/*.png"/></media>
        """, pictures: icons.merging(shots) { $1 }),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: [
          "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512),
          "fastlane/metadata/android/en-US/images/tvBanner.png": .png(1280, 720),
          "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 1920),
          "fastlane/metadata/amazon/en-US/images/small_icon.png": .png(114, 114, .shape(1), .alpha),
        ]),
      Example(
        """
        <media><small-icon href="none.png"/><large-icon href="icon.png"/><screenshots href="shots/*.png"/></media>
        """, pictures: icons.merging(shots) { $1 }),
    ])

  private static let icons: [String: SamplePicture] = [
    "small.png": .png(114, 114, .shape(1), .alpha), "icon.png": .png(512, 512),
  ]
  private static let shots: [String: SamplePicture] = [
    "shots/1.png": .png(1280, 800, .shape(1)), "shots/2.png": .png(1280, 800, .shape(2)),
    "shots/3.png": .png(1280, 800, .shape(3)),
  ]
  private static let tv: [String: SamplePicture] = [
    "tv.png": .png(1280, 720), "tv/1.png": .png(1920, 1080, .shape(1)),
    "tv/2.png": .png(1920, 1080, .shape(2)), "tv/3.png": .png(1920, 1080, .shape(3)),
  ]

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard listing.places[.images] != nil, context.uploadsImages, !listing.lacksReferredTexts else { return }
    let home = context.slotContents.filter(\.isHome)
    let description = context.descriptions.first(where: context.isDefault)
    let media = listing.media.first { media in home.contains { $0.location.isSame(as: media.location) } }
    let locale = media.map { $0.locale?.value } ?? (listing.layout == .listingXML ? nil : description?.locale)
    for slot in context.slots where slot.requirement != .no {
      guard !home.contains(where: { $0.slot.name == slot.name }), !context.isUnreadable(slot),
        let advice = context.advice(for: slot, locale: locale)
      else { continue }
      let isForTV = slot.group == "base" && home.contains { Device(rawValue: $0.slot.group) == .fireTV }
      report.flag(
        listing.submission.isUpdate ? Self.update : Self.missing,
        at: media?.location
          ?? (listing.layout == .listingXML ? nil : description?.location) ?? listing.location,
        "no \(slot.title)\(isForTV ? ", which the pictures for Fire TV do not replace" : "")",
        allowed: slot.wanted, help: "\(advice): \(slot.wanted)", locale: locale, field: .images,
        cause: slot.name, sources: slot.sources)
    }
  }
}

extension Location {
  /// True for one and the same place.
  fileprivate func isSame(as other: Location) -> Bool { path == other.path && range == other.range }
}
