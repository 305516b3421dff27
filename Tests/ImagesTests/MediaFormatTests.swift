import Images
import Testing

@Suite struct MediaFormatTests {
  @Test func noByteIsNoFormat() {
    #expect(MediaFormat(head: []) == .empty)
  }
}
