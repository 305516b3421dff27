import ListingValidator

/// `listing-lint inspect PATH`: what a listing folder contains.
struct InspectCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    let discovery = Discovery(boundary: options.boundary, variant: options.variant)
    var found: [(root: ListingRoot, inspection: ListingInspection)] = []
    var status = ExitStatus.success
    func complain(_ path: String, _ reason: String) {
      terminal.complain("\(path): \(reason)")
      status = .unreadable
    }
    for path in options.paths.isEmpty ? ["."] : options.paths {
      do {
        let discovered = try discovery.roots(at: path)
        for place in discovered.unreadable { complain(place.path, place.reason) }
        let folders = discovered.roots.compactMap { root in ListingInspection(root).map { (root, $0) } }
        if folders.isEmpty {
          let nearest = discovered.roots.lazy.compactMap(\.nearMiss).first.map {
            "; the nearest is \($0.supported)"
          }
          complain(path, "no listing folder found\(nearest ?? "")")
        }
        found += folders
      } catch {
        complain(path, error.reason)
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
  private func json(_ inspections: [ListingInspection]) throws -> [UInt8] {
    if inspections.count == 1, let only = inspections.first { return try JSONText.encoded(only) }
    return try JSONText.encoded(inspections)
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
