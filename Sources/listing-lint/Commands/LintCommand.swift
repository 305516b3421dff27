import ListingValidator

/// `listing-lint lint`: checks listings and writes reports.
struct LintCommand {
  let options: Options
  let terminal: Terminal

  /// At most this much of a list of paths is read, in bytes.
  private static let maximumPathBytes = 256 << 20

  func run() throws -> ExitStatus {
    let writer = try ReportWriter(options: options, terminal: terminal)
    var settings = try options.settings(terminal)
    settings.keepsListings = writer.outputs.contains { $0.format == .html }
    let run = LintRun(settings: settings, toolVersion: Command.version)
    // Only a format that speaks of all listings at once needs all of them in memory.
    var stream = try LineStream(
      writer.outputs.filter { $0.format == .jsonl }, terminal: terminal, shard: options.shard)
    let collects = writer.outputs.contains { $0.format != .jsonl }
    let places = options.outputs.compactMap(\.path).map { (path: $0, place: OutputPlace($0)) }
    try refuse(places) { $0.reasonToKeep }
    var meter = showsProgress(writer) ? ProgressMeter(terminal: terminal) : nil

    var reports: [ListingReport] = []
    var tally = RunTally()
    let paths = try paths()
    let outcome = try run.run(on: paths) { [stream] report in
      Product(
        tally: RunTally(report), line: try stream.line(report), report: collects ? report : nil,
        refusal: places.lazy.compactMap { path, place in
          place.reasonToKeep(for: report).map { ArgumentError.refusedOutput(path, $0) }
        }.first)
    } each: { product, progress in
      if let refusal = product.refusal { throw refusal }
      tally.add(product.tally)
      if let report = product.report { reports.append(report) }
      if let line = product.line { try stream.write(line, isOnly: !collects) }
      meter?.update(progress, findings: tally.totalPlaces)
    }
    meter?.finish()

    let report = RunReport(outcome, of: reports, settings: settings, toolVersion: Command.version)
    for late in outcome.late { tally.addFindings(of: late) }
    try stream.finish(outcome)
    let isComplete = outcome.unreadable.isEmpty && tally.unreadable.isEmpty
    let status = ExitStatus(isComplete: isComplete, fails: tally.fails && !options.exitsZero)
    let isWritten = try writer.write(report, status: status)
    terminal.complain(about: outcome.unreadable, firstPath: options.paths.first)
    for path in tally.unreadable { terminal.complain("\(path.path): \(path.reason)") }
    return isWritten && stream.isWritten ? status : status.combined(with: .unreadable)
  }

  /// What is left of a listing once it is checked.
  private struct Product: Sendable {
    var tally: RunTally
    var line: [UInt8]?
    var report: ListingReport?
    /// Why the run must end: a report would take the place of a file of the listing.
    var refusal: ArgumentError?
  }

  /// A report must not take the place of what it is about.
  private func refuse(
    _ places: [(path: String, place: OutputPlace)], _ reason: (OutputPlace) -> String?
  ) throws(ArgumentError) {
    for (path, place) in places { if let reason = reason(place) { throw .refusedOutput(path, reason) } }
  }

  /// A line that comes and goes would stand between those of a report that is shown as it comes.
  private func showsProgress(_ writer: ReportWriter) -> Bool {
    let streamsHere = writer.outputs.contains { $0.format == .jsonl && $0.path == nil }
    return !options.hidesProgress && !options.isQuiet && !(streamsHere && terminal.isInteractive)
  }

  /// The paths of the command line and of the list that it names.
  private func paths() throws -> [String] {
    guard let list = options.filesFrom else { return options.paths.isEmpty ? ["."] : options.paths }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem().readInput(list, maximumBytes: Self.maximumPathBytes)
    } catch {
      throw ArgumentError.refused("cannot read --files-from \(list): \(error.reason)")
    }
    // As `find -print0` and `git ls-files -z` write it, where there is one.
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    let listed = bytes.split(separator: separator).map { line in
      String(
        decoding: line.last == UInt8(ascii: "\r") && separator != 0 ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
    let paths = options.paths + listed
    guard !paths.isEmpty || options.allowsEmpty else {
      throw ArgumentError.refused("--files-from \(list) names no path (--allow-empty takes that for success)")
    }
    return paths
  }
}

extension ArgumentError {
  fileprivate static func refusedOutput(_ path: String, _ reason: String) -> ArgumentError {
    .refused("--output \(path) is refused: \(reason)")
  }
}

extension ExitStatus {
  /// What a run comes to.
  init(isComplete: Bool, fails: Bool) {
    let status: ExitStatus = isComplete ? .success : .unreadable
    self = fails ? status.combined(with: .findings) : status
  }
}

extension Terminal {
  /// Says which paths could not be read.
  func complain(about unreadable: [Unreadable], firstPath: String?) {
    for path in unreadable {
      let commands = CommandName.allCases.map(\.rawValue)
      let isFirstWord = path.path == firstPath && !path.path.contains("/")
      let meant = isFirstWord ? NearestName.nearest(to: path.path, in: commands) : nil
      let hint = meant.map { "; did you mean the command \($0)?" } ?? ""
      complain("\(path.path): \(path.reason)\(hint)")
    }
  }

  /// Says what could not be read.
  func complain(about report: RunReport, paths: [String]) {
    complain(about: report.unreadable, firstPath: paths.first)
    for path in report.tally.unreadable { complain("\(path.path): \(path.reason)") }
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
    settings.exclude = exclude
    settings.readsIgnored = readsIgnored
    settings.changedSince = changedSince
    settings.shard = shard
    settings.jobs = jobs ?? Terminal.processorCount
    settings.isDeep = isDeep
    settings.requiresBinaries = requiresBinaries
    settings.allowsEmpty = allowsEmpty
    return settings
  }
}
