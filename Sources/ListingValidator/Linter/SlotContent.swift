import Images

/// The pictures or videos of one locale that a slot of a store would get.
public struct SlotContent: RuleSubject {
  /// The slot.
  public let slot: StoreSlot
  /// The locale as spelled; nil for all that have none of their own.
  public let locale: String?
  /// Where the media of the locale are declared.
  public let location: Location
  /// The files, in the order of the listing.
  public let assets: [Asset]
  /// True where a person picks from the files those that fit.
  public let isChoice: Bool
  /// True for the pictures of the default language, and for those of all languages.
  public let isHome: Bool
  /// True where a person can leave out what does not fit, because enough does.
  let hasSpares: Bool

  init(
    slot: StoreSlot, locale: String?, location: Location, assets: [Asset], isChoice: Bool, isHome: Bool
  ) {
    self.slot = slot
    self.locale = locale
    self.location = location
    self.assets = assets
    self.isChoice = isChoice
    self.isHome = isHome
    hasSpares = isChoice && assets.count(where: slot.fits) >= max(1, slot.count.lowerBound)
  }

  public static func all(in context: Context) -> [SlotContent] { context.slotContents }
}

/// One picture in one slot.
public struct SlotImage: RuleSubject {
  /// The slot with all its pictures.
  public let content: SlotContent
  /// The file.
  public let asset: Asset
  /// What it holds.
  package let facts: ImageFacts

  public static func all(in context: Context) -> [SlotImage] {
    context.inSlots { content, asset in
      asset.image.map { SlotImage(content: content, asset: asset, facts: $0) }
    }
  }

  /// The slot.
  var slot: StoreSlot { content.slot }
}

/// One video.
public struct SlotVideo: RuleSubject {
  /// The slot with all its videos.
  public let content: SlotContent
  /// The file.
  public let asset: Asset
  /// What it holds.
  package let facts: VideoFacts

  public static func all(in context: Context) -> [SlotVideo] {
    context.inSlots { content, asset in
      asset.video.map { SlotVideo(content: content, asset: asset, facts: $0) }
    }
  }
}

extension Context {
  /// What each file in each slot makes.
  fileprivate func inSlots<Subject>(_ make: (SlotContent, Asset) -> Subject?) -> [Subject] {
    slotContents.flatMap { content in content.assets.compactMap { make(content, $0) } }
  }
}

extension StoreSlot {
  /// True for a picture that the slot takes, as far as its size and format go.
  func fits(_ asset: Asset) -> Bool {
    guard let facts = asset.image, formats.contains(facts.format), facts.faults.isEmpty,
      let size = facts.displayedSize
    else { return false }
    return takes(size)
  }
}

extension Listing {
  /// Where a picture for a slot goes; nil where the layout has no place for it.
  func place(of slot: StoreSlot) -> FieldPlace? {
    if let place = slot.kinds.lazy.compactMap({ imagePlaces[$0] }).first { return place }
    for kind in slot.pool {
      guard let place = imagePlaces[kind] else { continue }
      // The one file that another store has another size for is no place; an element that may be repeated is.
      if case .file = place, kind.isSingle { continue }
      return place
    }
    return nil
  }
}

extension UploadPlugin {
  /// False for a file of a folder that the tool passes over because of its extension.
  func takes(_ asset: Asset) -> Bool {
    asset.location.file != nil || extensions.isEmpty
      || extensions.contains(String(FileName.split(asset.path).extension))
  }
}

/// Sorts the pictures of a listing into the slots of a store, as the route to the store does.
struct MediaSorting {
  let listing: Listing
  let profile: StoreProfile

  /// The slots that matter: those of devices that are not targeted stay as they are.
  var slots: [StoreSlot] {
    profile.slots.filter { slot in
      Device(rawValue: slot.group).map(listing.submission.devices.contains) ?? true
    }
  }

  /// The tool that uploads them, where it is known what it does.
  var plugin: UploadPlugin? { profile.plugin(of: listing.submission.route) }

  /// What each slot gets, by locale.
  /// - Parameters:
  ///   - isChecked: whether the locale is one that is submitted.
  ///   - isDefault: whether it is the default language.
  func contents(isChecked: (String) -> Bool, isDefault: (String) -> Bool) -> [SlotContent] {
    var order: [String] = []
    var media: [String: [Media]] = [:]
    for entry in listing.media where entry.locale.map({ isChecked($0.value) }) ?? true {
      let key = entry.localeKey ?? ""
      if media[key] == nil { order.append(key) }
      media[key, default: []].append(entry)
    }
    let home = homeKeys(order, media, isDefault)
    let slots = slots
    return order.flatMap { key -> [SlotContent] in
      guard let entries = media[key], let first = entries.first else { return [] }
      let sorted = sorted(entries.flatMap(\.assets), into: slots)
      return slots.compactMap { slot in
        guard let (assets, isChoice) = sorted[slot.name] else { return nil }
        return SlotContent(
          slot: slot, locale: first.locale?.value, location: first.location, assets: assets,
          isChoice: isChoice, isHome: home.contains(key))
      }
    }
  }

  /// The locales whose pictures customers see first: the default language's and those of all languages, or else
  /// those of the locale with most.
  private func homeKeys(_ order: [String], _ media: [String: [Media]], _ isDefault: (String) -> Bool)
    -> Set<String>
  {
    let home = order.filter { key in
      key.isEmpty || media[key]?.first?.locale.map { isDefault($0.value) } ?? false
    }
    guard home.isEmpty else { return Set(home) }
    let counts = order.map { media[$0, default: []].map(\.assets.count).reduce(0, +) }
    let richest = counts.max().flatMap { counts.firstIndex(of: $0) }
    return Set(richest.map { [order[$0]] } ?? [])
  }

  private func sorted(_ assets: [Asset], into slots: [StoreSlot]) -> [String: ([Asset], isChoice: Bool)] {
    var sorted: [String: (own: [Asset], choice: [Asset])] = [:]
    for asset in assets {
      guard let (slot, isChoice) = slot(of: asset, among: slots) else { continue }
      if isChoice {
        sorted[slot.name, default: ([], [])].choice.append(asset)
      } else {
        sorted[slot.name, default: ([], [])].own.append(asset)
      }
    }
    return sorted.mapValues { entry in
      // What a manifest says goes before what lies in a folder, and what is meant before what might do.
      let written = entry.own.filter { $0.location.file != nil }
      if !written.isEmpty { return (written, false) }
      return entry.own.isEmpty ? (entry.choice, true) : (entry.own, false)
    }
  }

  private func slot(of asset: Asset, among slots: [StoreSlot]) -> (StoreSlot, isChoice: Bool)? {
    if let plugin, asset.location.file == nil {
      guard plugin.takes(asset) else { return nil }
      return plugin.slots[asset.kind].flatMap { name in slots.first { $0.name == name } }.map { ($0, false) }
    }
    if let own = slots.first(where: { $0.kinds.contains(asset.kind) }) {
      // One AppDF description serves all stores, with each screenshot in several sizes.
      return (own, listing.layout == .appdf && !own.isSingle)
    }
    let possible = slots.filter { $0.pool.contains(asset.kind) }
    let fitting = possible.first { slot in
      guard let size = asset.image?.displayedSize, !slot.sizes.isEmpty else { return false }
      return slot.takes(size)
    }
    // An icon of no known size is taken for the largest, which stores have in common.
    return (fitting ?? possible.last).map { ($0, true) }
  }
}
