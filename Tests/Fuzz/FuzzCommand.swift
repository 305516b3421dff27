#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `fuzz TARGET [ARGUMENT]...` feeds inputs to a reader until it fails, as libFuzzer's arguments say;
/// `fuzz --targets` lists the readers; `fuzz --seeds TARGET FOLDER` writes inputs to begin with.
enum FuzzCommand {
  typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The reader that all inputs go to.
  nonisolated(unsafe) fileprivate static var read: ([UInt8]) -> Void = { _ in }

  /// Does what the words say, or leaves those for libFuzzer and comes back.
  fileprivate static func start(_ count: inout Int32, _ words: Words) {
    let texts = (0..<Int(count)).compactMap { words[$0].map { String(cString: $0) } }
    switch texts.dropFirst().first {
    case "--targets" where texts.count == 2:
      for target in FuzzTarget.all { print(target.name) }
      exit(0)
    case "--seeds" where texts.count == 4:
      guard let target = FuzzTarget(named: texts[2]) else { break }
      for (number, seed) in target.seeds().enumerated() {
        Scratch.save(seed, to: "\(texts[3])/seed-\(number)")
      }
      exit(0)
    case let name?:
      guard let target = FuzzTarget(named: name) else { break }
      read = target.prepare()
      for index in 1..<Int(count) { words[index] = words[index + 1] }
      count -= 1
      return
    case nil: break
    }
    print("usage: fuzz TARGET [ARGUMENT]... | --targets | --seeds TARGET FOLDER")
    exit(2)
  }
}

/// What libFuzzer calls first.
@_cdecl("LLVMFuzzerInitialize")
func initialize(_ count: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<FuzzCommand.Words>)
  -> Int32
{
  FuzzCommand.start(&count.pointee, words.pointee)
  return 0
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  FuzzCommand.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
