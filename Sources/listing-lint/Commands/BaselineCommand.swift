import ListingValidator

/// `listing-lint baseline PATH...`: records what is found today.
struct BaselineCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus {
    if options.prunes, options.grows { throw ArgumentError.conflict("--prune", "--grow") }
    var settings = try options.settings(terminal)
    settings.baseline = .none
    let run = LintRun(settings: settings, toolVersion: Command.version)
    let paths = options.paths.isEmpty ? ["."] : options.paths
    let place = try place(run, paths)
    let shown = TerminalText.escaped(options.baseline ?? place.shown)
    let old = place.exists ? try Baseline(at: place) : nil
    if options.prunes, old == nil { throw ArgumentError.refused("no baseline \(shown) to prune") }
    let recorded = try run.record(paths, over: old ?? Baseline(), at: place)
    terminal.complain(about: recorded.report, paths: options.paths)
    // What could not be read would be taken for mended.
    guard recorded.report.isComplete else { return .unreadable }

    let change = recorded.change(isPruning: options.prunes)
    if old != nil, change.added > 0, !options.grows {
      throw ArgumentError.refused(
        "\(shown) stays as it is: \(Plural.counted(change.added, "finding")) more than it knows; --grow records them too, "
          + "--prune only takes away")
    }
    if change.baseline != old {
      do {
        try terminal.write(change.baseline.text, toFile: place.path)
      } catch {
        terminal.complain("cannot write \(shown): \(error.reason)")
        return .unreadable
      }
    }
    try terminal.write(lines: Self.summary(of: change, at: shown, isNew: old == nil))
    return .success
  }

  private func place(_ run: LintRun, _ paths: [String]) throws -> BaselinePlace {
    if let path = options.baseline { return BaselinePlace(path: path) }
    var places: [BaselinePlace] = []
    for path in paths {
      if let place = try run.configuration(for: path).baseline, !places.contains(place) {
        places.append(place)
      }
    }
    guard places.count <= 1 else {
      throw ArgumentError.missingArgument("--output (the settings of the paths name several baselines)")
    }
    return places.first ?? BaselinePlace(path: Baseline.fileName)
  }

  private static func summary(of change: RecordedBaseline.Change, at shown: String, isNew: Bool) -> [String] {
    var parts = ["\(Plural.counted(change.baseline.total, "finding")) recorded"]
    if !isNew {
      if change.added > 0 { parts.append("\(change.added) of them new") }
      if change.removed > 0 { parts.append("\(change.removed) taken away") }
      if change.added == 0, change.removed == 0 { parts.append("nothing changed") }
    }
    var lines = ["\(shown): \(parts.joined(separator: ", "))"]
    if isNew {
      lines.append(
        "use it: listing-lint --baseline \(shown), or \"baseline\": \"\(shown)\" in \(Configuration.fileName)"
      )
    }
    return lines
  }
}
