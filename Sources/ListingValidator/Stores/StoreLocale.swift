/// A language that a listing can be in.
public struct StoreLocale: Sendable {
  /// The spelling that the store takes.
  public let tag: String
  /// The lists that have it: `older`, `newer`, `official`, `public-code`, `third-party`.
  public let lists: Set<String>
  /// Where it comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    self.init(
      tag: try entry.require("tag"), lists: Set(entry.tokens("lists")), sources: try entry.sources(in: table))
  }

  private init(tag: String, lists: Set<String>, sources: [Source]) {
    self.tag = tag
    self.lists = lists
    self.sources = sources
  }

  /// The locales of an entry that names many.
  static func all(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault)
    -> [StoreLocale]
  {
    let sources = try entry.sources(in: table)
    return entry.tokens("tags").map {
      StoreLocale(tag: $0, lists: Set(entry.tokens("lists")), sources: sources)
    }
  }

  /// True where the store has it, as far as official lists or code that agrees with them tell.
  public var isOfficial: Bool { !lists.isDisjoint(with: ["older", "newer", "official", "public-code"]) }
  /// True where the older official list has it.
  public var isInOlderList: Bool { lists.contains("older") }
  /// True where the newer official list has it.
  public var isInNewerList: Bool { lists.contains("newer") }
}

/// What a store makes of a locale that a listing has.
public struct LocaleVerdict: Sendable {
  /// How close the locale is to one of the store's.
  public enum Match: Sendable, Equatable {
    /// The store's own, whatever the spelling.
    case exact(String)
    /// A language without a region, for which the store has one locale.
    case language(String)
    /// None of the store's.
    case none
  }

  /// As the listing spells it.
  public let spelling: String
  /// The store's locale, where there is one.
  public let match: Match
  /// The store's locales that could be meant, or come nearest.
  public let suggestions: [String]
  /// True where the texts are checked.
  public var isChecked: Bool

  /// The store's locale, where there is one.
  public var storeTag: String? {
    switch match {
    case .exact(let tag), .language(let tag): tag
    case .none: nil
    }
  }

  /// True for a language without a region for which the store has several locales.
  public var isAmbiguous: Bool {
    guard match == .none, suggestions.count > 1, let tag = LocaleTag(spelling) else { return false }
    return tag.script == nil && tag.region == nil && tag.variants.isEmpty
      && suggestions.allSatisfy { LocaleTag($0)?.language == tag.language }
  }
}

extension StoreProfile {
  /// What the store makes of each locale, in the order given.
  public func verdicts(on spellings: [String]) -> [LocaleVerdict] {
    let official: [(store: StoreLocale, tag: LocaleTag)] = locales.filter(\.isOfficial).compactMap { store in
      LocaleTag(store.tag).map { (store, $0) }
    }
    let byTag = Dictionary(official.map { ($0.tag, $0.store) }) { first, _ in first }
    let byLanguage = Dictionary(grouping: official, by: \.tag.language)
    return spellings.map { spelling in
      guard let tag = LocaleTag(spelling) else {
        return LocaleVerdict(spelling: spelling, match: .none, suggestions: [], isChecked: false)
      }
      if let exact = byTag[tag] {
        return LocaleVerdict(spelling: spelling, match: .exact(exact.tag), suggestions: [], isChecked: true)
      }
      let sameLanguage = byLanguage[tag.language] ?? []
      if tag.region == nil, let chosen = StoreProfile.choice(for: tag, from: sameLanguage.map(\.tag)) {
        return LocaleVerdict(
          spelling: spelling, match: .language(chosen.canonical), suggestions: [], isChecked: true)
      }
      let meant = tag.suggestion.flatMap { meant in
        byTag[meant]
          ?? StoreProfile.choice(for: meant, from: byLanguage[meant.language]?.map(\.tag) ?? []).flatMap {
            byTag[$0]
          }
      }
      return LocaleVerdict(
        spelling: spelling, match: .none,
        suggestions: meant.map { [$0.tag] }
          ?? sameLanguage.filter { $0.tag.isReadable(to: tag) }.map(\.store.tag),
        isChecked: false)
    }
  }

  /// The store's locale of this spelling.
  public func locale(_ tag: String) -> StoreLocale? { locales.first { $0.tag == tag } }

  /// The one locale that a language without a region stands for: the only one, or American English,
  /// or for Chinese the script's.
  private static func choice(for tag: LocaleTag, from candidates: [LocaleTag]) -> LocaleTag? {
    switch (tag.language, tag.script) {
    case ("zh", "Hans"), ("zh", nil): return candidates.first { $0.region == "CN" }
    case ("en", _): return candidates.first { $0.region == "US" }
    case (_, nil): return candidates.count == 1 ? candidates.first : nil
    default: return nil
    }
  }
}

extension LocaleTag {
  /// False where both are Chinese, but in different scripts: one cannot stand in for the other.
  fileprivate func isReadable(to other: LocaleTag) -> Bool {
    language != "zh" || usesTraditionalHan == other.usesTraditionalHan
  }

  private var usesTraditionalHan: Bool {
    script == "Hant" || script == nil && region.map { ["TW", "HK", "MO"].contains($0) } ?? false
  }
}
