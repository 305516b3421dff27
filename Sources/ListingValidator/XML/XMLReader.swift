import CLibXML2

/// Reads XML through libxml2: bytes in, values out. No pointer outlives a call; nothing is loaded from outside.
public enum XMLReader {
  /// A document has at most this many elements, so that a small file cannot take much memory.
  public static let maximumElements = 250_000

  /// Reads a document, and checks it against a schema where one is given.
  ///
  /// libxml2 itself refuses elements nested deeper than 256, which keeps all recursion over the tree bounded.
  /// - Throws: `XMLFault`
  public static func read(_ file: SourceFile, schema: XMLSchema? = nil) throws(XMLFault) -> XMLDocument {
    LibXML2.start()
    guard file.text.contains(where: { !XMLScanner.isSpace($0) }) else { throw .empty }
    guard let context = xmlNewParserCtxt() else { throw .malformed(message: "out of memory", offset: 0) }
    defer { xmlFreeParserCtxt(context) }
    let builder = XMLTreeBuilder(file: file, keepsDocument: schema != nil)
    builder.install(in: context)
    let document = withExtendedLifetime(builder) {
      file.text.withUnsafeBytes { bytes in
        xmlCtxtReadMemory(
          context, bytes.baseAddress, Int32(clamping: bytes.count), nil, nil,
          Int32(XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
      }
    }
    defer { if let document { xmlFreeDoc(document) } }
    if let fault = builder.fault { throw fault }
    guard context.pointee.wellFormed == 1, context.pointee.nsWellFormed == 1, let root = builder.root else {
      throw .malformed(message: "not well-formed", offset: file.text.count)
    }
    var schemaFaults: [SchemaFault] = []
    if let schema, let document { schemaFaults = schema.faults(in: document, tags: builder.tags) }
    return XMLDocument(file: file, root: root, schemaFaults: schemaFaults, notes: builder.notes)
  }
}

/// The process-wide state of libxml2.
enum LibXML2 {
  private static let started: Void = {
    xmlInitParser()
    listing_lint_forbid_external_entities()
  }()

  /// Prepares libxml2, once.
  static func start() { _ = started }

  /// The text of a structured error: one line, no full stop.
  static func message(of error: UnsafePointer<xmlError>) -> String {
    guard let message = error.pointee.message else { return "unknown error" }
    var text = String(cString: message)
    while let last = text.last, last.isWhitespace || last == "." { text.removeLast() }
    return text
  }
}
