import Bytes
import Images

/// Reads what the pictures and videos of a listing hold.
struct MediaReader {
  let files: ListingFiles
  /// True where every picture is decoded, and not only those of the size of an icon.
  let isDeep: Bool

  private var images: [String: ImageFacts?] = [:]
  private var videos: [String: VideoFacts?] = [:]

  init(files: ListingFiles, isDeep: Bool) {
    self.files = files
    self.isDeep = isDeep
  }

  /// Fills in the facts of every asset.
  mutating func read(into listing: inout Listing) {
    listing.hasDecodedImages = isDeep
    var media = listing.media
    for index in media.indices {
      for asset in media[index].assets.indices { read(&media[index].assets[asset], into: &listing) }
    }
    listing.media = media
    findUnreferenced(into: &listing)
  }

  private mutating func read(_ asset: inout Asset, into listing: inout Listing) {
    // One file may stand for many: in several slots, or by links in several locales.
    guard
      let path = try? files.fileSystem.resolve(
        asset.path, relativeTo: files.directory, within: files.boundary)
    else { return }
    if asset.kind == .video {
      if videos[path] == nil { videos[path] = .some(video(path, asset, into: &listing)) }
      asset.video = videos[path] ?? nil
    } else {
      if images[path] == nil { images[path] = .some(image(path, asset, into: &listing)) }
      asset.image = images[path] ?? nil
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
      file = try files.fileSystem.file(at: path)
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
