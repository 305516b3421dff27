/// Reads the texts and images of the folder layouts.
struct FolderLoader {
  let files: ListingFiles
  let layout: FolderLayout
  /// Where the overlay lies, seen from the root; nil for none, or for a store that it is not for.
  let overlay: String?
  let versionCode: Int?
  /// The topmost overlay, there or not, relative to the root of the listing; nil for none.
  var overlayRoot: String?
  var layers: FolderLayers
  var listing: Listing
  /// Release notes that are named after versions: the first, and how many.
  var versionNames: (first: String, count: Int)?
  /// What pictures of the locale that is being read were meant for, though they lie under names that nobody reads.
  var misnamedKinds: Set<AssetKind> = []

  /// Reads the listing at a root that discovery found.
  /// - Parameter usesOverlay: whether what lies over the folder for Amazon alone counts.
  static func load(_ root: ListingRoot, files: ListingFiles, usesOverlay: Bool = true) -> Listing {
    var listing = Listing(root: root.path, layout: root.layout, location: Location(path: "."))
    listing.variant = root.variant
    guard let layout = FolderLayout(root.layout) else { return listing }
    var loader = FolderLoader(layout, files: files, listing: listing, usesOverlay: usesOverlay)
    let main = root.variant == nil ? nil : SourceSet(of: root.directory)?.reference(to: "main")
    for folder in [main, "."].compactMap(\.self) {
      loader.layers.add(folder, layout, into: &loader.listing)
    }
    if usesOverlay, let overlay = layout.overlay {
      loader.overlayRoot = ShownPath.joined(".", overlay)
      for folder in [main, "."].compactMap(\.self) {
        loader.layers.add(
          ShownPath.joined(folder, overlay), layout.overlaid, isOverlay: true, into: &loader.listing)
      }
    }
    loader.readDetails()
    loader.readDescriptions()
    loader.nameDefaultLocale()
    if layout.layout == .appMetadata {
      let name = PathName.name(of: root.directory)
      loader.listing.package = Located(name, at: Location(path: "."))
    }
    loader.listing.places = loader.places
    loader.listing.imagePlaces = loader.imagePlaces(
      in: root.path, overlay: loader.overlay.map { ShownPath.joined(root.path, $0) })
    return loader.listing
  }

  /// Adds the descriptions of a folder that a manifest refers to.
  static func load(
    layout: Layout, href: Located<String>, overlay: Located<String>?, variant: String?,
    locales: [Located<String>]?,
    files: ListingFiles, usesOverlay: Bool = true, into listing: inout Listing
  ) {
    guard let layout = FolderLayout(layout) else { return }
    var loader = FolderLoader(layout, files: files, listing: listing, usesOverlay: usesOverlay)
    var folders = [ShownPath.joined(".", href.value)]
    if let variant {
      let flavour = SourceSet(of: files.absolute(folders[0]))?.reference(to: variant)
      folders.append(ShownPath.joined(folders[0], flavour ?? "../\(variant)"))
    }
    var isThere = true
    // One message is enough where nothing is there at all.
    for folder in folders where isThere {
      isThere = loader.layers.add(folder, layout, reference: href.location, into: &loader.listing)
    }
    let given = usesOverlay ? overlay.map { [$0.value] } : []
    let overlays =
      (given ?? folders.compactMap { folder in layout.overlay.map { "\(folder)/\($0)" } })
      .map { ShownPath.joined(".", $0) }
    loader.overlayRoot = overlays.last
    for folder in overlays {
      loader.layers.add(
        folder, layout.overlaid, isOverlay: true, reference: overlay?.location, into: &loader.listing)
    }
    for folder in folders + overlays {
      loader.listing.references.append(
        FileReference(path: folder, location: href.location, isFolder: true))
    }
    loader.readDescriptions(locales)
    if loader.listing.defaultLocale == nil { loader.listing.defaultLocale = loader.detail(.defaultLanguage) }
    listing = loader.listing
    guard isThere else { return }
    let places = loader.textPlaces(
      in: ShownPath.joined(listing.root, folders.last ?? "."),
      overlay: overlays.last.map { ShownPath.joined(listing.root, $0) })
    listing.places.merge(places) { $1 }
  }

  private init(_ layout: FolderLayout, files: ListingFiles, listing: Listing, usesOverlay: Bool) {
    self.layout = layout
    overlay = usesOverlay ? layout.overlay : nil
    self.files = files
    self.listing = listing
    versionCode = listing.submission.versionCode
    layers = FolderLayers(files: files)
  }

  // MARK: Descriptions

  /// The fields that have a file of their own in a locale's folder.
  static let textFields: [Field] = [.title, .shortDescription, .fullDescription, .featureBullets, .keywords]

