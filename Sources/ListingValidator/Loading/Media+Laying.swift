extension Media {
  /// The pictures of each locale: of one kind only those of `upper` where it has any.
  static func laying(_ upper: [Media], over lower: [Media]) -> [Media] {
    var upper = upper
    var rest: [Media] = []
    for media in lower {
      if let index = upper.firstIndex(where: { $0.localeKey == media.localeKey }) {
        let kinds = Set(upper[index].assets.map(\.kind))
        upper[index].assets += media.assets.filter { !kinds.contains($0.kind) }
        upper[index].unreadable.formUnion(media.unreadable.subtracting(kinds))
      } else {
        rest.append(media)
      }
    }
    return rest + upper
  }

  /// The same for equal locales, however they are spelled; nil for the pictures of all locales.
  var localeKey: String? { locale.map { LocaleTag($0.value)?.canonical ?? $0.value } }
}
