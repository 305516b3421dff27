struct PolicyTextContradiction: Rule {
  static let analytics = RuleCase(
    "analytics", .warning, "the policy speaks of analytics, the answers say that nothing is collected")

  static let info = RuleInfo(
    "policy-text-contradiction", "privacy policy that contradicts the privacy answers", area: .contentRating,
    rationale: """
      A developer found analytics in the policy while the answers said that no data is collected, and corrected it \
      before submitting. The text is searched for names of services and for words such as "analytics service"; a \
      sentence that has a word such as "no" or "never" is taken as a denial, with the list that follows it.
      """,
    cases: [analytics], sources: [.amazon("space-race", .thirdParty)],
    flagged: [
      FlaggedExample(
        analytics,
        Example(
          "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"no\"/></content-rating>",
          files: ["privacy.txt": "We do not sell data. ⟦Google Analytics⟧ counts visits.\n"])),
      FlaggedExample(
        analytics,
        Example(
          "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"no\"/></content-rating>",
          files: [
            "privacy.txt": "Nothing is sent to us. An ⟦analytics service⟧ counts screens. So does Matomo.\n"
          ])),
    ],
    accepted: [
      Example(
        "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"no\"/></content-rating>",
        files: [
          "privacy.txt": "We do not use any service such as Google Analytics\nor Segment.io, nor Matomo.\n"
        ]),
      Example(
        "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"no\"/></content-rating>",
        files: ["privacy.txt": "We store a name.\n\nGoogle Analytics is not used. We store a picture.\n"]),
      Example(
        "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"no\"/></content-rating>",
        files: ["privacy.txt": "The app contains none of these:\n\n- Matomo\n\n- Google Analytics\n"]),
      Example(
        "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"no\"/></content-rating>",
        files: ["privacy.txt": "The amplitude is shown in a flurry of colours.\n"]),
      Example(
        "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"yes\"/></content-rating>",
        files: ["privacy.txt": "Google Analytics counts visits.\n"]),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let privacy = rating.privacy, privacy.collectsData?.value == "no", let policy = privacy.policyText,
      let range = Self.firstMention(in: policy.string, profile: context.profile)
    else { return }
    let name = String(policy.string.slice(range))
    report.flag(
      Self.analytics, at: policy.location(of: range),
      "the privacy policy names \"\(name)\", and no data is said to be collected",
      found: name, help: "correct the answers or the policy", field: .privacyPolicy)
  }

  /// The first mention of analytics that no word in the sentence denies, in UTF-8 offsets.
  private static func firstMention(in text: String, profile: StoreProfile) -> Range<Int>? {
    // Names of services are words of the language too, so their case counts.
    let names = profile.phrases("analytics", ignoringCase: false).matches(in: text)
    let phrases = profile.phrases("analytics-phrases").matches(in: text)
    let denials = profile.phrases("denials")
    return (names + phrases).sorted { $0.lowerBound < $1.lowerBound }.first { range in
      denials.matches(in: text.sentence(around: text.slice(range))).isEmpty
    }
  }
}

extension String {
  /// The sentence that a part stands in, with the list that follows it.
  fileprivate func sentence(around part: Substring) -> String {
    let start = self[..<part.startIndex].indices.last(where: endsSentence).map { index(after: $0) }
    let end = self[part.endIndex...].indices.first(where: endsSentence)
    return String(self[(start ?? startIndex)..<(end ?? endIndex)])
  }

  /// True for a full stop with white space behind it, and for an empty line that is not in front of or within a list.
  private func endsSentence(_ index: Index) -> Bool {
    let rest = self[self.index(after: index)...]
    switch self[index] {
    case "。", "！", "？": return true
    case ".", "!", "?": return rest.first?.isWhitespace ?? true
    case let character where character.isNewline:
      guard rest.first?.isNewline ?? false, let next = rest.first(where: { !$0.isWhitespace }) else {
        return false
      }
      return !"-*•–".contains(next) && self[..<index].last(where: { !$0.isWhitespace }) != ":"
    default: return false
    }
  }
}
