import TestSupport
import Testing

@testable import ListingValidator

/// Texts as the resource compiler reads them, and where each of their bytes was written.
@Suite struct ResourceTextReaderTests {
  private static func read(
    _ content: String, as reading: ResourceTextReader.Reading = .string
  ) throws -> (file: SourceFile, value: StringResource.Value, faults: [ResourceText.Fault]) {
    let document = "<string xmlns:xliff=\"\(ResourceTextReader.xliff)\">\(content)</string>"
    let file = SourceFile(path: "strings.xml", bytes: Array(document.utf8))
    let (value, faults) = ResourceTextReader.read(try XMLReader.read(file).root, in: file, as: reading)
    return (file, value, faults)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("", ""), (" \n ", ""), ("  a \n\t b  ", "a b"), ("\"  a  b  \"", "  a  b  "),
      ("a\\tb\\nc", "a\tb\nc"), ("\\@home \\#1 \\?", "@home #1 ?"), ("it\\'s \\\"so\\\"", "it's \"so\""),
      ("\\\\", "\\"),
      ("\\u0041\\u00e9", "Aé"), ("x\\u41", "xA"), ("\\q\\é", "qé"), ("x\\", "x"), ("x\\ ", "x"),
      ("\\ x", " x"),
      ("\"it's\"", "it's"), ("a<!-- it's -->b", "ab"), ("a <!-- c --> b", "a b"),
      ("<![CDATA[ a  b ]]>", "a b"),
      ("&lt;b&gt; &amp; &#65;", "<b> & A"), ("&#x20;a&#10;b&#9;", "a b"), ("\u{A0} a", "\u{A0} a"),
      ("a\r\nb", "a b"), ("\"a\r\nb\"", "a\nb"), (" <xliff:g>a</xliff:g> b", "a b"),
      (" <xliff:g> a </xliff:g> ", " a "), ("\\&apos;", "'"), ("@home", "@home"),
      ("@+string/b", "@+string/b"),
      ("?", "?"), ("12", "12"),
    ]) func textsAreDecoded(_ content: String, _ expected: String) throws
  {
    let (file, value, faults) = try Self.read(content)
    guard case .text(let text) = value else {
      Issue.record("\(value)")
      return
    }
    #expect(text.string == expected && faults.isEmpty)
    let range = try #require(text.location.range)
    #expect(range.upperBound <= file.text.count && range.lowerBound >= 0)
  }

  @Test func markupForgetsWhatWasBefore() throws {
    let (_, value, _) = try Self.read(" a <b> c </b> \"d<i/>  e\" ")
    guard case .styled(let text) = value else {
      Issue.record("\(value)")
      return
    }
    // White space at the ends stays where there is markup.
    #expect(text.string == " a  c  d e ")
  }

  @Test(arguments: [
    "@string/b", " @string/b ", "@+id/b", "@android:string/ok", "@null", "@empty", "?attr/x", "?x",
    "?android:attr/x",
    "@*android:string/ok",
  ]) func referencesAreNoTexts(_ content: String) throws {
    let (file, value, faults) = try Self.read(content)
    guard case .reference(let reference) = value else {
      Issue.record("\(value)")
      return
    }
    #expect(faults.isEmpty)
    let range = try #require(reference.location.range)
    #expect(String(decoding: file.text[range], as: UTF8.self) == reference.value)
  }

  @Test(arguments: ["379996204385", "1.5dp", "true", "#fff", "0x7f", "-3", "1e3"])
  func anItemTakesSuchATextForANumber(_ content: String) throws {
    guard case .primitive = try Self.read(content, as: .any).value else {
      Issue.record("\(content)")
      return
    }
    guard case .text = try Self.read(content).value else {
      Issue.record("\(content)")
      return
    }
  }

  @Test(
    arguments: [
      ("it's and that's", "' '"), ("a &apos;", "&apos;"), ("x \\u12 3", "\\u12 "), ("\\uD83D", "\\uD83D"),
      ("a<xliff:g>b<xliff:g>c</xliff:g></xliff:g>", "<xliff:g>"), ("  ?x y ", "?x y"),
      ("\"a<b>it's</b>\"", "'"),
    ]) func faultsHaveTheirPlace(_ content: String, _ expected: String) throws
  {
    let (file, _, faults) = try Self.read(content)
    let places = faults.map { String(decoding: file.text[$0.range], as: UTF8.self) }
    #expect(places.joined(separator: " ") == expected)
  }

  @Test func apostrophesAreListedToABound() throws {
    let text = String(repeating: "'", count: ResourceText.maximumFaults + 500)
    #expect(try Self.read(text).faults.count == ResourceText.maximumFaults)
    let strings = (0..<15).map { "<string name=\"a\($0)\">\(text)</string>" }.joined()
    let folder = try TemporaryFolder(["res/values/strings.xml": "<resources>\(strings)</resources>"])
    let root = try #require(try Discovery().roots(at: folder.path + "/res").roots.first)
    let texts = try #require(ListingReader().read(root).android?.texts)
    // Each text that is refused says so.
    #expect(texts.count == 15 && texts.allSatisfy { !$0.faults.isEmpty })
    #expect(texts.map(\.faults.count).reduce(0, +) == ResourceText.maximumFaultsOfAFile + 5)
  }

  @Test func aPartOfATextIsFoundInTheFile() throws {
    let (file, value, _) = try Self.read("Caf\\u00e9   <!-- c -->au &lt;lait&gt;")
    guard case .text(let text) = value else { return }
    #expect(text.string == "Café au <lait>")
    func source(_ part: String) throws -> String {
      let part = try #require(text.string.firstRange(of: part))
      let range = try #require(text.location(of: part).range)
      return String(decoding: file.text[range], as: UTF8.self)
    }
    #expect(try source("é") == "\\u00e9")
    #expect(try source("lait") == "lait")
    #expect(try source("<") == "&lt;")
  }

  @Test func longTextsTakeLinearTime() throws {
    let content = String(repeating: "a \\u0041 &amp; \"b\" ", count: 50_000)
    let start = ContinuousClock.now
    _ = try Self.read(content)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
