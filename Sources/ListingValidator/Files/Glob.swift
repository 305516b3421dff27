/// A pattern for whole paths: `*`, `?` and sets match within a name, `**` any number of folders.
///
/// A pattern without a slash matches the last name of a path, as in `.gitignore`.
package struct Glob: Sendable {
  private let components: [Component]

  fileprivate enum Component {
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
    let names = path.split(separator: "/")
    // Which numbers of names the components so far can stand for: no pattern makes this slow.
    var reachable = [true] + names.map { _ in false }
    for component in components {
      var next = reachable.map { _ in false }
      if case .anyFolders = component {
        var isReached = false
        for index in reachable.indices {
          isReached = isReached || reachable[index]
          next[index] = isReached
        }
      } else {
        for (index, name) in names.enumerated() where reachable[index] {
          next[index + 1] = component.matches(name)
        }
      }
      reachable = next
    }
    return reachable.last ?? false
  }
}

extension Glob.Component {
  fileprivate func matches(_ name: Substring) -> Bool {
    switch self {
    case .anyFolders: true
    case .literal(let literal): literal == name
    case .pattern(let pattern): pattern.matches(String(name))
    }
  }
}
