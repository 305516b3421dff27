extension AndroidManifest {
  /// The manifest of an app whose base this is: other modules add permissions, features, components and meta-data.
  func joined(with modules: [AndroidManifest]) -> AndroidManifest {
    guard !modules.isEmpty else { return self }
    let documents = modules.map(\.document)
    let applications = documents.compactMap { $0.child("application") }
    var whole = document.adding(documents.flatMap(\.children)) { Self.additions.contains($0.name) }
    whole.children = whole.children.map { child in
      guard child.name == "application" else { return child }
      return child.adding(applications.flatMap(\.children)) {
        $0.name == "meta-data" || ManifestComponent.Kind(rawValue: $0.name) != nil
      }
    }
    return AndroidManifest(whole, form: form, namespace: classPackage) ?? self
  }

  /// What a module adds beside its application.
  private static let additions: Set<String> = [
    "uses-permission", "uses-permission-sdk-23", "uses-permission-sdk-m", "permission", "uses-feature",
  ]
}

extension AndroidElement {
  /// The element with more children: those of a kind that it has not declared itself.
  fileprivate func adding(
    _ others: [AndroidElement], where isWanted: (AndroidElement) -> Bool
  ) -> AndroidElement {
    var known = Set(children.compactMap(\.mergeKey))
    var element = self
    element.children += others.filter { child in
      isWanted(child) && (child.mergeKey.map { known.insert($0).inserted } ?? true)
    }
    return element
  }
}
