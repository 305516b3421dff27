/// Writes a `listing.xml` with comments for people who have not seen one before.
struct ManifestWriter {
  /// A folder that texts and pictures come from.
  struct Texts {
    var layout: Layout
    var href: String
    /// Where what differs at Amazon is looked for, there or not.
    var overlay: String?
    var variant: String?
  }

  /// What is known of the app; nil for nothing.
  let listing: Listing?
  /// The application id, where known.
  let package: String?
  let texts: Texts?
  /// A pattern for the release build, where one is known.
  let binaries: String?
  /// Where the listing lies, relative to the new file: its own references count from there.
  let path: String

  private static let placeholder = "com.example.app"

  /// The file.
  var text: String {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<!-- What the Amazon Appstore asks for, in the order of its console. What stands in comments is an example: take the",
      "     marks away and write your own. listing-lint says what is missing; docs/manifest.md describes every element. -->",
    ]
    let locale = listing?.defaultLocale.map { Self.tidied($0.value) } ?? "en-US"
    lines.append(
      "<listing \(attribute("xmlns", ListingXMLLoader.namespace)) \(attribute("package", package ?? Self.placeholder)) "
        + "\(attribute("default-locale", locale))>")
    if package == nil { lines.append("  <!-- package is the application id of the app -->") }
    lines += [
      "",
      "  <!-- devices: fire-tablet, fire-tv, automotive, android-mobile. With previous-version-code it is an update. -->",
      "  <submission stores=\"amazon-appstore\"/>",
    ]
    for section in [textsSection, general, availability, descriptions, media, contentRating, rest] {
      lines += [""] + section.map { $0.isEmpty ? "" : "  \($0)" }
    }
    return (lines + ["</listing>"]).map { $0 + "\n" }.joined()
  }

  // MARK: Sections

  private var textsSection: [String] {
    guard let texts else {
      return [
        "<!-- Texts and pictures of each language may come from a folder:",
        "     <texts layout=\"fastlane\" href=\"fastlane/metadata/android\" overlay=\"fastlane/metadata/amazon\"/> -->",
      ]
    }
    var attributes = [attribute("layout", texts.layout.rawValue), attribute("href", texts.href)]
    if let variant = texts.variant { attributes.append(attribute("variant", variant)) }
    var lines = ["<!-- Texts, release notes and pictures of each language come from here. -->"]
    if let overlay = texts.overlay {
      lines = [
        "<!-- Texts, release notes and pictures of each language come from here. What only Amazon asks for",
        "     goes into \(Self.commented(overlay))/<locale>/feature_bullets.txt and keywords.txt. -->",
      ]
    }
    return lines + ["<texts \(attributes.joined(separator: " "))/>"]
  }

  private var general: [String] {
    let known = listing?.general
    let title = known?.appTitle?.string ?? defaultDescription?.title?.string
    return block(
      "general", about: "The name inside the console, the category, and where customers get help",
      [
        title.map { element("app-title", $0) } ?? example("<app-title>Meeting Planner</app-title>"),
        known?.sku.map { element("sku", $0.string) } ?? example("<sku>planner-2026</sku>"),
        known?.category.map { element("category", $0.string) }
          ?? example("<category>Productivity</category>"),
        known?.support.map { "<support \(attributes($0))/>" }
          ?? example(
            "<support email=\"help@example.com\" phone=\"+1 555 0100\" website=\"https://example.com/help\"/>"
          ),
      ])
  }

  private var availability: [String] {
    let known = listing?.availability
    var lines: [String] = []
    if let price = known?.price {
      let own = attributes([("model", price.model), ("amount", price.amount), ("currency", price.currency)])
      let local = price.local.map { local in
        "  <in \(attributes([("marketplace", local.marketplace), ("amount", local.amount), ("currency", local.currency)]))/>"
      }
      lines += local.isEmpty ? ["<price \(own)/>"] : ["<price \(own)>"] + local + ["</price>"]
    } else {
      lines += [
        example("<price model=\"free\"/>"),
        example("<price model=\"paid\" amount=\"2.99\" currency=\"USD\"/>"),
      ]
    }
    if let countries = known?.countries {
      let list = countries.included ?? countries.excluded
      let names = list.map(\.value).joined(separator: " ")
      if !names.isEmpty {
        lines.append("<countries \(attribute(countries.included == nil ? "exclude" : "include", names))/>")
      }
    } else {
      lines.append(example("<countries include=\"US GB DE FR JP\"/>"))
    }
    return block("availability", about: "Without countries the app is offered everywhere", lines)
  }

  private var descriptions: [String] {
    if let listing, texts == nil, !listing.descriptions.isEmpty {
      return listing.descriptions.flatMap(description)
    }
    let locale = listing?.defaultLocale.map { Self.tidied($0.value) } ?? "en-US"
    let lines = [
      "display-title>Meeting Planner</display-title", "short>Find a time that suits everybody.</short",
      "long href=\"texts/en-US/long.txt\"/", "bullet>Finds a time that suits everybody</bullet",
      "bullet>Sends one invitation to the whole team</bullet", "bullet>Shows answers in one list</bullet",
      "keywords>calendar, schedule, invitation</keywords", "release-notes>First version.</release-notes",
    ]
    guard texts == nil else {
      return [
        "<!-- What stands here goes before the folder, field by field:",
        "     <description locale=\"\(locale)\"><\(lines[3])></description> -->",
      ]
    }
    return block(
      "description \(attribute("locale", locale))",
      about: "The texts of one language; one such element for each",
      lines.map { example("<\($0)>") })
  }

  private func description(_ description: Description) -> [String] {
    var lines: [String] = []
    if let title = description.title { lines.append(element("display-title", title.string)) }
    if let short = description.short { lines.append(element("short", short.string)) }
    if let long = description.long { lines.append(element("long", long.string)) }
    lines += (description.bullets ?? []).map { element("bullet", $0.string) }
    if let keywords = description.keywords, !keywords.isEmpty {
      lines.append(element("keywords", keywords.map(\.string).joined(separator: ", ")))
    }
    if let notes = description.releaseNotes { lines.append(element("release-notes", notes.string)) }
    return ["<description \(attribute("locale", Self.tidied(description.locale)))>"]
      + lines.flatMap(indented) + ["</description>"]
  }

  private var media: [String] {
    let groups = texts == nil ? listing?.media ?? [] : []
    let known = groups.flatMap { group -> [String] in
      let lines = group.assets.compactMap { asset in
        Self.slot(of: asset).map { "  <\($0) \(attribute("href", ShownPath.joined(path, asset.path)))/>" }
      }
      guard !lines.isEmpty else { return [] }
      let locale = group.locale.map { " \(attribute("locale", Self.tidied($0.value)))" } ?? ""
      return ["<media\(locale)>"] + lines + ["</media>"]
    }
    guard known.isEmpty else { return known }
    return [
      "<!-- Pictures that no folder holds:",
      "     <media><small-icon href=\"images/icon-114.png\"/> <large-icon href=\"images/icon-512.png\"/>",
      "     <screenshots href=\"images/tablet/*.png\"/></media> -->",
    ]
  }

  private var contentRating: [String] {
    let known = listing?.contentRating
    var lines: [String] = []
    var answers: [String] = []
    for question in StoreProfile.amazonAppstore.questions where question.isAsked(by: .gen2) {
      if question.answers != answers {
        answers = question.answers
        lines.append("<!-- \(answers.joined(separator: ", ")): -->")
      }
      if let answer = known?.answers[question.subject]?.value, answers.contains(answer) {
        lines.append("<\(question.subject) \(attribute("answer", answer))/>")
      } else {
        lines.append(example("<\(question.subject) answer=\"\(answers[0] == "none" ? "none" : "no")\"/>"))
      }
    }
    if let privacy = known?.privacy {
      let given = attributes([
        ("policy", privacy.policy), ("account-deletion", privacy.accountDeletion),
        ("collects-data", privacy.collectsData), ("shares-data", privacy.sharesData),
      ])
      lines.append("<privacy \(given)/>")
    } else {
      lines.append(
        example(
          "<privacy policy=\"https://example.com/privacy\" collects-data=\"yes\" shares-data=\"no\" questionnaire=\"yes\"/>"
        ))
    }
    return block(
      "content-rating",
      about: "audience=\"0-12 13-15 16-17 18+\" names the age groups that the app is made for", lines)
  }

  private var rest: [String] {
    let files = texts == nil ? listing?.binaries.files ?? [] : []
    let known = files.map {
      "  <\($0.kind.rawValue) \(attribute("href", ShownPath.joined(path, $0.href.value)))/>"
    }
    let pattern = binaries ?? "app/build/outputs/apk/release/*.apk"
    let sections =
      known.isEmpty
      ? (binaries == nil
        ? ["<!-- <binaries><apk href=\"\(pattern)\"/></binaries> -->"]
        : ["<binaries>", "  <apk \(attribute("href", pattern))/>", "</binaries>"])
      : ["<binaries>"] + known + ["</binaries>"]
    return sections + [
      "", "<!-- What reviewers must know; never a password: the console has fields for it.",
      "     <sign-in required=\"yes\" credentials=\"in-console\"/>",
      "     <testing-instructions>Tap New meeting and choose three guests.</testing-instructions> -->",
    ]
  }

  private var defaultDescription: Description? {
    guard let listing else { return nil }
    return listing.descriptions.first { $0.locale == listing.defaultLocale?.value }
      ?? listing.descriptions.first
  }

  // MARK: Markup

  /// An element with lines in it, and what it is about in front.
  private func block(_ tag: String, about comment: String, _ lines: [String]) -> [String] {
    let name = tag.prefix { $0 != " " }
    return ["<!-- \(comment). -->", "<\(tag)>"] + lines.flatMap(indented) + ["</\(name)>"]
  }

  /// The first line moved in; those that follow are content, in which blanks count.
  private func indented(_ line: String) -> [String] { ["  \(line)"] }

  private func example(_ markup: String) -> String { "<!-- \(markup) -->" }

  private func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(Self.escaped(text))</\(name)>"
  }

  private func attribute(_ name: String, _ value: String) -> String {
    "\(name)=\"\(Self.escaped(value).replacing("\"", with: "&quot;").replacing("\n", with: " "))\""
  }

  private func attributes(_ values: [(name: String, value: Located<String>?)]) -> String {
    values.compactMap { name, value in value.map { attribute(name, $0.value) } }.joined(separator: " ")
  }

  /// A path within a comment, where no two hyphens may follow one another.
  private static func commented(_ path: String) -> String { escaped(path.replacing("--", with: "-…-")) }

  /// Text as it stands in markup; characters that XML has no way to write are left out.
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The element for a picture of an AppDF description; nil for none.
  private static func slot(of asset: Asset) -> String? {
    switch asset.kind {
    case .icon: asset.declaredSize?.width == 114 ? "small-icon" : "large-icon"
    case .smallIcon, .largeIcon, .promo, .screenshots, .video: asset.kind.rawValue
    default: nil
    }
  }

  private static func tidied(_ locale: String) -> String { LocaleTag(locale)?.tidied ?? locale }
}

extension General {
  /// The ways to reach the developer; nil where none is given.
  fileprivate var support: [(name: String, value: Located<String>?)]? {
    let ways = [("email", supportEmail), ("phone", supportPhone), ("website", supportWebsite)]
    return ways.allSatisfy { $0.1 == nil } ? nil : ways.map { ($0.0, $0.1) }
  }
}
