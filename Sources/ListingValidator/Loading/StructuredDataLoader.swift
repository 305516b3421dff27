/// Reads a file of structured data (JSON-LD).
enum StructuredDataLoader {
  /// The extension of such files.
  static let fileExtension = "jsonld"

  /// Looks at what every object has to say about itself.
  static func read(_ file: SourceFile) -> StructuredData {
    let value: JSONValue
    do {
      value = try JSONReader.read(file.text)
    } catch {
      let start = min(error.offset, file.text.count)
      return StructuredData(faults: [
        Located(.notJSON(error.message), at: Location(file: file, range: start..<start))
      ])
    }
    return StructuredData(
      faults: faults(of: value, isInContext: false).map { fault, range in
        Located(fault, at: Location(file: file, range: range))
      })
  }

  private static func faults(
    of value: JSONValue, isInContext: Bool
  ) -> [(StructuredData.Fault, Range<Int>)] {
    switch value.kind {
    case .array(let values):
      return values.flatMap { faults(of: $0, isInContext: isInContext) }
    case .object:
      let brace = value.range.lowerBound..<value.range.lowerBound + 1
      let hasContext = isInContext || value["@context"] != nil
      var result: [(StructuredData.Fault, Range<Int>)] = hasContext ? [] : [(.noContext, brace)]
      if let graph = value["@graph"] {
        result += faults(of: graph, isInContext: true)
      } else if value["@type"] == nil {
        result.append((.noType, brace))
      }
      return result
    default: return [(.notAnObject, value.range)]
    }
  }
}
