import Testing

@testable import ListingValidator

/// Each escaper against what its language would make of a text.
@Suite struct EscapingTests {
  @Test(arguments: [
    ("a<b>&\"c\"]]>", "a&lt;b&gt;&amp;&quot;c&quot;]]&gt;"), ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d"),
    ("\u{1B}[0m\u{0}", "\\u{1B}[0m\\u{0}"), ("\u{202E}", "\\u{202E}"), ("\u{FFFE}", "\\u{FFFE}"),
    ("é😀", "é😀"),
  ])
  func xml(_ text: String, _ expected: String) { #expect(XMLText.escaped(text) == expected) }

  @Test func anElementKeepsItsLines() {
    var xml = XMLLines()
    xml.begin("a", [("b", "<"), ("c", nil)])
    xml.add("d", text: "1 <\n2")
    xml.end()
    #expect(xml.text.hasSuffix("<a b=\"&lt;\">\n  <d>1 &lt;\n2</d>\n</a>\n"))
  }

  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("'\"&", "&#39;&quot;&amp;"), ("a\nb\u{1B}", "a\nb\\u{1B}"),
    ("\r\u{0}", "\\u{D}\\u{0}"),
  ])
  func html(_ text: String, _ expected: String) {
    #expect(HTML.text(text).markup == expected)
    #expect(HTML.void("img", ["alt": text, "src": nil]).markup == "<img alt=\"\(expected)\">")
  }

  @Test(arguments: [
    ("a*b_c`d[e](f)", "a\\*b\\_c\\`d\\[e\\](f)"), ("<b>&", "&lt;b&gt;&amp;"),
    ("@team #1", "@<!-- -->team \\#1"),
    ("https://x www.x", "https\\://x www\\.x"), ("a|b\nc", "a\\|b c"), ("\\|", "\\\\\\|"),
    ("\u{202E}", "\\\\u{202E}"),
    ("$x$ ~~y~~", "\\$x\\$ \\~\\~y\\~\\~"), ("plain, text: 1.5 (x)", "plain, text: 1.5 (x)"),
  ])
  func markdown(_ text: String, _ expected: String) { #expect(MarkdownText.escaped(text) == expected) }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b", "`a\\|b`"), ("", "`  `"),
    ("a\nb", "`a\\u{A}b`"),
  ])
  func markdownCode(_ text: String, _ expected: String) { #expect(MarkdownText.code(text) == expected) }

  @Test func aBlockOfCodeCannotBeLeft() {
    #expect(MarkdownText.block("a\n```\nb", language: "xml") == "````xml\na\n```\nb\n````")
  }

  @Test func workflowCommandsCannotBeLeft() {
    #expect(WorkflowCommandText.message("50%\n::error::x,y") == "50%25%0A::error::x,y")
    #expect(WorkflowCommandText.property("a:b,c%\r\u{1B}") == "a%3Ab%2Cc%25%0D\\u{1B}")
  }

  @Test(arguments: [
    ("a b/ü.png", "a%20b/%C3%BC.png"), ("javascript:x", "javascript%3Ax"), ("a?b#c\"'", "a%3Fb%23c%22%27"),
    ("\n\u{202E}", "%0A%E2%80%AE"), ("A-z_0.9~", "A-z_0.9~"),
  ])
  func uri(_ text: String, _ expected: String) { #expect(URIText.path(text) == expected) }
}
