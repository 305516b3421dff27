import Testing

@Suite struct FuzzTests {
  /// The most inputs of one reader that are cut and changed as well.
  private static let maximumChanged = 4

  @Test func everyReaderHasANameOfItsOwn() {
    let names = FuzzTarget.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// What an attack begins with, and the same cut short or with bytes changed: a reader fails by not coming back.
  @Test(arguments: FuzzTarget.all.map(\.name)) func aReaderComesBackFromItsSeeds(_ name: String) throws {
    let target = try #require(FuzzTarget(named: name))
    let seeds = target.seeds()
    try #require(!seeds.isEmpty)
    let read = target.prepare()
    for seed in seeds { read(seed) }
    for seed in seeds.prefix(Self.maximumChanged) {
      for part in 1..<8 { read(Array(seed.prefix(seed.count * part / 8))) }
      for step in [3, 17, 101] {
        var changed = seed
        for index in stride(from: step, to: changed.count, by: step * 7) { changed[index] ^= UInt8(step) }
        read(changed)
      }
    }
    read([])
  }
}
