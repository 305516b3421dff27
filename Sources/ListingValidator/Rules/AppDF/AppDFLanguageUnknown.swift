struct AppDFLanguageUnknown: Rule {
  static let malformed = RuleCase("malformed", .error, "a language is not written as the schema requires")
  static let unknown = RuleCase("unknown", .warning, "no language has the code")

  static let info = RuleInfo(
    "appdf-language-unknown", "unknown language of the binary", area: .structure,
    rationale: """
      Languages that the binary speaks are given by their ISO 639-1 code of two letters, with or without a country. \
      AppDF's editor refused other codes. Its sources write the country in three ways, so all are accepted. The \
      languages of the texts have rules of their own.
      """,
    cases: [malformed, unknown],
    sources: .appdfSchema + [Source("onepf/AppDF:tools/editor/js/appdfparser.js", .publicCode)],
    flagged: [
      FlaggedExample(malformed, .appdf(requirements("<language>⟦English⟧</language>"))),
      FlaggedExample(unknown, .appdf(requirements("<language>de</language><language>⟦jp⟧</language>"))),
    ],
    accepted: [
      .appdf(requirements("<language>en</language><language>en-AU</language><language>pt_br</language>"))
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unknownLanguage(let language, let isMalformed) = fault.appdf else { return }
    let meant = LocaleTag(language)?.suggestion?.spelling
    report.flag(
      isMalformed ? Self.malformed : Self.unknown, at: fault.location,
      isMalformed
        ? "\"\(language)\" is not a language code of two letters"
        : "no language has the code \"\(language)\"",
      found: language, allowed: meant,
      help: meant.map { "did you mean \"\($0)\"?" } ?? "write the ISO 639-1 code, as in \"en\"")
  }

  private static func requirements(_ languages: String) -> String {
    "<requirements><supported-languages>\(languages)</supported-languages></requirements>"
  }
}
