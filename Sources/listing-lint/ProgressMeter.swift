import ListingValidator

/// Tells on the standard error how far a run is: a line that changes in a terminal, one now and then in a log.
struct ProgressMeter {
  private static let second: UInt64 = 1_000_000_000
  /// A short run says nothing.
  private static let delay = second / 2
  private static let intervalOnTerminal = second / 10
  private static let intervalInLog = 5 * second

  private let terminal: Terminal
  private let start = Terminal.clock
  private var last: UInt64
  private var isShown = false

  /// Begins to count the time.
  init(terminal: Terminal) {
    self.terminal = terminal
    last = start
  }

  /// Takes note of a listing.
  /// - Parameter findings: those of all listings so far.
  mutating func update(_ progress: LintRun.Progress, findings: Int) {
    let now = Terminal.clock
    let interval =
      terminal.showsProgress ? (isShown ? Self.intervalOnTerminal : Self.delay) : Self.intervalInLog
    guard now - last >= interval else { return }
    last = now
    let text = Self.text(progress, findings: findings, nanoseconds: now - start)
    terminal.show(progress: terminal.showsProgress ? "\r\u{1B}[K\(text)" : "listing-lint: \(text)\n")
    isShown = true
  }

  /// Takes the line away again.
  mutating func finish() {
    if isShown, terminal.showsProgress { terminal.show(progress: "\r\u{1B}[K") }
    isShown = false
  }

  /// `1200 of 10000 listings, 56 findings, 800 a second, 11 s left`
  static func text(_ progress: LintRun.Progress, findings: Int, nanoseconds: UInt64) -> String {
    let seconds = Double(nanoseconds) / Double(second)
    let rate = seconds > 0 ? Double(progress.done) / seconds : 0
    var text = "\(progress.done) of \(progress.known) listings, \(findings) findings"
    guard rate > 0 else { return text }
    text += rate < 10 ? ", \((rate * 10).rounded() / 10) a second" : ", \(Int(rate.rounded())) a second"
    let left = Int((Double(progress.known - progress.done) / rate).rounded(.up))
    guard left > 0 else { return text }
    return text + (left < 60 ? ", \(left) s left" : ", \(left / 60) min \(left % 60) s left")
  }
}
