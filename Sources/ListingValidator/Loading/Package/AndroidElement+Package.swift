import Packages

extension AndroidElement {
  /// The tree of a file in a package, which has no places but the package itself.
  init(_ element: PackageElement, at location: Location) {
    self.init(
      name: element.name, namespace: element.namespace,
      attributes: element.attributes.map { attribute in
        AndroidAttribute(
          name: attribute.name, namespace: attribute.namespace, value: AndroidValue(attribute),
          location: location)
      },
      namespaces: element.namespaces.map {
        AndroidNamespaceDeclaration(prefix: $0.prefix, uri: $0.uri, location: location)
      },
      children: element.children.map { AndroidElement($0, at: location) }, location: location)
  }
}

extension AndroidValue {
  fileprivate init(_ attribute: PackageAttribute) {
    if case .reference(let link) = attribute.value {
      self = .reference(ResourceReference(link, target: attribute.target))
    } else {
      self.init(attribute.value)
    }
  }

  /// The value as a source file would have it.
  fileprivate init(_ value: ResourceValue) {
    switch value {
    case .null: self = .text("@null")
    case .empty: self = .text("@empty")
    case .string(let text): self = .text(text)
    case .boolean(let value): self = .boolean(value)
    case .integer(let number): self = .integer(Int(number))
    case .hexadecimal(let bits): self = .integer(Int(bits))
    case .color(let bits): self = .text("#" + bits.hexadecimal)
    case .float(let number): self = .float(Double(number))
    case .dimension(let number, let unit): self = .text("\(number)\(unit.abbreviation)")
    case .fraction(let number, let base): self = .text("\(number * 100)\(base == .parent ? "%p" : "%")")
    case .reference(let link): self = .reference(ResourceReference(link, target: nil))
    case .other(let type, let data): self = .text("0x\(data.hexadecimal) of type \(type)")
    }
  }
}

extension ResourceReference {
  fileprivate init(_ link: ResourceLink, target: ResourceTarget?) {
    let name = target?.name ?? link.name
    self.init(
      package: name?.package ?? (link.id >> 24 == 1 ? "android" : nil), type: name?.type ?? "",
      name: name?.entry ?? "", id: link.id == 0 ? nil : link.id, isAttribute: link.kind == .themeAttribute,
      value: target?.value.map { AndroidValue($0) })
  }
}

extension DimensionUnit {
  fileprivate var abbreviation: String {
    switch self {
    case .pixels: "px"
    case .densityIndependentPixels: "dp"
    case .scaledPixels: "sp"
    case .points: "pt"
    case .inches: "in"
    case .millimetres: "mm"
    }
  }
}

extension UInt32 {
  /// Eight hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
