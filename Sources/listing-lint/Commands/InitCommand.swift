import ListingValidator

/// `listing-lint init [DIR]`: writes a `listing.xml` to start from.
struct InitCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    if options.paths.count > 1 { throw ArgumentError.unexpectedArgument(options.paths[1]) }
    let folder = options.paths.first ?? "."
    let fileSystem = FileSystem()
    guard fileSystem.realPath(folder).flatMap(fileSystem.kind) == .directory else {
      terminal.complain("\(folder): no such folder")
      return .unreadable
    }
    let path = folder == "." ? ManifestDraft.fileName : "\(folder)/\(ManifestDraft.fileName)"
    guard fileSystem.kind(of: path) == nil else {
      throw ArgumentError.refused("\(path) is there already, and stays as it is")
    }
    let draft: ManifestDraft
    do {
      draft = try ManifestDraft(folder: folder)
    } catch let fault as DiscoveryFault {
      terminal.complain("\(folder): \(fault.reason)")
      return .unreadable
    }
    try fileSystem.create(path, Array(draft.text.utf8), through: terminal.files)
    var lines = ["wrote \(path)\(draft.source.map { ", out of \($0)" } ?? "")"]
    if draft.lacksPackage { lines.append("write the application id of the app in place of com.example.app") }
    lines += draft.others.map { "not taken over: \($0)" }
    lines.append("next: listing-lint \(folder)")
    try terminal.write(lines: lines.map(TerminalText.escaped))
    return .success
  }
}
