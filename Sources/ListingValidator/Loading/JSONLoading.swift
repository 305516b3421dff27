/// Reads the JSON of a listing, with every failure recorded in the listing.
enum JSONLoading {
  /// The value of a file; nil, with a fault recorded, where it is no JSON.
  static func value(of file: SourceFile, into listing: inout Listing) -> JSONValue? {
    do {
      return try JSONReader.read(file.text)
    } catch {
      let start = min(error.offset, file.text.count)
      listing.faults.append(
        LoadFault(.malformedJSON(error.message), at: Location(file: file, range: start..<start)))
      return nil
    }
  }
}
