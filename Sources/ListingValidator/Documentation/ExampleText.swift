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
  /// The pictures and videos in words, sorted by path.
  let pictures: [(path: String, description: String)]

  private static let maximumLines = 16
  private static let maximumWidth = 200

  /// Shortens an example.
  init(_ example: Example) {
    options = example.options
    let sketches = example.sketches.mapValues { $0.lines.joined(separator: "\n") }
    files = example.files.merging(sketches) { file, _ in file }.sorted { $0.key < $1.key }
      .map { File(path: $0.key, lines: Self.lines($0.value)) }
    links = example.links.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    packages = example.packages.sorted { $0.key < $1.key }.map { ($0.key, $0.value.description) }
    pictures = example.pictures.sorted { $0.key < $1.key }.map { ($0.key, $0.value.description) }
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

extension PackageSketch {
  /// Its manifest, and what is out of the ordinary in its files.
  fileprivate var lines: [String] {
    let usual = PackageSketch()
    let element =
      manifest.isEmpty
      ? ["<manifest \(attributes)/>"] : ["<manifest \(attributes)>", manifest, "</manifest>"]
    let modules = modules.sorted { $0.key < $1.key }.flatMap { ["module \($0.key):", $0.value] }
    func row(_ title: String, _ values: [String]) -> [String] {
      values.isEmpty ? [] : ["\(title): \(values.joined(separator: ", "))"]
    }
    var rows = row("native libraries", libraries) + row("classes", classes) + row("texts in the code", texts)
    if size != usual.size { rows.append("size: \(size) bytes") }
    switch signature.state {
    case .holds where signature.signers != usual.signature.signers:
      rows += row("signed by", signature.signers.map(\.subject))
    case .holds: break
    case .unsigned: rows.append("not signed")
    case .incomplete(let reason), .broken(let reason): rows.append("signature: \(reason)")
    }
    if icons != usual.icons {
      rows += row("icons", icons.sorted { $0.key < $1.key }.map { "\($0.value) (\($0.key) dpi)" })
    }
    rows += row("languages", locales.filter { !$0.isEmpty })
    rows += row("names", labels.filter { !$0.key.isEmpty }.map { "\($0.value) (\($0.key))" }.sorted())
    if code.hasAppstoreKey { rows.append("assets/AppstoreAuthenticationKey.pem") }
    if let file = code.misalignedFile { rows.append("not aligned: \(file)") }
    if code.resourceTable == .compressed { rows.append("resources.arsc is compressed") }
    return element + modules + rows
  }
}
