import Testing

@testable import ListingValidator

/// The tab "Availability & pricing": each case of the facts with its verdict.
@Suite struct AvailabilityVerdicts {
  @Test(arguments: models) func model(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: minima + others) func amount(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: currencies) func currency(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: marketplaces) func marketplace(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: countries) func country(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: dates) func date(_ verdict: Verdict) throws { try verdict.check() }

  static let models = [
    Verdict("free") { $0.price("model=\"free\"") },
    Verdict("paid") { $0.price("model=\"paid\" amount=\"2.99\" currency=\"USD\"") },
    Verdict("nothing said", "note price-model-missing", "note countries-missing") { $0.availability = "" },
    Verdict("price without a model", "warning free-with-price") {
      $0.price("amount=\"2.99\" currency=\"USD\"")
    },
    Verdict("free with a base price", "warning free-with-price") {
      $0.price("model=\"free\" amount=\"1.99\" currency=\"USD\"")
    },
    Verdict("free with a base price of nothing") { $0.price("model=\"free\" amount=\"0\" currency=\"USD\"") },
    Verdict("paid without price", "error paid-without-price") { $0.price("model=\"paid\"") },
    Verdict("paid with a marketplace without price", "warning paid-without-price") {
      $0.paid("<in marketplace=\"amazon.de\"/>")
    },
  ]

  /// The table of the store, and one hundredth (one yen) less.
  static let minima = [
    ("AUD", "0.99", "0.98"), ("BRL", "1.99", "1.98"), ("CAD", "0.99", "0.98"), ("EUR", "0.69", "0.68"),
    ("GBP", "0.59", "0.58"), ("INR", "10.12", "10.11"), ("JPY", "85", "84"), ("MXN", "5.00", "4.99"),
    ("USD", "0.99", "0.98"),
  ].flatMap { code, minimum, below in
    [
      Verdict("minimum in \(code)") {
        $0.price("model=\"paid\" amount=\"\(minimum)\" currency=\"\(code)\"")
      },
      Verdict("below the minimum in \(code)", "error price-below-minimum") {
        $0.price("model=\"paid\" amount=\"\(below)\" currency=\"\(code)\"")
      },
    ]
  }

  static let others = [
    Verdict("999.99 dollars") { $0.price("model=\"paid\" amount=\"999.99\" currency=\"USD\"") },
    Verdict("above 999.99 dollars", "error price-above-maximum") {
      $0.price("model=\"paid\" amount=\"1000\" currency=\"USD\"")
    },
    Verdict("above 999.99 in another currency") {
      $0.price("model=\"paid\" amount=\"1000.00\" currency=\"EUR\"")
    },
    Verdict("decimal comma", "error price-malformed") {
      $0.price("model=\"paid\" amount=\"2,99\" currency=\"USD\"")
    },
    Verdict("not a decimal", "error price-malformed") {
      $0.price("model=\"paid\" amount=\"two\" currency=\"USD\"")
    },
    Verdict("yen with a fraction", "warning price-fraction-digits") {
      $0.price("model=\"paid\" amount=\"350.50\" currency=\"JPY\"")
    },
    Verdict("yen with zeros after the point") {
      $0.price("model=\"paid\" amount=\"350.00\" currency=\"JPY\"")
    },
    Verdict("dollars with three decimals", "warning price-fraction-digits") {
      $0.price("model=\"paid\" amount=\"2.999\" currency=\"USD\"")
    },
    Verdict("price without currency", "warning price-currency-missing") {
      $0.price("model=\"paid\" amount=\"2.99\"")
    },
  ]

  static let currencies = [
    Verdict("currency outside the nine", "warning currency-unknown") {
      $0.price("model=\"paid\" amount=\"2.99\" currency=\"CHF\"")
    },
    Verdict("currency that was withdrawn", "warning currency-unknown") {
      $0.price("model=\"paid\" amount=\"2.99\" currency=\"BGN\"")
    },
    Verdict("currency that does not exist", "warning currency-unknown") {
      $0.price("model=\"paid\" amount=\"2.99\" currency=\"EURO\"")
    },
    Verdict("marketplace price in a currency outside the nine", "warning currency-unknown") {
      $0.paid("<in marketplace=\"amazon.de\" amount=\"2.99\" currency=\"CHF\"/>")
    },
  ]

