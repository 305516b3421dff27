/// Changes as `patch` and `git apply` take them.
public struct UnifiedDiff: Sendable {
  /// Unchanged lines shown around a change.
  private static let context = 3

  /// The lines, each with its line end.
  public private(set) var bytes: [UInt8] = []
  /// How many hunks are left out because they would show what only reviewers may see.
  public private(set) var withheld = 0

  /// The diff of all steps.
  /// - Parameter steps: paths are absolute, and shown as seen from the current folder.
  public init(_ steps: [FixPlan.Step]) {
    for step in steps {
      switch step {
      case .edit(let edit): add(edit)
      case .create(let path, let content): add(created: ShownPath.fromHere(path), content)
      case .rename(let path, let other): addRenamed(path, other)
      }
    }
  }

  private mutating func add(_ edit: FixPlan.FileEdit) {
    let lines = Lines(edit.old)
    let hunks = Hunk.hunks(of: edit, lines, context: Self.context)
    let secret = edit.confidential.map { lines.number(of: $0.lowerBound)...lines.number(of: $0.upperBound) }
    let shown = hunks.filter { hunk in
      !(secret.map { $0.overlaps(hunk.old.lowerBound...max(hunk.old.lowerBound, hunk.old.upperBound - 1)) }
        ?? false)
    }
    withheld += hunks.count - shown.count
    guard !shown.isEmpty else { return }
    let path = ShownPath.fromHere(edit.path)
    add("--- a/\(path)")
    add("+++ b/\(path)")
    for hunk in shown {
      add("@@ -\(Self.span(hunk.old)) +\(Self.span(hunk.new)) @@")
      for line in hunk.lines { add(line) }
    }
  }

  private mutating func add(created path: String, _ content: [UInt8]) {
    let lines = Lines(content)
    add("--- /dev/null")
    add("+++ b/\(path)")
    add("@@ -0,0 +\(Self.span(0..<lines.count)) @@")
    for number in 0..<lines.count { add(Hunk.Line(mark: "+", text: lines[number])) }
  }

  private mutating func addRenamed(_ path: String, _ other: String) {
    for file in Self.files(at: path) {
      let (old, new) = (ShownPath.fromHere(path + file), ShownPath.fromHere(other + file))
      add("diff --git a/\(old) b/\(new)")
      add("similarity index 100%")
      add("rename from \(old)")
      add("rename to \(new)")
    }
  }

  /// The files at or below a path, each as what follows the path.
  private static func files(at path: String) -> [String] {
    let fileSystem = FileSystem()
    guard fileSystem.kind(of: path) == .directory else { return [""] }
    let entries = (try? fileSystem.entries(of: path)) ?? []
    return entries.flatMap { entry in
      files(at: "\(path)/\(entry.name)").map { "/\(entry.name)\($0)" }
    }
  }

  private mutating func add(_ text: String) { bytes += Array(text.utf8) + [UInt8(ascii: "\n")] }

  private mutating func add(_ line: Hunk.Line) {
    bytes.append(contentsOf: line.mark.utf8)
    bytes += line.text
    if line.text.last != UInt8(ascii: "\n") { add("\n\\ No newline at end of file") }
  }

  /// Lines as a hunk's header counts them: from 1, and from the line before where there are none.
  private static func span(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}

/// A text cut into lines, each with its end.
private struct Lines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts =
      [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") && $0 + 1 < bytes.count }.map { $0 + 1 }
  }

  var count: Int { bytes.isEmpty ? 0 : starts.count }

  /// Where a line begins; of the one after the last, the end of the text.
  func start(of number: Int) -> Int { number < count ? starts[number] : bytes.count }

  subscript(_ number: Int) -> ArraySlice<UInt8> { bytes[start(of: number)..<start(of: number + 1)] }

  /// The line that an offset is in, from 0; the one after the last where the text ends with a line end.
  func number(of offset: Int) -> Int {
    if offset >= bytes.count { return bytes.last == UInt8(ascii: "\n") ? count : max(count - 1, 0) }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// Changed lines with unchanged ones around them; numbers count from 0.
private struct Hunk {
  struct Line {
    var mark: String
    var text: ArraySlice<UInt8>
  }

  var old: Range<Int>
  var new: Range<Int>
  var lines: [Line]

  /// Lines that are replaced.
  private struct Block {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  static func hunks(of file: FixPlan.FileEdit, _ lines: Lines, context: Int) -> [Hunk] {
    let blocks = blocks(of: file, lines)
    var hunks: [Hunk] = []
    var group: [Block] = []
    // How many lines more the new text has by the blocks so far.
    var shift = 0
    func close() {
      guard let first = group.first, let last = group.last else { return }
      let start = max(0, first.old.lowerBound - context)
      let end = min(lines.count, last.old.upperBound + context)
      var hunk = Hunk(old: start..<end, new: start + shift..<start + shift, lines: [])
      var position = start
      for block in group {
        hunk.lines += (position..<block.old.lowerBound).map { Line(mark: " ", text: lines[$0]) }
        hunk.lines += block.old.map { Line(mark: "-", text: lines[$0]) }
        hunk.lines += block.new.map { Line(mark: "+", text: $0) }
        position = block.old.upperBound
        shift += block.new.count - block.old.count
      }
      hunk.lines += (position..<end).map { Line(mark: " ", text: lines[$0]) }
      hunk.new = hunk.new.lowerBound..<end + shift
      hunks.append(hunk)
      group = []
    }
    for block in blocks {
      if let last = group.last, block.old.lowerBound > last.old.upperBound + 2 * context { close() }
      group.append(block)
    }
    close()
    return hunks
  }

  private static func blocks(of file: FixPlan.FileEdit, _ lines: Lines) -> [Block] {
    var groups: [(old: Range<Int>, edits: [Edit])] = []
    for edit in file.edits {
      let first = lines.number(of: edit.range.lowerBound)
      // The line that follows what is taken away may move up.
      let end = min(lines.count, lines.number(of: edit.range.upperBound) + 1)
      if let last = groups.last, first < last.old.upperBound {
        groups[groups.count - 1].old = last.old.lowerBound..<max(last.old.upperBound, end)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((min(first, end)..<end, [edit]))
      }
    }
    return groups.map { group in
      let part = FixPlan.FileEdit(
        path: file.path,
        old: Array(file.old[lines.start(of: group.old.lowerBound)..<lines.start(of: group.old.upperBound)]),
        edits: group.edits.map { $0.moved(by: -lines.start(of: group.old.lowerBound)) })
      let new = Lines(part.new)
      var block = Block(old: group.old, new: (0..<new.count).map { new[$0] })
      while let line = block.new.first, let number = block.old.first, line == lines[number] {
        block.new.removeFirst()
        block.old = block.old.dropFirst()
      }
      while let line = block.new.last, let number = block.old.last, line == lines[number] {
        block.new.removeLast()
        block.old = block.old.dropLast()
      }
      return block
    }
  }
}

extension Edit {
  fileprivate func moved(by offset: Int) -> Edit {
    Edit(
      file: file, range: range.lowerBound + offset..<range.upperBound + offset, replacement: replacement)
  }
}
