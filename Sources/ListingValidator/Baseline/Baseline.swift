/// Findings that are known already, by what they are about: only new ones are to fail a run.
public struct Baseline: Sendable, Equatable {
  /// What equal findings have in common. No line, no column, no path of a machine.
  public struct Entry: Sendable, Hashable, Comparable {
    /// The file or folder, counted from the folder of the baseline.
    public var file: String
    /// The rule.
    public var rule: RuleID
    /// Tells the finding from others of the rule in that file.
    public var fingerprint: String

    public static func < (left: Entry, right: Entry) -> Bool {
      (left.file, left.rule.description, left.fingerprint) < (
        right.file, right.rule.description, right.fingerprint
      )
    }
  }

  /// The name that is proposed for the file.
  public static let fileName = ".listing-lint-baseline.json"
  /// The version of the format.
  static let version = 1

  /// How many equal findings there are.
  public internal(set) var counts: [Entry: Int] = [:]

  /// Knows nothing.
  public init() {}

  /// All findings that it holds.
  public var total: Int { counts.values.reduce(0, +) }

  /// The file: one entry a line, sorted, so that two changes to it rarely meet.
  public var text: [UInt8] {
    let entries = counts.sorted { $0.key < $1.key }.map { entry, count in
      "  {\"file\": \(quoted(entry.file)), \"rule\": \(quoted(entry.rule.description)), "
        + "\"fingerprint\": \(quoted(entry.fingerprint)), \"count\": \(count)}"
    }
    let list = entries.isEmpty ? "[]" : "[\n\(entries.joined(separator: ",\n"))\n]"
    return Array("{\"version\": \(Self.version), \"findings\": \(list)}\n".utf8)
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.isBidiControl:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
