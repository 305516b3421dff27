struct IconInSmallSlot: Rule {
  static let large = RuleCase(
    "large-icon", .warning,
    "an upload tool puts the large icon.png of a folder into the slot of the small icon")

  static let info = RuleInfo(
    "icon-in-small-slot", "icon.png that an upload tool takes for the small icon", area: .media,
    rationale: """
      One upload tool sends icon.png as the small icon of 114 x 114 pixels and large_icon.png as the large one. At \
      Google Play icon.png has 512 x 512, so a folder that serves both sends it to the wrong slot. On the console and \
      with other tools a 512 icon is the large one whatever its name.
      """,
    cases: [large], sources: [.amazon("fastlane-amazon", .publicCode)],
    flagged: [
      FlaggedExample(
        large,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--route", "fastlane"],
          pictures: ["fastlane/metadata/android/en-US/images/icon.png": .png(512, 512)]))
    ],
    accepted: [
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: ["fastlane/metadata/android/en-US/images/icon.png": .png(512, 512)]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--route", "fastlane"],
        pictures: ["fastlane/metadata/android/en-US/images/icon.png": .png(114, 114)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard context.isIconInSmallSlot(image), let plugin = context.plugin, let size = image.facts.size else {
      return
    }
    report.flag(
      Self.large, image,
      "\(plugin.title) sends \(PathName.name(of: image.asset.path)) of \(size.shown) as the \(image.slot.title)",
      found: size.shown, allowed: image.slot.sizesInWords,
      help: context.listing.imagePlaces[.largeIcon].map {
        "\($0.advice(locale: image.content.locale)) with it, and upload the small icon by hand"
      }, sources: plugin.sources)
  }
}

extension Context {
  /// True for an icon that an upload tool puts into the slot of the small one though it fits the large one.
  func isIconInSmallSlot(_ image: SlotImage) -> Bool {
    guard plugin != nil, image.asset.kind == .icon, let size = image.facts.size else { return false }
    return !image.slot.takes(size)
      && slots.contains { $0.pool.contains(.icon) && !$0.sizes.isEmpty && $0.takes(size) }
  }
}
