import TestSupport
import Testing

@testable import ListingValidator

/// Runs rules over files, as the command does.
enum Lint {
  static let today = CalendarDay(secondsSince1970: 1_796_000_000)

  /// The findings in a folder of files.
  static func findings(
    _ files: [String: [UInt8]], links: [String: String] = [:], pictures: [String: SamplePicture] = [:],
    packages: [String: SamplePackage] = [:], sketches: [String: PackageSketch] = [:], options: [String] = [],
    rules: RuleSet = .builtIn, reader: ListingReader? = nil
  ) throws -> [Finding] {
    let folder = try TemporaryFolder(files)
    for (path, target) in links { try folder.link(path, to: target) }
    for (path, picture) in pictures { try folder.write(path, picture) }
    for (path, package) in packages { try folder.write(path, package.bytes) }
    let reader = reader ?? ListingReader()
    let options = try Options(options)
    var linter = Linter(rules: rules, profiles: options.stores, isoCodes: .builtIn, today: today)
    var settings = ConfigurationLookup(given: nil, boundary: folder.path)
    // What was built is read where a listing names it, or where it is named itself.
    let named = files.isEmpty ? packages.keys.first.map { "/\($0)" } ?? "" : ""
    return try Discovery().roots(at: folder.path + named).roots.flatMap { root in
      linter.apply(try settings.configuration(for: root.directory), directory: root.directory)
      return try linter.lint { store in
        var listing = reader.read(
          root, ListingReader.Mode(decodesImages: options.isDeep, usesOverlay: store.usesOverlay))
        options.apply(to: &listing.submission)
        try listing.add(sketches)
        return listing
      }.findings
    }
  }

  /// The findings in a listing made of an example.
  static func findings(_ example: Example, rules: RuleSet = .builtIn) throws -> [Finding] {
    try findings(
      example.files.mapValues { MarkedText($0).text }, links: example.links, pictures: example.pictures,
      packages: example.packages, sketches: example.sketches,
      options: example.options, rules: rules)
  }

  private struct UnknownOption: Error { var name: String }

  /// The words of a command line that decide how a listing is judged.
  private struct Options {
    var stores: [StoreProfile] = [.amazonAppstore]
    var isDeep = false
    var route: Route?
    var console: ConsoleGeneration?
    var devices: Set<Device> = []
    var requiresBinaries = false

    init(_ words: [String]) throws {
      var words = words[...]
      while let option = words.popFirst(), let value = words.popFirst() {
        switch option {
        case "--store":
          stores = StoreProfile.builtIn.filter { value.split(separator: ",").contains(Substring($0.name)) }
        case "--deep": isDeep = true
        case "--route": route = Route(value)
        case "--console": console = ConsoleGeneration(rawValue: value)
        case "--require-binaries": requiresBinaries = true
        // As the configuration says it.
        case "devices": devices = Set(value.split(separator: " ").compactMap { Device(rawValue: String($0)) })
        default: throw UnknownOption(name: option)
        }
      }
    }

    func apply(to submission: inout Submission) {
      if let route { submission.route = route }
      if let console { submission.console = console }
      if submission.devices.isEmpty { submission.devices = devices }
      submission.requiresBinaries = requiresBinaries
    }
  }
}

extension TemporaryFolder {
  /// Writes a picture or video.
  func write(_ name: String, _ picture: SamplePicture) throws {
    try write(name, picture.bytes())
    let zeros = picture.zeros()
    if zeros > 0 { try extend(name, by: zeros) }
  }
}
