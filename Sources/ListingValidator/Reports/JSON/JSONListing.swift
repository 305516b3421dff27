/// What a report says of a listing, as JSON.
struct JSONListing: Codable {
  struct Locales: Codable {
    let checked: [String]
    let skipped: [String]
  }

  /// What other formats say of a listing beside its findings.
  struct Settings: Codable {
    let areas: [Area]
    let console: String
    let failOn: FailLevel
    let files: Int
    /// True where the layout keeps answers to the console.
    let keepsAnswers: Bool
    /// The file in the root that is the listing; nil for a folder.
    let name: String?
    /// The root, seen from the repository.
    let repositoryPath: String
    let route: String
    let storeReason: String
    let stores: [String]
  }

  let id: String
  let root: String
  let layout: Layout
  let variant: String?
  let locales: Locales
  var findings: [JSONFinding]
  let resources: [GamesResourceSummary]?
  let notChecked: [NotChecked]
  let unreadable: [String]
  var suppressed: Int
  var baselined: Int
  /// Nil for a path that could not be read.
  let settings: Settings?

  init(_ report: ListingReport) {
    id = report.id
    root = report.root
    layout = report.layout
    variant = report.variant
    locales = Locales(
      checked: report.locales.filter(\.isChecked).map(\.spelling),
      skipped: report.locales.filter { !$0.isChecked }.map(\.spelling))
    findings = report.findings.map(JSONFinding.init)
    resources = report.resources.isEmpty ? nil : report.resources
    notChecked = report.notChecked
    unreadable = report.unreadable.map { ShownPath.joined(report.root, $0.path) }
    suppressed = report.suppressedCount
    baselined = report.baselinedCount
    settings = Settings(
      areas: Area.allCases.filter(report.areas.contains), console: report.submission.console.rawValue,
      failOn: report.failLevel, files: report.fileCount, keepsAnswers: report.keepsAnswers,
      name: report.place.name,
      repositoryPath: report.rootInRepository, route: report.submission.route.name,
      storeReason: report.storeReason, stores: report.stores.map(\.name))
  }

  /// A path that could not be read.
  init(unreadable path: Unreadable) {
    id = path.path
    root = path.path
    layout = .file
    variant = nil
    locales = Locales(checked: [], skipped: [])
    findings = []
    resources = nil
    notChecked = []
    unreadable = [path.path]
    suppressed = 0
    baselined = 0
    settings = nil
  }
}
