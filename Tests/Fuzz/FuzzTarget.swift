/// A reader under attack.
struct FuzzTarget: Sendable {
  let name: String
  /// Inputs that lead deep into the reader.
  let seeds: @Sendable () -> [[UInt8]]
  /// Sets the reader up; what comes back reads an input, and whatever that holds, it must return.
  let prepare: @Sendable () -> ([UInt8]) -> Void

  static let all: [FuzzTarget] = listings + texts + packages + media

  /// A reader that needs no setting up.
  init(
    _ name: String, seeds: @escaping @autoclosure @Sendable () -> [[UInt8]],
    run: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.init(name, seeds: seeds, prepare: { run })
  }

  init(
    _ name: String, seeds: @escaping @Sendable () -> [[UInt8]],
    prepare: @escaping @Sendable () -> ([UInt8]) -> Void
  ) {
    self.name = name
    self.seeds = seeds
    self.prepare = prepare
  }

  init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }
}
