/// What a file really is, told from its content and never from its name.
package enum MediaFormat: String, Sendable, CaseIterable {
  case png, jpeg, gif, webp, bmp, svg, heic, avif, tiff, ico, psd, jxl
  case pdf, html, xml, zip
  /// The few lines that Git keeps in place of a large file that was not fetched.
  case gitLFSPointer
  /// The path that a symbolic link leads to, written as a text where links are not supported.
  case linkTarget
  case mp4, mov, mpegProgram, mpegTransport, asf, flv, avi, matroska, webm, ogg
  /// No byte at all.
  case empty
  case unknown

  /// What people call it.
  package var label: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .bmp: "BMP"
    case .svg: "SVG"
    case .heic: "HEIC"
    case .avif: "AVIF"
    case .tiff: "TIFF"
    case .ico: "ICO"
    case .psd: "PSD"
    case .jxl: "JPEG XL"
    case .pdf: "PDF"
    case .html: "HTML"
    case .xml: "XML"
    case .zip: "ZIP"
    case .gitLFSPointer: "Git LFS pointer"
    case .linkTarget: "text with the target of a symbolic link"
    case .mp4: "MP4"
    case .mov: "QuickTime"
    case .mpegProgram: "MPEG program stream"
    case .mpegTransport: "MPEG transport stream"
    case .asf: "WMV (ASF)"
    case .flv: "FLV"
    case .avi: "AVI"
    case .matroska: "Matroska"
    case .webm: "WebM"
    case .ogg: "Ogg"
    case .empty: "empty file"
    case .unknown: "unknown format"
    }
  }

  /// The extensions that fit it, in lower case and without a dot; the usual one first.
  package var extensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .bmp: ["bmp", "dib"]
    case .heic: ["heic", "heif"]
    case .tiff: ["tif", "tiff"]
    case .html: ["html", "htm", "xhtml"]
    case .mp4: ["mp4", "m4v"]
    case .mov: ["mov", "qt"]
    case .mpegProgram: ["mpg", "mpeg", "vob", "m2p", "ps"]
    case .mpegTransport: ["ts", "m2ts", "mts"]
    case .asf: ["wmv", "asf"]
    case .matroska: ["mkv"]
    case .ogg: ["ogv", "ogg"]
    case .gitLFSPointer, .linkTarget, .empty, .unknown: []
    default: [rawValue]
    }
  }

  /// The format that a file is named after; nil where the extension, without its dot, tells none.
  package init?(extension name: some StringProtocol) {
    let name = name.lowercased()
    guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
    self = format
  }

  /// True for a picture, animated or not.
  package var isImage: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp, .bmp, .svg, .heic, .avif, .tiff, .ico, .psd, .jxl: true
    default: false
    }
  }

  /// True for a moving picture with a container of its own; an animated image is none.
  package var isVideo: Bool {
    switch self {
    case .mp4, .mov, .mpegProgram, .mpegTransport, .asf, .flv, .avi, .matroska, .webm, .ogg: true
    default: false
    }
  }
}
