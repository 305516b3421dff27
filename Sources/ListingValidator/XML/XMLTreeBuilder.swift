import CLibXML2

/// Builds the value tree while libxml2 parses. libxml2 decides what is well-formed and which namespace a name has;
/// the ranges come from the raw bytes, which are known to be well-formed by then.
final class XMLTreeBuilder {
  /// Where an element and its attributes stand, by the number libxml2's node carries in `_private`.
  struct Tag {
    var range: Range<Int>
    var attributes: [XMLAttribute]
  }

  private(set) var root: XMLElement?
  private(set) var fault: XMLFault?
  private(set) var tags: [Tag] = []
  private(set) var notes: [XMLNote] = []
  private let file: SourceFile
  private let keepsDocument: Bool
  private var open: [XMLElement] = []

  init(file: SourceFile, keepsDocument: Bool) {
    self.file = file
    self.keepsDocument = keepsDocument
  }

  /// Hooks the builder into a parser; the caller keeps the builder alive until the parser is done.
  func install(in context: xmlParserCtxtPtr) {
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    guard let sax = context.pointee.sax else { return }
    sax.pointee.serror = { context, error in
      // libxml2 hands the parser context to `serror`.
      guard let context, let error, let builder = XMLTreeBuilder.of(context) else { return }
      builder.report(error, context: context.assumingMemoryBound(to: xmlParserCtxt.self))
    }
    sax.pointee.internalSubset = { context, _, _, _ in
      guard let context, let builder = XMLTreeBuilder.of(context) else { return }
      let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
      builder.refuseDoctype(offset: xmlByteConsumed(parser))
      xmlStopParser(parser)
    }
    sax.pointee.startElementNs = {
      context, name, prefix, namespace, namespaceCount, namespaces, attributeCount, defaulted, attributes in
      guard let context, let name, let builder = XMLTreeBuilder.of(context) else { return }
      let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
      guard builder.tags.count < XMLReader.maximumElements else {
        builder.refuseSize(offset: xmlByteConsumed(parser))
        xmlStopParser(parser)
        return
      }
      if builder.keepsDocument {
        xmlSAX2StartElementNs(
          context, name, prefix, namespace, namespaceCount, namespaces, attributeCount, defaulted, attributes)
        parser.pointee.node?.pointee._private = UnsafeMutableRawPointer(bitPattern: builder.tags.count + 1)
      }
      builder.startElement(
        name: string(name), namespace: namespace.map(string), offset: xmlByteConsumed(parser),
        attributeNames: (0..<Int(attributeCount)).map { index in
          // libxml2 passes five pointers an attribute: name, prefix, namespace, value, end of value.
          (attributes?[index * 5].map(string) ?? "", attributes?[index * 5 + 2].map(string))
        })
    }
    sax.pointee.endElementNs = { context, name, prefix, namespace in
      guard let context, let builder = XMLTreeBuilder.of(context) else { return }
      if builder.keepsDocument { xmlSAX2EndElementNs(context, name, prefix, namespace) }
      builder.endElement(offset: xmlByteConsumed(context.assumingMemoryBound(to: xmlParserCtxt.self)))
    }
    // Neither is part of what a schema looks at, so both can be left out of libxml2's own tree.
    sax.pointee.processingInstruction = { context, target, content in
      guard let context, let target, string(target) == XMLNote.target,
        let builder = XMLTreeBuilder.of(context)
      else { return }
      let parser = context.assumingMemoryBound(to: xmlParserCtxt.self)
      builder.addInstruction(length: Int(xmlStrlen(content)), offset: xmlByteConsumed(parser))
    }
    sax.pointee.comment = { context, content in
      guard let context, let content, XMLTreeBuilder.isNote(content), let builder = XMLTreeBuilder.of(context)
      else { return }
      builder.addComment(offset: xmlByteConsumed(context.assumingMemoryBound(to: xmlParserCtxt.self)))
    }
    guard !keepsDocument else { return }
    // Texts are cut from the bytes later, by range.
    sax.pointee.characters = nil
    sax.pointee.cdataBlock = nil
  }

  /// True for a comment that was probably meant as an instruction for this program.
  private static func isNote(_ comment: UnsafePointer<xmlChar>) -> Bool {
    let text = UnsafeBufferPointer(start: comment, count: min(Int(xmlStrlen(comment)), 256))
      .drop(while: XMLScanner.isSpace)
    guard text.starts(with: XMLNote.target.utf8) else { return false }
    let rest = text.dropFirst(XMLNote.target.utf8.count)
    guard let next = rest.first, XMLScanner.isSpace(next) else { return false }
    let word = rest.drop(while: XMLScanner.isSpace)
    return ["ignore", "disable", "suppress"].contains { word.starts(with: $0.utf8) }
  }

