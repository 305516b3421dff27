struct StructuredDataIncomplete: Rule {
  static let notJSON = RuleCase("not-json", .note, "the file is no JSON")
  static let notAnObject = RuleCase("not-an-object", .note, "a value stands where an object is expected")
  static let noContext = RuleCase("no-context", .note, "an object has no @context")
  static let noType = RuleCase("no-type", .note, "an object has no @type")

  static let info = RuleInfo(
    "structured-data-incomplete", "structured data that says nothing", area: .structure,
    rationale: """
      A .jsonld file tells assistants and search engines about an app. @context says which vocabulary its names are \
      from, and @type what an object describes; without them readers skip it. No store asks for such a file.
      """,
    cases: [notJSON, notAnObject, noContext, noType],
    sources: [Source("https://www.w3.org/TR/json-ld11/", .official)],
    flagged: [
      FlaggedExample(notJSON, Example(files: ["app.jsonld": "{\"@type\": \"MobileApplication\"⟦⟧"])),
      FlaggedExample(notAnObject, Example(files: ["app.jsonld": "⟦\"MobileApplication\"⟧"])),
      FlaggedExample(
        noContext, Example(files: ["app.jsonld": "⟦{⟧\"@type\": \"MobileApplication\", \"name\": \"Maze\"}"])),
      FlaggedExample(
        noType,
        Example(files: [
          "app.jsonld": "{\"@context\": \"https://schema.org\", \"@graph\": [⟦{⟧\"name\": \"Maze\"}]}"
        ])),
    ],
    accepted: [
      Example(files: [
        "app.jsonld":
          "{\"@context\": \"https://schema.org\", \"@type\": \"MobileApplication\", \"name\": \"Maze\"}"
      ]),
      Example(files: [
        "app.jsonld":
          "{\"@context\": \"https://schema.org\", \"@graph\": [{\"@type\": \"Organization\", \"name\": \"A\"}]}"
      ]),
    ])

  func check(_ data: StructuredData, in context: Context, into report: inout Report) {
    for fault in data.faults {
      switch fault.value {
      case .notJSON(let message):
        report.flag(Self.notJSON, at: fault.location, "no JSON: \(message)", help: "correct it")
      case .notAnObject:
        report.flag(
          Self.notAnObject, at: fault.location, "no object, so that it describes nothing",
          help: "write {\"@context\": …, \"@type\": …}")
      case .noContext:
        report.flag(
          Self.noContext, at: fault.location, "the object has no @context",
          help: "add \"@context\": \"https://schema.org\"")
      case .noType:
        report.flag(
          Self.noType, at: fault.location, "the object has no @type",
          help: "add \"@type\": \"MobileApplication\"")
      }
    }
  }
}
