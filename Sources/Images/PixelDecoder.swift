import CImageCodecs

/// Decodes an image row by row.
struct PixelDecoder {
  let size: ImageSize
  let time: Duration

  /// What the pixels show, or why they could not be decoded; `offset` is where the image data starts.
  func decodePNG(_ bytes: [UInt8], pieces: [Range<Int>]) -> Result<PixelFacts, Failure> {
    let pieces = pieces.map { image_piece(offset: $0.lowerBound, length: $0.count) }
    return decode { request in image_decode_png(bytes, pieces, pieces.count, request) }
  }

  /// What the pixels show, or why they could not be decoded.
  func decodeJPEG(_ bytes: [UInt8]) -> Result<PixelFacts, Failure> {
    decode { request in image_decode_jpeg(bytes, bytes.count, request) }
  }

  /// Why there are no pixels.
  struct Failure: Error {
    /// Nil where the fault is not the image's.
    let kind: ImageFault.Kind?
  }

  private func decode(_ run: (UnsafePointer<image_request>) -> image_status) -> Result<PixelFacts, Failure> {
    var sink = Sink(statistics: PixelStatistics(size), width: size.width)
    let status = withUnsafeMutablePointer(to: &sink) { sink in
      var request = image_request()
      request.width = UInt32(size.width)
      request.height = UInt32(size.height)
      request.seconds = time / .seconds(1)
      request.context = UnsafeMutableRawPointer(sink)
      request.row = { context, pixels in
        guard let sink = context?.assumingMemoryBound(to: Sink.self), let pixels else { return }
        pixels.withMemoryRebound(to: Pixel.self, capacity: sink.pointee.width) { row in
          sink.pointee.statistics.add(UnsafeBufferPointer(start: row, count: sink.pointee.width))
        }
      }
      return run(&request)
    }
    switch status {
    case .decoded: return .success(sink.statistics.facts)
    case .bad_data: return .failure(Failure(kind: .badData))
    case .data_missing: return .failure(Failure(kind: .dataMissing))
    case .data_excessive: return .failure(Failure(kind: .dataExcessive))
    case .unsupported: return .failure(Failure(kind: .unsupported))
    case .timed_out: return .failure(Failure(kind: .timedOut))
    case .refused: return .failure(Failure(kind: nil))
    }
  }

  private struct Sink {
    var statistics: PixelStatistics
    let width: Int
  }
}
