import Synchronization

/// Searches for the words of a profile's lists, each made when it is first asked for and kept.
final class WordSearches: Sendable {
  private struct Key: Hashable {
    var lists: [String]
    var language: String?
    var ignoresCase: Bool
  }

  private let made = Mutex<[Key: PhraseSearch]>([:])
  private let names = Mutex<[Key: Set<String>]>([:])

  fileprivate func search(
    _ lists: [String], language: String?, ignoringCase: Bool, words: (String) -> [String]
  ) -> PhraseSearch {
    let key = Key(lists: lists, language: language, ignoresCase: ignoringCase)
    if let search = made.withLock({ $0[key] }) { return search }
    let search = PhraseSearch(lists.flatMap(words), ignoringCase: ignoringCase)
    made.withLock { $0[key] = search }
    return search
  }

  fileprivate func names(_ list: String, language: String?, words: (String) -> [String]) -> Set<String> {
    let key = Key(lists: [list], language: language, ignoresCase: true)
    if let names = names.withLock({ $0[key] }) { return names }
    let made = Set(words(list).map(\.lettersOnly))
    names.withLock { $0[key] = made }
    return made
  }
}

extension StoreProfile {
  /// The words of a list, of a language and of none, by their letters alone.
  func lettersOfWords(_ list: String, language: String?) -> Set<String> {
    searches.names(list, language: language) { words($0, language: language) }
  }

  /// Finds the words of lists in texts; with a language, those of that language and those of none.
  func phrases(_ lists: String..., language: String? = nil, ignoringCase: Bool = true) -> PhraseSearch {
    searches.search(lists, language: language, ignoringCase: ignoringCase) { words($0, language: language) }
  }
}
