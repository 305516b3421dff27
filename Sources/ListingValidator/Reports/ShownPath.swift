/// Paths as a report shows them: the root as typed, and a file below or beside it.
enum ShownPath {
  /// Joins a root and a path relative to it; `..` takes a folder away where there is one.
  static func joined(_ root: String, _ path: String) -> String {
    var parts = root == "." ? [] : names(root)
    if parts.last?.isEmpty ?? false, parts.count > 1 { parts.removeLast() }
    for part in path.pathComponents where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The way from a folder to a path, both absolute and without links.
  static func relative(_ path: String, to folder: String) -> String {
    let (target, start) = (path.pathComponents, folder.pathComponents)
    let common = zip(target, start).prefix { $0 == $1 }.count
    let parts = start.dropFirst(common).map { _ in ".." } + target.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The folder that all paths lie in or are; nil where there is none that is worth a word.
  static func commonFolder(of paths: [String]) -> String? {
    guard let first = paths.first else { return nil }
    let common = paths.dropFirst().reduce(names(first)) { common, path in
      zip(common, names(path)).prefix { $0 == $1 }.map { name, _ in name }
    }
    let folder = common.joined(separator: "/")
    return folder.isEmpty || folder == "." ? nil : folder
  }

  /// A path without the folder that it is in.
  static func path(_ path: String, below folder: String?) -> String {
    guard let folder, names(path).starts(with: names(folder)) else { return path }
    let rest = names(path).dropFirst(names(folder).count)
    return rest.isEmpty ? "." : rest.joined(separator: "/")
  }

  /// An absolute path as a person would write it in the current folder: relative, unless they have nothing in common.
  static func fromHere(_ path: String) -> String {
    guard let here = FileSystem().realPath("."), let first = here.pathComponents.first,
      path.pathComponents.first == first
    else { return path }
    return relative(path, to: here)
  }

  private static func names(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
