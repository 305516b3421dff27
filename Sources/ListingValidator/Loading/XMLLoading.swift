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
          at: Location(file: file, range: min(offset, end)..<end)))
      return nil
    }
    do {
      let document = try XMLReader.read(file, schema: schema)
      for fault in document.schemaFaults {
        listing.faults.append(
          LoadFault(.schema(fault.message, fault.kind), at: Location(file: file, range: fault.range)))
      }
      return document
    } catch {
      switch error {
      case .malformed(let message, let offset):
        let start = min(offset, file.text.count)
        listing.faults.append(
          LoadFault(.malformedXML(message), at: Location(file: file, range: start..<start)))
      case .doctype(let range):
        listing.faults.append(LoadFault(.doctype, at: Location(file: file, range: range)))
      case .empty: listing.faults.append(LoadFault(.emptyXML, at: Location(file: file)))
      }
      return nil
    }
  }
}
