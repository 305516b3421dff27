import ListingValidator

/// What the command line says.
struct Options: Sendable {
  /// When colour is used.
  enum Color: String, CaseIterable, Sendable { case auto, always, never }
  /// The severity from which findings fail a run.
  enum FailLevel: String, CaseIterable, Sendable {
    case error, warning, note, never

    /// The lowest severity that fails; nil for none.
    var severity: Severity? { Severity(rawValue: rawValue) }
  }
  /// How an HTML report shows pictures.
  enum HTMLImages: String, CaseIterable, Sendable { case link, embed }
  /// One report to write.
  struct Output: Sendable {
    var format: ReportFormat
    /// The file; nil for the standard output.
    var path: String?
  }

  var paths: [String] = []
  var outputs: [Output] = []
  var failLevel: FailLevel?
  var levels: [RuleLevels.Setting] = []
  var config: String?
  var stores: [String]?
  var route: Route?
  var console: ConsoleGeneration?
  var boundary: String?
  var variant: String?
  var expands = false
  var isVerbose = false
  var isQuiet = false
  var color = Color.auto
  var isDeep = false
  var requiresBinaries = false
  var allowsEmpty = false
  var exitsZero = false
  var htmlImages = HTMLImages.link
  var wantsHelp = false
  var wantsVersion = false
}
