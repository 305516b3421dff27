/// An element of Android XML, whatever it was kept in: a source file, binary XML or a protocol buffer.
///
/// Every reader makes this tree, so that one set of rules judges a source manifest and the one inside a package. A
/// reader of binary XML takes the name of an attribute from the resource id of the attribute where it has one, as
/// the platform does: names in packages may be stripped.
public struct AndroidElement: Sendable {
  /// The name without its prefix.
  public let name: String
  /// The namespace that the prefix stands for, as it is written, right or wrong.
  public let namespace: String?
  /// In the order written.
  public let attributes: [AndroidAttribute]
  /// The namespaces that the element declares.
  public let namespaces: [AndroidNamespaceDeclaration]
  /// In the order written.
  public internal(set) var children: [AndroidElement]
  /// The start tag.
  public let location: Location

  /// Joins the parts of an element.
  public init(
    name: String, namespace: String? = nil, attributes: [AndroidAttribute] = [],
    namespaces: [AndroidNamespaceDeclaration] = [], children: [AndroidElement] = [], location: Location
  ) {
    self.name = name
    self.namespace = namespace
    self.attributes = attributes
    self.namespaces = namespaces
    self.children = children
    self.location = location
  }

  /// All children of this name that have no namespace, as Android's own have.
  public func children(_ name: String) -> [AndroidElement] {
    children.filter { $0.name == name && $0.namespace == nil }
  }

  /// The first child of this name that has no namespace.
  public func child(_ name: String) -> AndroidElement? {
    children.first { $0.name == name && $0.namespace == nil }
  }

  /// The attribute of Android's that has this name.
  ///
  /// Where there is none, one in a misspelt namespace or in none at all stands in for it: that the namespace is wrong
  /// is one fault, and must not show as another one, of an attribute that is missing.
  public func attribute(_ name: String) -> AndroidAttribute? {
    let named = attributes.filter { $0.name == name }
    return named.first { $0.namespace == AndroidNamespace.android }
      ?? named.first { AndroidNamespace.isMisspelt($0.namespace) }
      ?? named.first { $0.namespace == nil }
  }

  /// The attribute of this name in exactly this namespace.
  public func attribute(_ name: String, namespace: String?) -> AndroidAttribute? {
    attributes.first { $0.name == name && $0.namespace == namespace }
  }

  /// The element and all below it, in the order written.
  public var descendants: [AndroidElement] {
    // A document may have very many elements: one array is filled, none is joined to another.
    var found: [AndroidElement] = []
    func visit(_ element: AndroidElement) {
      found.append(element)
      element.children.forEach(visit)
    }
    visit(self)
    return found
  }
}

/// An attribute of an `AndroidElement`.
public struct AndroidAttribute: Sendable {
  /// The name without its prefix.
  public let name: String
  /// The namespace that the prefix stands for, as it is written, right or wrong; nil where there is no prefix.
  public let namespace: String?
  /// What it says.
  public let value: AndroidValue
  /// The value; the whole attribute where the value is empty.
  public let location: Location
  /// The name with its prefix; the same as `location` where the reader does not know.
  public let nameLocation: Location

  /// Joins the parts of an attribute.
  public init(
    name: String, namespace: String?, value: AndroidValue, location: Location, nameLocation: Location? = nil
  ) {
    self.name = name
    self.namespace = namespace
    self.value = value
    self.location = location
    self.nameLocation = nameLocation ?? location
  }
}

/// A declaration such as `xmlns:android="…"`.
public struct AndroidNamespaceDeclaration: Sendable {
  /// The prefix; empty for the default namespace.
  public let prefix: String
  /// What it stands for.
  public let uri: String
  /// The value; the whole declaration where the value is empty.
  public let location: Location

  /// Joins the parts of a declaration.
  public init(prefix: String, uri: String, location: Location) {
    self.prefix = prefix
    self.uri = uri
    self.location = location
  }
}
