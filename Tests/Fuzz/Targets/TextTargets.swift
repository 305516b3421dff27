@testable import ListingValidator

extension FuzzTarget {
  /// Readers of single texts.
  static let texts = [
    FuzzTarget("xml", seeds: Repository.files(in: "examples", ".xml")) { input in
      let file = SourceFile(path: "a.xml", bytes: input)
      guard let document = try? XMLReader.read(file) else { return }
      check(document.root, in: file, parent: 0..<file.text.count)
    },
    FuzzTarget("strings", seeds: Repository.files(in: "examples", "strings.xml", "games-ids.xml")) { input in
      var listing = Listing(root: ".", layout: .file, location: Location(path: "."))
      let file = SourceFile(path: "values/strings.xml", bytes: input)
      guard let document = XMLLoading.document(file, into: &listing) else { return }
      AndroidLoader.take(document, into: &listing)
      for string in listing.android?.strings ?? [] {
        guard let text = string.text,
          let range = text.location(of: text.string.startIndex..<text.string.endIndex).range
        else { continue }
        precondition(range.upperBound <= file.text.count, "a text reaches behind the end of its file")
      }
    },
    FuzzTarget(
      "games-id", seeds: ["CgkI6LqP_sAZEAIQAQ", "CgkI9MKs8Y0CEAIQBQ", "123456789012"].map { Array($0.utf8) }
    ) { input in
      guard let id = try? GamesResourceID(String(decoding: input, as: UTF8.self)) else { return }
      _ = "\(id)"
    },
    FuzzTarget(
      "configuration",
      seeds: [
        #"{"stores": ["amazon-appstore"], "rules": {"html-in-text": "off"}, "profile": "2026-11-30"}"#,
        #"{"overrides": [{"paths": ["a/**"], "rules": {"html-in-text": "note"}}], "locales": ["de"], /**/}"#,
        #"{"devices": ["fire-tv"], "route": "api", "exclude": ["**/x"], "a\u00e4\ud83d\ude00": [1e5, true]}"#,
      ].map { Array($0.utf8) }
    ) { input in
      let reader = ConfigurationReader(
        json: StrictJSON(input, path: "a.json"), folder: "/nowhere", home: "/nowhere",
        boundary: Boundary(root: "/nowhere")
      ) { _, _ throws(ConfigurationFault) in Configuration() }
      _ = try? reader.read()
      for policy in [JSONReader.CommentPolicy.allowed, .refused] {
        let end: Int
        do throws(JSONFault) {
          end = try JSONReader.read(input, comments: policy).range.upperBound
        } catch {
          end = error.offset
        }
        precondition(end <= input.count, "a place behind the end of the file")
      }
    },
    FuzzTarget(
      "baseline",
      seeds: [
        #"{"version": 1, "findings": [{"file": "a/b.txt", "rule": "html-in-text", "fingerprint": "0a", "count": 2}]}"#,
        #"{"version": 1, "findings": []}"#,
      ].map { Array($0.utf8) }
    ) { input in
      do throws(ConfigurationFault) {
        _ = try Baseline(StrictJSON(input, path: "baseline.json"))
      } catch {
        precondition(error.position != nil, "a fault of a baseline without its place")
      }
    },
    FuzzTarget(
      "merge", seeds: Repository.files(in: "Tests/ListingLintTests/Golden", ".json", ".jsonl")
    ) { input in
      var merged = MergedReports(toolVersion: "0")
      try? merged.add(input, from: "report.json")
    },
    FuzzTarget("gradle", seeds: Repository.files(in: "examples", ".kts")) { input in
      _ = GradleReader.read(SourceFile(path: "build.gradle.kts", bytes: input))
    },
    // A pattern, and the name that it may match.
    FuzzTarget("glob", seeds: ["images/*.png\nimages/1.png", "**/a?[b-d]\nx/y/azc"].map { Array($0.utf8) }) {
      input in
      let parts = input.split(separator: 10, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2 else { return }
      _ = Glob(parts[0]).matches(parts[1])
    },
    FuzzTarget("locale", seeds: ["zh-Hant-TW", "es-419", "pt_BR"].map { Array($0.utf8) }) { input in
      _ = LocaleTag(String(decoding: input, as: UTF8.self))
    },
  ]

  /// Every element lies in the one around it, and its parts in itself.
  private static func check(_ element: XMLElement, in file: SourceFile, parent: Range<Int>) {
    func holds(_ outer: Range<Int>, _ inner: Range<Int>) {
      precondition(
        outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound,
        "\(inner) of \(element.name) lies outside of \(outer)")
    }
    holds(parent, element.range)
    holds(element.range, element.startTag)
    holds(element.range, element.content)
    for attribute in element.attributes + element.namespaceDeclarations {
      holds(element.startTag, attribute.range)
      holds(attribute.range, attribute.valueRange)
    }
    let text = element.text(in: file)
    if let range = text.location(of: text.string.startIndex..<text.string.endIndex).range {
      holds(element.range, range)
    }
    for child in element.children { check(child, in: file, parent: element.content) }
  }
}
