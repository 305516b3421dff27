import TestSupport
import Testing

@testable import ListingValidator

/// Runs rules over files, as the command does.
enum Lint {
  static let today = CalendarDay(secondsSince1970: 1_796_000_000)

  /// The findings in a folder of files.
  static func findings(
    _ files: [String: [UInt8]], links: [String: String] = [:], packages: [String: SamplePackage] = [:],
    options: [String] = [],
    rules: RuleSet = .builtIn, reader: ListingReader? = nil
  ) throws -> [Finding] {
    let folder = try TemporaryFolder(files)
    for (path, target) in links { try folder.link(path, to: target) }
    for (path, package) in packages { try folder.write(path, package.bytes) }
    let reader = try reader ?? ListingReader()
    let linter = Linter(rules: rules, profiles: [.amazonAppstore], isoCodes: .builtIn, today: today)
    // What was built is read where a listing names it, or where it is named itself.
    let named = files.isEmpty ? packages.keys.first.map { "/\($0)" } ?? "" : ""
    return try Discovery().roots(at: folder.path + named).roots.flatMap { root in
      var listing = reader.read(root)
      try apply(options, to: &listing.submission)
      return linter.lint(listing).findings
    }
  }

  /// The findings in a listing made of an example.
  static func findings(_ example: Example, rules: RuleSet = .builtIn) throws -> [Finding] {
    try findings(
      example.files.mapValues { MarkedText($0).text }, links: example.links, packages: example.packages,
      options: example.options, rules: rules)
  }

  private struct UnknownOption: Error { var name: String }

  private static func apply(_ options: [String], to submission: inout Submission) throws {
    var words = options[...]
    while let option = words.popFirst(), let value = words.popFirst() {
      switch option {
      case "--route": submission.route = Route(value)
      case "--console": submission.console = try #require(ConsoleGeneration(rawValue: value))
      case "devices":
        submission.devices = Set(
          try value.split(separator: " ").map {
            try #require(Device(rawValue: String($0)))
          })
      case "--require-binaries": submission.requiresBinaries = true
      default: throw UnknownOption(name: option)
      }
    }
  }
}
