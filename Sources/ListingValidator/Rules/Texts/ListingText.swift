/// A text that customers see: the app title, or a text of one locale.
public struct ListingText: RuleSubject {
  /// The field that it fills.
  public let field: Field
  /// The text.
  public let text: Text
  /// The locale as its owner spells it; nil for the app title.
  public let locale: String?
  /// The language in lower case, such as `en`; for the app title that of the default language.
  public let language: String?
  /// The texts that it is one of; nil for the app title.
  let description: Description?

  public static func all(in context: Context) -> [ListingText] {
    var texts = context.texts.map { text in
      ListingText(
        field: text.field, text: text.text, locale: text.description.locale,
        language: text.description.tag?.language, description: text.description)
    }
    if let title = context.listing.general.appTitle {
      let language = context.listing.defaultLocale.flatMap { LocaleTag($0.value)?.language }
      texts.insert(
        ListingText(field: .appTitle, text: title, locale: nil, language: language, description: nil), at: 0)
    }
    return texts
  }

  /// The text as it reaches the store.
  var string: String { text.string }

  /// True for the app title and the display title.
  var isTitle: Bool { field == .appTitle || field == .title }

  /// True for what the store's metadata policy covers: titles, descriptions, bullets and keywords.
  var isMetadata: Bool { field != .recentChanges }

  /// A change that takes parts of the text away; nil for no part.
  func removal(of ranges: [Range<Int>], _ title: String, _ safety: Fix.Safety) -> Fix? {
    Fix(title, safety, replacing: ranges.map { text.location(of: $0) })
  }

  /// A part of the text in quotation marks, shortened where it is long.
  func quoted(_ range: Range<Int>) -> String {
    let part = string.slice(range)
    return part.count > 60 ? "\"\(part.prefix(59))…\"" : "\"\(part)\""
  }

  /// True for the target of a symbolic link that was written out as a file.
  var isLinkTarget: Bool { string.hasPrefix("../") && !string.contains(where: \.isWhitespace) }

  /// Advice that leaves the other store's text alone, where a file can say it to Amazon only.
  func help(_ advice: String, in context: Context) -> String {
    guard let path = overlayPath else { return advice }
    return "\(advice), for Amazon alone in \(ShownPath.joined(context.listing.root, path))"
  }

  /// The file, relative to the root of the listing, whose text would go before this one at Amazon alone.
  ///
  /// Nil for a text that no such file can stand for: one of a manifest, and one that lies there already.
  var overlayPath: String? {
    let own = ShownPath.joined(".", text.file.path)
    guard let description, let overlay = description.overlayFolder, !own.hasPrefix("\(overlay)/"),
      description.folders.contains(where: { own.hasPrefix("\($0)/") })
    else { return nil }
    return "\(overlay)/\(notesFolder)\(PathName.name(of: own))"
  }

  /// The folder within a locale's where release notes lie, with a slash; empty where they lie beside the texts.
  private var notesFolder: String {
    guard field == .recentChanges else { return "" }
    let parent = PathName.parent(of: text.file.path)
    if PathName.name(of: parent) == "changelogs" { return "changelogs/" }
    let isBelow = [parent, PathName.parent(of: parent)].contains { PathName.name(of: $0) == "release-notes" }
    return isBelow ? "release-notes/" : ""
  }
}

extension Listing {
  /// The folder whose files lie over those of a folder for another store, and leave them alone.
  func overlayFolder(for locale: String) -> String? {
    // The overlay is where the fields are that only Amazon has.
    guard case .file(let bullets) = places[.featureBullets] else { return nil }
    return FolderLayout.path(PathName.parent(of: bullets), locale: locale)
  }
}

extension Report {
  /// Reports a fault within a text.
  /// - Parameters:
  ///   - range: UTF-8 offsets in the text.
  ///   - found: the offending value; the part of the text, unless said otherwise.
  mutating func flag(
    _ ruleCase: RuleCase, in text: ListingText, at range: Range<Int>, _ message: String, found: String? = nil,
    allowed: String? = nil, help: String? = nil, cause: String? = nil, sources: [Source] = [],
    fixes: [Fix] = []
  ) {
    flag(
      ruleCase, at: text.text.location(of: range), message, found: found ?? String(text.string.slice(range)),
      allowed: allowed, help: help, locale: text.locale, field: text.field, cause: cause, sources: sources,
      fixes: fixes)
  }
}

extension String {
  /// The part between two UTF-8 offsets.
  func slice(_ range: Range<Int>) -> Substring {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// The UTF-8 offset of an index.
  func offset(of index: Index) -> Int { utf8.distance(from: utf8.startIndex, to: index) }

  /// The UTF-8 offsets of a part of the string.
  func offsets(of range: Range<Index>) -> Range<Int> {
    offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }

  /// Where scalars of a kind stand, in UTF-8 offsets.
  func ranges(where isWanted: (Unicode.Scalar) -> Bool) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
    var found: [(Unicode.Scalar, Range<Int>)] = []
    var offset = 0
    for scalar in unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if isWanted(scalar) { found.append((scalar, offset..<end)) }
      offset = end
    }
    return found
  }
}

extension Unicode.Scalar {
  /// The usual way to write a code point: `U+200B`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Report {
  /// Reports single characters that should not be there, once for each text: at the first one.
  mutating func flagCharacters(
    _ ruleCase: RuleCase, in text: ListingText, _ found: [(scalar: Unicode.Scalar, range: Range<Int>)],
    called name: String, help: String, sources: [Source] = [], fixes: [Fix?] = []
  ) {
    guard let first = found.first else { return }
    let codePoint = first.scalar.codePoint
    let message =
      found.count == 1
      ? "\(name) \(codePoint) in the \(text.field.label)"
      : "\(found.count) characters such as the \(name) \(codePoint) in the \(text.field.label)"
    flag(
      ruleCase, in: text, at: first.range, message, found: codePoint, help: help, cause: codePoint,
      sources: sources, fixes: fixes.compactMap(\.self))
  }
}
