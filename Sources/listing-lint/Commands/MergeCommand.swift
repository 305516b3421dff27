import ListingValidator

/// `listing-lint merge REPORT...`: joins the reports of several runs.
struct MergeCommand {
  let options: Options
  let terminal: Terminal

  /// At most this much of a report is read, in bytes.
  private static let maximumBytes = 2 << 30

  func run() throws -> ExitStatus {
    guard !options.paths.isEmpty else { throw ArgumentError.missingArgument("the report to merge") }
    let writer = try ReportWriter(options: options, terminal: terminal)
    try refuseOutputs()
    var merged = MergedReports(toolVersion: Command.version)
    var isComplete = true
    for path in options.paths {
      do {
        let bytes = try FileSystem().readInput(path, maximumBytes: Self.maximumBytes)
        try merged.add(bytes, from: path)
      } catch {
        let reason = (error as? FileFault)?.reason ?? (error as? MergedReports.Fault)?.reason ?? "\(error)"
        terminal.complain("\(path): \(reason)")
        isComplete = false
      }
    }
    // What another machine did not check must not pass for checked.
    if !merged.missingShards.isEmpty {
      let names = merged.missingShards.map(\.description).joined(separator: ", ")
      terminal.complain("no report of \(names)")
      isComplete = false
    }
    if isComplete, merged.isEmpty {
      terminal.complain("no report says anything: nothing was checked, or what was written is lost")
      isComplete = false
    }
    let report = merged.report
    let status = ExitStatus(
      isComplete: isComplete && report.isComplete, fails: report.fails && !options.exitsZero)
    let isWritten = try writer.write(report, status: status, streamed: [])
    terminal.complain(about: report, paths: [])
    return isWritten ? status : status.combined(with: .unreadable)
  }

  private func refuseOutputs() throws(ArgumentError) {
    let inputs = Set(options.paths.map(FileSystem().placeOfFile))
    for path in options.outputs.compactMap(\.path) where inputs.contains(FileSystem().placeOfFile(path)) {
      throw .refused("--output \(path) is refused: it is a report that is merged")
    }
  }
}
