/// Finds the resources of Play games services among the strings of a module: by what they hold, never by the name of
/// the file alone.
struct GamesIDsReader {
  /// What the console says at the top of its export.
  private static let header = "Google Play game services IDs"
  /// The names that people give the export.
  static let fileNames: Set<String> = ["games-ids.xml", "games_ids.xml", "game-ids.xml", "game_ids.xml"]
  /// The strings that an application id is kept in.
  static let appIDNames = ["app_id", "game_services_project_id"]
  /// The meta-data of a manifest that says which string it is.
  static let metadataName = "com.google.android.gms.games.APP_ID"

  private let module: AndroidModule
  /// The string that the manifest refers to.
  private let reference: String?

  /// The games resources of a module, one entry a file.
  static func read(_ module: AndroidModule) -> [GamesIDs] {
    let reader = GamesIDsReader(module: module)
    let strings = Dictionary(grouping: module.strings) { $0.entry.file.path }
    return module.files(.values).filter { !$0.isInherited }.compactMap { file in
      strings[file.file.path].flatMap { reader.read(file, $0) }
    }
  }

  private init(module: AndroidModule) {
    self.module = module
    reference = module.gamesAppIDReference
  }

  private func read(_ file: AndroidFile, _ strings: [StringResource]) -> GamesIDs? {
    let decoded = strings.filter { Self.id(of: $0).isDecoded }
    let hasNames = strings.contains { GamesResource.Kind(name: $0.name.value) != nil }
    let appID = appID(in: strings)
    let packageName = strings.first { $0.name.value == "package_name" }
    let hasHeader = file.file.text.contains(Self.header.utf8)
    let isExport = hasHeader || Self.fileNames.contains(PathName.name(of: file.file.path))
    let isAlone = strings.allSatisfy { string in
      GamesResource.Kind(name: string.name.value) != nil || Self.id(of: string).isDecoded
        || Self.appIDNames.contains(string.name.value) || string.name.value == "package_name"
    }
    let isReferredTo = appID.map { $0.name.value == reference } ?? false
    let lookAlikes = strings.filter(Self.looksLikeID)
    let hasGames =
      !decoded.isEmpty || !lookAlikes.isEmpty || isReferredTo || hasHeader && hasNames
      || appID != nil && (isExport || packageName != nil)
    guard hasGames else { return nil }
    let isDedicated = isExport || isAlone
    let resources = strings.filter { string in
      guard string.name.value != appID?.name.value, string.name.value != "package_name" else { return false }
      if Self.id(of: string).isDecoded || Self.looksLikeID(string) { return true }
      // Elsewhere such a name is as likely that of a caption.
      return isDedicated && GamesResource.Kind(name: string.name.value) != nil
    }
    return GamesIDs(
      file: file.file, root: file.root, isDedicated: isDedicated,
      appID: appID ?? module.gamesAppID(reference: reference),
      packageName: isDedicated || appID != nil ? packageName : nil,
      resources: resources.map { string in
        GamesResource(
          string: string, kind: GamesResource.Kind(name: string.name.value), id: Self.id(of: string).id)
      })
  }

  private func appID(in strings: [StringResource]) -> StringResource? {
    let names = [reference].compactMap(\.self) + Self.appIDNames
    return names.lazy.compactMap { name in strings.first { $0.name.value == name } }.first
  }

  private static func id(
    of string: StringResource
  ) -> (id: Result<GamesResourceID, GamesResourceID.Fault>, isDecoded: Bool) {
    do {
      return (.success(try GamesResourceID(string.text?.string ?? "")), true)
    } catch {
      return (.failure(error), false)
    }
  }

  /// True where a string can only be meant as an id: it begins like all ids do, and has about their length.
  private static func looksLikeID(_ string: StringResource) -> Bool {
    guard let text = string.text?.string.trimmingASCIISpace, (14...28).contains(text.utf8.count) else {
      return false
    }
    let beginnings = ["CgkI", "CggI", "CgoI"]
    return beginnings.contains { text.hasPrefix($0) }
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-_+/= ".utf8.contains(byte)
      }
  }
}

extension AndroidModule {
  /// The string that the manifest takes the application id of the game from; nil where it names none.
  var gamesAppIDReference: String? {
    gamesAppIDMetadata.flatMap { value in
      value.value.hasPrefix("@string/") ? String(value.value.dropFirst("@string/".count)) : nil
    }
  }

  /// The value of the manifest's meta-data with the application id of the game.
  var gamesAppIDMetadata: Located<String>? {
    for manifest in files(.manifest) {
      for application in manifest.root.children("application") {
        for metadata in application.children("meta-data") {
          let attributes = metadata.attributes
          guard attributes.contains(where: { $0.name == "name" && $0.value == GamesIDsReader.metadataName }),
            let value = attributes.first(where: { $0.name == "value" || $0.name == "resource" })
          else { continue }
          return value.located(in: manifest.file)
        }
      }
    }
    return nil
  }

  /// The string with the application id of the game, wherever it is.
  fileprivate func gamesAppID(reference: String?) -> StringResource? {
    let names = reference.map { [$0] } ?? GamesIDsReader.appIDNames
    return names.lazy.compactMap { string($0) }.first
  }
}
