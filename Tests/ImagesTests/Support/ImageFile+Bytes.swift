import Bytes
import Images

extension ImageFile {
  /// What these bytes hold.
  static func read(_ bytes: [UInt8], decoding: Decoding = .none, limits: Limits = Limits()) throws
    -> ImageFacts
  {
    try read(RandomAccessFile(bytes), decoding: decoding, limits: limits)
  }
}
