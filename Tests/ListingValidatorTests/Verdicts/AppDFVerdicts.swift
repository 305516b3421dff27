import Testing

@testable import ListingValidator

@Suite struct AppDFVerdicts {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var description: AppDFDescription
    var expected: Set<String>

    init(_ name: String, _ expected: String..., change: (inout AppDFDescription) -> Void) {
      testDescription = name
      description = AppDFDescription().with(change)
      self.expected = Set(expected)
    }
  }

  static let rows = [
    Row("complete") { _ in },
    Row("category in lower case, as in the specification") {
      $0.categorization = "<type>application</type><category>weather</category>"
    },
    Row("category that Amazon does not have") {
      $0.categorization = "<type>application</type><category>Photography</category>"
    },
    Row("category misspelled", "warning appdf-category-unknown") {
      $0.categorization = "<type>application</type><category>wether</category>"
    },
    Row("category of the other type", "warning appdf-category-unknown") {
      $0.categorization = "<type>game</type><category>Weather</category>"
    },
    Row("sub-category unknown", "warning appdf-category-unknown") {
      $0.categorization += "<subcategory>Rain</subcategory>"
    },
    Row("type unknown", "error appdf-value-unknown") {
      $0.categorization = "<type>app</type><category>Weather</category>"
    },
    Row("price flag neither yes nor no", "error appdf-value-unknown") {
      $0.price = "<price free=\"false\"><base-price>1.99</base-price></price>"
    },
    Row("price flag left out", "error appdf-attribute-missing") {
      $0.price = "<price><base-price>1.99</base-price></price>"
    },
    Row("free") { $0.price = "<price free=\"yes\"></price>" },
    Row("included countries ruled out", "error appdf-countries-ignored") {
      $0.availability = "<countries only-listed=\"no\"><include>US</include></countries>"
    },
    Row("no binary at all") { $0.binaries = "" },
    Row("policy with link and text") {
      $0.texts += "<privacy-policy href=\"https://example.com/p\">No data is collected.</privacy-policy>"
    },
    Row("policy with a link alone", "warning appdf-link-incomplete") {
      $0.texts += "<privacy-policy href=\"https://example.com/p\"/>"
    },
    Row("licence with a text alone", "error appdf-link-incomplete") { $0.texts += "<eula>As is.</eula>" },
    Row("title of 31 characters", "warning appdf-short-text-missing") {
      $0.texts = $0.texts.replacing("Balcony Weather</t", with: "Balcony Weather for every house</t")
    },
    Row("long title beside a short one") {
      $0.texts = "<title>Balcony Weather for every house</title>" + $0.texts
    },
    Row("icon of 114 pixels beside the large one") { _ in },
    Row("no icon of 114 pixels", "error image-missing") {
      $0.images = $0.images.replacing("<app-icon width=\"114\" height=\"114\">small.png</app-icon>", with: "")
    },
    Row(
      "large icon declared as the small one", "warning appdf-image-size-contradictory",
      "warning appdf-image-size-differs"
    ) { $0.images = $0.images.replacing("512", with: "114") },
    Row("screenshot declared with another size", "warning appdf-image-size-differs") {
      $0.images = $0.images.replacing("height=\"800\" index=\"3\"", with: "height=\"768\" index=\"3\"")
    },
    Row("picture without a height", "error appdf-image-size-contradictory") {
      $0.images = $0.images.replacing(" height=\"800\"", with: "")
    },
    Row("one file of two sizes", "error appdf-image-size-contradictory") {
      $0.images += "<app-icon width=\"114\" height=\"114\">icon.png</app-icon>"
    },
    Row("video on YouTube") { $0.videos = "<videos><youtube-video>B-vkwtQJC8U</youtube-video></videos>" },
    Row("address in place of a video's identifier", "error appdf-youtube-id-malformed") {
      $0.videos = "<videos><youtube-video>https://youtu.be/B-vkwtQJC8U</youtube-video></videos>"
    },
    Row("certificate with a rating of another authority", "warning appdf-value-unknown") {
      $0.certificates = """
        <rating-certificates><rating-certificate type="PEGI">13</rating-certificate></rating-certificates>
        """
    },
    Row("certificate without a file") {
      $0.certificates = """
        <rating-certificates><rating-certificate type="PEGI">12</rating-certificate></rating-certificates>
        """
    },
    Row("certificate of an unknown authority", "error appdf-value-unknown") {
      $0.certificates = """
        <rating-certificates><rating-certificate type="USK">12</rating-certificate></rating-certificates>
        """
    },
    Row("30 February", "error appdf-date-invalid") {
      $0.availability += "<period><since year=\"2027\" month=\"2\" day=\"30\"/></period>"
    },
    Row("period that ends before it starts", "error appdf-date-invalid") {
      $0.availability += """
        <period><since year="2027" month="2" day="3"/><until year="2027" month="2" day="3"/></period>
        """
    },
    Row("language of the binary unknown", "warning appdf-language-unknown") {
      $0.other +=
        "<requirements><supported-languages><language>xx</language></supported-languages></requirements>"
    },
    Row("language of the texts malformed", "error appdf-language-unknown") {
      $0.localizations = "<description-localization language=\"german\"><texts/></description-localization>"
    },
    Row("language of the binary with a country") {
      $0.other += """
        <requirements><supported-languages><language>tl</language><language>en-au</language>
        </supported-languages></requirements>
        """
    },
    Row("element of the draft format", "error appdf-element-unknown") {
      $0.other += "<content-rating><gambling>no</gambling></content-rating>"
    },
    Row("misspelled as in the schema") {
      $0.other = $0.other.replacing(
        "</consent>",
        with: """
          <free-from-third-party-copytighted-content>yes</free-from-third-party-copytighted-content></consent>
          """)
    },
    Row("version that does not exist", "warning appdf-version-unknown") { $0.version = "3" },
  ]

  @Test(arguments: rows) func verdict(_ row: Row) throws {
    #expect(try row.description.verdicts() == row.expected)
  }
}
