struct FeatureBulletsTooFew: Rule {
  static let none = RuleCase("none", .warning, "there are no bullets")
  static let few = RuleCase("few", .warning, "there are fewer bullets than the console asks for")

  static let info = RuleInfo(
    "feature-bullets-too-few", "fewer feature bullets than the store asks for", area: .description,
    rationale: """
      The console asks for three to five product feature bullets in each language; developers call the field required. \
      No other store has such a field, so a folder kept for another store holds none.
      """,
    cases: [none, few], sources: .amazonLimit(.featureBullets),
    flagged: [
      FlaggedExample(none, Example("⟦<description locale=\"en-US\">⟧<short>Plan.</short></description>")),
      FlaggedExample(
        few,
        Example("⟦<description>⟧<bullet>One</bullet><bullet>Two</bullet><bullet> </bullet></description>")),
    ],
    accepted: [.description("<bullet>One</bullet><bullet>Two</bullet><bullet>Three</bullet>")])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let limit = context.limit(.featureBullets), let minimum = limit.min,
      let place = context.advice(for: .featureBullets, locale: description.locale),
      !description.unreadable.contains(.featureBullets)
    else { return }
    let count = (description.bullets ?? []).count { !$0.isEmpty }
    guard count < minimum else { return }
    let allowed = [limit.min, limit.max].compactMap { $0 }.map(String.init).joined(separator: " to ")
    report.flag(
      count == 0 ? Self.none : Self.few, at: description.location,
      count == 0
        ? "no feature bullets, where the store asks for \(allowed)"
        : "\(count) feature \(count == 1 ? "bullet" : "bullets"), where the store asks for \(allowed)",
      found: "\(count)", allowed: allowed, help: place, locale: description.locale, field: .featureBullets,
      sources: limit.sources, fixes: [fix(of: description, limit, in: context)].compactMap(\.self))
  }

  /// The bullets that the long description lists already, in the file that only Amazon's listing has.
  private func fix(of description: Description, _ limit: Limit, in context: Context) -> Fix? {
    guard description.bullets == nil, let folder = description.overlayFolder, let long = description.long,
      case .file(let place) = context.listing.places[.featureBullets]
    else { return nil }
    let name = PathName.name(of: place)
    let listed = HTMLPlainText(long.string, HTMLScan(long.string)).text.listedLines
    guard listed.count >= limit.min ?? 1 else { return nil }
    let text = ListingText(
      field: .fullDescription, text: long, locale: description.locale, language: description.tag?.language,
      description: description)
    let bullets = listed.prefix(limit.max ?? listed.count).map(text.withoutInvisibleCharacters)
    // A list may be about anything, and which of many entries matter most is for a person to say.
    return Fix(
      "write \(name) from the list in the \(Field.fullDescription.label)", .unsafe,
      [.create(path: "\(folder)/\(name)", content: Array(bullets.map { $0 + "\n" }.joined().utf8))])
  }
}

extension String {
  /// The lines that begin with the mark of a list, without it.
  fileprivate var listedLines: [String] {
    unicodeScalars.split(separator: "\n").compactMap { part in
      let line = part.drop(while: \.properties.isWhitespace)
      guard let mark = line.first, "•-*–·►▪●◦✓✔★☆".unicodeScalars.contains(mark),
        line.dropFirst().first == " "
      else { return nil }
      let rest = String(line.dropFirst()).trimmed
      return rest.isEmpty ? nil : rest
    }
  }
}
