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
    let found = text.invisibleCharacters
    let marks = found.filter { $0.scalar.value == 0xFEFF }
    // A soft hyphen is invisible as well, but somebody may have put it where a word may be broken.
    let fixes = [
      text.removal(
        of: found.filter { !$0.scalar.isSoftHyphen }.map(\.range), "remove invisible characters", .safe),
      text.removal(of: found.filter(\.scalar.isSoftHyphen).map(\.range), "remove soft hyphens", .unsafe),
    ]
    if marks.isEmpty {
      report.flagCharacters(
        Self.invisible, in: text, found, called: "invisible character", help: "remove it unless it is meant",
        sources: [Self.lineBreaking], fixes: fixes)
    } else {
      report.flagCharacters(
        Self.byteOrderMark, in: text, marks, called: "byte-order mark", help: "remove it; it is invisible",
        fixes: fixes)
    }
  }
}

extension ListingText {
  /// The invisible characters that no script needs where they stand.
  fileprivate var invisibleCharacters: [(scalar: Unicode.Scalar, range: Range<Int>)] {
    string.ranges { $0.isInvisible(in: language) }
  }

  /// A text without the invisible characters that no script needs.
  func withoutInvisibleCharacters(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isInvisible(in: language) }))
  }
}

extension Unicode.Scalar {
  fileprivate func isInvisible(in language: String?) -> Bool {
    guard value != 0xFEFF, !isSoftHyphen else { return true }
    guard isZeroWidth else { return false }
    let needsBreaks = language.map(Self.languagesWithoutSpaces.contains) ?? false
    return !(value == 0x200B && needsBreaks)
  }

  /// Languages whose words have no spaces between them.
  private static let languagesWithoutSpaces: Set<String> = [
    "bo", "dz", "ja", "km", "lo", "mnw", "my", "shn", "th", "yue", "zh",
  ]
}
