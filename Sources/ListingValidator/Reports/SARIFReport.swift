/// The report as SARIF 2.1.0, for code scanning: one result for each place.
public struct SARIFReport: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// Prepares a report.
  /// - Parameter status: the exit status that the run will have.
  public init(_ report: RunReport, status: Int32) {
    let used = Set(report.listings.flatMap { $0.findings.map(\.finding.rule) })
    let infos = used.sorted().compactMap { report.rules[$0] }
    let indexes = Dictionary(uniqueKeysWithValues: infos.enumerated().map { ($1.id, $0) })
    let unreadable = report.allUnreadable
    runs = [
      Run(
        tool: Tool(driver: Driver(version: report.toolVersion, rules: infos.map(Descriptor.init))),
        invocations: [
          Invocation(
            executionSuccessful: unreadable.isEmpty, exitCode: status,
            toolExecutionNotifications: unreadable.map {
              Notification(
                message: Message("cannot be read: \($0.reason)"),
                locations: [Location(path: $0.path, region: nil)])
            })
        ],
        results: report.listings.flatMap { listing in
          listing.findings.map { Result($0, of: listing, ruleIndex: indexes[$0.finding.rule]) }
        },
        properties: Hidden(
          suppressed: report.suppressedCount, baselined: report.baselinedCount,
          baselineStale: report.staleBaselineEntries))
    ]
  }

  /// The JSON text, keys sorted, with a final line end.
  /// - Throws: `EncodingError`
  public func text() throws -> [UInt8] { try JSONText.encoded(self) }

  // MARK: Parts of the format

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let originalUriBaseIds = [Location.base: BaseDescription()]
    let invocations: [Invocation]
    let results: [Result]
    let properties: Hidden
  }

  /// How much is not among the results: as suppressed results GitHub would show them like any other.
  private struct Hidden: Encodable {
    let suppressed: Int
    let baselined: Int
    let baselineStale: Int
  }

  private struct BaseDescription: Encodable {
    let description = Message("the root of the repository, or the working directory")
  }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let exitCode: Int32
    let toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    let level = "error"
    let message: Message
    let locations: [Location]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name = "listing-lint"
    let version: String
    let rules: [Descriptor]
  }

  /// A rule with all that a viewer may want to show.
  private struct Descriptor: Encodable {
    struct Configuration: Encodable {
      let level: String
    }
    struct Properties: Encodable {
      let cases: [RuleCase]
      let status: String
      let tags: [String]
      /// What GitHub sorts by.
      let severity: String

      private enum CodingKeys: String, CodingKey {
        case cases, status, tags
        case severity = "problem.severity"
      }
    }

    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let helpUri: String?
    let defaultConfiguration: Configuration
    let properties: Properties

    init(_ info: RuleInfo) {
      id = info.id.description
      name = info.title
      shortDescription = Message(info.title)
      fullDescription = Message(info.rationale)
      help = Message(RuleText.explanation(of: info), markdown: RulePage(info).body)
      helpUri = info.page
      defaultConfiguration = Configuration(level: info.severity.rawValue)
      properties = Properties(
        cases: info.cases, status: info.status.rawValue, tags: [info.area.rawValue],
        severity: info.severity == .note ? "recommendation" : info.severity.rawValue)
    }
  }

  /// A text; the signs that would begin a placeholder or a link are escaped as the format asks.
  private struct Message: Encodable {
    let text: String
    let markdown: String?

    init(_ text: String, markdown: String? = nil) {
      var text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
      text = text.replacing("{", with: "{{").replacing("}", with: "}}")
      if text.contains("](") {
        text = text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      }
      self.text = text
      self.markdown = markdown.map { $0.replacing("{", with: "{{").replacing("}", with: "}}") }
    }
  }

  private struct Location: Encodable {
    static let base = "%SRCROOT%"

    struct Physical: Encodable {
      struct Artifact: Encodable {
        let uri: String
        let uriBaseId: String?

        init(path: String) {
          uri = URIText.path(path)
          uriBaseId = path.hasPrefix("/") ? nil : Location.base
        }
      }
      let artifactLocation: Artifact
      let region: Region?
    }

    let physicalLocation: Physical

    init(path: String, region: Region?) {
      physicalLocation = Physical(artifactLocation: Physical.Artifact(path: path), region: region)
    }
  }

  /// Columns begin at 1, and the end is exclusive, as ours.
  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int

    init(_ start: Position, _ end: Position) {
      startLine = start.line
      startColumn = start.column
      endLine = end.line
      endColumn = end.column
    }
  }

  private struct Result: Encodable {
    struct Properties: Encodable {
      let `case`: String
      let group: String
      let listing: String
      let store: String?
      let locale: String?
      let field: Field?
      let found: String?
      let allowed: String?
    }

    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    /// The changes that a viewer can make by itself: none that makes or renames a file.
    let fixes: [Change]?
    let properties: Properties

    init(_ place: ListingReport.Placed, of listing: ListingReport, ruleIndex: Int?) {
      let finding = place.finding
      ruleId = finding.rule.description
      self.ruleIndex = ruleIndex
      level = finding.severity.rawValue
      message = Message(finding.help.map { "\(finding.message)\nfix: \($0)" } ?? finding.message)
      let region = place.start.map { Region($0, place.end ?? $0) }
      locations = [Location(path: listing.path(of: place), region: region)]
      partialFingerprints = ["listingLint/v1": place.fingerprint]
      let changes = finding.fixes.compactMap { Change($0, of: listing) }
      fixes = changes.isEmpty ? nil : changes
      properties = Properties(
        case: finding.caseID, group: finding.group, listing: listing.id, store: finding.store,
        locale: finding.locale, field: finding.field, found: finding.found, allowed: finding.allowed)
    }
  }

  /// A fix: other text in places of one or more files.
  private struct Change: Encodable {
    struct File: Encodable {
      let artifactLocation: Location.Physical.Artifact
      let replacements: [Replacement]
    }

    struct Replacement: Encodable {
      let deletedRegion: Region
      let insertedContent: [String: String]
    }

    let description: Message
    let artifactChanges: [File]

    init?(_ fix: Fix, of listing: ListingReport) {
      var files: [String: (index: LineIndex, replacements: [Replacement])] = [:]
      for change in fix.changes {
        // Lines and columns do not count a byte-order mark, so that none can be taken away.
        guard case .edit(let edit) = change, let range = edit.textRange else { return nil }
        var file = files[edit.file.path] ?? (LineIndex(edit.file), [])
        let region = Region(
          file.index.position(of: range.lowerBound), file.index.position(of: range.upperBound))
        file.replacements.append(
          Replacement(
            deletedRegion: region,
            insertedContent: ["text": String(decoding: edit.replacement, as: UTF8.self)]
          ))
        files[edit.file.path] = file
      }
      guard !files.isEmpty else { return nil }
      description = Message(fix.title)
      artifactChanges = files.sorted { $0.key < $1.key }.map { path, file in
        File(
          artifactLocation: Location.Physical.Artifact(
            path: ShownPath.joined(listing.rootInRepository, path)),
          replacements: file.replacements)
      }
    }
  }
}
