/// Reads what a `build.gradle` or `build.gradle.kts` says in so many words. No code is run: a value that is not
/// written out is computed, and so unknown.
struct GradleReader {
  private var tokens: [GradleToken]
  private var index = 0
  /// The names of the blocks that are open.
  private var blocks: [String] = []
  private var build: GradleBuild

  /// Reads a build file.
  static func read(_ file: SourceFile) -> GradleBuild {
    var reader = GradleReader(tokens: GradleToken.all(in: file.text), build: GradleBuild(file: file))
    reader.run()
    return reader.build
  }

  private init(tokens: [GradleToken], build: GradleBuild) {
    self.tokens = tokens
    self.build = build
  }

  private mutating func run() {
    while index < tokens.count {
      switch tokens[index].kind {
      case .open: blocks.append(blockName())
      case .close: _ = blocks.popLast()
      case .word(let name):
        noteKind(name)
        readSetting(name)
      case .string(let value, _): noteKind(value)
      default: break
      }
      index += 1
    }
  }

  /// What opens a block: `free {`, `create("free") {`, `"free" {`, `getByName("free").apply {`.
  private func blockName() -> String {
    var name = ""
    for token in tokens[..<index].reversed() {
      switch token.kind {
      case .newline, .open, .close: return name
      case .string(let value, _): return value
      case .word(let word): name = word
      default: break
      }
    }
    return name
  }

  private mutating func noteKind(_ text: String) {
    // Also as `libs.plugins.android.application` of a version catalogue.
    if text == "com.android.library" || text.hasSuffix(".android.library") { build.kind = .library }
    if text == "com.android.application" || text.hasSuffix(".android.application") {
      build.kind = .application
    }
  }

  private mutating func readSetting(_ name: String) {
    let isStatement = index == 0 || tokens[index - 1].startsStatement
    guard isStatement, let (scope, isCertain) = scope else { return }
    // What stands in an inner block holds at times only.
    guard isCertain else { return setComputed(name, at: scope) }
    switch name {
    case "applicationId", "setApplicationId": set(string(), at: scope, \.applicationID)
    case "applicationIdSuffix", "setApplicationIdSuffix": set(string(), at: scope, \.applicationIDSuffix)
    case "minSdk", "minSdkVersion": set(number(), at: scope, \.minSDK)
    case "targetSdk", "targetSdkVersion": set(number(), at: scope, \.targetSDK)
    case "namespace" where scope == .android: build.namespace = string()
    default: break
    }
  }

  private mutating func setComputed(_ name: String, at scope: Scope) {
    let place = Location(file: build.file, range: tokens[index].range)
    switch name {
    case "applicationId", "setApplicationId": set(.computed(place), at: scope, \.applicationID)
    case "applicationIdSuffix", "setApplicationIdSuffix":
      set(.computed(place), at: scope, \.applicationIDSuffix)
    case "minSdk", "minSdkVersion": set(.computed(place), at: scope, \.minSDK)
    case "targetSdk", "targetSdkVersion": set(.computed(place), at: scope, \.targetSDK)
    default: break
    }
  }

  private enum Scope: Equatable {
    case android
    case defaultConfiguration
    case flavor(String)
    case buildType(String)
  }

  /// What the open blocks configure, and whether a setting in them always holds.
  private var scope: (Scope, isCertain: Bool)? {
    guard let android = blocks.firstIndex(where: { $0 == "android" || $0.hasSuffix(".android") }) else {
      return nil
    }
    let inner = Array(blocks[(android + 1)...])
    switch inner.first {
    case nil: return (.android, true)
    case "defaultConfig": return (.defaultConfiguration, inner.count == 1)
    case "productFlavors" where inner.count > 1: return (.flavor(inner[1]), inner.count == 2)
    case "buildTypes" where inner.count > 1: return (.buildType(inner[1]), inner.count == 2)
    default: return nil
    }
  }

  private mutating func set<Value>(
    _ value: GradleBuild.Setting<Value>, at scope: Scope,
    _ path: WritableKeyPath<GradleBuild.Configuration, GradleBuild.Setting<Value>?>
  ) {
    switch scope {
    case .android: break
    case .defaultConfiguration: build.defaultConfiguration[keyPath: path] = value
    case .flavor(let name): build.flavors[name, default: .init()][keyPath: path] = value
    case .buildType(let name): build.buildTypes[name, default: .init()][keyPath: path] = value
    }
  }

