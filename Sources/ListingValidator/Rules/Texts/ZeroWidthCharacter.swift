struct ZeroWidthCharacter: Rule {
  static let byteOrderMark = RuleCase("byte-order-mark", .warning, "a byte-order mark stands within a text")
  static let invisible = RuleCase(
    "invisible", .note, "a text holds a zero width space, a word joiner or a soft hyphen")

  static let info = RuleInfo(
    "zero-width-character", "invisible character in a text", area: .description, scope: .files,
    rationale: """
      A byte-order mark within a text comes from files that were joined; zero width spaces come from copies of web \
      pages and break searches. Scripts without spaces use zero width spaces where a line may break, and Persian, \
      Indic scripts and emoji need joiners: those are left alone.
      """,
    cases: [byteOrderMark, invisible],
    sources: [
      Source("https://www.rfc-editor.org/rfc/rfc3629", .official), lineBreaking, .amazon("own", .measured),
    ],
    flagged: [
      FlaggedExample(byteOrderMark, .description("<long>Plan.\n⟦\u{FEFF}⟧Meet.</long>")),
      FlaggedExample(
        invisible, .description("<short>notáveis ⟦\u{200B}⟧\u{200B}são</short>", locale: "pt-BR")),
      FlaggedExample(invisible, .description("<short>Ter⟦\u{AD}⟧mine</short>", locale: "de-DE")),
    ],
    accepted: [
      .description("<short>می\u{200C}خواهم</short>", locale: "fa-IR"),
      .description("<short>សួស្តី\u{200B}ពិភពលោក</short>", locale: "km-KH"),
      .description("<short>👨\u{200D}👩\u{200D}👧 क्\u{200D}ष</short>", locale: "hi-IN"),
    ])

  private static let lineBreaking = Source("https://www.unicode.org/reports/tr14/", .official)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    let marks = text.string.ranges { $0.value == 0xFEFF }
    if !marks.isEmpty {
      report.flagCharacters(
        Self.byteOrderMark, in: text, marks, called: "byte-order mark", help: "remove it; it is invisible")
      return
    }
    let needsBreaks = text.language.map(Self.languagesWithoutSpaces.contains) ?? false
    let found = text.string.ranges {
      $0.isSoftHyphen || $0.isZeroWidth && !($0.value == 0x200B && needsBreaks)
    }
    report.flagCharacters(
      Self.invisible, in: text, found, called: "invisible character", help: "remove it unless it is meant",
      sources: [Self.lineBreaking])
  }

  /// Languages whose words have no spaces between them.
  private static let languagesWithoutSpaces: Set<String> = [
    "bo", "dz", "ja", "km", "lo", "mnw", "my", "shn", "th", "yue", "zh",
  ]
}
