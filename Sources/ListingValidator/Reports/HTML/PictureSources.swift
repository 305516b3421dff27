import FoundationEssentials
import Images

/// Where an HTML report has the pictures of listings from: links to the files, or copies in the report itself.
struct PictureSources {
  /// A picture that the report holds, made smaller. It is written once, however many pages show it.
  struct Embedded {
    /// The id of the element that holds it.
    let id: String
    /// Pixels of the copy.
    let size: ImageSize
    fileprivate let address: String
  }

  /// How a picture is shown.
  enum Source {
    /// By the address of its file.
    case link(String)
    /// By the copy in the report.
    case embedded(Embedded)
  }

  /// The longest side of a copy, in pixels: that of the largest place on a page, twice for fine screens.
  private static let longestSide = 512

  /// The folder that the report is written to; absolute.
  private let outputFolder: String
  /// By absolute path; nil where pictures are linked.
  private var copies: [String: Embedded]?

  /// Pictures that are linked.
  init(linkedFrom outputFolder: String) { self.outputFolder = outputFolder }

  /// Pictures that are copied: all that the pages of these listings show.
  init(copiesFor listings: [ListingReport]) {
    outputFolder = "/"
    var copies: [String: Embedded] = [:]
    for report in listings {
      guard let listing = report.listing, let store = report.stores.first else { continue }
      let shelf = PictureShelf(listing, store: store)
      let pictures = report.checkedDescriptions.flatMap { shelf.pictures(in: $0.locale) }
      for path in Set(pictures.map { Self.absolute($0.path, of: report) }).sorted() where copies[path] == nil
      {
        guard let file = try? FileSystem().file(at: path),
          let copy = try? ImageFile.thumbnail(file, longestSide: Self.longestSide)
        else { continue }
        copies[path] = Embedded(
          id: "picture-\(copies.count + 1)", size: copy.size,
          address: "data:\(copy.mediaType);base64,\(Data(copy.bytes).base64EncodedString())")
      }
    }
    self.copies = copies
  }

  private static func absolute(_ path: String, of listing: ListingReport) -> String {
    ShownPath.joined(listing.directory, path)
  }

  /// How to show a picture of a listing; nil where it cannot be shown.
  func source(of picture: StorePicture, in listing: ListingReport) -> Source? {
    let path = Self.absolute(picture.path, of: listing)
    if let copies { return copies[path].map(Source.embedded) }
    guard FileName.isImage(PathName.name(of: path)) else { return nil }
    return .link(URIText.path(ShownPath.relative(path, to: outputFolder)))
  }

  /// The element that holds the copies; nothing where there are none.
  var html: HTML {
    guard let copies, !copies.isEmpty else { return .none }
    let images = copies.values.sorted {
      $0.id.utf8.count == $1.id.utf8.count ? $0.id < $1.id : $0.id.utf8.count < $1.id.utf8.count
    }
    .map { copy in
      HTML.tag(
        "image",
        [
          "id": copy.id, "href": copy.address, "width": "\(copy.size.width)", "height": "\(copy.size.height)",
        ])
    }
    return .tag(
      "svg", ["class": "pictures", "width": "0", "height": "0", "aria-hidden": "true"],
      .tag("defs", [:], images))
  }
}
