extension FolderLoader {
  /// Looks for files with a name that no uploader asks for and that is close to one it does.
  ///
  /// Only where the right name is missing: whatever else people keep in such a folder is their own business.
  mutating func findUnknownFiles(of locale: String, description: inout Description) {
    for layer in layers.topFirst {
      guard let own = layer.folder(of: locale) else { continue }
      let arrangement = layer.layout
      for field in Self.textFields {
        guard let name = arrangement.names[field], layer.isOverlay || lacks(field, description),
          !own.entries.contains(where: { $0.name == name })
        else { continue }
        let others = Self.otherNames[field] ?? []
        let unknown = own.entries.first { entry in
          !entry.isFolder && !arrangement.knows(entry.name)
            && (others.contains(entry.name) || entry.name.isSlipOf(name))
        }
        guard let unknown else { continue }
        report(unknown, meant: name, locale: description.locale, field: field)
        description.unreadable.insert(field)
      }
      findMisplaced(in: own, of: layer, description: &description)
      findUnknownNotes(in: own, of: layer, description: &description)
      findUnknownImages(in: own, of: layer, locale: description.locale)
    }
  }

  /// True where no layer has the field, so that a file with another name may have been meant for it.
  private func lacks(_ field: Field, _ description: Description) -> Bool {
    guard !description.unreadable.contains(field) else { return false }
    switch field {
    case .title: return description.title == nil
    case .shortDescription: return description.short == nil
    case .fullDescription: return description.long == nil
    case .featureBullets: return description.bullets == nil
    case .keywords: return description.keywords == nil
    default: return false
    }
  }

  /// What only an overlay holds lies in the folder of the other store, whose uploader ignores it.
  private mutating func findMisplaced(
    in own: FolderLayers.LocaleFolder, of layer: FolderLayers.Layer, description: inout Description
  ) {
    guard !layer.isOverlay, let overlay = layer.layout.overlay else { return }
    for field in Self.textFields where lacks(field, description) {
      guard let name = FolderLayout.overlayNames[field],
        let entry = own.entries.first(where: { $0.name == name && !$0.isFolder })
      else { continue }
      let meant = ShownPath.joined(layer.folder, "\(overlay)/\(own.name)/\(name)")
      report(entry, meant: ShownPath.joined(listing.root, meant), locale: description.locale, field: field)
      description.unreadable.insert(field)
    }
  }

  private mutating func findUnknownNotes(
    in own: FolderLayers.LocaleFolder, of layer: FolderLayers.Layer, description: inout Description
  ) {
    let names = layer.layout.noteNames
    let folder = layer.path(layer.layout.notes, locale: own.name)
    let lies = layers.entries(folder, of: &listing).filter { !$0.isFolder }
    let hasNotes = !names.candidates(among: lies.map(\.name), versionCode: versionCode).isEmpty
    if case .versionCodes = names {
      let versions = lies.filter { FolderLayout.NoteNames.isVersionName($0.name) }
      if let first = versions.first {
        versionNames = (versionNames?.first ?? first.path, (versionNames?.count ?? 0) + versions.count)
        if !hasNotes { description.unreadable.insert(.recentChanges) }
      }
      // Without a folder of notes, one with a similar name may have been meant.
      if lies.isEmpty, let last = layer.layout.notes.pathComponents.last.map(String.init),
        let entry = own.entries.first(where: { $0.isFolder && $0.name.isSlipOf(last) })
      {
        report(entry, meant: last, locale: description.locale, field: .recentChanges)
        description.unreadable.insert(.recentChanges)
      }
    }
    guard !lies.contains(where: { $0.name == names.fallback }) else { return }
    for entry in lies {
      guard entry.name.isSlipOf(names.fallback), !layer.layout.noteNames.isExpected(entry.name) else {
        continue
      }
      report(entry, meant: names.fallback, locale: description.locale, field: .recentChanges)
      if !hasNotes { description.unreadable.insert(.recentChanges) }
    }
  }

  private mutating func findUnknownImages(
    in own: FolderLayers.LocaleFolder, of layer: FolderLayers.Layer, locale: String
  ) {
    let folder = layer.path(layer.layout.images, locale: own.name)
    let entries = folder == own.path ? own.entries : layers.entries(folder, of: &listing)
    let known = Set(entries.compactMap(layer.layout.kind))
    for entry in entries where layer.layout.kind(of: entry) == nil && (entry.isFolder || entry.isImage) {
      let candidates = layer.layout.pictures.filter { $0.kind.isSingle != entry.isFolder }
      let picture = candidates.first { !known.contains($0.kind) && entry.stem.isSlipOf($0.name) }
      guard let picture else { continue }
      misnamedKinds.insert(picture.kind)
      let type = entry.isFolder ? "" : ".\(FileName.split(entry.name).extension)"
      report(entry, meant: picture.name + type, locale: locale, field: .images)
    }
  }

  private mutating func report(_ entry: FolderEntry, meant: String, locale: String, field: Field) {
    listing.faults.append(
      LoadFault(
        .unknownFile(name: entry.name, meant: meant), at: Location(path: entry.path), locale: locale,
        field: field))
  }

  /// What the fields are called elsewhere: in other layouts, at F-Droid and at Apple.
  private static let otherNames: [Field: [String]] = {
    var names: [Field: [String]] = [
      .title: ["name.txt", "name"], .shortDescription: ["summary.txt", "subtitle.txt"],
      .fullDescription: ["description.txt", "description", "long_description.txt", "long-description.txt"],
      .featureBullets: ["bullets.txt", "features.txt"],
    ]
    for layout in FolderLayout.all {
      for (field, name) in layout.names { names[field, default: []].append(name) }
    }
    return names
  }()
}

extension FolderLayout {
  /// True for a file that an uploader takes.
  fileprivate func knows(_ name: String) -> Bool { names.values.contains(name) || name == video }
}

extension FolderLayout.NoteNames {
  /// True for a name that an uploader asks for.
  fileprivate func isExpected(_ name: String) -> Bool {
    switch self {
    case .versionCodes: name == fallback || Self.versionCode(of: name) != nil
    case .tracks(let names, _, _): names.contains(name)
    }
  }
}

extension String {
  /// True where a name is another one with a slip: other case, other separators, or a letter or two wrong.
  func isSlipOf(_ name: String) -> Bool {
    let (own, known) = (FileName.split(self), FileName.split(name))
    guard self != name, own.extension.lowercased() == known.extension.lowercased() else { return false }
    let (a, b) = (own.stem.withoutSeparators, known.stem.withoutSeparators)
    // The nearest name may be a third different; one that is much longer or begins otherwise says something else.
    return a == b
      || a.first == b.first && abs(a.count - b.count) <= 1 && NearestName.nearest(to: a, in: [b]) != nil
  }
}

extension Substring {
  /// The letters in lower case, without what separates words.
  fileprivate var withoutSeparators: String {
    lowercased().filter { !"_- ".contains($0) }
  }
}