  static let marketplaces = [
    Verdict("marketplace price") {
      $0.paid("<in marketplace=\"amazon.de\" amount=\"2.99\" currency=\"EUR\"/>")
    },
    Verdict("marketplace price by country") { $0.paid("<in marketplace=\"GB\" amount=\"2.49\"/>") },
    Verdict("Mexico priced in dollars", "warning marketplace-currency-mismatch") {
      $0.paid("<in marketplace=\"MX\" amount=\"2.99\" currency=\"USD\"/>", countries: "exclude=\"CU\"")
    },
    Verdict("Mexico at the minimum") {
      $0.paid("<in marketplace=\"MX\" amount=\"5.00\" currency=\"MXN\"/>", countries: "exclude=\"CU\"")
    },
    Verdict("Mexico below the minimum", "error price-below-minimum") {
      $0.paid("<in marketplace=\"MX\" amount=\"4.99\" currency=\"MXN\"/>", countries: "exclude=\"CU\"")
    },
    Verdict("marketplace twice", "warning marketplace-price-twice") {
      $0.paid(
        """
        <in marketplace="amazon.de" amount="2.99" currency="EUR"/>
        <in marketplace="amazon.de" amount="3.49" currency="EUR"/>
        """)
    },
    Verdict("price for a country that is not included", "warning marketplace-country-excluded") {
      $0.paid("<in marketplace=\"amazon.ca\" amount=\"3.99\" currency=\"CAD\"/>")
    },
    Verdict("price for a country that is excluded", "warning marketplace-country-excluded") {
      $0.paid("<in marketplace=\"amazon.ca\" amount=\"3.99\" currency=\"CAD\"/>", countries: "exclude=\"CA\"")
    },
    Verdict("marketplace that does not exist", "warning marketplace-unknown") {
      $0.paid("<in marketplace=\"amazon.deutschland\" amount=\"2.99\" currency=\"EUR\"/>")
    },
    Verdict("site without a known app store", "note marketplace-unknown") {
      $0.paid("<in marketplace=\"amazon.nl\" amount=\"2.99\" currency=\"EUR\"/>")
    },
    Verdict("country that the store does not name", "note marketplace-unknown") {
      $0.paid("<in marketplace=\"NZ\" amount=\"2.99\" currency=\"AUD\"/>")
    },
    Verdict("price that names no marketplace", "warning marketplace-unknown") {
      $0.paid("<in amount=\"2.99\" currency=\"EUR\"/>")
    },
  ]

  static let countries = [
    Verdict("US") { $0.countries("include=\"US\"") },
    Verdict("no list of countries", "note countries-missing") { $0.countries("") },
    Verdict("KP", "note country-not-listed") { $0.countries("include=\"US KP\"") },
    Verdict("each country that the list of 2015 lacks", "note country-not-listed") {
      $0.countries("include=\"US CU IR KP SD SS SY\"")
    },
    Verdict("KP excluded") { $0.countries("exclude=\"KP\"") },
    Verdict("XX", "warning country-unknown") { $0.countries("include=\"US XX\"") },
    Verdict("UK", "warning country-unknown") { $0.countries("include=\"US UK\"") },
    Verdict("country twice", "warning country-twice") { $0.countries("include=\"US GB US\"") },
    Verdict("country included and excluded", "warning country-included-and-excluded") {
      $0.countries("include=\"US GB\" exclude=\"GB\"")
    },
    Verdict("empty list", "warning countries-empty") { $0.countries("include=\"\"") },
    Verdict("all included countries excluded", "warning countries-empty") {
      $0.countries("include=\"US\" exclude=\"US\"")
    },
  ]

  static let dates = [
    Verdict("date with a zone") { $0.release("2031-12-24T09:00:00-08:00") },
    Verdict("no date") { $0.release("") },
    Verdict("not a date", "error release-date-malformed") { $0.release("24.12.2031") },
    Verdict("day that the calendar lacks", "error release-date-malformed") {
      $0.release("2031-02-29T09:00:00Z")
    },
    Verdict("date without zone", "warning release-date-malformed") { $0.release("2031-12-24T09:00:00") },
    Verdict("date in the past", "note release-date-past") { $0.release("2026-11-29T09:00:00Z") },
    Verdict("today") { $0.release("2026-11-30T00:00:00Z") },
    Verdict("Underground", "error programme-ended") { $0.programme("underground") },
    Verdict("Free App of the Day", "error programme-ended") { $0.programme("free-app-of-the-day") },
    Verdict("Coins", "warning programme-ended") { $0.programme("coins") },
    Verdict("phones, about which sources disagree", "note programme-ended") {
      $0.programme("android-mobile")
    },
  ]

  @Test(arguments: [
    ("0.99", "0.99", false), ("0.98", "0.99", true), ("00.9900", "0.99", false), ("9.99", "10.12", true),
    ("10.2", "10.12", false), ("10.1", "10.12", true), (".5", "0.59", true), ("85.", "85.00", false),
    ("99999999999999999999.01", "99999999999999999999.02", true),
  ]) func amountsAreComparedExactly(left: String, right: String, isLess: Bool) throws {
    let (left, right) = (try #require(ExactAmount(left)), try #require(ExactAmount(right)))
    #expect((left < right) == isLess)
  }

  @Test(arguments: ["", ".", "-1", "+1", "1e3", "1,5", "1.2.3", " 1", "٣", "$1"])
  func otherNumbersAreNone(text: String) { #expect(ExactAmount(text) == nil) }
}

extension CompleteListing {
  fileprivate mutating func price(_ attributes: String) {
    availability =
      "<availability><price \(attributes)/><countries include=\"US GB DE FR JP\"/></availability>"
  }

  fileprivate mutating func paid(_ local: String, countries: String = "include=\"US GB DE FR JP\"") {
    availability = """
      <availability><price model="paid" amount="2.99" currency="USD">\(local)</price>
      <countries \(countries)/></availability>
      """
  }

  fileprivate mutating func countries(_ attributes: String) {
    let element = attributes.isEmpty ? "" : "<countries \(attributes)/>"
    availability = "<availability><price model=\"free\"/>\(element)</availability>"
  }

  fileprivate mutating func release(_ date: String) {
    availability = availability.replacing("<availability>", with: "<availability release=\"\(date)\">")
  }

  fileprivate mutating func programme(_ name: String) {
    availability = availability.replacing("<availability>", with: "<availability programme=\"\(name)\">")
  }
}
