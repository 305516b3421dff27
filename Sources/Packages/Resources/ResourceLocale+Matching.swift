extension ResourceLocale {
  /// True where a resource for this locale may serve somebody who wants another one.
  ///
  /// Android goes by language and script: British English serves an Australian, and no Traditional Chinese serves
  /// anybody who wants it simplified.
  func matches(_ wanted: ResourceLocale) -> Bool {
    guard !language.isEmpty else { return true }
    guard Self.isSameLanguage(language, wanted.language) else { return false }
    return usualScript == wanted.usualScript
  }

  /// True where this locale serves somebody better than another one; both match.
  func isBetter(than other: ResourceLocale, for wanted: ResourceLocale) -> Bool {
    guard !wanted.language.isEmpty, !language.isEmpty || !other.language.isEmpty else { return false }
    guard Self.isSameLanguage(language, other.language) else {
      return isLanguageBetter(than: other, for: wanted)
    }
    let regions = Self.compare(region, other.region, for: wanted)
    if regions != 0 { return regions > 0 }
    if (variant == wanted.variant) != (other.variant == wanted.variant) { return variant == wanted.variant }
    let isNumbering = numberingSystem == wanted.numberingSystem
    if isNumbering != (other.numberingSystem == wanted.numberingSystem) { return isNumbering }
    return language == wanted.language && other.language != wanted.language
  }

  /// One of two locales has no language. English texts without a language are taken for American ones.
  private func isLanguageBetter(than other: ResourceLocale, for wanted: ResourceLocale) -> Bool {
    guard wanted.language == "en" else { return !language.isEmpty }
    if wanted.region == "US" {
      return language.isEmpty ? !["", "US"].contains(other.region) : ["", "US"].contains(region)
    }
    guard LocaleData.isCloseToAmericanEnglish(wanted.region) else { return !language.isEmpty }
    return language.isEmpty
      ? !LocaleData.isCloseToAmericanEnglish(other.region) : LocaleData.isCloseToAmericanEnglish(region)
  }

  /// Filipino has two codes.
  private static func isSameLanguage(_ one: Subtag, _ other: Subtag) -> Bool {
    one == other || ["tl", "fil"].contains(one) && ["tl", "fil"].contains(other)
  }

  private var usualScript: Subtag {
    script.isEmpty ? LocaleData.script(language: language, region: region) : script
  }

  /// Above 0 where the left region serves better, below 0 where the right one does.
  private static func compare(_ left: Subtag, _ right: Subtag, for wanted: ResourceLocale) -> Int {
    guard left != right else { return 0 }
    var (left, right) = (left, right)
    if wanted.language == "es" {
      // Both are so common that either stands in for all of Latin America, unless that is there itself.
      let special: [Subtag] = ["US", "MX"]
      let isLeftSpecial = special.contains(left)
      if isLeftSpecial != special.contains(right), left != "419", right != "419" {
        if isLeftSpecial { left = "419" } else { right = "419" }
      }
    }
    func parents(_ region: Subtag) -> [Subtag] {
      LocaleData.parents(language: wanted.language, script: wanted.usualScript, region: region)
    }
    let ancestors = parents(wanted.region)
    if let index = ancestors.firstIndex(where: { $0 == left || $0 == right }) {
      return ancestors[index] == left ? 1 : -1
    }
    func distance(_ region: Subtag) -> Int {
      for (steps, ancestor) in parents(region).enumerated() {
        if let index = ancestors.firstIndex(of: ancestor) { return steps + index }
      }
      return Int.max
    }
    let (leftDistance, rightDistance) = (distance(left), distance(right))
    if leftDistance != rightDistance { return leftDistance < rightDistance ? 1 : -1 }
    let main = LocaleData.mainRegion(language: wanted.language, script: wanted.usualScript)
    if left == main || right == main { return left == main ? 1 : -1 }
    return (left.count, left) < (right.count, right) ? 1 : -1
  }
}
