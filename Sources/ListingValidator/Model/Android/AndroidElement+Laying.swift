extension AndroidElement {
  /// The manifest of a variant with that of `main` below it, as the build merges them: what both declare is declared
  /// once, and the upper one's word counts.
  func laid(over lower: AndroidElement) -> AndroidElement {
    let node = attribute("node", namespace: AndroidNamespace.tools)?.value.written
    if node == "replace" || node == "remove" || node == "removeAll" { return self }
    let own = Set(attributes.map { "\($0.namespace ?? "") \($0.name)" })
    let removed = Set(
      attribute("remove", namespace: AndroidNamespace.tools)?.value.written
        .split(separator: ",").map { $0.split(separator: ":").last.map(String.init) ?? "" } ?? [])
    let inherited = lower.attributes.filter {
      !own.contains("\($0.namespace ?? "") \($0.name)") && !removed.contains($0.name)
        && $0.namespace != AndroidNamespace.tools
    }
    var matches: [String: AndroidElement] = [:]
    for child in lower.children { if let key = child.mergeKey { matches[key] = child } }
    var merged: [AndroidElement] = []
    var taken: Set<String> = []
    for child in children {
      guard let key = child.mergeKey, let match = matches[key], taken.insert(key).inserted else {
        merged.append(child)
        continue
      }
      merged.append(child.laid(over: match))
    }
    merged += lower.children.filter { child in child.mergeKey.map { !taken.contains($0) } ?? true }
    return AndroidElement(
      name: name, namespace: namespace, attributes: attributes + inherited, namespaces: namespaces,
      children: merged, location: location)
  }

  /// What tells elements of a manifest apart; nil for those that are never merged.
  var mergeKey: String? {
    switch name {
    case "application", "uses-sdk", "supports-screens", "queries": name
    case "intent-filter": nil
    default: (attribute("name") ?? attribute("glEsVersion")).map { "\(name) \($0.value.written)" }
    }
  }
}
