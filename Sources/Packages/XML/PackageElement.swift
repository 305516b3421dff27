/// An element of Android XML in a package, whether it was kept as binary XML or as a protocol buffer.
///
/// Text between the tags is left out: a manifest has none.
package struct PackageElement: Sendable, Equatable {
  /// The name without its prefix.
  package let name: String
  /// The namespace of the name; nil for Android's own elements.
  package let namespace: String?
  /// In the order written.
  package var attributes: [PackageAttribute]
  /// The namespaces that the element declares, in the order written.
  package let namespaces: [PackageNamespace]
  /// In the order written.
  package internal(set) var children: [PackageElement]
  /// The line of the source file, as far as the build tool has kept it; 0 where not.
  package let line: Int

  /// The attribute of a resource number, which is how Android looks its own attributes up.
  package func attribute(_ id: UInt32) -> PackageAttribute? { attributes.first { $0.id == id } }

  /// The attribute of a name that has neither a namespace nor a number, such as `package`.
  package func attribute(plain name: String) -> PackageAttribute? {
    attributes.first { $0.name == name && $0.namespace == nil && $0.id == nil }
  }
}

/// An attribute of a `PackageElement`.
package struct PackageAttribute: Sendable, Equatable {
  /// The namespace of Android's own attributes.
  package static let android = "http://schemas.android.com/apk/res/android"

  /// The name without its prefix. Where the number is that of an attribute of Android's, its name, whatever is written.
  package let name: String
  /// The namespace of the name; for an attribute of Android's always `android`.
  package let namespace: String?
  /// The resource number of the attribute; nil where it has none.
  package let id: UInt32?
  /// What it says.
  package let value: ResourceValue
  /// What the value stands for, where it is a reference that the package itself can follow.
  package internal(set) var target: ResourceTarget?
}

/// A declaration such as `xmlns:android="…"`.
package struct PackageNamespace: Sendable, Hashable {
  /// The prefix; empty for the default namespace.
  package let prefix: String
  /// What it stands for.
  package let uri: String
}
