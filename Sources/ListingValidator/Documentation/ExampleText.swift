/// An example as documentation shows it: unmarked, and short enough to be read.
struct ExampleText {
  /// One file of the example.
  struct File {
    /// The path.
    let path: String
    /// The lines, safe to print, without their ends.
    let lines: [String]
  }

  /// The command-line words in force.
  let options: [String]
  /// The files, sorted by path.
  let files: [File]
  /// The symbolic links, sorted by path.
  let links: [(path: String, target: String)]
  /// The app packages in words, sorted by path.
  let packages: [(path: String, description: String)]

  private static let maximumLines = 16
  private static let maximumWidth = 200

  /// Shortens an example.
  init(_ example: Example) {
    options = example.options
    files = example.files.sorted { $0.key < $1.key }.map { File(path: $0.key, lines: Self.lines($0.value)) }
    links = example.links.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    packages = example.packages.sorted { $0.key < $1.key }.map { ($0.key, $0.value.description) }
  }

  private static func lines(_ content: String) -> [String] {
    let all = content.split(separator: "\n", omittingEmptySubsequences: false)
    var lines = all.prefix(maximumLines).map { line in
      let shown = TerminalText.escaped(String(line).replacing("⟦", with: "").replacing("⟧", with: ""))
      guard shown.count > maximumWidth else { return shown }
      // The fault itself is in the middle of an example, so only filler may go.
      return "\(shown.prefix(maximumWidth / 4)) … \(shown.suffix(maximumWidth / 6))"
    }
    if all.count > maximumLines { lines.append("…") }
    return lines
  }
}
