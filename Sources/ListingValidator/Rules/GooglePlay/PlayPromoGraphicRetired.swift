struct PlayPromoGraphicRetired: Rule {
  static let retired = RuleCase(
    "retired", .note, "a folder holds a picture of a kind that the API no longer has")

  static let info = RuleInfo(
    "play-promo-graphic-retired", "promo graphic, which Google Play no longer has", area: .media,
    scope: .googlePlay,
    rationale: """
      The promo graphic of 180 x 120 pixels is retired, and gone from the third version of Google's API: upload tools \
      that still know it pass over it or fail.
      """,
    cases: [retired],
    sources: [.googlePlay("image-types", .vendor), .googlePlay("repomaker-29", .thirdParty)],
    flagged: [
      FlaggedExample(
        retired, .play(["title.txt": "Planner"], pictures: ["images/promoGraphic.png": .png(180, 120)]))
    ],
    accepted: [
      .play(["title.txt": "Planner"], pictures: ["images/featureGraphic.png": .png(1024, 500)])
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    for media in listing.media where !(media.locale.map { context.isSkipped($0.value) } ?? false) {
      guard let asset = media.assets.first(where: { $0.kind == .smallPromo }) else { continue }
      report.flag(
        Self.retired, at: asset.location, "the promo graphic is no longer shown anywhere", help: "remove it",
        locale: media.locale?.value, field: .images)
    }
  }
}
