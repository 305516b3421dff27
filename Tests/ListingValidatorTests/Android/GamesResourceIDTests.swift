import Testing

@testable import ListingValidator

@Suite struct GamesResourceIDTests {
  /// Writes an id as the console does.
  private static func text(
    appID: UInt64, number: UInt64, constant: UInt64 = 2, outerTag: UInt8 = 0x10
  ) -> String {
    func varint(_ value: UInt64) -> [UInt8] {
      var bytes: [UInt8] = []
      var rest = value
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      return bytes + [UInt8(rest)]
    }
    let inner = [0x08] + varint(appID) + [0x10] + varint(constant)
    return base64([0x0A, UInt8(inner.count)] + inner + [outerTag] + varint(number))
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  private static func base64(_ bytes: [UInt8]) -> String {
    var text = ""
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> UInt32(count)) & 63])
      }
    }
    if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count)) & 63]) }
    return text
  }

  @Test(
    arguments: [1, 127, 128, 4_294_967_297, 34_359_738_368, 379_996_204_385, 4_398_046_511_103, .max]
      as [UInt64],
    [0, 1, 127, 128, 138, .max] as [UInt64])
  func whatIsWrittenIsRead(_ appID: UInt64, _ number: UInt64) throws {
    for tag: UInt8 in [0x10, 0x18] {
      let id = try GamesResourceID(Self.text(appID: appID, number: number, outerTag: tag))
      #expect(id.appID == appID && id.number == number && !id.isUnusual)
    }
    #expect(try GamesResourceID(Self.text(appID: appID, number: number, constant: 3)).isUnusual)
  }

  @Test func beginningAndLengthFollowTheApplicationID() {
    #expect(Self.text(appID: 379_996_204_385, number: 5) == "CgkI4dqnzIcLEAIQBQ")
    #expect(Self.text(appID: 34_359_738_367, number: 1).hasPrefix("CggI"))
    #expect(Self.text(appID: 4_398_046_511_104, number: 1).hasPrefix("CgoI"))
    #expect(Self.text(appID: 379_996_204_385, number: 128).count == 19)
  }

  /// One wrong character: the text is refused, or the application id or the number differs. Nothing is taken for the
  /// same id, and nothing traps.
  @Test func noMistypedCharacterGoesUnseen() throws {
    let appID: UInt64 = 379_996_204_385
    let text = Array(Self.text(appID: appID, number: 5))
    var unseen: [String] = []
    for index in text.indices {
      for character in Self.alphabet + ["+", "/", "=", " ", "ä"] where character != text[index] {
        var copy = text
        copy[index] = character
        guard let id = try? GamesResourceID(String(copy)), id.appID == appID, !id.isUnusual else { continue }
        unseen.append(String(copy))
        // The other tag, that events have; else only the running number may change.
        #expect(id.number != 5 || String(copy) == "CgkI4dqnzIcLEAIYBQ")
      }
    }
    #expect(unseen.allSatisfy { $0.hasPrefix("CgkI4dqnzIcLEAI") })
  }

  @Test func partsAreRefused() {
    let text = Self.text(appID: 379_996_204_385, number: 5)
    for count in 0..<text.count {
      #expect(throws: GamesResourceID.Fault.self) { try GamesResourceID(String(text.prefix(count))) }
    }
    #expect(throws: GamesResourceID.Fault.standardAlphabet("=")) { try GamesResourceID("\(text)==") }
    #expect(throws: GamesResourceID.Fault.structure) { try GamesResourceID("\(text)AA") }
    #expect(throws: GamesResourceID.Fault.structure) {
      try GamesResourceID(
        Self.base64([0x0A, 0x0D, 0x08] + Array(repeating: 0xFF, count: 10) + [0x10, 0x02]))
    }
    #expect(throws: GamesResourceID.Fault.truncated) { try GamesResourceID(Self.base64([0x0A, 0x7F, 0x08])) }
    #expect(throws: GamesResourceID.Fault.empty) { try GamesResourceID("") }
  }
}