  /// Reads every locale, or those that are asked for.
  private mutating func readDescriptions(_ wanted: [Located<String>]? = nil) {
    for locale in wanted?.map(\.value) ?? layers.locales {
      guard let home = layers.home(of: locale) else {
        if let name = wanted?.first(where: { $0.value == locale }), let layer = layers.layers.first {
          let path = layer.path(layout.texts, locale: locale)
          listing.faults.append(LoadFault(.missingFile(href: path), at: name.location, locale: locale))
        }
        continue
      }
      // What is asked for goes by the name in the manifest, else by the folder's.
      let asked = wanted?.first { $0.value == locale }
      let name = asked?.value ?? home.name
      let location = Location(path: home.path)
      var description = Description(
        locale: name, localeLocation: asked?.location ?? location, location: location)
      description.folders = layers.folders(of: locale)
      description.overlayFolder = overlayFolder(of: locale)
      readTexts(of: locale, into: &description)
      findUnknownFiles(of: locale, description: &description)
      readNotes(of: locale, into: &description)
      readVideoAddress(of: locale, into: &description)
      readImages(of: locale, at: location, into: &description)
      listing.descriptions.append(description)
      if asked != nil { listing.declaredLocales.insert(name) }
    }
    if let versionNames {
      listing.faults.append(
        LoadFault(
          .changelogName(PathName.name(of: versionNames.first), count: versionNames.count),
          at: Location(path: versionNames.first), field: .recentChanges))
    }
  }

  /// Where what differs at Amazon lies, or would lie.
  private func overlayFolder(of locale: String) -> String? {
    guard let overlay = overlayRoot else { return nil }
    let there = layers.topFirst.first { $0.isOverlay && $0.folder == overlay }?.folder(of: locale)
    return "\(overlay)/\(there?.name ?? layers.home(of: locale)?.name ?? locale)"
  }

  private mutating func readTexts(of locale: String, into description: inout Description) {
    for field in Self.textFields {
      for layer in layers.topFirst {
        guard let name = layer.layout.names[field], let folder = layer.folder(of: locale) else { continue }
        // What cannot be looked into may hold the field: nothing is called missing.
        if !folder.isReadable { description.unreadable.insert(field) }
        guard let entry = folder.entries.first(where: { $0.name == name }) else { continue }
        switch files.text(entry.path, locale: description.locale, field: field, into: &listing) {
        case .missing: continue
        case .unreadable: description.unreadable.insert(field)
        case .text(let text): description.take(text, as: field)
        }
        break
      }
    }
  }

  /// Reads the notes of the release: of its version code, else of the highest, else those for all releases.
  private mutating func readNotes(of locale: String, into description: inout Description) {
    for layer in layers.topFirst {
      guard let own = layer.folder(of: locale) else { continue }
      let folder = layer.path(layer.layout.notes, locale: own.name)
      guard let entries = layers.contents(of: folder, into: &listing) else {
        description.unreadable.insert(.recentChanges)
        continue
      }
      let names = entries.filter { !$0.isFolder && layer.layout.noteNames.contains($0.name) }.map(\.name)
      var blank: Text?
      for name in layer.layout.noteNames.candidates(among: names, versionCode: versionCode) {
        guard let entry = entries.first(where: { $0.name == name }) else { continue }
        switch files.text(entry.path, locale: description.locale, field: .recentChanges, into: &listing) {
        case .missing: continue
        case .unreadable:
          description.unreadable.insert(.recentChanges)
          return
        case .text(let text):
          // Uploaders go on to the next name where a file is empty.
          guard text.isEmpty else {
            description.releaseNotes = text
            return
          }
          blank = blank ?? text
        }
      }
      if let blank {
        description.releaseNotes = blank
        return
      }
    }
  }

  /// Reads the file with the address of a video; people leave it empty where there is none.
  private mutating func readVideoAddress(of locale: String, into description: inout Description) {
    for layer in layers.topFirst {
      guard let entry = layer.folder(of: locale)?.entries.first(where: { $0.name == layer.layout.video }),
        case .text(let text) = files.text(
          entry.path, locale: description.locale, field: .videos, into: &listing)
      else { continue }
      description.videoAddress = text.isEmpty ? nil : text
      return
    }
  }

  // MARK: Images

  private mutating func readImages(
    of locale: String, at location: Location, into description: inout Description
  ) {
    var media = Media(location: location, locale: Located(locale, at: location))
    media.unreadable = misnamedKinds
    misnamedKinds = []
    var filled: Set<AssetKind> = []
    for layer in layers.topFirst {
      guard let own = layer.folder(of: locale) else { continue }
      let folder = layer.path(layer.layout.images, locale: own.name)
      let contents = folder == own.path ? own.entries : layers.contents(of: folder, into: &listing)
      if contents == nil || !own.isReadable {
        // Any picture may be in there.
        description.unreadable.insert(.images)
        media.unreadable.formUnion(AssetKind.allCases)
      }
      var assets: [Asset] = []
      for entry in contents ?? [] {
        guard let kind = layer.layout.kind(of: entry), !filled.contains(kind) else { continue }
        switch entry.kind {
        case .file:
          assets.append(Asset(kind: kind, path: entry.path, location: Location(path: entry.path)))
          if !entry.isImage { media.unreadable.insert(kind) }
        case .folder where FileName.isImage(entry.name):
          record(.notRegular(.directory), entry.path, locale: locale)
          media.unreadable.insert(kind)
        case .folder:
          let pictures = layers.entries(entry.path, of: &listing).filter(\.isImage)
          for picture in pictures.sorted(by: { NaturalOrder.precedes($0.name, $1.name) }) {
            if case .broken(let fault) = picture.kind {
              record(fault, picture.path, locale: locale)
              media.unreadable.insert(kind)
            } else {
              assets.append(Asset(kind: kind, path: picture.path, location: Location(path: picture.path)))
            }
          }
        case .special:
          listing.cannotRead(entry.path, reason: FileFault.notRegular(.other).reason)
          media.unreadable.insert(kind)
        case .broken(let fault):
          record(fault, entry.path, locale: locale)
          media.unreadable.insert(kind)
        }
      }
      filled.formUnion(assets.map(\.kind))
      media.assets += assets
    }
    if !media.assets.isEmpty || !media.unreadable.isEmpty { listing.media.append(media) }
  }

