import ListingValidator

/// Writes JSON Lines as the listings come.
struct LineStream: Sendable {
  private struct Target: @unchecked Sendable {
    let path: String?
    /// Used by one thread at a time; nil once nothing more can be written.
    var sink: ReportSink?
  }

  private var targets: [Target]
  private let terminal: Terminal
  private let shard: LintRun.Shard?
  private var failed = false

  /// Begins to write.
  /// - Throws: `FileFault` where a file cannot be written.
  init(_ outputs: [Options.Output], terminal: Terminal, shard: LintRun.Shard?) throws {
    self.terminal = terminal
    self.shard = shard
    targets = []
    for output in outputs {
      do {
        targets.append(Target(path: output.path, sink: try terminal.sink(output.path)))
      } catch {
        terminal.complain(unwritten: output.path, error)
        failed = true
      }
    }
  }

  /// True where all could be written.
  var isWritten: Bool { !failed }

  /// The line of a listing; nil where nobody asked for one. Called on several threads.
  func line(_ report: ListingReport) throws -> [UInt8]? {
    targets.isEmpty ? nil : try JSONLine(report, toolVersion: Command.version, shard: shard).text()
  }

  /// Writes a line.
  /// - Parameter isOnly: no other report is wanted, so that the run may end where nothing can be written any more.
  mutating func write(_ line: [UInt8], isOnly: Bool) throws {
    for number in targets.indices {
      guard let sink = targets[number].sink else { continue }
      do throws(FileFault) {
        try sink.write(line)
      } catch {
        terminal.complain(unwritten: targets[number].path, error)
        targets[number].sink = nil
        failed = true
      }
    }
    if isOnly, failed, targets.allSatisfy({ $0.sink == nil }) { throw Unwritten() }
  }

  /// No report can be written any more, as was said.
  struct Unwritten: Error {}

  /// Writes what is known only in the end, and puts files in their places.
  mutating func finish(_ outcome: LintRun.Outcome) throws {
    guard !targets.isEmpty else { return }
    for late in outcome.late { if let line = try line(late) { try write(line, isOnly: false) } }
    for path in outcome.unreadable {
      try write(JSONLine(path, toolVersion: Command.version, shard: shard).text(), isOnly: false)
    }
    for target in targets {
      guard let sink = target.sink else { continue }
      do throws(FileFault) {
        try sink.finish()
      } catch {
        terminal.complain(unwritten: target.path, error)
        failed = true
      }
    }
  }
}
