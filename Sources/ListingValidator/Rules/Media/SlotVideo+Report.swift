extension Report {
  /// Reports a fault of one video.
  mutating func flag(
    _ ruleCase: RuleCase, _ video: SlotVideo, _ message: String, found: String? = nil,
    allowed: String? = nil, help: String? = nil, limit: Limit? = nil
  ) {
    flag(
      ruleCase, at: video.asset.location, message, found: found, allowed: allowed, help: help,
      locale: video.content.locale, field: .videos, severity: limit?.severity,
      sources: limit?.sources ?? video.content.slot.sources)
  }
}

extension [Source] {
  /// Where what is known of videos at Amazon comes from.
  static var videoSlot: [Source] { StoreProfile.amazonAppstore.slot("video")?.sources ?? [] }
}