  private mutating func record(_ fault: FileFault, _ path: String, locale: String) {
    files.record(
      fault, path: path, href: path, at: Location(path: path), locale: locale, field: .images, into: &listing)
  }

  // MARK: The app's details

  private mutating func readDetails() {
    listing.general.supportEmail = detail(.contactEmail)
    listing.general.supportPhone = detail(.contactPhone)
    listing.general.supportWebsite = detail(.contactWebsite)
    listing.defaultLocale = detail(.defaultLanguage)
  }

  /// The content of the topmost file with a detail; nil for none or a blank one.
  private mutating func detail(_ field: Field) -> Located<String>? {
    for layer in layers.topFirst {
      guard let name = layer.layout.details[field] else { continue }
      let path = layer.path(name)
      guard files.fileSystem.kind(of: files.absolute(path)) != nil else { continue }
      guard let file = files.open(path, field: field, into: &listing),
        case .text(let text) = files.text(of: file, locale: nil, field: field, into: &listing)
      else { return nil }
      return text.isEmpty ? nil : Located(text.string, at: text.location)
    }
    return nil
  }

  /// Without a word from the owner: American English, or the only locale.
  private mutating func nameDefaultLocale() {
    guard listing.defaultLocale == nil else { return }
    let english = listing.descriptions.first { $0.tag?.canonical == "en-US" }
    let only = listing.descriptions.count == 1 ? listing.descriptions.first : nil
    listing.defaultLocale = (english ?? only).map { Located($0.locale, at: $0.localeLocation) }
  }

  // MARK: Where to put what is missing

  private var places: [Field: FieldPlace] {
    let root = listing.root
    var places = textPlaces(in: root, overlay: overlay.map { ShownPath.joined(root, $0) })
    for (field, name) in layout.details { places[field] = .file(ShownPath.joined(root, name)) }
    if layout.layout == .appMetadata { places[.packageName] = .file("app-metadata/<package name>") }
    return places
  }

  /// Where pictures go: into the overlay where there is one, so that no other store sees them.
  private func imagePlaces(in folder: String, overlay: String?) -> [AssetKind: FieldPlace] {
    let arrangement = overlay == nil ? layout : layout.overlaid
    let images = ShownPath.joined(overlay ?? folder, arrangement.images)
    var places: [AssetKind: FieldPlace] = [:]
    for picture in arrangement.pictures where places[picture.kind] == nil {
      places[picture.kind] = .file("\(images)/\(picture.name)\(picture.kind.isSingle ? ".png" : "/")")
    }
    return places
  }

  private func textPlaces(in folder: String, overlay: String?) -> [Field: FieldPlace] {
    var places: [Field: FieldPlace] = [:]
    for (field, name) in layout.names {
      places[field] = .file(ShownPath.joined(folder, "\(layout.texts)/\(name)"))
    }
    places[.recentChanges] = .file(ShownPath.joined(folder, "\(layout.notes)/\(layout.noteNames.fallback)"))
    places[.images] = .file(ShownPath.joined(folder, layout.images))
    // What only Amazon asks for must not disturb the listing at the other store.
    guard let overlay else { return places }
    for (field, name) in FolderLayout.overlayNames {
      places[field] = .file(ShownPath.joined(overlay, "{locale}/\(name)"))
    }
    places[.images] = .file(ShownPath.joined(overlay, "{locale}/images"))
    return places
  }
}

extension FolderLayout {
  /// What an entry of the folder of pictures is for; nil for nothing.
  func kind(of entry: FolderEntry) -> AssetKind? {
    // A link that leads nowhere may have been meant for a folder or a file, and one to a folder may have become a text.
    if let picture = pictures.first(where: { $0.name == entry.name }) { return picture.kind }
    guard FileName.isImage(entry.name) else { return nil }
    let stem = entry.stem.lowercased()
    return pictures.first { $0.kind.isSingle && $0.name.lowercased() == stem }?.kind
  }
}

extension Description {
  /// Fills a field.
  mutating func take(_ text: Text, as field: Field) {
    switch field {
    case .title: title = text
    case .shortDescription: short = text
    case .fullDescription: long = text
    case .featureBullets: bullets = text.lines
    case .keywords: keywords = text.split { $0 == "," || $0.isNewline }
    default: break
    }
  }
}
