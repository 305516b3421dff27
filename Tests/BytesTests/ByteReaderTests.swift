import Bytes
import Testing

@Suite struct ByteReaderTests {
  @Test func readsNumbersInBothOrders() throws {
    var reader = ByteReader([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(try reader.little(UInt16.self) == 0x0201)
    #expect(try reader.big(UInt32.self) == 0x0304_0506)
    #expect(try reader.read(2).array == [7, 8])
    #expect(reader.remaining == 3)
    #expect(throws: ByteFault.outOfBounds(offset: 8, length: 4, count: 11)) {
      try reader.little(UInt32.self)
    }
    #expect(reader.offset == 8)
  }

  @Test(arguments: [(-1, 1), (0, -1), (0, 12), (12, 0), (11, 1), (5, Int.max), (Int.max, 1)])
  func refusesWhatLiesOutside(offset: Int, length: Int) {
    let reader = ByteReader([UInt8](repeating: 0, count: 11))
    #expect(throws: ByteFault.self) { try reader.slice(at: offset, length) }
    #expect(throws: ByteFault.self) {
      try RandomAccessFile([UInt8](repeating: 0, count: 11)).bytes(at: offset, length)
    }
  }

  @Test func aPartOfAFileSeesNothingElse() throws {
    let file = RandomAccessFile([0, 1, 2, 3, 4, 5])
    let part = try RandomAccessFile(RandomAccessFile(file, at: 1, 4), at: 1, 3)
    #expect(try part.bytes(at: 0, 3) == [2, 3, 4])
    #expect(throws: ByteFault.self) { try part.bytes(at: 1, 3) }
    #expect(throws: ByteFault.self) { try RandomAccessFile(file, at: 4, 3) }
  }

  @Test func aSliceSeesNothingElse() throws {
    let slice = try ByteReader([0, 1, 2, 3]).slice(at: 1, 2)
    #expect(slice.count == 2)
    #expect(slice.holds([1, 2]))
    #expect(!slice.holds([1, 2, 3]))
    #expect(!slice.holds([2], at: 2))
    #expect(throws: ByteFault.self) { try slice.slice(at: 1, 2) }
  }
}
