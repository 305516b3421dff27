import ListingValidator

/// Writes the reports of a run that speak of all listings at once.
struct ReportWriter {
  /// All that were asked for; JSON Lines are written elsewhere, as they come.
  let outputs: [Options.Output]
  private let options: Options
  private let terminal: Terminal

  /// - Throws: `ArgumentError` where two reports would go to one place.
  init(options: Options, terminal: Terminal) throws(ArgumentError) {
    outputs = options.outputs.isEmpty ? [Options.Output(format: .text)] : options.outputs
    self.options = options
    self.terminal = terminal
    guard outputs.filter({ $0.path == nil }).count <= 1 else {
      throw ArgumentError.conflict("--format without --output", "another one")
    }
    // The second report would replace the first.
    var seen: Set<String> = []
    for path in outputs.compactMap(\.path) {
      guard seen.insert(FileSystem().placeOfFile(path)).inserted else {
        throw .conflict("--output \(path)", "another --output to the same file")
      }
    }
  }

  /// Writes all but those that were written as they came.
  /// - Returns: true where all could be written.
  func write(_ report: RunReport, status: ExitStatus, streamed: Set<ReportFormat> = [.jsonl]) throws -> Bool {
    var isWritten = true
    for output in outputs where !streamed.contains(output.format) {
      let bytes = try report.bytes(as: output.format, settings(for: output, status: status))
      do {
        if let path = output.path {
          try terminal.write(bytes, toFile: path)
        } else {
          try terminal.write(bytes)
        }
      } catch {
        // The other reports are written all the same.
        terminal.complain(unwritten: output.path, error)
        isWritten = false
      }
    }
    return isWritten
  }

  private func settings(for output: Options.Output, status: ExitStatus) -> ReportSettings {
    let isShown = output.path == nil && terminal.isInteractive
    let usesColor =
      switch options.color {
      case .always: true
      case .never: false
      case .auto: isShown && terminal.showsColor
      }
    let style = TextReport.Style(
      expands: options.expands, isVerbose: options.isVerbose, isQuiet: options.isQuiet, usesColor: usesColor,
      links: isShown && options.color != .never && terminal.opensLinks ? terminal.linkBase : nil)
    var settings = ReportSettings(
      status: status.rawValue,
      outputFolder: PathName.parent(of: FileSystem().placeOfFile(output.path ?? "./report.html")),
      style: style)
    settings.embedsPictures = options.htmlImages == .embed
    return settings
  }
}

extension Terminal {
  /// Says that a report could not be written; nil for the standard output.
  func complain(unwritten path: String?, _ fault: FileFault) {
    complain("cannot write the report\(path.map { " to \($0)" } ?? ""): \(fault.reason)")
  }
}
