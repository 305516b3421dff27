import TestSupport
import Testing

@testable import ListingValidator

/// The schema that editors use, beside the reader.
@Suite struct ConfigurationSchemaTests {
  private static let path = "\(Recorded.package)/Schemas/configuration.schema.json"

  private func schema() throws -> JSONValue {
    try JSONReader.read(Array(try TextFile.read(Self.path).utf8))
  }

  private func words(_ value: JSONValue?) throws -> [String] {
    guard case .array(let elements) = try #require(value).kind else { return [] }
    return elements.map { if case .string(let text) = $0.kind { text } else { "" } }
  }

  private func names(_ value: JSONValue?) throws -> [String] {
    guard case .object(let members) = try #require(value).kind else { return [] }
    return members.map(\.name)
  }

  @Test func theSchemaNamesWhatTheReaderTakes() throws {
    try recordRules()
    let schema = try schema()
    let properties = schema["properties"]
    #expect(try names(properties) == ConfigurationReader.keys)
    func listed(_ key: String) throws -> [String] { try words(properties?[key]?["items"]?["enum"]) }
    #expect(try listed("stores") == StoreProfile.builtIn.map(\.name))
    #expect(try listed("devices") == Device.allCases.map(\.rawValue))
    #expect(try listed("layouts") == Layout.kept.map(\.rawValue))
    #expect(try words(properties?["console"]?["enum"]) == ConsoleGeneration.allCases.map(\.rawValue))
    #expect(try words(properties?["failOn"]?["enum"]) == FailLevel.allCases.map(\.rawValue))
    #expect(try names(properties?["limits"]?["properties"]) == TeamLimit.allCases.map(\.rawValue))
    #expect(
      try names(properties?["allow"]?["properties"]).sorted()
        == RuleSet.builtIn.infos.filter(\.takesAllowedWords).map(\.id.description).sorted())
    #expect(try words(schema["definitions"]?["rule"]?["enum"]).sorted() == Self.rules)
  }

  private static let rules = RuleSet.builtIn.infos.map(\.id.description).sorted()

  /// Writes the names of the rules anew, where recording is asked for.
  private func recordRules() throws {
    let text = try TextFile.read(Self.path)
    let start = try #require(text.firstRange(of: "\"rule\": {\n      \"enum\": [\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "\n      ]")).lowerBound
    let list = Self.rules.map { "        \"\($0)\"" }.joined(separator: ",\n")
    try Recorded.expect(
      String(text[..<start]) + list + text[end...], at: "Schemas/configuration.schema.json")
  }

  /// Settings, and whether they are right.
  static let cases: [(String, Bool)] = [
    ("{}", true), ("[]", false), ("{\"$schema\": \"a\"}", true), ("{\"store\": []}", false),
    ("{\"stores\": [\"amazon-appstore\"]}", true), ("{\"stores\": []}", false),
    ("{\"stores\": [\"play\"]}", false),
    ("{\"extends\": \"\"}", false), ("{\"locales\": [\"en-US\", \"de_DE\", \"zh-Hans-CN\"]}", true),
    ("{\"locales\": [\"english\"]}", false), ("{\"locales\": []}", false),
    ("{\"devices\": [\"fire-tv\"]}", true),
    ("{\"devices\": [\"tv\"]}", false), ("{\"route\": \"my-plugin\"}", true), ("{\"route\": 1}", false),
    ("{\"console\": \"gen2\"}", true), ("{\"console\": \"gen9\"}", false),
    ("{\"layouts\": [\"fastlane\"]}", true),
    ("{\"layouts\": []}", false), ("{\"layouts\": [\"file\"]}", false), ("{\"exclude\": [\"a/**\"]}", true),
    ("{\"exclude\": \"a\"}", false), ("{\"exclude\": [\" \"]}", false), ("{\"failOn\": \"never\"}", true),
    ("{\"failOn\": \"off\"}", false), ("{\"rules\": {\"html-in-text\": \"off\"}}", true),
    ("{\"rules\": {\"html-in-text\": \"never\"}}", false), ("{\"rules\": {\"html\": \"off\"}}", false),
    ("{\"rules\": []}", false),
    ("{\"overrides\": [{\"paths\": [\"a\"], \"rules\": {\"html-in-text\": \"note\"}}]}", true),
    ("{\"overrides\": [{\"paths\": [\"a\"]}]}", false),
    ("{\"overrides\": [{\"paths\": [], \"rules\": {}}]}", false),
    ("{\"overrides\": [{\"paths\": [\"a\"], \"rules\": {}, \"x\": 1}]}", false),
    ("{\"limits\": {\"display-title\": 25}}", true), ("{\"limits\": {\"display-title\": 0}}", false),
    ("{\"limits\": {\"display-title\": \"25\"}}", false), ("{\"limits\": {\"title\": 25}}", false),
    ("{\"limits\": {\"display-title\": 2.5}}", false), ("{\"limits\": {\"display-title\": 1000001}}", false),
    ("{\"allow\": {\"watched-mark-in-text\": [\"a\"]}}", true),
    ("{\"allow\": {\"html-in-text\": [\"a\"]}}", false),
    ("{\"allow\": {\"watched-mark-in-text\": []}}", false),
    ("{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [\"a\"], \"reason\": \"b\"}]}", true),
    (
      "{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [\"a\"], \"locales\": [\"de\"], \"reason\": \"b\"}]}",
      true
    ),
    ("{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [\"a\"]}]}", false),
    ("{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [\"a\"], \"reason\": \" \"}]}", false),
    ("{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [], \"reason\": \"b\"}]}", false),
    ("{\"suppressions\": [{\"rule\": \"*\", \"paths\": [\"a\"], \"reason\": \"b\"}]}", false),
    (
      "{\"suppressions\": [{\"rule\": \"suppression-unused\", \"paths\": [\"a\"], \"reason\": \"b\"}]}", false
    ),
    ("{\"baseline\": \"b.json\"}", true), ("{\"baseline\": null}", false),
    ("{\"profile\": \"2026-11-30\"}", true),
    ("{\"profile\": \"yesterday\"}", false), ("{\"profile\": \"2026-13-01\"}", false),
  ]

  @Test func theReaderAgreesWithTheCases() {
    for (json, isRight) in Self.cases {
      let reader = ConfigurationReader(
        json: StrictJSON(Array(json.utf8), path: "c.json"), folder: "/a", home: "/a",
        boundary: Boundary(root: "/a")
      ) { (_: JSONValue, _: String) throws(ConfigurationFault) in Configuration() }
      var message: String?
      do { _ = try reader.read() } catch { message = error.message }
      #expect((message == nil) == isRight, "\(json): \(message ?? "")")
    }
  }

  @Test func theSchemaAgreesWithTheCases() throws {
    let folder = try TemporaryFolder()
    let list = Self.cases.map { "[\($0.0), \($0.1)]" }.joined(separator: ",\n")
    try folder.write("cases.json", Array("[\(list)]".utf8))
    let program = """
      import sys
      try:
        import jsonschema, json
      except ImportError:
        sys.exit(77)
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft7Validator.check_schema(schema)
      validator = jsonschema.Draft7Validator(schema)
      for value, right in json.load(open(sys.argv[2])):
        assert validator.is_valid(value) == right, value
      """
    let outcome = try Executable.run(
      tool: "python3", ["-W", "ignore", "-c", program, Self.path, "\(folder.path)/cases.json"])
    #expect(outcome.map { $0.status == 0 || $0.status == 77 } ?? true, "\(outcome?.stderr ?? "")")
  }
}
