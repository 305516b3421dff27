/// A resource of Play games services, for a machine to read.
public struct GamesResourceSummary: Sendable, Codable {
  /// The name of the string.
  public let name: String
  /// What it is by its name: achievement, leaderboard, event or quest; nil where the name does not say.
  public let kind: GamesResource.Kind?
  /// The id as it is written; nil where the string is no text.
  public let id: String?
  /// The running number within the game; nil where the id cannot be decoded.
  public let number: UInt64?
  /// The application id of the game that the id belongs to, in decimal digits; nil where it cannot be decoded.
  public let appId: String?

  /// Sums a resource up.
  public init(_ resource: GamesResource) {
    name = resource.string.name.value
    kind = resource.kind
    id = resource.string.text?.string
    number = resource.decoded?.number
    appId = resource.decoded.map { String($0.appID) }
  }
}

/// What a file says about the resources of Play games services: nothing is judged.
public struct GamesIDsInspection: Sendable, Encodable {
  /// The path of the file, relative to the root.
  public let path: String
  /// The application id as it is written; nil where there is none.
  public let appId: String?
  /// The package name; nil where there is none.
  public let packageName: String?
  /// The achievements, leaderboards, events and quests, in the order of the file.
  public let resources: [GamesResourceSummary]

  private enum CodingKeys: String, CodingKey { case appId, packageName, resources }

  /// Sums a file up.
  public init(_ games: GamesIDs) {
    path = games.file.path
    appId = games.appID?.text?.string
    packageName = games.packageName?.text?.string
    resources = games.resources.map(GamesResourceSummary.init)
  }

  /// What the files at a root say, one entry for each that has such resources.
  public static func all(in listing: Listing) -> [GamesIDsInspection] {
    listing.android?.gamesIDs.map(GamesIDsInspection.init) ?? []
  }
}
