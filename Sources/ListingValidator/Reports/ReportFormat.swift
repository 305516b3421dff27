/// The formats that a report can be written in.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people, in a terminal.
  case text
  /// For programs: `Schemas/report.schema.json`.
  case json
  /// For programs, a listing a line.
  case jsonl
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// JUnit XML, for test dashboards.
  case junit
  /// Checkstyle XML.
  case checkstyle
  /// Workflow commands of GitHub Actions, shown beside the lines of a pull request.
  case github
  /// The code-quality report of GitLab.
  case gitlab
  /// For a comment on a pull request, or the summary of a job.
  case markdown
  /// One file for a browser, with the pages of the app as shoppers see them.
  case html
}

/// What a report depends on beside the findings.
public struct ReportSettings: Sendable {
  /// The exit status that the run will have.
  public var status: Int32
  /// The style of the text report.
  public var style: TextReport.Style

  /// An HTML report holds the pictures itself, made smaller, and does not link to them.
  public var embedsPictures = false
  /// The absolute path of the folder that the report is written to, for links to pictures.
  public var outputFolder: String

  /// The settings of a run.
  public init(
    status: Int32, outputFolder: String, style: TextReport.Style = TextReport.Style()
  ) {
    self.outputFolder = outputFolder
    self.status = status
    self.style = style
  }
}

extension RunReport {
  /// The report in a format, as the bytes of a file.
  /// - Throws: `EncodingError`
  public func bytes(as format: ReportFormat, _ settings: ReportSettings) throws -> [UInt8] {
    switch format {
    case .text: Array(TextReport(self, style: settings.style).text(status: settings.status).utf8)
    case .json: try JSONReport(self).text()
    case .jsonl: try lines()
    case .sarif: try SARIFReport(self, status: settings.status).text()
    case .junit: Array(JUnitReport(self).text().utf8)
    case .checkstyle: Array(CheckstyleReport(self).text().utf8)
    case .github: Array(GitHubReport(self).text().utf8)
    case .gitlab: try GitLabReport(self).text()
    case .markdown: Array(MarkdownReport(self).text(status: settings.status).utf8)
    case .html: Array(HTMLReport(self, settings).text().utf8)
    }
  }

  /// A line for each listing, and for each path that could not be read.
  private func lines() throws -> [UInt8] {
    try listings.flatMap { try JSONLine($0, toolVersion: toolVersion, shard: shard).text() }
      + unreadable.flatMap { try JSONLine($0, toolVersion: toolVersion, shard: shard).text() }
  }
}
