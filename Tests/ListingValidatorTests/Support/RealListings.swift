import TestSupport
import Testing

@testable import ListingValidator

/// Real listing folders, where a checkout has them; they are no part of the project.
enum RealListings {
  /// The folder of real listings.
  static let listings = Corpus.path.map { "\($0)/listings" }

  /// True where there are real listings.
  static var isPresent: Bool { listings != nil }

  /// The rows of a table of facts, by column.
  static func rows(_ name: String) throws -> [[String: String]] {
    try FactTable.rows("\(try #require(listings))/\(name)")
  }

  /// The inspection of one of the listings.
  ///
  /// A checkout without symbolic links has files in their place that hold where they lead: there the repository is
  /// copied with its links made whole.
  static func inspection(of path: String, hasLinks: Bool) throws -> ListingInspection {
    let folder = try #require(listings)
    let repository = String(path.prefix { $0 != "/" })
    guard hasLinks, let linked = try withLinks("\(folder)/\(repository)") else {
      return try inspection(at: "\(folder)/\(path)", boundary: "\(folder)/\(repository)")
    }
    let below = path.dropFirst(repository.count)
    return try withExtendedLifetime(linked) {
      try inspection(at: linked.path + below, boundary: linked.path)
    }
  }

  private static func inspection(at path: String, boundary: String) throws -> ListingInspection {
    let root = try #require(try Discovery(boundary: boundary).roots(at: path).roots.first)
    return try #require(ListingInspection(root))
  }

  private static func withLinks(_ repository: String) throws -> TemporaryFolder? {
    let fileSystem = FileSystem()
    var links: [String: String] = [:]
    var files: [String: [UInt8]] = [:]
    func visit(_ folder: String) throws {
      for entry in try fileSystem.entries(of: folder.isEmpty ? repository : "\(repository)/\(folder)") {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        switch entry.kind {
        case .directory: try visit(path)
        case .regular:
          let bytes = try fileSystem.read("\(repository)/\(path)", maximumBytes: 64 << 20)
          let target = String(decoding: bytes, as: UTF8.self)
          if bytes.starts(with: "../".utf8), bytes.count < 1_000, !target.contains("\n") {
            links[path] = target
          } else {
            files[path] = bytes
          }
        case .symlink, .other: continue
        }
      }
    }
    try visit("")
    guard !links.isEmpty else { return nil }
    let copy = try TemporaryFolder(files)
    for (path, target) in links { try copy.link(path, to: target) }
    return copy
  }
}

/// A table of facts about real files: columns are separated by tabs, and the first line names them.
enum FactTable {
  /// The rows, by column.
  static func rows(_ path: String) throws -> [[String: String]] {
    let lines = try TextFile.read(path).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let header = try #require(lines.first)
    return lines.dropFirst().map { cells in
      Dictionary(uniqueKeysWithValues: zip(header.map(String.init), cells.map(String.init)))
    }
  }
}
