extension Description {
  /// One description of each locale: what `upper` says goes before what `lower` says, field by field.
  ///
  /// Two of one locale within `upper` stay two: that they contradict one another is for a rule to say.
  static func laying(_ upper: [Description], over lower: [Description]) -> [Description] {
    var upper = upper
    var rest: [Description] = []
    for description in lower {
      let key = description.tag?.canonical ?? description.locale
      if let index = upper.firstIndex(where: { ($0.tag?.canonical ?? $0.locale) == key }) {
        upper[index].fill(from: description)
      } else {
        rest.append(description)
      }
    }
    return rest + upper
  }

  /// Takes over what is not said here.
  private mutating func fill(from other: Description) {
    var missing = other.unreadable
    for field in unreadable { missing.remove(field) }
    func isSilent(_ field: Field, _ hasValue: Bool) -> Bool {
      if hasValue { missing.remove(field) }
      return !hasValue && !unreadable.contains(field)
    }
    if isSilent(.title, title != nil) { title = other.title }
    if isSilent(.shortDescription, short != nil) { short = other.short }
    if isSilent(.fullDescription, long != nil) { long = other.long }
    if isSilent(.featureBullets, bullets != nil) { bullets = other.bullets }
    if isSilent(.keywords, keywords != nil) { keywords = other.keywords }
    if isSilent(.recentChanges, releaseNotes != nil) { releaseNotes = other.releaseNotes }
    unreadable.formUnion(missing)
  }
}
