import CLibXML2

/// A compiled XML Schema. Not `Sendable`: one for each worker, since nothing proves that libxml2's can be shared.
public final class XMLSchema {
  private let schema: xmlSchemaPtr
  /// The names that the schema declares, for suggestions: the processor does not always say what it expected.
  let names: Set<String>

  /// Compiles a schema.
  /// - Throws: `XMLFault.malformed` when it is no schema.
  public init(_ bytes: [UInt8]) throws(XMLFault) {
    LibXML2.start()
    let schema: xmlSchemaPtr? = bytes.withUnsafeBytes { buffer in
      guard
        let parser = xmlSchemaNewMemParserCtxt(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count))
      else { return nil }
      defer { xmlSchemaFreeParserCtxt(parser) }
      return xmlSchemaParse(parser)
    }
    guard let schema else { throw .malformed(message: "not an XML Schema", offset: 0) }
    self.schema = schema
    names = Self.names(in: bytes)
  }

  private static func names(in bytes: [UInt8]) -> Set<String> {
    guard let root = try? XMLReader.read(SourceFile(path: "schema", bytes: bytes)).root else { return [] }
    var names: Set<String> = []
    func visit(_ element: XMLElement) {
      if element.name == "element" || element.name == "attribute", let name = element.optional("name") {
        names.insert(name)
      }
      element.children.forEach(visit)
    }
    visit(root)
    return names
  }

  deinit { xmlSchemaFree(schema) }

  /// Validates a document whose nodes carry the number of their tag.
  func faults(in document: xmlDocPtr, tags: [XMLTreeBuilder.Tag]) -> [SchemaFault] {
    guard let validator = xmlSchemaNewValidCtxt(schema) else { return [] }
    defer { xmlSchemaFreeValidCtxt(validator) }
    let sink = Sink(tags: tags, names: names)
    xmlSchemaSetValidStructuredErrors(
      validator,
      { sink, error in
        guard let sink, let error else { return }
        Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().add(error)
      }, Unmanaged.passUnretained(sink).toOpaque())
    withExtendedLifetime(sink) { _ = xmlSchemaValidateDoc(validator, document) }
    return sink.faults
  }

  private final class Sink {
    private(set) var faults: [SchemaFault] = []
    private let tags: [XMLTreeBuilder.Tag]
    private let names: Set<String>
    /// A document of nothing but faults needs no more to be understood.
    private let maximumFaults = 1_000

    init(tags: [XMLTreeBuilder.Tag], names: Set<String>) {
      self.tags = tags
      self.names = names
    }

    func add(_ error: UnsafePointer<xmlError>) {
      guard faults.count < maximumFaults else { return }
      let message = SchemaFault.readable(LibXML2.message(of: error))
      let kind = SchemaFault.Kind(code: UInt32(bitPattern: error.pointee.code))
      faults.append(
        SchemaFault(
          message: message, range: range(of: error.pointee.node, message: message), kind: kind,
          suggestion: suggestion(kind, message)))
    }

    /// The attribute at fault, else the start tag. libxml2 gives the element as the node of a wrong attribute value
    /// and says the attribute's name in its text only; where that text changes, the element is still right.
    private func range(of node: UnsafeMutableRawPointer?, message: String) -> Range<Int> {
      guard let node = node?.assumingMemoryBound(to: xmlNode.self) else { return tags.first?.range ?? 0..<0 }
      let isAttribute = node.pointee.type == XML_ATTRIBUTE_NODE
      guard let tag = isAttribute ? node.pointee.parent.flatMap(tag) : tag(of: node) else { return 0..<0 }
      let name = isAttribute ? node.pointee.name.map { String(cString: $0) } : Self.attributeName(in: message)
      return tag.attributes.first { $0.name == name }?.range ?? tag.range
    }

    private static func attributeName(in message: String) -> String? {
      guard let start = message.firstRange(of: ", attribute '")?.upperBound else { return nil }
      return message[start...].split(separator: "'", maxSplits: 1).first.map(String.init)
    }

    private func suggestion(_ kind: SchemaFault.Kind, _ message: String) -> String? {
      let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
      let index = kind == .unknownElement ? 1 : kind == .unknownAttribute ? 3 : quoted.count
      guard index < quoted.count, !names.contains(quoted[index]) else { return nil }
      return NearestName.nearest(to: quoted[index], in: names.sorted())
    }

    private func tag(of element: xmlNodePtr) -> XMLTreeBuilder.Tag? {
      let number = Int(bitPattern: element.pointee._private)
      return tags.indices.contains(number - 1) ? tags[number - 1] : nil
    }
  }
}

extension SchemaFault.Kind {
  fileprivate init(code: UInt32) {
    switch code {
    case XML_SCHEMAV_CVC_ELT_1.rawValue: self = .unknownRoot
    case XML_SCHEMAV_ELEMENT_CONTENT.rawValue: self = .unknownElement
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1.rawValue, XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2.rawValue:
      self = .unknownAttribute
    case XML_SCHEMAV_CVC_COMPLEX_TYPE_4.rawValue: self = .missingAttribute
    case XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_1.rawValue, XML_SCHEMAV_CVC_ENUMERATION_VALID.rawValue,
      XML_SCHEMAV_CVC_PATTERN_VALID.rawValue:
      self = .value
    default: self = .other
    }
  }
}

extension SchemaFault {
  /// libxml2's text without the namespaces in braces that it puts before each name; sets of values stay.
  fileprivate static func readable(_ message: String) -> String {
    var result = ""
    var rest = message[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      let isSet = rest[brace...].hasPrefix("{'")
      guard !isSet, let end = rest[brace...].firstIndex(of: "}") else {
        result += "{"
        rest = rest[rest.index(after: brace)...]
        continue
      }
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    return result.prefix(1).lowercased() + result.dropFirst()
  }
}
