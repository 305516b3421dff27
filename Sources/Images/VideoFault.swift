/// Something broken in a video file.
package typealias VideoFault = MediaFault<VideoFaultKind>

/// What can be wrong in a video.
package enum VideoFaultKind: MediaFaultKind {
  /// A box reaches beyond the end of the file.
  case truncated
  /// A part that must be there is missing: `moov` (the index), `mdat` (the media) or a video track.
  case partMissing
  /// The size or the content of a box contradicts the format.
  case badPart
  /// The media that the index tells of lies beyond the end of the file.
  case mediaMissing
  /// More boxes or larger tables than any video needs; reading was given up.
  case tooComplex
}
