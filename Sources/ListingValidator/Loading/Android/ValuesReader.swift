/// Reads the resources that a file of values defines.
enum ValuesReader {
  /// Elements that say nothing.
  private static let ignored: Set<String> = ["skip", "eat-comment"]
  /// Every resource of a file.
  static func entries(of file: AndroidFile, configuration: String?) -> [ResourceEntry] {
    file.root.children.compactMap { element in
      guard element.namespace == nil, !ignored.contains(element.name) else { return nil }
      return ResourceEntry(
        type: type(of: element), name: name(of: element, in: file.file),
        product: element.attribute("product")?.value ?? "", element: element, file: file.file,
        configuration: configuration, isInherited: file.isInherited)
    }
  }

  /// The type of the resource that an element defines; nil for none that there is.
  private static func type(of element: XMLElement) -> String? {
    var name = element.name
    if name == "item" {
      guard let type = element.attribute("type")?.value.trimmingASCIISpace, !type.isEmpty else { return nil }
      name = type
      if name == "item" { return nil }
    }
    return ResourceEntry.elementTypes[name]
      ?? (ResourceFolder.types.contains(name) && name != "values" ? name : nil)
  }

  private static func name(of element: XMLElement, in file: SourceFile) -> Located<String>? {
    guard var name = element.value("name", in: file) else { return nil }
    name.value = name.value.trimmingASCIISpace
    return name.value.isEmpty ? nil : name
  }

  /// The texts of a resource: its own, or those of its items.
  static func texts(of entry: ResourceEntry) -> [ResourceText] {
    func text(_ element: XMLElement, _ reading: ResourceTextReader.Reading) -> ResourceText {
      let (value, faults) = ResourceTextReader.read(element, in: entry.file, as: reading)
      return ResourceText(entry: entry, value: value, faults: faults)
    }
    let items = entry.element.children.filter { $0.namespace == nil && $0.name == "item" }
    switch (entry.type, entry.element.name) {
    case ("string", "item"):
      let format = entry.element.attribute("format")?.value.trimmingASCIISpace
      return [text(entry.element, format == "string" ? .string : .any)]
    case ("string", _): return [text(entry.element, .string)]
    case ("plurals", _), (_, "string-array"): return items.map { text($0, .string) }
    case (_, "array"): return items.map { text($0, .any) }
    default: return []
    }
  }
}