  private func string() -> GradleBuild.Setting<String> {
    setting { token in
      if case .string(let value, let isPlain) = token.kind, isPlain { return value }
      return nil
    }
  }

  private func number() -> GradleBuild.Setting<Int> {
    setting { token in
      if case .word(let word) = token.kind { return Int(word) }
      return nil
    }
  }

  /// The value after the name, `=` or `(` between them or not; it must end the statement.
  private func setting<Value>(_ value: (GradleToken) -> Value?) -> GradleBuild.Setting<Value> {
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .equals || tokens[next].kind == .parenthesis { next += 1 }
    let place = Location(file: build.file, range: tokens[index].range)
    guard next < tokens.count, let found = value(tokens[next]) else { return .computed(place) }
    var end = next + 1
    while end < tokens.count, tokens[end].kind == .parenthesis { end += 1 }
    guard end >= tokens.count || tokens[end].endsStatement else { return .computed(place) }
    return .literal(Located(found, at: Location(file: build.file, range: tokens[next].range)))
  }
}

/// A token of Groovy or Kotlin, as far as build files need telling apart.
struct GradleToken: Equatable {
  enum Kind: Equatable {
    /// Letters, digits, `_` and dots.
    case word(String)
    /// What stands between quotes; not plain where a part of it is computed or escaped.
    case string(String, isPlain: Bool)
    case open, close, parenthesis, equals, newline
    case other
  }

  let kind: Kind
  /// UTF-8 offsets in the file; for a string, what stands between the quotes.
  let range: Range<Int>

  var startsStatement: Bool { kind == .newline || kind == .open || kind == .close }
  var endsStatement: Bool { kind == .newline || kind == .close }

  /// The tokens of a file, comments left out.
  static func all(in text: [UInt8]) -> [GradleToken] {
    var scanner = GradleScanner(text: text)
    return scanner.tokens()
  }
}

private struct GradleScanner {
  let text: [UInt8]
  var index = 0

  mutating func tokens() -> [GradleToken] {
    var tokens: [GradleToken] = []
    while index < text.count {
      let start = index
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"): add(.newline)
      case _ where XMLScanner.isSpace(byte): index += 1
      case UInt8(ascii: "/") where starts(with: "//"):
        while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/", from: index + 2)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): tokens.append(string())
      case UInt8(ascii: "{"): add(.open)
      case UInt8(ascii: "}"): add(.close)
      case UInt8(ascii: "("), UInt8(ascii: ")"): add(.parenthesis)
      case UInt8(ascii: "=") where !starts(with: "=="): add(.equals)
      case _ where isWord(byte):
        while index < text.count, isWord(text[index]) { index += 1 }
        tokens.append(
          GradleToken(kind: .word(String(decoding: text[start..<index], as: UTF8.self)), range: start..<index)
        )
      default: add(.other)
      }
      func add(_ kind: GradleToken.Kind) {
        tokens.append(GradleToken(kind: kind, range: start..<start + 1))
        index += 1
      }
    }
    return tokens
  }

  private mutating func string() -> GradleToken {
    let quote = text[index]
    let triple = [quote, quote, quote]
    let isTriple = text[index...].starts(with: triple)
    let start = index + (isTriple ? 3 : 1)
    var isPlain = true
    index = start
    while index < text.count {
      if isTriple ? text[index...].starts(with: triple) : text[index] == quote { break }
      // A string that is not closed ends with its line.
      if !isTriple, text[index] == UInt8(ascii: "\n") { break }
      if text[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      } else if text[index] == UInt8(ascii: "$"), quote == UInt8(ascii: "\"") {
        isPlain = false
      }
      index += 1
    }
    let end = min(index, text.count)
    if end == text.count || text[end] != quote { isPlain = false }
    index = min(end + (isTriple ? 3 : 1), text.count)
    return GradleToken(
      kind: .string(String(decoding: text[start..<end], as: UTF8.self), isPlain: isPlain), range: start..<end)
  }

  private func starts(with marker: String) -> Bool { text[index...].starts(with: marker.utf8) }

  private mutating func skip(past end: String, from start: Int) {
    index = start
    while index < text.count, !starts(with: end) { index += 1 }
    index = min(index + end.utf8.count, text.count)
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
