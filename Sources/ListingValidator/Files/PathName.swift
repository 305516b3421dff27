/// Parts of paths.
///
/// By bytes: a slash with a combining mark is a character of its own to Swift, and none to a file system.
package enum PathName {
  /// The folder that a path is in.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  static func name(of path: String) -> String {
    let isSlash = { $0 == UInt8(ascii: "/") }
    guard let last = path.utf8.lastIndex(where: { !isSlash($0) }) else { return path }
    let start = path.utf8[..<last].lastIndex(where: isSlash).map(path.utf8.index(after:)) ?? path.startIndex
    return String(Substring(path.utf8[start...last]))
  }
}

extension String {
  /// The names in a path.
  var pathComponents: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }
}
