/// What a video file holds. Nothing is judged here.
///
/// MP4 and QuickTime files are read; the other containers are only named.
package struct VideoFacts: Sendable, Equatable {
  /// The container; any format, also one that is no video.
  package var format: MediaFormat
  /// The size of the file in bytes.
  package var byteCount: Int
  /// The four letters of the major brand (`isom`, `qt  `); nil without one.
  package var brand: String?
  /// The four letters of the first video track's codec (`avc1`, `hvc1`, `mp4v`); nil where it is not known.
  package var videoCodec: String?
  /// The four letters of the first sound track's codec (`mp4a`); nil where there is none.
  package var audioCodec: String?
  /// Width and height of the first video track as players show it, turned where the track says so.
  package var size: ImageSize?
  /// Length in seconds.
  package var duration: Double?
  /// Bits each second of the first video track; of the whole file where its sizes are not listed.
  package var bitRate: Int?
  /// What people call the codec; its four letters where it is a rare one.
  package var videoCodecLabel: String? { videoCodec.map { Self.codecLabels[$0] ?? $0 } }

  private static let codecLabels = [
    "avc1": "H.264", "avc3": "H.264", "hvc1": "H.265", "hev1": "H.265", "mp4v": "MPEG-4 Visual",
    "av01": "AV1", "vp08": "VP8", "vp09": "VP9", "apcn": "ProRes", "apch": "ProRes", "apcs": "ProRes",
    "apco": "ProRes", "ap4h": "ProRes", "jpeg": "Motion JPEG", "mjpa": "Motion JPEG", "mjpb": "Motion JPEG",
    "mp2v": "MPEG-2", "h263": "H.263", "s263": "H.263", "SVQ3": "Sorenson Video 3", "dvh1": "Dolby Vision",
    "dvhe": "Dolby Vision",
  ]

  /// Made of fragments (`moof`), as for streaming.
  package var isFragmented = false
  /// The index (`moov`) stands behind the media: it plays only when it was fetched whole.
  package var hasIndexAtEnd = false
  /// What is broken, in the order of the file.
  package var faults: [VideoFault] = []

  /// A video of which no more is known.
  package init(format: MediaFormat, byteCount: Int) {
    self.format = format
    self.byteCount = byteCount
  }
}
