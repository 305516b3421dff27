import ListingValidator

/// What the command line says.
struct Options: Sendable {
  /// When colour is used.
  enum Color: String, CaseIterable, Sendable { case auto, always, never }
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
  var baseline: String?
  var ignoresBaseline = false
  /// Entries of a baseline that are gone are taken away, and none is added.
  var prunes = false
  /// A baseline may get more entries.
  var grows = false
  var appliesUnsafeFixes = false
  var isDryRun = false
  var stores: [String]?
  var route: Route?
  var console: ConsoleGeneration?
  var boundary: String?
  /// Patterns of what is left out.
  var exclude: [String] = []
  var readsIgnored = false
  var changedSince: String?
  var shard: LintRun.Shard?
  /// A file with paths; `-` for the standard input.
  var filesFrom: String?
  /// How many listings are checked at a time; nil for as many as there are processors.
  var jobs: Int?
  var hidesProgress = false
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
