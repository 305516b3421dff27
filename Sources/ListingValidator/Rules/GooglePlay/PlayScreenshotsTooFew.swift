struct PlayScreenshotsTooFew: Rule {
  static let tooFew = RuleCase(
    "too-few", .error, "there are fewer than two screenshots over all kinds of devices")

  static let info = RuleInfo(
    "play-screenshots-too-few", "fewer screenshots than Google Play asks for", area: .media,
    scope: .googlePlay,
    rationale: """
      Google Play asks for two screenshots in the default language before an app can be published, counted over phone, \
      tablets and watch; those of a television do not count, as the console once said.
      """,
    cases: [tooFew], sources: StoreProfile.googlePlay.slotTotals.flatMap(\.sources),
    flagged: [
      FlaggedExample(tooFew, .play(["title.txt": "Planner"], pictures: ["images/icon.png": .png(512, 512)])),
      FlaggedExample(
        tooFew,
        .play(["title.txt": "Planner"], pictures: ["images/phoneScreenshots/1.png": .png(1080, 1920)])),
    ],
    accepted: [
      .play(
        ["title.txt": "Planner"],
        pictures: [
          "images/phoneScreenshots/1.png": .png(1080, 1920),
          "images/sevenInchScreenshots/1.png": .png(1200, 1920),
        ])
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard listing.places[.images] != nil, !listing.lacksReferredTexts else { return }
    for total in context.profile.slotTotals {
      let slots = context.slots.filter { total.slots.contains($0.name) }
      let home = context.slotContents.filter { $0.isHome && total.slots.contains($0.slot.name) }
      let count = home.map(\.assets.count).reduce(0, +)
      guard count < total.minimum, !slots.contains(where: context.isUnreadable) else { continue }
      let description = context.descriptions.first(where: context.isDefault)
      let locale = home.first.map(\.locale) ?? description?.locale
      report.flag(
        Self.tooFew, at: home.first?.location ?? description?.location ?? listing.location,
        "\(count == 0 ? "no" : "\(count)") \(total.title) for phone, tablets and watch, where \(total.minimum) are asked for",
        found: "\(count)", allowed: "at least \(total.minimum)",
        help: slots.first.flatMap { context.advice(for: $0, locale: locale) }, locale: locale,
        field: .images, sources: total.sources)
    }
  }
}
