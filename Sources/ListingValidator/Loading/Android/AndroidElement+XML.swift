extension AndroidElement {
  /// The tree of a source file.
  init(_ document: XMLDocument) {
    self.init(document.root, in: document.file)
  }

  private init(_ element: XMLElement, in file: SourceFile) {
    self.init(
      name: element.name, namespace: element.namespace,
      attributes: element.attributes.map { attribute in
        let located = attribute.located(in: file)
        return AndroidAttribute(
          name: attribute.name, namespace: attribute.namespace, value: AndroidValue(source: located.value),
          location: located.location,
          nameLocation: Location(file: file, range: attribute.nameRange(in: file)))
      },
      namespaces: element.namespaceDeclarations.map { declaration in
        let located = declaration.located(in: file)
        return AndroidNamespaceDeclaration(
          prefix: declaration.name, uri: located.value, location: located.location)
      },
      children: element.children.map { AndroidElement($0, in: file) }, location: element.location(in: file))
  }
}

extension XMLAttribute {
  /// The name with its prefix.
  fileprivate func nameRange(in file: SourceFile) -> Range<Int> {
    let name = file.text[range].prefix { !XMLScanner.isSpace($0) && $0 != UInt8(ascii: "=") }
    return name.startIndex..<name.endIndex
  }
}
