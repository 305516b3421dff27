import ListingValidator

/// `listing-lint lint`: checks listings and writes reports.
struct LintCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    let outputs = options.outputs.isEmpty ? [Options.Output(format: .text)] : options.outputs
    guard outputs.filter({ $0.path == nil }).count <= 1 else {
      throw ArgumentError.conflict("--format without --output", "another one")
    }
    try checkFiles(of: outputs)
    var settings = try options.settings(terminal)
    settings.keepsListings = outputs.contains { $0.format == .html }
    let run = LintRun(settings: settings, toolVersion: Command.version)
    let report = try run.report(on: options.paths.isEmpty ? ["."] : options.paths)
    try refuseOutputs(of: report)
    let status = status(of: report)
    var failed = false
    for output in outputs {
      let bytes = try bytes(of: report, as: output, status: status)
      do {
        try write(bytes, to: output.path)
      } catch {
        // The other reports are written all the same.
        terminal.complain("cannot write the report\(output.path.map { " to \($0)" } ?? ""): \(error.reason)")
        failed = true
      }
    }
    terminal.complain(about: report, paths: options.paths)
    return failed ? status.combined(with: .unreadable) : status
  }

  /// A report must not take the place of what it is about.
  private func refuseOutputs(of report: RunReport) throws(ArgumentError) {
    for path in options.outputs.compactMap(\.path) {
      if let reason = report.reasonToKeep(path) { throw .refused("--output \(path) is refused: \(reason)") }
    }
  }

  private func write(_ bytes: [UInt8], to path: String?) throws(FileFault) {
    if let path { try terminal.write(bytes, toFile: path) } else { try terminal.write(bytes) }
  }

  /// The second report would replace the first.
  private func checkFiles(of outputs: [Options.Output]) throws(ArgumentError) {
    var seen: Set<String> = []
    for path in outputs.compactMap(\.path) {
      guard seen.insert(FileSystem().placeOfFile(path)).inserted else {
        throw .conflict("--output \(path)", "another --output to the same file")
      }
    }
  }

  private func bytes(of report: RunReport, as output: Options.Output, status: ExitStatus) throws -> [UInt8] {
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
    return try report.bytes(as: output.format, settings)
  }

  private func status(of report: RunReport) -> ExitStatus {
    let status: ExitStatus = report.isComplete ? .success : .unreadable
    return report.fails && !options.exitsZero ? status.combined(with: .findings) : status
  }
}

extension Terminal {
  /// Says what could not be read.
  func complain(about report: RunReport, paths: [String]) {
    for path in report.unreadable {
      let commands = CommandName.allCases.map(\.rawValue)
      let isFirstWord = path.path == paths.first && !path.path.contains("/")
      let meant = isFirstWord ? NearestName.nearest(to: path.path, in: commands) : nil
      let hint = meant.map { "; did you mean the command \($0)?" } ?? ""
      complain("\(path.path): \(path.reason)\(hint)")
    }
    for listing in report.listings {
      for path in listing.unreadable { complain("\(listing.root)/\(path.path): \(path.reason)") }
    }
  }
}

extension Options {
  /// The settings of a run that the command line says.
  /// - Throws: `ArgumentError` where a folder or the environment makes no sense.
  func settings(_ terminal: Terminal) throws(ArgumentError) -> LintRun.Settings {
    var seconds = terminal.now
    if let epoch = terminal.environment("SOURCE_DATE_EPOCH") {
      // Up to the year 9999.
      guard let given = Int(epoch), (0..<253_402_300_800).contains(given) else {
        throw .invalidValue("SOURCE_DATE_EPOCH", value: epoch, allowed: ["seconds since 1970"], nearest: nil)
      }
      seconds = given
    }
    let fileSystem = FileSystem()
    if let boundary, fileSystem.realPath(boundary).flatMap(fileSystem.kind) != .directory {
      throw .invalidValue("--boundary", value: boundary, allowed: ["an existing folder"], nearest: nil)
    }
    var settings = LintRun.Settings(today: CalendarDay(secondsSince1970: seconds))
    settings.stores = stores
    settings.route = route
    settings.console = console
    settings.boundary = boundary
    settings.variant = variant
    settings.levels = levels
    settings.failLevel = failLevel
    if let baseline { settings.baseline = .given(BaselinePlace(path: baseline)) }
    if ignoresBaseline { settings.baseline = .none }
    settings.configuration = config
    settings.isDeep = isDeep
    settings.requiresBinaries = requiresBinaries
    settings.allowsEmpty = allowsEmpty
    return settings
  }
}
