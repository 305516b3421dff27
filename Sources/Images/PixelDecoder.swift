import CImageCodecs

/// Decodes an image row by row.
struct PixelDecoder {
  let size: ImageSize
  let time: Duration

  /// Why there are no pixels, or not all.
  struct Failure: Error {
    /// Nil where the fault is not the image's.
    let kind: ImageFault.Kind?
  }

  /// Takes the next row, from top to bottom.
  typealias Row = (UnsafeBufferPointer<Pixel>) -> Void

  /// Decodes a PNG that consists of `pieces` of the bytes.
  func decodePNG(_ bytes: [UInt8], pieces: [Range<Int>], row: Row) throws(Failure) {
    let pieces = pieces.map { image_piece(offset: $0.lowerBound, length: $0.count) }
    try decode(row) { request in image_decode_png(bytes, pieces, pieces.count, request) }
  }

  /// Decodes a JPEG.
  func decodeJPEG(_ bytes: [UInt8], row: Row) throws(Failure) {
    try decode(row) { request in image_decode_jpeg(bytes, bytes.count, request) }
  }

  private func decode(
    _ row: Row, _ run: (UnsafePointer<image_request>) -> image_status
  ) throws(Failure) {
    let status = withoutActuallyEscaping(row) { row in
      var sink = Sink(row: row, width: size.width)
      return withUnsafeMutablePointer(to: &sink) { sink in
        var request = image_request()
        request.width = UInt32(size.width)
        request.height = UInt32(size.height)
        request.seconds = time / .seconds(1)
        request.context = UnsafeMutableRawPointer(sink)
        request.row = { context, pixels in
          guard let sink = context?.assumingMemoryBound(to: Sink.self).pointee, let pixels else { return }
          pixels.withMemoryRebound(to: Pixel.self, capacity: sink.width) { row in
            sink.row(UnsafeBufferPointer(start: row, count: sink.width))
          }
        }
        return run(&request)
      }
    }
    switch status {
    case .decoded: return
    case .bad_data: throw Failure(kind: .badData)
    case .data_missing: throw Failure(kind: .dataMissing)
    case .data_excessive: throw Failure(kind: .dataExcessive)
    case .unsupported: throw Failure(kind: .unsupported)
    case .timed_out: throw Failure(kind: .timedOut)
    case .refused: throw Failure(kind: nil)
    }
  }

  private struct Sink {
    let row: Row
    let width: Int
  }
}
