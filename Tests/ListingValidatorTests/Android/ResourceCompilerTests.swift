import TestSupport
import Testing

@testable import ListingValidator

/// The resource compiler and this tool over the same values: both take them or both refuse them, and they read the
/// same text.
///
/// Run as Gradle runs it, with `--legacy`. The compiler that Debian 12 ships is that of Android 10.
@Suite(.enabled(if: Peer.aapt2.isInstalled)) struct ResourceCompilerTests {
  /// A file of values, and why the two differ where they do.
  struct Values: CustomTestStringConvertible, Sendable {
    var content: String
    var difference: Difference?
    var testDescription: String { content }

    init(_ content: String, _ difference: Difference? = nil) {
      self.content = content
      self.difference = difference
    }
  }

  /// Why this tool says something else than the compiler.
  enum Difference: Sendable {
    /// Gradle drops it before the compiler sees it, so that it is a warning here.
    case gradle
    /// Newer compilers take it, so that there is no error here.
    case newerCompiler
    /// The compiler takes it, and the linker refuses it: an error here.
    case linker
  }

  /// Contents of a text, the critical ones of every sort.
  static let texts = [
    "plain", "it's", "it\\'s", "\"it's\"", "it&apos;s", "it&#39;s", "it\\&apos;s", "don’t", "  a   b  ",
    "\"  a   b  \"",
    "a\\nb", "\\u0041", "\\u00e4\\u00DF", "\\u41", "\\u4x", "\\u 041", "\\U0041", "x\\", "x\\ ", "\\@home",
    "\\?",
    "@home", "@string/b", "@+id/b", "@+string/b", "@null", "?attr/x", "?", "\\u003123", "\"a\" \"b\"", "\"a",
    "a\"b'c\"d",
    "a\"b\"'c", "a<!-- it's -->b", "a <!-- c --> b", "&#x20;a&#x20;", "&#160;a", "&lt;b&gt;it\\'s&lt;/b&gt;",
    "%s", "%s %s",
    "%1$s %2$s", "50% of %s", "5\\u20AC", "\\\\", "\\\\'", "\\\"", "\\#", "é\\é", "汉字'", "汉字", "a\tb", "#fff",
    "12",
  ]

  /// Elements that a text may stand in.
  static let frames: [(open: String, close: String)] = [
    ("<string name=\"a\">", "</string>"), ("<string name=\"a\"><![CDATA[", "]]></string>"),
    ("<string name=\"a\">x <b>", "</b> y</string>"),
    ("<string name=\"a\"> <xliff:g id=\"i\">", "</xliff:g> </string>"),
    ("<item type=\"string\" name=\"a\">", "</item>"),
    ("<plurals name=\"a\"><item quantity=\"other\">", "</item></plurals>"),
    ("<string-array name=\"a\"><item>", "</item></string-array>"),
    ("<string name=\"a\">x<u:q>", "</u:q></string>"),
  ]

  /// Whole resources.
  static let resources: [Values] = [
    Values("<string>x</string>"), Values("<string name=\"\">x</string>"),
    Values("<string name=\" \">x</string>"),
    Values("<string name=\" a \">x</string>"), Values("<string name=\"1a\">x</string>"),
    Values("<string name=\"a b\">x</string>"), Values("<string name=\"a-b.c_d\">x</string>"),
    Values("<string name=\"-a\">x</string>"), Values("<string name=\".a\">x</string>"),
    Values("<string name=\"_a\">x</string>"), Values("<string name=\"a$b\">x</string>"),
    Values("<string name=\"größe\">x</string>"), Values("<string name=\"名前\">x</string>"),
    Values("<string name=\"a/b\">x</string>"), Values("<string name=\"a:b\">x</string>"),
    Values("<string name=\"class\">x</string>"), Values("<string name=\"a😀\">x</string>"),
    Values("<string u:name=\"a\">x</string>"), Values("<u:string name=\"1\">it's</u:string>"),
    Values("<string name=\"a\">x</string><string name=\"a\">x</string>"),
    Values("<string name=\"a\">x</string><string name=\"b\">x</string>"),
    Values("<string name=\"a\">x</string><string name=\"A\">x</string>"),
    Values("<string name=\"a\">x</string><item type=\"string\" name=\"a\">x</item>"),
    Values("<string name=\"a\">x</string><string name=\"a\" product=\"tablet\">x</string>"),
    Values("<string name=\"a\" product=\"tv\">x</string><string name=\"a\" product=\"tv\">y</string>"),
    Values("<string name=\"a\">x</string><bool name=\"a\">true</bool>"),
    Values("<string name=\"a.b\">x</string><string name=\"a_b\">x</string>"),
    Values("<array name=\"a\"/><string-array name=\"a\"/>"), Values("<style name=\"a\"/><style name=\"a\"/>"),
    Values("<id name=\"a\"/><item type=\"id\" name=\"a\"/>"), Values("<color name=\"a\">#fff</color>"),
    Values("<string name=\"a\" translatable=\"no\">x</string>"),
    Values("<string name=\"a\" translatable=\"\">x</string>"),
    Values("<string name=\"a\" translatable=\" true \">x</string>"),
    Values("<string name=\"a\" translatable=\"FALSE\">x</string>"),
    Values("<string name=\"a\" translatable=\"fALSE\">x</string>"),
    Values("<string name=\"a\" formatted=\"0\">x</string>"),
    Values("<string name=\"a\" formatted=\"True\">x</string>"),
    Values("<string name=\"a\" translateable=\"no\">x</string>"),
    Values("<item type=\"string\" name=\"a\" translatable=\"no\">x</item>"),
    Values("<string-array name=\"a\" translatable=\"no\"/>"),
    Values("<plurals name=\"a\" translatable=\"no\"/>"), Values("<array name=\"a\" formatted=\"no\"/>"),
    Values("<item name=\"a\">x</item>"), Values("<item type=\"strin\" name=\"a\">x</item>"),
    Values("<sting name=\"a\">x</sting>"), Values("<skip/><eat-comment/>"), Values("<item type=\"id\"/>"),
    Values("<item type=\"layout\" name=\"a\">@layout/b</item>"), Values("text", .gradle),
    Values("<![CDATA[text]]>", .gradle),
    Values("<string name=\"a\"><xliff:g><xliff:g>x</xliff:g></xliff:g></string>"),
    Values("<string name=\"a\"><xliff:g><b><xliff:g>x</xliff:g></b></xliff:g></string>"),
    Values("<string name=\"a\"><xliff:g>x</xliff:g><xliff:g>y</xliff:g></string>"),
    Values("<string name=\"a\"><font size=\"it's\">x</font></string>"),
    Values("<string name=\"a\">Tom & Jerry</string>"), Values("<string name=\"a\">1 < 2</string>"),
    Values("<string name=\"a\">x</strin>"), Values("<string name=\"a\" name=\"b\">x</string>"),
    Values("<string name=“a”>x</string>"), Values("<p:string name=\"a\">x</p:string>"),
    Values("<!-- a -- b --><string name=\"a\">x</string>"),
    Values("<!-- it's --><string name=\"a\">x</string>"),
    Values("<string name=\"a\">\\uD83D\\uDE00</string>"), Values("<string name=\"a\">😀</string>"),
    Values("<macro name=\"a\">x</macro>", .newerCompiler),
    Values("<string name=\"a\">?x y</string>", .linker),
    Values("<string name=\"a\">??</string>", .linker),
  ]

  static let generated = frames.flatMap { frame in
    texts.map { text in
      // A reference to nothing that can be: only the linker looks.
      Values(frame.open + text + frame.close)
    }
  }

  private static func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:u="urn:u">\(content)</resources>
    """
  }

  /// Whether the compiler takes a file, and what it says or makes of it.
  private static func compile(_ document: String, options: [String] = ["--legacy"]) throws -> (Bool, String) {
    let folder = try TemporaryFolder(["res/values/values.xml": document])
    let compiled = try Peer.aapt2.run(
      ["compile"] + options + ["-o", folder.path, "\(folder.path)/res/values/values.xml"])
    guard compiled.isContent else { return (false, compiled.output) }
    return (true, try Peer.aapt2.run(["dump", "apc", "-v", "\(folder.path)/values_values.arsc.flat"]).output)
  }

  /// Whether the linker takes what the compiler made of a file.
  private static func links(_ document: String) throws -> Bool {
    let folder = try TemporaryFolder([
      "res/values/values.xml": document, "AndroidManifest.xml": "<manifest package=\"com.example.app\"/>",
    ])
    let compiled = try Peer.aapt2.run(
      ["compile", "--legacy", "-o", folder.path, "\(folder.path)/res/values/values.xml"])
    let linked = try Peer.aapt2.run([
      "link", "-o", "\(folder.path)/app.apk", "--manifest", "\(folder.path)/AndroidManifest.xml",
      "\(folder.path)/values_values.arsc.flat",
    ])
    return compiled.isContent && linked.isContent
  }

  private static func errors(_ document: String) throws -> [Finding] {
    try Lint.findings(["res/values/values.xml": Array(document.utf8)]).filter { $0.severity == .error }
  }

  @Test(arguments: resources) func bothTakeOrRefuseAResource(_ values: Values) throws {
    let document = Self.document(values.content)
    let (isTaken, output) = try Self.compile(document)
    let errors = try Self.errors(document)
    let comment = Comment(rawValue: "\(errors.map(\.message)), compiler: \(output)")
    switch values.difference {
    case nil: #expect(errors.isEmpty == isTaken, comment)
    case .gradle, .newerCompiler: #expect(errors.isEmpty && !isTaken, comment)
    case .linker:
      #expect(!errors.isEmpty && isTaken, comment)
      #expect(try !Self.links(document))
    }
  }

  @Test func bothTakeOrRefuseEveryTextInEveryElement() throws {
    for values in Self.generated {
      let document = Self.document(values.content)
      let (isTaken, output) = try Self.compile(document)
      let errors = try Self.errors(document)
      #expect(
        errors.isEmpty == isTaken,
        "\(values.content): \(errors.map(\.message)), compiler: \(output)")
      guard isTaken, errors.isEmpty, let read = Self.read(document), let expected = Self.value(in: output)
      else {
        continue
      }
      #expect(read == expected, "\(values.content)")
    }
  }

  /// The value of the string `a` as this tool reads it; nil for a resource of another type, and for what the dump
  /// does not show on one line.
  private static func read(_ document: String) -> String? {
    let file = SourceFile(path: "values.xml", bytes: Array(document.utf8))
    guard let document = try? XMLReader.read(file) else { return nil }
    var listing = Listing(root: ".", layout: .file, location: Location(path: "."))
    AndroidLoader.take(document, into: &listing)
    guard let string = listing.android?.string("a") else { return nil }
    switch string.value {
    case .text(let text): return text.string.contains("\n") ? nil : "\"\(text.string)\""
    case .styled(let text): return text.string.contains("\n") ? nil : "(styled string) \"\(text.string)\""
    case .reference, .primitive, .refused: return nil
    }
  }

  /// The value that the compiler shows, without what follows the text.
  private static func value(in output: String) -> String? {
    let lines = output.split(separator: "\n")
    guard let index = lines.firstIndex(where: { $0.hasSuffix("string/a") }), index + 1 < lines.endIndex else {
      return nil
    }
    let line = lines[index + 1].drop { $0 == " " }.dropFirst("() ".count)
    guard let end = line.lastIndex(of: "\"") else { return nil }
    return String(line[...end])
  }

  @Test func severalSubstitutionsAreRefusedOutsideOfGradle() throws {
    let document = Self.document("<string name=\"a\">%s %s</string>")
    #expect(try Self.compile(document, options: []).0 == false)
    #expect(try Self.compile(document).0)
    #expect(
      try Lint.findings(["res/values/a.xml": Array(document.utf8)]).map(\.rule) == [
        "substitutions-not-positional"
      ])
  }

  @Test func internalEntitiesAreReplacedByTheCompilerOnly() throws {
    let document =
      "<!DOCTYPE resources [<!ENTITY a \"x\">]><resources><string name=\"a\">&a;</string></resources>"
    #expect(try Self.compile(document).0)
    let findings = try Lint.findings(["res/values/a.xml": Array(document.utf8)])
    #expect(findings.map { "\($0.severity.rawValue) \($0.rule)" } == ["warning xml-doctype"])
  }

  @Test func theLinkerTakesReferencesThatMayBe() throws {
    #expect(try Self.links(Self.document("<string name=\"a\">x</string>")))
    #expect(try Self.links(Self.document("<string name=\"a\">?</string>")))
    #expect(try Self.links(Self.document("<string name=\"a\">\\?x y</string>")))
  }

  @Test(arguments: [
    "<resource/>", "<r:resources xmlns:r=\"u\"/>", "<resources/>", "<resources xmlns:r=\"u\"/>",
  ])
  func bothWantTheSameRoot(_ document: String) throws {
    let findings = try Lint.findings(["res/values/a.xml": Array(document.utf8)])
    #expect(try Self.compile(document).0 == findings.isEmpty)
  }

  @Test func substitutionsAreCountedAsTheCompilerDoes() throws {
    let pieces = [
      "%s", "%d", "%1$s", "%2$d", "%%", "%n", "%<s", "%-5s", "%05d", "% d", "%,d", "%k", "%.2f", "100%", " ",
    ]
    for first in pieces {
      for second in pieces {
        let text = "x\(first)\(second)"
        let isTaken = try Self.compile(
          Self.document("<string name=\"a\">\(text.replacing("<", with: "&lt;"))</string>"), options: []
        ).0
        #expect(FormatString.needsNumbers(text) == !isTaken, "\(text)")
      }
    }
  }
}
