@testable import ListingValidator

extension SamplePicture {
  /// A JPEG file with a whole head, and hardly any image data.
  func jpeg() -> [UInt8] {
    let components: [UInt8] = traits.contains(.cmyk) ? [1, 2, 3, 4] : [1, 2, 3]
    // Of a progressive file there is the first scan alone: the mean of each block.
    let isProgressive = traits.contains(.progressive)
    var file: [UInt8] = [0xFF, 0xD8]
    if traits.contains(.turned) {
      file += segment(
        0xE1,
        Array("Exif\0\0MM\0*".utf8) + [
          0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ])
    }
    if traits.contains(.exifGarbage) {
      file += segment(0xE1, Array("Exif\0\0MM\0*".utf8) + (0..<60).map { $0 &* 37 })
    }
    file += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let size = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8(truncatingIfNeeded: $0) }
    file += segment(
      isProgressive ? 0xC2 : 0xC0,
      [8] + size + [UInt8(components.count)] + components.flatMap { [$0, 0x11, 0] })
    // One code of one bit: the value 0, for a block without any difference.
    for table in isProgressive ? [0x00] : [0x00, 0x10] as [UInt8] {
      file += segment(0xC4, [table, 1] + [UInt8](repeating: 0, count: 15) + [0])
    }
    file += segment(
      0xDA, [UInt8(components.count)] + components.flatMap { [$0, 0] } + [0, isProgressive ? 0 : 63, 0])
    let bits = (width + 7) / 8 * ((height + 7) / 8) * components.count * (isProgressive ? 1 : 2)
    return file + [UInt8](repeating: 0, count: bits / 8 + 1) + [0xFF, 0xD9]
  }

  private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 0xFF)] + data
  }
}
