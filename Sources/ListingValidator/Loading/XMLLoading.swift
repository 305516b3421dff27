/// Reads the XML of a listing, with every failure recorded in the listing.
enum XMLLoading {
  /// The document of a file; nil, with a fault recorded, where there is none.
  static func document(_ file: SourceFile, schema: XMLSchema? = nil, into listing: inout Listing)
    -> XMLDocument?
  {
    if let offset = file.invalidByte {
      let end = min(offset + 1, file.text.count)
      listing.faults.append(
        LoadFault(
          .notUTF8(byte: offset < end ? file.text[offset] : 0, offset: offset),
          at: Location(file: file, range: min(offset, end)..<end),
          field: confidentialField(in: file, at: offset)))
      return nil
    }
    do {
      let document = try XMLReader.read(file, schema: schema)
      var last: SchemaFault?
      for fault in document.schemaFaults {
        // A wrong value of a list is told twice: as the value, and as the list that it makes wrong.
        if let last, last.kind == .value, last.range == fault.range { continue }
        last = fault
        listing.faults.append(
          LoadFault(.schema(fault), at: Location(file: file, range: fault.range)))
      }
      let notes = SuppressionReader(document)
      listing.suppressions += notes.suppressions
      listing.faults += notes.faults
      return document
    } catch {
      switch error {
      case .malformed(let message, let offset):
        let start = min(offset, file.text.count)
        listing.faults.append(
          LoadFault(
            .malformedXML(message), at: Location(file: file, range: start..<start),
            field: confidentialField(in: file, at: start)))
      case .doctype(let range):
        listing.faults.append(LoadFault(.doctype, at: Location(file: file, range: range)))
      case .empty: listing.faults.append(LoadFault(.emptyXML, at: Location(file: file)))
      }
      return nil
    }
  }

  /// The testing instructions, where a place of a file that cannot be parsed stands in them: no report quotes them.
  private static func confidentialField(in file: SourceFile, at offset: Int) -> Field? {
    let before = file.text[..<min(offset, file.text.count)]
    let name = Array("testing-instructions".utf8)
    // The parser may stop after the end tag: a line that holds any part of the element counts.
    let lineEnd = file.text[before.endIndex...].firstIndex(of: UInt8(ascii: "\n")) ?? file.text.endIndex
    let lineStart = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    if file.text[lineStart..<lineEnd].contains(name) { return .testingInstructions }
    guard let start = before.lastStart(of: Array("<".utf8) + name) else { return nil }
    return before[start...].contains(Array("</".utf8) + name) ? nil : .testingInstructions
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(_ bytes: [UInt8]) -> Bool { lastStart(of: bytes) != nil }

  fileprivate func lastStart(of bytes: [UInt8]) -> Int? {
    guard count >= bytes.count else { return nil }
    return (startIndex...(endIndex - bytes.count)).last { self[$0...].starts(with: bytes) }
  }
}
