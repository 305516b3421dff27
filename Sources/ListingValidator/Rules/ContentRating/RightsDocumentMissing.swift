struct RightsDocumentMissing: Rule {
  static let missing = RuleCase("missing", .warning, "works of others are used, and no document allows it")
  static let picture = RuleCase("picture", .warning, "the document is a picture")
  static let otherFormat = RuleCase("not-a-pdf", .warning, "the document is in another format than PDF")

  static let info = RuleInfo(
    "rights-document-missing", "no document for marks or works of others", area: .contentRating,
    rationale: """
      An app that uses marks or works of others needs a licence or a letter from them. The console has a section for \
      such documents; developers report that it wants PDF files, and that pictures of a licence were refused.
      """,
    cases: [missing, picture, otherFormat],
    sources: [.amazon("content-rating", .official), .amazon("submission-note", .thirdParty)],
    flagged: [
      FlaggedExample(
        missing, Example("<content-rating><intellectual-property third-party=\"⟦yes⟧\"/></content-rating>")),
      FlaggedExample(
        picture,
        Example(
          """
          <content-rating><intellectual-property third-party="yes" document="⟦legal/licence.PNG⟧"/></content-rating>
          """)),
      FlaggedExample(
        otherFormat,
        Example(
          """
          <content-rating><intellectual-property third-party="yes" document="⟦legal/licence.docx⟧"/></content-rating>
          """)),
    ],
    accepted: [
      Example(
        """
        <content-rating><intellectual-property third-party="yes" document="legal/licence.pdf"/></content-rating>
        """),
      Example(
        """
        <content-rating><intellectual-property third-party="yes" document="legal/*"/></content-rating>
        """),
      Example(
        """
        <content-rating><intellectual-property third-party="yes" document="legal.2026/letter"/></content-rating>
        """),
      Example("<content-rating><intellectual-property third-party=\"no\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let rights = rating.thirdPartyRights, rights.value == "yes",
      let help = context.advice(for: .intellectualProperty)
    else { return }
    guard let document = rating.rightsDocument?.filled else {
      report.flag(
        Self.missing, at: rights.location, "marks or works of others are used, and no document allows it",
        help: "\(help) with document=\"….pdf\", the licence or letter", field: .intellectualProperty)
      return
    }
    let name = document.trimmed.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    guard ending != "pdf", !ending.contains(where: { "*?".contains($0) }) else { return }
    let pictures: Set = ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "svg"]
    let isPicture = pictures.contains(ending)
    report.flag(
      isPicture ? Self.picture : Self.otherFormat, at: document.location,
      "the document \"\(document.trimmed)\" is \(isPicture ? "a picture" : "no PDF")", found: document.value,
      allowed: "a PDF file", help: "give the licence or letter itself as PDF", field: .intellectualProperty)
  }
}
