struct AppDFLanguageUnknown: Rule {
  static let malformed = RuleCase("malformed", .error, "a language is not written as the schema requires")
  static let unknown = RuleCase("unknown", .warning, "no language has the code")

  static let info = RuleInfo(
    "appdf-language-unknown", "language that AppDF does not have", area: .structure,
    rationale: """
      Languages are given by their ISO 639-1 code of two letters, with or without a country: those of the texts and \
      those that the binary speaks. AppDF's editor refused other codes. Its sources write the country in three ways, \
      so all are accepted. Whether Amazon takes a language is another question.
      """,
    cases: [malformed, unknown],
    sources: .appdfSchema + [Source("onepf/AppDF:tools/editor/js/appdfparser.js", .publicCode)],
    flagged: [
      FlaggedExample(malformed, .appdf(requirements("<language>⟦English⟧</language>"))),
      FlaggedExample(
        malformed,
        .appdf("<description-localization language=\"⟦zh-Hans⟧\"><texts/></description-localization>")),
      FlaggedExample(unknown, .appdf(requirements("<language>de</language><language>⟦jp⟧</language>"))),
      FlaggedExample(
        unknown, .appdf("<description-localization language=\"⟦jp-JP⟧\"><texts/></description-localization>")),
    ],
    accepted: [
      .appdf(requirements("<language>en</language><language>en-AU</language><language>pt_br</language>")),
      .appdf("<description-localization language=\"tl\"><texts/></description-localization>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unknownLanguage(let language, let isMalformed) = fault.appdf else { return }
    let meant = LocaleTag(language)?.suggestion?.tidied
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
