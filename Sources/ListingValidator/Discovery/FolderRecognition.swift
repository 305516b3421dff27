/// Tells by its name and by what is in it how a folder keeps a listing.
struct FolderRecognition {
  let fileSystem: FileSystem

  /// The layout of a folder; nil where it is the root of none.
  func layout(of folder: String) -> Layout? {
    layout(
      of: folder, name: PathName.name(of: folder), parent: PathName.name(of: PathName.parent(of: folder)))
  }

  /// The layout of a folder that is reached under another name.
  func layout(of folder: String, name: String, parent: String) -> Layout? {
    switch (parent, name) {
    case ("metadata", "android"): return holds(.fastlane, folder) ? .fastlane : nil
    case (_, "play"):
      if holds(.gradlePlayPublisher, folder) { return .gradlePlayPublisher }
      return holds(.tripleTOld, folder) ? .tripleTOld : nil
    case ("app-metadata", _): return holds(.appMetadata, folder) ? .appMetadata : nil
    default: return nil
    }
  }

  /// True where a locale's folder has a text, release notes or pictures: `play` is a name for many things.
  private func holds(_ layout: FolderLayout, _ folder: String) -> Bool {
    // Only a look: what the links lead to is judged when the listing is read.
    let files = ListingFiles(fileSystem: fileSystem, boundary: Boundary(root: "/"), directory: folder)
    let layer = FolderLayers.Layer(folder: ".", layout: layout, isOverlay: false)
    // A flavour may have release notes and nothing else of its own.
    let folders = Set([layout.texts, layout.notes].map(FolderLayout.container))
    let entries = folders.sorted().flatMap { (try? files.entries(layer.path($0))) ?? [] }
    return entries.contains { entry in
      guard entry.isFolder else { return false }
      let texts = (try? files.entries(layer.path(layout.texts, locale: entry.name))) ?? []
      if texts.contains(where: { layout.names.values.contains($0.name) || $0.name == layout.video }) {
        return true
      }
      guard entry.name.isLocaleName else { return false }
      let notes = (try? files.entries(layer.path(layout.notes, locale: entry.name))) ?? []
      let images = (try? files.entries(layer.path(layout.images, locale: entry.name))) ?? []
      return notes.contains { layout.noteNames.contains($0.name) && !$0.isFolder }
        || images.contains { layout.kind(of: $0) != nil }
    }
  }
}

// MARK: Android modules

extension FolderRecognition {
  /// The manifest of an Android app or library.
  static let manifestName = "AndroidManifest.xml"
  /// The build files of a Gradle module.
  static let buildFileNames = ["build.gradle.kts", "build.gradle"]

  /// True for a folder with a manifest or with resources.
  /// - Parameter entries: what is in the folder.
  func isAndroidModule(_ folder: String, _ entries: [DirectoryEntry]) -> Bool {
    entries.contains { entry in
      switch entry.name {
      case Self.manifestName: entry.kind != .directory
      case "res": isResourceFolder("\(folder)/res")
      default: false
      }
    }
  }

  /// True for a folder of Android resources: `res` is a name for other things too.
  func isResourceFolder(_ folder: String) -> Bool {
    guard PathName.name(of: folder) == "res", let entries = try? fileSystem.entries(of: folder) else {
      return false
    }
    return entries.contains { $0.kind != .regular && ResourceFolder($0.name) != nil }
  }

  /// True for `src/<name>` of a Gradle module.
  func isSourceSet(_ folder: String) -> Bool {
    let source = PathName.parent(of: folder)
    guard PathName.name(of: source) == "src" else { return false }
    if PathName.name(of: folder) == "main" || fileSystem.kind(of: "\(source)/main") != nil { return true }
    let module = PathName.parent(of: source)
    return Self.buildFileNames.contains { fileSystem.kind(of: "\(module)/\($0)") != nil }
  }
}

// MARK: Near misses

extension FolderRecognition {
  /// Where texts for Android are best kept.
  private static let supported = "fastlane/metadata/android/<locale>"

  /// What a folder with these files looks like, though it is the root of nothing; nil for nothing of interest.
  /// - Parameter names: of the files in the folder.
  static func nearMiss(folder: String, files names: Set<String>) -> NearMiss? {
    let name = PathName.name(of: folder)
    let parent = PathName.name(of: PathName.parent(of: folder))
    if name == "metadata", names.contains(where: isAppFile) {
      return NearMiss(seen: "F-Droid metadata", supported: supported)
    }
    if name.isLocaleName || name == "default" {
      if names.contains("description.txt"),
        names.contains("keywords.txt") || names.contains("promotional_text.txt")
      {
        return NearMiss(seen: "an App Store listing for deliver", supported: supported)
      }
      if parent.contains("."), PathName.parent(of: PathName.parent(of: folder)).hasSuffix("metadata"),
        !names.isDisjoint(with: textNames.union(["name.txt", "summary.txt", "description.txt"]))
      {
        return NearMiss(seen: "F-Droid metadata", supported: supported)
      }
      if !names.isDisjoint(with: textNames) {
        return NearMiss(
          seen: "a folder of texts by locale outside of \"metadata/android\"", supported: supported)
      }
    }
    return names.lazy.sorted().compactMap(nearMiss(fileName:)).first
  }

  /// What a file looks like.
  static func nearMiss(fileName: String) -> NearMiss? {
    guard fileName.hasSuffix(".md"), fileName.hasPrefix("listing") else { return nil }
    let rest = fileName.dropFirst("listing".count).dropLast(".md".count)
    guard rest.isEmpty || "-_.".contains(rest.prefix(1)) && LocaleTag(String(rest.dropFirst())) != nil else {
      return nil
    }
    return NearMiss(seen: "a Markdown sheet", supported: "listing.xml", file: fileName)
  }

  private static let textNames: Set<String> = Set(FolderLayout.fastlane.names.values)
    .union(FolderLayout.gradlePlayPublisher.names.values)

  private static func isAppFile(_ name: String) -> Bool {
    let (stem, type) = FileName.split(name)
    return type == "yml" && stem.contains(".")
  }
}
