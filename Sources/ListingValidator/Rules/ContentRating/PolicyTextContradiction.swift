struct PolicyTextContradiction: Rule {
  static let analytics = RuleCase(
    "analytics", .warning, "the policy speaks of analytics, the answers say that nothing is collected")

  static let info = RuleInfo(
    "policy-text-contradiction", "privacy policy that contradicts the privacy answers", area: .contentRating,
    rationale: """
      A developer found analytics in the policy while the answers said that no data is collected, and corrected it \
      before submitting. The text is searched for names of services and for words such as "analytics service"; a \
      sentence that has a word such as "no" or "never" before the name is taken as a denial.
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
        files: ["privacy.txt": "The amplitude is shown in a flurry of colours.\n"]),
      Example(
        "<content-rating><privacy policy-text=\"privacy.txt\" collects-data=\"yes\"/></content-rating>",
        files: ["privacy.txt": "Google Analytics counts visits.\n"]),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let privacy = rating.privacy, privacy.collectsData?.value == "no", let policy = privacy.policyText,
      let range = Self.firstMention(in: policy.string, profile: context.profile)
    else { return }
    report.flag(
      Self.analytics, at: policy.location(of: range),
      "the privacy policy names \"\(policy.string[range])\", and no data is said to be collected",
      found: String(policy.string[range]), help: "correct the answers or the policy", field: .privacyPolicy)
  }

  private static func firstMention(in text: String, profile: StoreProfile) -> Range<String.Index>? {
    let denials = Set(profile.words("denials").map { $0.lowercased() })
    // Names of services are words of the language too, so their case counts.
    let names = profile.words("analytics").flatMap { text.words($0) }
    let phrases = profile.words("analytics-phrases").flatMap { text.words($0, ignoringCase: true) }
    return (names + phrases).sorted { $0.lowerBound < $1.lowerBound }.first { range in
      let sentence = text.startOfSentence(before: range.lowerBound)
      return !text[sentence..<range.lowerBound].split(whereSeparator: { !$0.isWordPart })
        .contains { denials.contains($0.lowercased()) }
    }
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension String {
  /// Where a phrase stands as words of their own; scripts without blanks have no such ends.
  fileprivate func words(_ phrase: String, ignoringCase: Bool = false) -> [Range<Index>] {
    var found = ranges(of: phrase)
    // Phrases have no characters that mean something in an expression.
    if ignoringCase, let expression = try? Regex(phrase).ignoresCase() { found = ranges(of: expression) }
    return found.filter { range in
      guard phrase.unicodeScalars.allSatisfy({ !$0.isCJK }) else { return true }
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return !(before?.isWordPart ?? false) && !(after.map { $0.isLetter || $0.isNumber } ?? false)
    }
  }

  /// The start of the sentence that a place is in: after a full stop and white space, or an empty line.
  fileprivate func startOfSentence(before index: Index) -> Index {
    var position = index
    var previous: Character?
    while position > startIndex {
      let next = position
      position = self.index(before: position)
      let character = self[position]
      if "。！？".contains(character) || character.isNewline && previous?.isNewline ?? false
        || ".!?".contains(character) && previous?.isWhitespace ?? false
      {
        return next
      }
      previous = character
    }
    return startIndex
  }
}
