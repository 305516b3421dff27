import Testing

@testable import ListingValidator

/// Values that the format's own lists do not have: a fault of the schema, and of no other rule.
@Suite struct SchemaVerdicts {
  @Test(arguments: answers + others) func value(_ verdict: Verdict) throws { try verdict.check() }

  static let answers =
    [
      ("violence", "some"), ("violence", "yes"), ("academic", "a little"), ("gambling", "mild"),
      ("location", "none"), ("account-creation", "strong"), ("advertisements", "mild"),
      ("user-generated-content", "mild"),
    ].map { subject, answer in
      Verdict("\(subject) \(answer)", "error schema-violation") {
        $0.contentRating = CompleteListing.contentRating(
          replacing: [subject: "<\(subject) answer=\"\(answer)\"/>"])
      }
    }

  static let others = [
    Verdict("audience outside the groups", "error schema-violation") {
      $0.contentRating = CompleteListing.contentRating(audience: "audience=\"adults\"")
    },
    Verdict("older question on children, answer outside yes and no", "error schema-violation") {
      $0.submission = "<submission devices=\"fire-tablet\" console=\"gen1\"/>"
      $0.contentRating = CompleteListing.contentRating(audience: "child-directed=\"maybe\"")
    },
    Verdict("export compliance outside yes and no", "error schema-violation") {
      $0.contentRating = CompleteListing.contentRating(other: "<export-compliance answer=\"exempt\"/>")
    },
    Verdict("neither free nor paid", "error schema-violation") {
      $0.availability = $0.availability.replacing("\"free\"", with: "\"freemium\"")
    },
    Verdict("version code that is no integer", "error schema-violation") {
      $0.submission = "<submission devices=\"fire-tablet\" version-code=\"1.2\"/>"
    },
    Verdict("console that does not exist", "error schema-violation") {
      $0.submission = "<submission devices=\"fire-tablet\" console=\"gen9\"/>"
    },
    Verdict("device that does not exist", "error schema-violation") {
      $0.submission = "<submission devices=\"fire-tablt\"/>"
    },
  ]
}
