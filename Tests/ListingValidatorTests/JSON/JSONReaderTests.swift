import Testing

@testable import ListingValidator

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#"{}"#, "{}"),
    (#" [ ] "#, "[]"),
    (#"{"a": [1, -0.5e+3, 0, 10E2], "b": {"c": null}}"#, "{a:[1,-0.5e+3,0,10E2],b:{c:null}}"),
    (#"[true, false, null, "x"]"#, "[true,false,null,'x']"),
    (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"),
    (#""\u00e9\u4E2d\u0000""#, "'é中\0'"),
    (#""a\ud83d\ude00b""#, "'a😀b'"),
    (#""नमस्ते 😀""#, "'नमस्ते 😀'"),
    ("\u{FEFF}[1]", "[1]"),
    (#"{"": 0}"#, "{:0}"),
    ("\r\n\t [1 ,\n2]\n", "[1,2]"),
    // Equal in Swift, but two names in JSON.
    (#"{"\u00e9": 1, "e\u0301": 2}"#, "{é:1,e\u{301}:2}"),
  ])
  func reads(json: String, outline: String) throws {
    #expect(Array(try read(json).outline.utf8) == Array(outline.utf8))
  }

  @Test(arguments: [
    ("", 0, "expected a value, found the end of the input"),
    ("  ", 2, "expected a value, found the end of the input"),
    ("[1] x", 4, #"expected the end of the input, found "x""#),
    ("é", 0, #"expected a value, found "é""#),
    ("tru", 0, #"expected a value, found "t""#),
    ("'a'", 0, #"expected a value, found "'""#),
    ("NaN", 0, #"expected a value, found "N""#),
    ("+1", 0, #"expected a value, found "+""#),
    (".5", 0, #"expected a value, found ".""#),
    ("01", 0, "number with a leading zero"),
    ("-01", 1, "number with a leading zero"),
    ("-", 1, "expected a digit, found the end of the input"),
    ("[1.]", 3, #"expected a digit, found "]""#),
    ("1e", 2, "expected a digit, found the end of the input"),
    ("[1,]", 2, #"comma before "]""#),
    (#"{"a": 1,}"#, 7, #"comma before "}""#),
    ("[,1]", 1, #"expected a value, found ",""#),
    ("[1 2]", 3, #"expected "," or "]", found "2""#),
    ("[1", 2, #"expected "," or "]", found the end of the input"#),
    ("{a: 1}", 1, #"expected a name in quotes, found "a""#),
    (#"{"a" 1}"#, 5, #"expected ":", found "1""#),
    (#"{"é": 1, "\u00e9": 2}"#, 10, #"duplicate name "é""#),
    (#"["abc]"#, 1, "string without its closing quote"),
    ("\"a\nb\"", 2, "control character in a string, to be written as an escape"),
    (#""a\x""#, 2, "unknown escape in a string"),
    (#""\"#, 2, "expected an escape, found the end of the input"),
    (#""\u12G4""#, 1, #"\u without four hexadecimal digits"#),
    (#""\u+123""#, 1, #"\u without four hexadecimal digits"#),
    (#""\u12"#, 1, #"\u without four hexadecimal digits"#),
    (#""a\ud83d""#, 2, "half of a surrogate pair"),
    (#""\ud83dx""#, 1, "half of a surrogate pair"),
    (#""\ud83d\n""#, 1, "half of a surrogate pair"),
    (#""\ud83d\ud83d""#, 1, "half of a surrogate pair"),
    (#""\ude00\ud83d""#, 1, "half of a surrogate pair"),
    ("[1] // one", 4, "comment in JSON"),
    ("/* a */ 1", 0, "comment in JSON"),
    ("\u{FEFF}", 3, "expected a value, found the end of the input"),
    ("\u{FEFF}\u{FEFF}1", 3, "expected a value, found \"\u{FEFF}\""),
    ("[\u{A0}1]", 1, "expected a value, found \"\u{A0}\""),
  ])
  func refuses(json: String, offset: Int, message: String) {
    #expect(throws: JSONFault(message: message, offset: offset)) { try read(json) }
  }

  @Test(arguments: [
    ("// one\n[1, /* two */ 2,] // end", "[1,2]"),
    (#"{"a": "// no /* comment */",}"#, "{a:'// no /* comment */'}"),
    ("/**/1/***/", "1"),
    ("/* * / ** */ 1", "1"),
    ("1 //", "1"),
    ("// one\r[ // two\r\n]", "[]"),
  ])
  func readsCommentsWhereAllowed(json: String, outline: String) throws {
    #expect(try read(json, comments: .allowed).outline == outline)
  }

  @Test(arguments: [
    ("[,]", 1, #"expected a value, found ",""#),
    ("[1,,]", 3, #"expected a value, found ",""#),
    ("1,", 1, #"expected the end of the input, found ",""#),
    ("1 /* ab", 2, "comment without its end"),
    ("1 /*/", 2, "comment without its end"),
    ("1 / 2", 2, #"expected a comment, found "/""#),
    ("// only", 7, "expected a value, found the end of the input"),
  ])
  func staysStrictWithComments(json: String, offset: Int, message: String) {
    #expect(throws: JSONFault(message: message, offset: offset)) { try read(json, comments: .allowed) }
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1),
      ([0x22, 0xC0, 0x80, 0x22], 1),  // overlong
      ([0x22, 0xC3, 0xA9, 0xED, 0xA0, 0x80, 0x22], 3),  // surrogate
      ([0x22, 0xF0, 0x9F, 0x98], 1),  // cut off
      ([0x31, 0x80], 1),
      ([0xFF, 0xFE, 0x31, 0x00], 0),  // UTF-16
    ] as [([UInt8], Int)])
  func refusesInvalidUTF8(bytes: [UInt8], offset: Int) {
    #expect(throws: JSONFault(message: "invalid UTF-8", offset: offset)) { try JSONReader.read(bytes) }
  }

  @Test(arguments: ["", "\u{FEFF}", "// é 😀\n"])
  func keepsByteRanges(before: String) throws {
    let json = before + #"{"é": ["x", -1.5], "b" : true }"#
    let value = try read(json, comments: .allowed)
    func text(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: Array(json.utf8)[$0], as: UTF8.self) }
    }
    guard case .object(let members) = value.kind, case .array(let elements) = members[0].value.kind else {
      Issue.record("no object with an array")
      return
    }
    #expect(text(value.range) == #"{"é": ["x", -1.5], "b" : true }"#)
    #expect(members.map { text($0.nameRange) } == [#""é""#, #""b""#])
    #expect(elements.map { text($0.range) } == [#""x""#, "-1.5"])
    #expect(text(value["b"]?.range) == "true")
    #expect(value["c"] == nil && elements[0]["b"] == nil)
  }

  @Test func capsTheDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"[{"a":"#, count: depth / 2) + "1" + String(repeating: "}]", count: depth / 2)
    }
    _ = try read(nested(128))
    #expect(throws: JSONFault(message: "nested deeper than 128 levels", offset: 64 * 6)) {
      try read(nested(130))
    }
    #expect(throws: JSONFault.self) { try read(String(repeating: "[", count: 1_000_000)) }
  }

  @Test func everyCutIsRefusedAtAPlaceWithin() throws {
    let bytes = Array(#"{"a": ["x\u00e9\ud83d\ude00é", -1.5e3, true], "b": null}"#.utf8)
    for end in bytes.indices {
      let fault = #expect(throws: JSONFault.self) { try JSONReader.read(Array(bytes[..<end])) }
      #expect((0...end).contains(fault?.offset ?? -1))
    }
  }

  private func read(
    _ json: String, comments: JSONReader.CommentPolicy = .refused
  ) throws(JSONFault) -> JSONValue {
    try JSONReader.read(Array(json.utf8), comments: comments)
  }
}

extension JSONValue {
  /// The value without its positions, strings in single quotes.
  fileprivate var outline: String {
    switch kind {
    case .object(let members):
      "{" + members.map { "\($0.name):\($0.value.outline)" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(\.outline).joined(separator: ",") + "]"
    case .string(let text): "'\(text)'"
    case .number(let spelling): spelling
    case .bool(let value): "\(value)"
    case .null: "null"
    }
  }
}
