import FoundationEssentials

/// Small JPEG files, 16 by 8 pixels: red on the left, blue on the right.
enum JPEGFile {
  static let baseline = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV
    pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAI
    ABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAABwQG/8
    QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AhoWwFIA8f//Z
    """)
  static let progressive = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV
    pQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAI
    ABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAwT/xAAWAQEBAQAAAAAAAAAAAAAAAAAGAwX/2gAMAwEAAhADEAAAAYYbBIDv/8QAFB
    ABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABBQI//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPwE//8QAFBEBAAAAAAAAAAAAAAAAAAAA
    EP/aAAgBAgEBPwE//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQAGPwI//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPyE//9oADA
    MBAAIAAwAAABAH/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFBAB
    AAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxA//9k=
    """)
  static let grayscale = decoded(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYV
    pQYEpRUk//wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AIYr/9k=
    """)
  static let cmyk = decoded(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUG
    BKUVJP/8AAFAgACAAQBEMRAE0RAFkRAEsRAP/EABcAAAMBAAAAAAAAAAAAAAAAAAAGBwX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0A
    WQBLAAA/AGwhklTkRaS3h//Z
    """)
  static let rgb = decoded(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUG
    BKUVJP/8AAEQgACAAQA1IRAEcRAEIRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAYHBf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAMA1IARwBCAAA/
    AFgGEoi0lvf/2Q==
    """)

  /// A segment with its marker and its length.
  static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    joined([0xFF, marker], big(UInt16(content.count + 2)), content)
  }

  /// A baseline file with segments at its start.
  static func baseline(with segments: [UInt8]...) -> [UInt8] {
    joined(Array(baseline.prefix(2)), Array(segments.joined()), Array(baseline.dropFirst(2)))
  }

  /// Where the first marker with a code stands.
  static func offset(of marker: UInt8, in bytes: [UInt8]) -> Int? {
    zip(bytes, bytes.dropFirst()).enumerated().first { $1 == (0xFF, marker) }?.offset
  }

  private static func decoded(_ text: String) -> [UInt8] {
    Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}

/// EXIF data with a few values.
enum EXIFData {
  /// A TIFF structure with an orientation.
  static func orientation(_ value: UInt16, isBigEndian: Bool = true) -> [UInt8] {
    func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      big(isBigEndian ? number : number.byteSwapped)
    }
    let start = joined(letters(isBigEndian ? "MM" : "II"), number(UInt16(42)), number(UInt32(8)))
    let entry = joined(number(UInt16(0x0112)), number(UInt16(3)), number(UInt32(1)), number(value), [0, 0])
    return joined(start, number(UInt16(1)), entry, number(UInt32(0)))
  }
}

/// ICC profiles with a name and nothing to convert by.
enum ICCData {
  static func profile(space: String, name: String, isVersion4: Bool) -> [UInt8] {
    let text =
      isVersion4
      ? joined(
        letters("mluc"), zeros(4), big(UInt32(1)), big(UInt32(12)), letters("enUS"),
        big(UInt32(2 * name.utf16.count)), big(UInt32(28)), name.utf16.flatMap { big($0) })
      : joined(letters("desc"), zeros(4), big(UInt32(name.utf8.count + 1)), letters(name), [0])
    let head = joined(zeros(16), letters(space), zeros(16), letters("acsp"), zeros(88))
    return joined(
      head, big(UInt32(1)), letters("desc"), big(UInt32(144)), big(UInt32(text.count)), text)
  }
}