  /// - Parameters:
  ///   - length: of what follows the target, in bytes as libxml2 hands it over: line ends may have been shortened.
  ///   - offset: where the instruction ends.
  private func addInstruction(length: Int, offset: Int) {
    let opening = Array("<?\(XMLNote.target)".utf8)
    // The content may hold the opening again: look from where it must have begun at the latest.
    let latest = offset - "?>".utf8.count - length - opening.count
    guard let start = lastStart(of: opening, before: latest) else { return }
    add(.instruction, start..<offset, content: start + opening.count..<offset - "?>".utf8.count)
  }

  private func addComment(offset: Int) {
    guard let start = lastStart(of: Array("<!--".utf8), before: offset - "<!---->".utf8.count) else { return }
    add(.comment, start..<offset, content: start + "<!--".utf8.count..<offset - "-->".utf8.count)
  }

  private func add(_ kind: XMLNote.Kind, _ range: Range<Int>, content: Range<Int>) {
    guard notes.count < XMLNote.maximumCount else { return }
    notes.append(XMLNote(kind: kind, range: range, content: content))
  }

  private func lastStart(of bytes: [UInt8], before offset: Int) -> Int? {
    var start = min(offset, file.text.count - bytes.count)
    while start >= 0, !file.text[start...].starts(with: bytes) { start -= 1 }
    return start >= 0 ? start : nil
  }

  private static func of(_ context: UnsafeMutableRawPointer) -> XMLTreeBuilder? {
    let context = context.assumingMemoryBound(to: xmlParserCtxt.self)
    return context.pointee._private.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
  }

  private func report(_ error: UnsafePointer<xmlError>, context: xmlParserCtxtPtr) {
    let isNamespaceFault = error.pointee.domain == Int32(XML_FROM_NAMESPACE.rawValue)
    guard fault == nil, error.pointee.level == XML_ERR_FATAL || isNamespaceFault else { return }
    let offset = min(max(xmlByteConsumed(context), 0), file.text.count)
    fault = .malformed(message: LibXML2.message(of: error), offset: offset)
  }

  private func refuseSize(offset: Int) {
    guard fault == nil else { return }
    fault = .malformed(
      message: "more than \(XMLReader.maximumElements) elements", offset: min(max(offset, 0), file.text.count)
    )
  }

  private func refuseDoctype(offset: Int) {
    let text = file.text
    var start = min(max(offset, 0), text.count)
    while start > 0, !text[start...].starts(with: "<!DOCTYPE".utf8) { start -= 1 }
    fault = .doctype(start..<min(start + "<!DOCTYPE".utf8.count, text.count))
  }

  private func startElement(
    name: String, namespace: String?, offset: Int, attributeNames: [(name: String, namespace: String?)]
  ) {
    let tag = XMLScanner(file.text).startTag(endingNear: offset)
    var attributes: [XMLAttribute] = []
    // The scan sees namespace declarations, libxml2 lists them apart: both keep the order written.
    for (raw, resolved) in zip(tag.attributes.filter { !$0.isNamespaceDeclaration }, attributeNames) {
      attributes.append(
        XMLAttribute(
          name: resolved.name, namespace: resolved.namespace,
          value: XMLScanner(file.text).attributeValue(raw.value), range: raw.range, valueRange: raw.value))
    }
    let declarations = tag.attributes.filter(\.isNamespaceDeclaration).map { raw in
      let name = String(decoding: file.text[raw.name], as: UTF8.self)
      return XMLAttribute(
        name: name == "xmlns" ? "" : String(name.dropFirst("xmlns:".count)), namespace: nil,
        value: XMLScanner(file.text).attributeValue(raw.value), range: raw.range, valueRange: raw.value)
    }
    tags.append(Tag(range: tag.range, attributes: attributes))
    open.append(
      XMLElement(
        name: name, namespace: namespace, startTag: tag.range, range: tag.range,
        content: tag.range.upperBound..<tag.range.upperBound, attributes: attributes,
        namespaceDeclarations: declarations, children: []))
  }

  private func endElement(offset: Int) {
    guard var element = open.popLast() else { return }
    let end = max(offset, element.startTag.upperBound)
    element.range = element.startTag.lowerBound..<end
    if end > element.startTag.upperBound {
      let contentEnd = file.text[element.startTag.upperBound..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
      element.content = element.startTag.upperBound..<contentEnd
    }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}

private func string(_ pointer: UnsafePointer<xmlChar>) -> String { String(cString: pointer) }
