import ListingValidator

/// `listing-lint fix PATH...`: makes the changes that take faults away.
struct FixCommand {
  let options: Options
  let terminal: Terminal

  /// After new names for folders there may be more to do: what a store did not take before is checked now.
  private static let maximumRounds = 4

  func run() throws -> ExitStatus {
    var settings = try options.settings(terminal)
    // What is known already may be mended as well.
    settings.baseline = .none
    let run = LintRun(settings: settings, toolVersion: Command.version)
    let paths = options.paths.isEmpty ? ["."] : options.paths
    var report = try run.report(on: paths)
    var plan = FixPlan(report, isUnsafe: options.appliesUnsafeFixes)
    if options.isDryRun { return status(of: report, plan).combined(with: try show(plan)) }

    var lines: [String] = []
    for round in 1...Self.maximumRounds where !plan.steps.isEmpty {
      guard take(plan.steps) else { return status(of: report, plan).combined(with: .unreadable) }
      lines += plan.fixes.map { "\($0.place): \($0.title)" }
      guard plan.renames, round < Self.maximumRounds else { break }
      report = try run.report(on: paths)
      plan = FixPlan(report, isUnsafe: options.appliesUnsafeFixes)
    }
    let rest = Self.rest(plan)
    lines.append(
      lines.isEmpty ? "nothing to fix\(rest)" : "\(Plural.counted(lines.count, "fix")) made\(rest)")
    try terminal.write(lines: lines.map(TerminalText.escaped))
    return status(of: report, plan)
  }

  /// Says what was not read and not done.
  private func status(of report: RunReport, _ plan: FixPlan) -> ExitStatus {
    terminal.complain(about: report, paths: options.paths)
    for refusal in plan.refusals {
      terminal.complain("\(refusal.place): did not \(refusal.title): \(refusal.reason)")
    }
    let status: ExitStatus = report.isComplete ? .success : .unreadable
    return plan.refusals.isEmpty ? status : status.combined(with: .findings)
  }

  private func take(_ steps: [FixPlan.Step]) -> Bool {
    var isWritten = true
    for step in steps {
      do {
        try step.take(through: terminal.files)
      } catch {
        terminal.complain("cannot change \(step.shown): \(error.reason)")
        isWritten = false
      }
    }
    return isWritten
  }

  /// Prints what would change; a status of 1 says that something would.
  private func show(_ plan: FixPlan) throws -> ExitStatus {
    let diff = UnifiedDiff(plan.steps)
    if terminal.isInteractive {
      // Bytes that a patch needs as they are must not reach a screen.
      let lines = String(decoding: diff.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      try terminal.write(lines: lines.dropLast().map { TerminalText.escaped(String($0)) })
    } else {
      try terminal.write(diff.bytes)
    }
    if diff.withheld > 0 {
      terminal.complain(
        "not shown: changes close to testing instructions, at \(Plural.counted(diff.withheld, "place"))")
    }
    let would =
      plan.steps.isEmpty ? "nothing to fix" : "would make \(Plural.counted(plan.fixes.count, "fix"))"
    let more = plan.renames ? "; new names may bring more" : ""
    terminal.complain(would + more + Self.rest(plan))
    return plan.steps.isEmpty ? .success : .findings
  }

  private static func rest(_ plan: FixPlan) -> String {
    plan.unsafeCount > 0 ? "; \(Plural.counted(plan.unsafeCount, "fix")) more with --unsafe" : ""
  }
}
