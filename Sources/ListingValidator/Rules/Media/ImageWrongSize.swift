import Images

struct ImageWrongSize: Rule {
  static let notTaken = RuleCase("not-taken", .error, "the store does not take a picture of this size here")
  static let portrait = RuleCase(
    "portrait", .error, "a picture is higher than wide where the store takes landscape only")
  static let elsewhere = RuleCase(
    "in-another-language", .note,
    "pictures of a folder in another language do not fit; a person who uploads them would leave them out")
  static let spare = RuleCase(
    "spare", .note, "a picture of a folder does not fit, and enough others do")

  static let info = RuleInfo(
    "image-wrong-size", "picture of a size that the store does not take", area: .media, scope: .everyStore,
    rationale: """
      Amazon takes screenshots of seven sizes, either way round, and every other picture in one size. That the seven \
      are a closed list is what the console's text said in 2017 and what developers read on Amazon's page in \
      September and October 2026; one older text speaks of a range, which the others contradict. For the promotional \
      picture and the featured logo no official page was seen, so there it is a warning. Of a folder that was made \
      for Google Play a person picks what fits. Google Play bounds the sides, and how long a picture may be.
      """,
    cases: [notTaken, portrait, elsewhere, spare],
    sources: .slots { !$0.isVideo } + [
      .amazon("conversations-815", .thirdParty)
    ],
    flagged: [
      FlaggedExample(
        notTaken,
        Example(
          "<media><screenshots href=\"⟦shot.png⟧\"/></media>", pictures: ["shot.png": .png(1920, 1116)])),
      FlaggedExample(
        notTaken,
        Example(
          """
          <media><small-icon href="⟦a.png⟧"/><large-icon href="⟦b.png⟧"/><promo href="⟦c.png⟧"/>
          <fire-tv><icon href="⟦d.png⟧"/></fire-tv></media>
          """,
          pictures: [
            "a.png": .png(512, 512), "b.png": .png(256, 256), "c.png": .png(500, 250),
            "d.png": .png(320, 180),
          ])),
      FlaggedExample(
        notTaken,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 2400)])),
      FlaggedExample(
        notTaken,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          options: ["--store", "google-play"],
          pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 2400)])),
      FlaggedExample(
        portrait,
        Example(
          "<media><fire-tv><screenshots href=\"⟦shot.png⟧\"/></fire-tv></media>",
          pictures: ["shot.png": .png(1080, 1920)])),
      FlaggedExample(
        elsewhere,
        Example(
          files: [
            "fastlane/metadata/android/en-US/title.txt": "Planner",
            "fastlane/metadata/android/de-DE/title.txt": "Planer",
          ],
          pictures: [
            "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512),
            "fastlane/metadata/android/de-DE/images/phoneScreenshots/1.png": .png(1080, 2400),
          ])),
      FlaggedExample(
        spare,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: [
            "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 2400),
            "fastlane/metadata/android/en-US/images/tenInchScreenshots/1.png": .png(2560, 1600, .shape(1)),
            "fastlane/metadata/android/en-US/images/tenInchScreenshots/2.png": .png(2560, 1600, .shape(2)),
            "fastlane/metadata/android/en-US/images/tenInchScreenshots/3.png": .png(2560, 1600, .shape(3)),
          ])),
    ],
    accepted: [
      Example(
        "<media><screenshots href=\"shots/*.png\"/></media>",
        pictures: [
          "shots/1.png": .png(1920, 1200), "shots/2.png": .png(1200, 1920), "shots/3.png": .png(600, 1024),
        ]),
      Example(
        "<media><large-icon href=\"icon.png\"/></media>", pictures: ["icon.png": .other(.html)]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: [
          "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512),
          "fastlane/metadata/android/en-US/images/tvBanner.png": .png(320, 180),
        ]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--store", "google-play"],
        pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1440, 2773)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard let size = image.facts.displayedSize, !image.facts.isTooLarge, !context.isIconInSmallSlot(image)
    else { return }
    if image.slot.takes(size) || image.facts.size.map(image.slot.takes) ?? false {
      checkSides(size, of: image, into: &report)
    } else {
      checkSizes(size, of: image, in: context, into: &report)
    }
  }

  private func checkSizes(
    _ size: ImageSize, of image: SlotImage, in context: Context, into report: inout Report
  ) {
    let slot = image.slot
    let isPortrait = size.isPortrait && !slot.mayBeTurned && slot.sizes.allSatisfy { $0.width > $0.height }
    let ruleCase =
      image.isSpare
      ? Self.spare
      : image.content.isChoice && !image.content.isHome
        ? Self.elsewhere : isPortrait ? Self.portrait : Self.notTaken
    let change = SizeChange.nearest(to: size, in: slot)
    var help = change?.advice
    if image.content.isChoice, !image.isSpare, let place = context.listing.place(of: slot) {
      help = [help, place.storing(locale: image.content.locale)].compactMap(\.self).joined(
        separator: ", and ")
    }
    report.flag(
      ruleCase, image,
      "\(image.asset.subject) has \(size.shown) pixels\(isPortrait ? ", portrait" : ""), and the \(slot.title) "
        + "\(slot.isSingle ? "has" : "have") \(slot.sizesInWords)",
      found: size.shown, allowed: slot.sizesInWords,
      help: image.isSpare ? "leave it out: enough others fit" : help, severity: slot.sizeSeverity,
      sources: slot.sources)
  }

  private func checkSides(_ size: ImageSize, of image: SlotImage, into report: inout Report) {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    for bounds in image.slot.sides {
      let isTooLong = bounds.ratio.map { Double(long) > Double(short) * $0 } ?? false
      let allowed: String
      if let minimum = bounds.minimum, short < minimum {
        allowed = "at least \(minimum) pixels"
      } else if let maximum = bounds.maximum, long > maximum {
        allowed = "at most \(maximum) pixels"
      } else if isTooLong, let ratio = bounds.ratio {
        allowed = ratio == 1 ? "a square" : "a long side of at most \(Int(ratio)) times the short one"
      } else {
        continue
      }
      report.flag(
        Self.notTaken, image,
        "\(image.asset.subject) has \(size.shown) pixels, and the \(image.slot.title) have \(allowed)",
        found: size.shown, allowed: allowed,
        help: isTooLong
          ? "crop \(long - Int(Double(short) * (bounds.ratio ?? 1))) pixels from the long side, or pad the short one"
          : "take the picture anew", severity: bounds.severity, sources: bounds.sources)
      return
    }
  }
}
