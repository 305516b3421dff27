import FoundationEssentials
import ListingValidator

/// `listing-lint inspect PATH`: what a listing folder, an Android manifest or the ids of a game contain.
struct InspectCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    let discovery = Discovery(boundary: options.boundary, variant: options.variant)
    var found: [(root: ListingRoot, inspection: Inspection)] = []
    var status = ExitStatus.success
    func complain(_ path: String, _ reason: String) {
      terminal.complain("\(path): \(reason)")
      status = .unreadable
    }
    for path in options.paths.isEmpty ? ["."] : options.paths {
      do {
        let discovered = try discovery.roots(at: path)
        for place in discovered.unreadable { complain(place.path, place.reason) }
        let folders = try discovered.roots.flatMap { root in try inspections(of: root).map { (root, $0) } }
        if folders.isEmpty {
          let nearest = discovered.roots.lazy.compactMap(\.nearMiss).first.map {
            "; the nearest is \($0.supported)"
          }
          complain(path, "nothing to inspect found\(nearest ?? "")")
        }
        found += folders
      } catch let fault as DiscoveryFault {
        complain(path, fault.reason)
      }
    }
    guard !found.isEmpty else { return status }
    let output = options.outputs.first ?? Options.Output(format: .text)
    let bytes =
      output.format == .json
      ? try json(found.map(\.inspection)) : Array(found.map(text).joined(separator: "\n").utf8)
    try terminal.write(bytes)
    return status
  }

  /// One object for one folder, else an array.
  private func json(_ inspections: [Inspection]) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data =
      if inspections.count == 1, let only = inspections.first { try encoder.encode(only) } else {
        try encoder.encode(inspections)
      }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Something that can be told of a root.
  private enum Inspection: Encodable {
    case folder(ListingInspection)
    case games(GamesIDsInspection)
    case manifest(ManifestInspection)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .folder(let inspection): try inspection.encode(to: encoder)
      case .games(let inspection): try inspection.encode(to: encoder)
      case .manifest(let inspection): try inspection.encode(to: encoder)
      }
    }
  }

  private func inspections(of root: ListingRoot) throws -> [Inspection] {
    if let folder = ListingInspection(root) { return [.folder(folder)] }
    guard root.layout == .androidProject || root.layout == .file, root.nearMiss == nil else { return [] }
    let listing = try ListingReader().read(root)
    return ManifestInspection.all(in: listing).map(Inspection.manifest)
      + GamesIDsInspection.all(in: listing).map(Inspection.games)
  }

  private func text(_ root: ListingRoot, _ inspection: Inspection) -> String {
    switch inspection {
    case .folder(let inspection): text(root, inspection)
    case .games(let inspection): text(root, inspection)
    case .manifest(let inspection): inspection.text(root)
    }
  }

  private func text(_ root: ListingRoot, _ inspection: GamesIDsInspection) -> String {
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

  private func text(_ root: ListingRoot, _ inspection: ListingInspection) -> String {
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
