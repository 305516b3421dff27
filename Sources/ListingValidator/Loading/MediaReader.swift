import Bytes
import Images

/// Reads what the pictures and videos of a listing hold.
struct MediaReader {
  let files: ListingFiles
  /// True where every picture is decoded, and not only those of the size of an icon.
  let isDeep: Bool

  /// What tells one file from another: its real path. Bytes, as Swift's strings are equal where names are not.
  private typealias Place = [UInt8]

  private var images: [Place: ImageFacts?] = [:]
  private var videos: [Place: VideoFacts?] = [:]

  init(files: ListingFiles, isDeep: Bool) {
    self.files = files
    self.isDeep = isDeep
  }

  /// Fills in the facts of every asset.
  mutating func read(into listing: inout Listing) {
    var media = listing.media
    for index in media.indices {
      for asset in media[index].assets.indices { read(&media[index].assets[asset], into: &listing) }
    }
    listing.media = media
    findUnreferenced(into: &listing)
  }

  private mutating func read(_ asset: inout Asset, into listing: inout Listing) {
    // One file may stand for many: in several slots, or by links in several locales.
    guard let path = files.archive == nil ? try? files.realPath(of: asset.path) : asset.path else { return }
    let place = Place(path.utf8)
    if asset.kind == .video {
      if videos[place] == nil { videos[place] = .some(video(path, asset, into: &listing)) }
      asset.video = videos[place] ?? nil
    } else {
      if images[place] == nil { images[place] = .some(image(path, asset, into: &listing)) }
      asset.image = images[place] ?? nil
    }
    if asset.image != nil || asset.video != nil { listing.files.insert(asset.path) }
  }

  private func image(_ path: String, _ asset: Asset, into listing: inout Listing) -> ImageFacts? {
    let isDeep = isDeep
    return facts(path, asset, into: &listing) { (file) throws(ByteFault) in
      try ImageFile.read(file, decoding: isDeep ? .all : .icons)
    }
  }

  private func video(_ path: String, _ asset: Asset, into listing: inout Listing) -> VideoFacts? {
    facts(path, asset, into: &listing) { (file) throws(ByteFault) in try VideoFile.read(file) }
  }

  private func facts<Facts>(
    _ path: String, _ asset: Asset, into listing: inout Listing,
    _ read: (RandomAccessFile) throws(ByteFault) -> Facts
  ) -> Facts? {
    let file: RandomAccessFile
    do {
      file = try files.archive == nil ? files.fileSystem.file(at: path) : files.file(path)
    } catch {
      let field: Field = asset.kind == .video ? .videos : .images
      files.record(
        error, path: asset.path, href: asset.path, at: asset.location, field: field, into: &listing)
      return nil
    }
    do {
      return try read(file)
    } catch {
      listing.cannotRead(asset.path, reason: error.reason)
      return nil
    }
  }
}
