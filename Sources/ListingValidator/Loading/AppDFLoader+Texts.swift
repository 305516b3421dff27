extension AppDFLoader {
  /// Reads the texts, pictures and videos of one language.
  mutating func readDescription(_ section: XMLElement, isDefault: Bool) {
    let location = section.location(in: source)
    let written =
      isDefault ? section.value("language", in: source) : attribute("language", of: section)
    guard isDefault || written != nil else { return }
    let language = written ?? Located(format.defaultLanguage, at: location)
    if isDefault { listing.defaultLocale = language }
    if written != nil { checkLanguage(language) }
    let locale = language.value
    if let texts = section.child("texts") {
      var description = Description(
        locale: locale, localeLocation: language.location, location: texts.location(in: source))
      readTexts(texts, of: &description, isDefault: isDefault)
      listing.descriptions.append(description)
    } else if isDefault {
      listing.descriptions.append(
        Description(locale: locale, localeLocation: language.location, location: location))
    }
    readMedia(section, locale: isDefault ? nil : language)
  }

  private mutating func readTexts(_ texts: XMLElement, of description: inout Description, isDefault: Bool) {
    let locale = description.locale
    description.title = choose(
      texts.children("title"), for: .displayTitle, locale: locale, field: .title)
    description.short = choose(
      texts.children("short-description"), for: .shortDescription, locale: locale, field: .shortDescription)
    description.long = texts.child("full-description").map { markedUpText($0) }
    description.bullets = texts.child("features").map { features in
      features.children("feature").map { $0.text(in: source) }
    }
    description.keywords = texts.child("keywords").map { $0.text(in: source).split { $0 == "," } }
    description.releaseNotes = texts.child("recent-changes").map { $0.text(in: source) }
    if let policy = texts.child("privacy-policy") {
      checkLink(policy, locale: locale, field: .privacyPolicy)
      if isDefault {
        var privacy = listing.contentRating.privacy ?? Privacy(location: policy.location(in: source))
        privacy.policy = policy.value("href", in: source)
        let text = policy.text(in: source)
        privacy.policyText = text.isEmpty ? nil : text
        listing.contentRating.privacy = privacy
      }
    }
    if let eula = texts.child("eula") { checkLink(eula, locale: locale, field: nil) }
  }

  /// Each store takes the longest text that fits; here the one that Amazon would take.
  private mutating func choose(
    _ elements: [XMLElement], for name: LimitName, locale: String, field: Field
  ) -> Text? {
    let texts = elements.map { $0.text(in: source) }
    let written = texts.filter { !$0.isEmpty }
    guard let element = elements.first, let shortest = written.min(by: { $0.count < $1.count }) else {
      return texts.first
    }
    if let limit = format.limits[element.name], shortest.count > limit {
      record(
        .noneShortEnough(element: element.name, length: shortest.count, limit: limit),
        at: shortest.location(after: limit), locale: locale, field: field)
    }
    let limit = StoreProfile.amazonAppstore.limit(
      name, console: listing.submission.console, route: listing.submission.route)
    let fitting = written.filter { $0.fits(limit) }
    return (fitting.isEmpty ? written : fitting).max { $0.count < $1.count }
  }

  /// The text of a description with its tags, as written. What stands in `<features>` is for stores without
  /// a list of features, of which Amazon is none.
  private func markedUpText(_ element: XMLElement) -> Text {
    var builder = Text.Builder(file: source)
    append(element, to: &builder)
    return builder.text(
      extent: element.content.isEmpty ? element.startTag : element.content, dedenting: true)
  }

  private func append(_ element: XMLElement, to builder: inout Text.Builder) {
    let scanner = XMLScanner(source.text)
    func appendCharacters(_ range: Range<Int>) {
      for piece in scanner.characterData(in: range) {
        switch piece {
        case .verbatim(let range): builder.append(range)
        case .reference(let range, let bytes): builder.append(bytes, from: range)
        }
      }
    }
    var position = element.content.lowerBound
    for child in element.children {
      appendCharacters(position..<child.range.lowerBound)
      position = child.range.upperBound
      guard child.name != "features" else { continue }
      builder.append(child.startTag)
      guard child.range.upperBound > child.startTag.upperBound else { continue }
      append(child, to: &builder)
      builder.append(child.content.upperBound..<child.range.upperBound)
    }
    appendCharacters(position..<max(position, element.content.upperBound))
  }

  private mutating func checkLink(_ element: XMLElement, locale: String, field: Field?) {
    let href = element.value("href", in: source)
    let text = element.text(in: source)
    let hasLink = href.map { !$0.value.isEmpty } ?? false
    guard hasLink == text.isEmpty else { return }
    record(
      .incompleteLink(element: element.name, hasText: !text.isEmpty), at: element.location(in: source),
      locale: locale, field: field)
  }
}

extension Text {
  fileprivate var count: Int { string.count }

  /// What stands after a number of characters.
  fileprivate func location(after limit: Int) -> Location {
    location(of: string.index(string.startIndex, offsetBy: limit)..<string.endIndex)
  }

  fileprivate func fits(_ limit: Limit?) -> Bool {
    guard let maximum = limit?.max, let unit = limit?.unit else { return true }
    return Excess(of: string, over: maximum, unit: unit) == nil
  }
}
