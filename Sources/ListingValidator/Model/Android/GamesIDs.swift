/// The resources of Play games services in one file, as the console exports them or as somebody wrote them.
public struct GamesIDs: Sendable {
  /// The file; ranges count in its text.
  public let file: SourceFile
  /// The outermost element of the file.
  public let root: XMLElement
  /// True where the file holds hardly anything else, as the console's export does.
  public let isDedicated: Bool
  /// The string with the application id of the game, wherever in the module it is; nil where none was found.
  public let appID: StringResource?
  /// The string with the package name, in this file.
  public let packageName: StringResource?
  /// The achievements, leaderboards, events and quests.
  public let resources: [GamesResource]

  /// True where the application id is in this file.
  public var definesAppID: Bool { appID.map { $0.entry.file.path == file.path } ?? false }

  /// The application id as a number; nil for a placeholder and the like.
  public var appNumber: UInt64? {
    guard let text = appID?.text?.string, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return UInt64(text)
  }

  /// Every string that is about games: the application id, the package name, the resources.
  public var strings: [StringResource] {
    [definesAppID ? appID : nil, packageName].compactMap(\.self) + resources.map(\.string)
  }
}

extension GamesIDs: RuleSubject {
  public static func all(in context: Context) -> [GamesIDs] { context.listing.android?.gamesIDs ?? [] }
}

/// An achievement, a leaderboard, an event or a quest.
public struct GamesResource: Sendable {
  /// The kinds that the console's names tell apart.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    case achievement, leaderboard, event, quest

    /// The kind that the name of a string says; nil for none.
    public init?(name: String) {
      guard let kind = Self.allCases.first(where: { name.hasPrefix("\($0.rawValue)_") }) else { return nil }
      self = kind
    }
  }

  /// The string that holds the id.
  public let string: StringResource
  /// The kind, by the name of the string; an id does not tell.
  public let kind: Kind?
  /// The id taken apart, or why that fails.
  public let id: Result<GamesResourceID, GamesResourceID.Fault>

  /// The id taken apart; nil where that fails.
  public var decoded: GamesResourceID? { try? id.get() }

  /// True where a name has nothing of the title in it, since that has no Latin letters.
  public static func hasEmptySlug(_ name: String) -> Bool {
    guard let kind = Kind(name: name) else { return false }
    return name.dropFirst(kind.rawValue.count).allSatisfy { $0 == "_" }
  }
}
