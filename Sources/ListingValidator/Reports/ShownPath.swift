/// Paths as a report shows them: the root as typed, and a file below or beside it.
enum ShownPath {
  /// Joins a root and a path relative to it; `..` takes a folder away where there is one.
  static func joined(_ root: String, _ path: String) -> String {
    var parts = root == "." ? [] : root.split(separator: "/", omittingEmptySubsequences: false)
    if parts.last?.isEmpty ?? false, parts.count > 1 { parts.removeLast() }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
