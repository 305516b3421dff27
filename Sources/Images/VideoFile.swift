import Bytes

/// Reads video files that nobody vouches for.
package enum VideoFile {
  /// What a file holds; only its index is read, never the media.
  ///
  /// MP4 and QuickTime are read by ourselves: their index is a tree of boxes, of which a dozen matter here. The
  /// libraries that know all containers are larger than this tool, and run as a program they take longer for one
  /// file than a whole listing.
  /// - Throws: `ByteFault` where the file cannot be read; what is broken in it is among the facts.
  package static func read(_ file: RandomAccessFile) throws(ByteFault) -> VideoFacts {
    let facts = VideoFacts(format: try MediaFormat(of: file), byteCount: file.count)
    guard facts.format == .mp4 || facts.format == .mov else { return facts }
    var reader = MovieReader(file, facts)
    try reader.read()
    return reader.facts
  }
}
