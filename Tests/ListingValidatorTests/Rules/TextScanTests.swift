import Testing

@testable import ListingValidator

/// The searches that rules on texts share.
@Suite struct TextScanTests {
  @Test(
    arguments: [
      ("US$ 4.99", "4.99", "USD"), ("4,50 €", "4.5", "EUR"), ("R$ 1.234,00", "1234", "BRL"),
      ("300円", "300", "JPY"),
      ("1,000 USD", "1000", "USD"), ("CA$5", "5", "CAD"), ("£0.99", "0.99", "GBP"),
    ])
  func amountsAreReadInEveryNotation(_ text: String, _ value: String, _ currency: String) throws {
    let amount = try #require(CurrencyAmount.all(in: "xü \(text).", codes: ["USD", "EUR"]).first)
    #expect(amount.value == value && amount.currencies.contains(currency))
    #expect("xü \(text).".slice(amount.range) == text)
  }

  @Test(arguments: ["$0", "5 x", "4.99", "MUSD 5", "USDX", "$", "$x 1"])
  func otherNumbersAreNoAmounts(_ text: String) {
    #expect(CurrencyAmount.all(in: text, codes: ["USD"]).isEmpty)
  }

  @Test func aSignBelongsToTheNumberThatItTouches() {
    #expect(CurrencyAmount.all(in: "5 $10", codes: [String]()).map(\.value) == ["10"])
  }

  @Test func wordsAreFoundWholeAndLongestFirst() {
    let search = PhraseSearch(["Fire", "fire tv", "Ü-Wagen"])
    let text = "Firefly, FIRE TV, Fire用, campfire, ü, Ü-wagen"
    #expect(search.matches(in: text).map { String(text.slice($0)) } == ["FIRE TV", "Fire", "Ü-wagen"])
    #expect(PhraseSearch([]).matches(in: text).isEmpty)
  }

  @Test(
    arguments: [
      ("<b>a</b><br><li>b", nil), ("<b>a", "<b> is not closed"), ("a</i>", "</i> closes nothing"),
      ("<a href=\"x\"", "<a lacks its >"), ("</b", "</b lacks its >"),
    ] as [(String, String?)])
  func brokenHTMLIsNamed(_ text: String, _ imbalance: String?) {
    #expect(HTMLScan(text).imbalance == imbalance)
  }

  @Test(arguments: [
    "a < b > c", "<3", "<b", "x <a few> y", "List<T>", "&", "&x;", "Q&A;", "<", "</", "&#;", "&#x;",
  ])
  func otherSignsAreNoHTML(_ text: String) {
    let html = HTMLScan(text)
    #expect(html.tags.isEmpty && html.entities.isEmpty)
  }
}
