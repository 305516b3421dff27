import ListingValidator

/// `listing-lint inspect PATH`: what a listing folder, a package, an Android manifest, a game's ids, a picture or a video contains.
struct InspectCommand {
  let options: Options
  let terminal: Terminal

  /// What was found at a path.
  private enum Inspection: Encodable {
    case folder(ListingRoot, ListingInspection)
    case package(path: String, PackageInspection)
    case games(ListingRoot, GamesIDsInspection)
    case manifest(ListingRoot, ManifestInspection)
    case media(path: String, MediaInspection)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .folder(_, let inspection): try inspection.encode(to: encoder)
      case .package(_, let inspection): try inspection.encode(to: encoder)
      case .games(_, let inspection): try inspection.encode(to: encoder)
      case .manifest(_, let inspection): try inspection.encode(to: encoder)
      case .media(_, let inspection): try inspection.encode(to: encoder)
      }
    }

    var text: String {
      switch self {
      case .folder(let root, let inspection): FolderText.text(root, inspection)
      case .package(let path, let inspection): PackageText.text(path, inspection)
      case .games(let root, let inspection): GamesText.text(root, inspection)
      case .manifest(let root, let inspection): inspection.text(root)
      case .media(let path, let inspection): MediaText.text(path, inspection)
      }
    }
  }

  func run() throws -> ExitStatus {
    let discovery = Discovery(boundary: options.boundary, variant: options.variant)
    let reader = ListingReader()
    var found: [Inspection] = []
    var status = ExitStatus.success
    func complain(_ path: String, _ reason: String) {
      terminal.complain("\(path): \(reason)")
      status = .unreadable
    }
    for path in options.paths.isEmpty ? ["."] : options.paths {
      do {
        if let inspection = try media(at: path) {
          found.append(.media(path: path, inspection))
          continue
        }
        let discovered = try discovery.roots(at: path)
        for place in discovered.unreadable { complain(place.path, place.reason) }
        let packages = discovered.roots.filter { $0.layout == .package }
        let folders = discovered.roots.compactMap { root in ListingInspection(root).map { (root, $0) } }
        let sources = discovered.roots.flatMap { self.sources(of: $0, reader: reader) }
        if packages.isEmpty, folders.isEmpty, sources.isEmpty {
          let nearest = discovered.roots.lazy.compactMap(\.nearMiss).first.map {
            "; the nearest is \($0.supported)"
          }
          complain(path, "nothing to inspect found\(nearest ?? "")")
        }
        found += folders.map(Inspection.folder) + sources
        for root in packages {
          let listing = reader.read(root, .init(searchesCode: false))
          found += listing.packages.map { .package(path: path, PackageInspection($0, implied: implied)) }
          for fault in listing.unreadable { complain(path, fault.reason) }
          for case .brokenPackage(let problem) in listing.faults.map(\.kind) {
            complain(path, problem.reason)
          }
        }
      } catch {
        complain(path, error.reason)
      }
    }
    guard !found.isEmpty else { return status }
    let output = options.outputs.first ?? Options.Output(format: .text)
    let bytes =
      output.format == .json ? try json(found) : Array(found.map(\.text).joined(separator: "\n").utf8)
    try terminal.write(bytes)
    return status
  }

  /// What the store that is asked for takes permissions for.
  private var implied: [ImpliedFeature] {
    guard let names = options.stores else { return ImpliedFeature.amazonAppstore }
    let profile = StoreProfile.builtIn.first { names.contains($0.name) } ?? .amazonAppstore
    return profile.impliedFeatures
  }

  /// The manifests and the ids of games in an Android module or file.
  private func sources(of root: ListingRoot, reader: ListingReader) -> [Inspection] {
    guard root.layout == .androidProject || root.layout == .file, root.nearMiss == nil else { return [] }
    let listing = reader.read(root)
    return ManifestInspection.all(in: listing).map { .manifest(root, $0) }
      + GamesIDsInspection.all(in: listing).map { .games(root, $0) }
  }

  /// What a picture or a video contains; nil where the path leads to something else.
  private func media(at path: String) throws(DiscoveryFault) -> MediaInspection? {
    do {
      return try MediaInspection(path: path)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  /// One object for one path, else an array.
  private func json(_ inspections: [Inspection]) throws -> [UInt8] {
    if inspections.count == 1, let only = inspections.first { return try JSONText.encoded(only) }
    return try JSONText.encoded(inspections)
  }
}

/// A listing folder in words.
private enum FolderText {
  static func text(_ root: ListingRoot, _ inspection: ListingInspection) -> String {
    """
    \(TerminalText.escaped(root.path)): \(inspection.layout.label)\(root.variant.map { ", variant \($0)" } ?? "")
      locales      \(inspection.locales.count): \(TerminalText.escaped(inspection.locales.joined(separator: " ")))
      files        \(inspection.files), of these \(inspection.symlinks) symbolic links on the way
      titles       \(inspection.titleFiles)
      short texts  \(inspection.shortFiles)
      long texts   \(inspection.fullFiles)
      changelogs   \(inspection.changelogFiles)
      images       \(inspection.images), of these \(inspection.screenshots) screenshots

    """
  }
}

/// The ids of a game in words.
private enum GamesText {
  static func text(_ root: ListingRoot, _ inspection: GamesIDsInspection) -> String {
    let rows = inspection.resources.map { resource in
      let number = resource.number.map(String.init) ?? "no id"
      return "  \(resource.kind?.rawValue ?? "other") \(number): \(resource.name) \(resource.id ?? "")"
    }
    let lines =
      [
        "\(root.path)/\(inspection.path): \(inspection.resources.count) resources of a game",
        "  application id \(inspection.appId ?? "not found")",
        "  package name \(inspection.packageName ?? "not given")",
      ] + rows
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }
}
