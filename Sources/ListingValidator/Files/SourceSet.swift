/// A place below `src/<name>/` of an Android module: the files of one build flavour, or of `main`.
struct SourceSet: Equatable {
  /// The flavour.
  let name: String
  /// The path below the folder of the flavour.
  let suffix: String

  /// The innermost source set that a path lies in; nil outside of one.
  init?(of path: String) {
    let names = path.pathComponents
    guard let source = names.indices.dropLast(2).last(where: { names[$0] == "src" }) else { return nil }
    name = String(names[source + 1])
    suffix = names[(source + 2)...].joined(separator: "/")
  }

  /// The same place of another source set, seen from this one.
  func reference(to other: String) -> String {
    let up = suffix.pathComponents.map { _ in "../" }.joined()
    return "\(up)../\(other)/\(suffix)"
  }
}
