struct AppDFValueUnknown: Rule {
  static let schema = RuleCase("not-in-the-schema", .error, "the schema of the format lists the values")
  static let specification = RuleCase(
    "not-in-the-specification", .warning, "the specification lists the values, the schema does not")

  static let info = RuleInfo(
    "appdf-value-unknown", "value that AppDF does not have", area: .structure,
    rationale: """
      Many values of AppDF come from short lists: yes or no, the strength of what an app shows, the age it is for. \
      AppDF's own editor opened no file with another value, and what such a value answers counts as unanswered here. \
      The ratings of the authorities stand in the specification only, whose samples do not always keep to them.
      """,
    cases: [schema, specification], sources: .appdfSchema,
    flagged: [
      FlaggedExample(schema, .appdf("<price free=\"⟦true⟧\"/>")),
      FlaggedExample(schema, .appdf("<categorization><type>⟦app⟧</type></categorization>")),
      FlaggedExample(
        schema,
        .appdf(
          """
          <content-description><content-rating>⟦12⟧</content-rating>
          <content-descriptors><drugs>⟦none⟧</drugs></content-descriptors>
          <included-activities><advertising>⟦maybe⟧</advertising></included-activities></content-description>
          """)),
      FlaggedExample(
        specification,
        .appdf(
          """
          <content-description><rating-certificates><rating-certificate type="PEGI">⟦6⟧</rating-certificate>
          </rating-certificates></content-description>
          """)),
    ],
    accepted: [
      .appdf("<price free=\"yes\"/>"),
      .appdf(
        """
        <content-description><content-rating>13</content-rating>
        <rating-certificates><rating-certificate type="ESRB">6</rating-certificate></rating-certificates>
        <content-descriptors><drugs>light</drugs></content-descriptors>
        <included-activities><advertising>no</advertising></included-activities></content-description>
        """),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unknownValue(let value, let name, let allowed, let isSchema) = fault.appdf else { return }
    report.flag(
      isSchema ? Self.schema : Self.specification, at: fault.location,
      "\"\(value)\" is no value of \(name): it is one of \(allowed.asAlternatives)", found: value,
      allowed: allowed.asAlternatives, help: "write one of \(allowed.asAlternatives)", field: fault.field,
      cause: name)
  }
}
