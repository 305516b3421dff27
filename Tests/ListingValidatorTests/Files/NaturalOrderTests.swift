import Testing

@testable import ListingValidator

@Suite struct NaturalOrderTests {
  @Test(arguments: [
    ["", "1", "1.png", "2.png", "10.png", "a"],
    ["1_en-US.png", "2_en-US.png", "11_en-US.png"],
    ["a1b2", "a1b10", "a2b1", "a10"],
    ["01", "1", "02", "2"],
    ["phone/2.png", "phone/10.png", "tablet/1.png"],
    ["9", "99999999999999999998", "99999999999999999999", "100000000000000000000"],
    ["A", "a", "é", "中"],
    ["0", "00a", "0a", "a0", "a00", "a0b"].sorted(by: NaturalOrder.precedes),
  ])
  func sorts(names: [String]) {
    for (i, a) in names.enumerated() {
      for (j, b) in names.enumerated() { #expect(NaturalOrder.precedes(a, b) == (i < j), "\(a), \(b)") }
    }
    #expect(names.reversed().sorted(by: NaturalOrder.precedes) == names)
  }
}
