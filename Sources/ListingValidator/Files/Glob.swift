/// A pattern for whole paths: `*`, `?` and sets match within a name, `**` any number of folders.
///
/// A pattern without a slash matches the last name of a path, as in `.gitignore`.
package struct Glob: Sendable {
  private let components: [Component]

  private enum Component {
    case anyFolders
    case literal(String)
    case pattern(NamePattern)
  }

  package init(_ pattern: String) {
    var components: [Component] = pattern.split(separator: "/").map { part in
      if part == "**" { return .anyFolders }
      return NamePattern(part).map(Component.pattern) ?? .literal(String(part))
    }
    if !pattern.contains("/") { components.insert(.anyFolders, at: 0) }
    self.components = components
  }

  /// True when a reference stands for several files.
  package static func isPattern(_ reference: String) -> Bool { reference.contains { "*?[".contains($0) } }

  package func matches(_ path: String) -> Bool {
    Self.matches(components[...], path.split(separator: "/")[...])
  }

  private static func matches(_ components: ArraySlice<Component>, _ names: ArraySlice<Substring>) -> Bool {
    guard let first = components.first else { return names.isEmpty }
    if case .anyFolders = first {
      return matches(components.dropFirst(), names)
        || !names.isEmpty && matches(components, names.dropFirst())
    }
    guard let name = names.first else { return false }
    let matchesName =
      switch first {
      case .literal(let literal): literal == name
      case .pattern(let pattern): pattern.matches(String(name))
      case .anyFolders: true
      }
    return matchesName && matches(components.dropFirst(), names.dropFirst())
  }
}
