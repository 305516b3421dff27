import TestSupport
import Testing

@testable import ListingValidator

/// Whatever is read, every finding points at whole characters of the file that it names.
@Suite struct FindingPlacesTests {
  private static let examples = "\(Recorded.package)/examples"

  static let names: [String] = {
    let entries = (try? FileSystem().entries(of: examples)) ?? []
    return entries.filter { $0.kind == .directory }.map(\.name)
  }()

  /// What is wrong with the place of a finding; nil for nothing.
  private static func misplacement(of finding: Finding) -> String? {
    guard let range = finding.location.range else { return nil }
    guard let file = finding.location.file else {
      return "\(finding.rule): a place in a file that was not read"
    }
    guard range.lowerBound >= 0, range.upperBound <= file.text.count else {
      return "\(finding.rule): \(range) of \(file.path), which has \(file.text.count) bytes"
    }
    guard file.invalidByte == nil else { return nil }
    let cuts = [range.lowerBound, range.upperBound].contains {
      $0 < file.text.count && file.text[$0] & 0xC0 == 0x80
    }
    return cuts ? "\(finding.rule): \(range) of \(file.path) cuts a character" : nil
  }

  private static func findings(at path: String, boundary: String? = nil) throws -> [Finding] {
    let reader = ListingReader()
    let linter = Linter(profiles: StoreProfile.builtIn, isoCodes: .builtIn, today: Lint.today)
    return try Discovery(boundary: boundary).roots(at: path).roots.flatMap { root in
      linter.lint { reader.read(root, ListingReader.Mode(usesOverlay: $0.usesOverlay)) }.findings
    }
  }

  private static func check(_ findings: [Finding]) {
    for problem in Set(findings.compactMap(misplacement)) { Issue.record("\(problem)") }
  }

  @Test(arguments: names) func areInExamples(_ name: String) throws {
    Self.check(try Self.findings(at: "\(Self.examples)/\(name)"))
  }

  @Test(.enabled(if: Corpus.path != nil)) func areInRealListings() throws {
    let findings = try Self.findings(at: try #require(Corpus.path))
    #expect(!findings.isEmpty)
    Self.check(findings)
  }

  @Test func areInExamplesOfRules() throws {
    let reader = ListingReader()
    for info in RuleSet.builtIn.infos {
      for example in info.flagged.map(\.example) + info.accepted where example.pictures.isEmpty {
        Self.check(try Lint.findings(example.files.mapValues { MarkedText($0).text }, reader: reader))
      }
    }
  }

  /// Bytes are changed, left out, doubled, and put in from elsewhere.
  @Test(arguments: names) func areInDamagedExamples(_ name: String) throws {
    var random = SplitMix(state: UInt64(name.utf8.count))
    let reader = ListingReader()
    let files = try Self.texts(of: name)
    for _ in 0..<12 {
      var damaged = files
      for path in files.keys.sorted() where random.next() % 2 == 0 {
        for _ in 0...random.next() % 4 { damaged[path] = Self.damaged(damaged[path] ?? [], &random) }
      }
      Self.check(try Lint.findings(damaged, reader: reader))
    }
  }

  private static let insertions = [
    "<", ">", "&", "&#x1F600;", "]]>", "<!--", "\r\n", "\r", "\u{FEFF}", "\u{0}", "\u{202E}", "e\u{301}", "👩‍👩‍👧",
    "\"",
    "xmlns:a='b' ", "<long>", "</long>", "<![CDATA[", "http://", "B0ABCDEFGH", "   \n\n  ", "\u{2028}",
  ]

  private static func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    let start = Int(random.next() % UInt64(bytes.count + 1))
    let end = min(start + Int(random.next() % 40), bytes.count)
    var bytes = bytes
    switch random.next() % 5 {
    case 0 where start < bytes.count: bytes[start] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes.removeSubrange(start...)
    default:
      let text = insertions[Int(random.next() % UInt64(insertions.count))]
      bytes.insert(contentsOf: text.utf8, at: start)
    }
    return bytes
  }

  private static func texts(of name: String) throws -> [String: [UInt8]] {
    let fileSystem = FileSystem()
    var files: [String: [UInt8]] = [:]
    func visit(_ folder: String) throws {
      for entry in try fileSystem.entries(of: "\(examples)/\(name)/\(folder)") {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.kind == .directory {
          try visit(path)
        } else if !path.hasSuffix(".png"), path != "expected.txt" {
          files[path] = try fileSystem.read("\(examples)/\(name)/\(path)", maximumBytes: 1 << 20)
        }
      }
    }
    try visit("")
    return files
  }
}

/// The same numbers every time.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
