import Testing

@testable import ListingValidator

/// A listing that nothing can be said against, to change in one place at a time.
struct CompleteListing: Sendable {
  var package = "com.example.planner"
  var defaultLocale: String? = "en-US"
  var submission = "<submission devices=\"fire-tablet\"/>"
  var texts = ""
  var general = """
    <general>
      <app-title>Meeting Planner</app-title>
      <sku>planner-2026</sku>
      <category>Productivity</category>
      <support email="help@example.com" phone="+1 555 0100" website="https://example.com/help"/>
      <business-name>Example Software</business-name>
    </general>
    """
  var availability = """
    <availability>
      <price model="free"/>
      <countries include="US GB DE FR JP"/>
    </availability>
    """
  var descriptions = [description()]
  var media = """
    <media>
      <small-icon href="images/icon-114.png"/>
      <large-icon href="images/icon-512.png"/>
      <screenshots href="images/tablet/*.png"/>
    </media>
    """
  /// In addition to those that `media` names.
  var pictures: [String: SamplePicture] = [:]
  var contentRating = contentRating()
  var binaries = ""
  var webApp = ""
  var signIn = "<sign-in required=\"no\"/>"
  var testingInstructions = ""
  var files: [String: String] = [:]
  /// The packages that `binaries` names.
  var sketches: [String: PackageSketch] = [:]
  /// Packages to make files of.
  var packages: [String: SamplePackage] = [:]

  /// The pictures that `media` names.
  private static let standardPictures: [String: [UInt8]] = [
    "images/icon-114.png": SamplePicture.png(114, 114, .shape(1), .alpha),
    "images/icon-512.png": .png(512, 512),
    "images/tablet/1.png": .png(1280, 800, .shape(1)),
    "images/tablet/2.png": .png(1280, 800, .shape(2)),
    "images/tablet/3.png": .png(1280, 800, .shape(3)),
  ].mapValues { $0.bytes() }

  /// A description that is complete; each part can be replaced or left out (`""`).
  static func description(
    locale: String = "en-US", title: String = "<display-title>Meeting Planner</display-title>",
    short: String = "<short>Plan meetings with your team.</short>",
    long: String = "<long>Finds a time that suits everybody, and reminds all who take part.</long>",
    bullets: String = """
    <bullet>Finds a time that suits everybody</bullet>
    <bullet>Reminds all who take part</bullet>
    <bullet>Works without a connection</bullet>
    """,
    keywords: String = "<keywords>calendar, schedule, meeting</keywords>", releaseNotes: String = ""
  ) -> String {
    "<description locale=\"\(locale)\">\n\(title)\n\(short)\n\(long)\n\(bullets)\n\(keywords)\n\(releaseNotes)\n</description>"
  }

  /// A content rating that is complete; single answers can be replaced, by subject.
  static func contentRating(
    audience: String = "audience=\"18+\"", replacing answers: [String: String] = [:],
    privacy: String = "<privacy collects-data=\"no\" shares-data=\"no\" questionnaire=\"yes\"/>",
    other: String = "<export-compliance answer=\"yes\"/>"
  ) -> String {
    let subjects = [
      ("violence", "none"), ("cartoon-violence", "none"), ("drugs", "none"), ("nudity", "none"),
      ("sex", "none"),
      ("profanity", "none"), ("intolerance", "none"), ("academic", "none"), ("account-creation", "no"),
      ("advertisements", "no"), ("gambling", "no"), ("location", "no"), ("user-generated-content", "no"),
    ]
    let lines = subjects.map { subject, answer in
      answers[subject] ?? "<\(subject) answer=\"\(answer)\"/>"
    }
    return
      "<content-rating \(audience)>\n\(lines.joined(separator: "\n"))\n\(privacy)\n\(other)\n</content-rating>"
  }

  /// Changes one place.
  func with(_ change: (inout CompleteListing) -> Void) -> CompleteListing {
    var copy = self
    change(&copy)
    return copy
  }

  var xml: String {
    let locale = defaultLocale.map { " default-locale=\"\($0)\"" } ?? ""
    let sections =
      [submission, texts, general, availability] + descriptions
      + [media, contentRating, binaries, webApp, signIn, testingInstructions]
    return """
      <listing xmlns="urn:listing-lint:listing:1" package="\(package)"\(locale)>
      \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
      </listing>
      """
  }

  /// All files, the standard pictures included.
  var contents: [String: [UInt8]] {
    files.merging(["listing.xml": xml]) { given, _ in given }.mapValues { Array($0.utf8) }
      .merging(Self.standardPictures) { given, _ in given }
  }

  /// What all rules together say, each rule and severity once: `error app-title-missing`.
  func verdicts(options: [String] = []) throws -> Set<String> {
    let findings = try Lint.findings(
      contents, pictures: pictures, packages: packages, sketches: sketches, options: options)
    return Set(findings.map { "\($0.severity.rawValue) \($0.rule)" })
  }
}

/// One row of a table of verdicts: a change to a complete listing, and all that is said about it.
struct Verdict: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var listing: CompleteListing
  var expected: Set<String>
  var options: [String]

  /// - Parameter expected: `error rule-id`, `warning rule-id`, `note rule-id`; none for a listing that passes.
  init(
    _ name: String, _ expected: String..., options: [String] = [], change: (inout CompleteListing) -> Void
  ) {
    testDescription = name
    self.expected = Set(expected)
    self.options = options
    listing = CompleteListing().with(change)
  }

  /// Compares what is said with what is expected.
  func check() throws {
    let found = try listing.verdicts(options: options)
    #expect(found == expected)
  }
}
