/// The page of an app as a shopper sees it in one language, with the findings pinned to their places.
struct StorePageView {
  private let listing: Listing
  private let description: Description
  private let store: StoreProfile
  private let pins: PinBoard
  private let report: ListingReport
  private let sources: PictureSources
  /// True where the page is seen at once.
  let isOpen: Bool
  private let pictures: [StorePicture]

  /// Prepares the page of a description.
  init(
    _ description: Description, of listing: Listing, in report: ListingReport, store: StoreProfile,
    pins: PinBoard, pictures: [StorePicture], sources: PictureSources, isOpen: Bool
  ) {
    self.listing = listing
    self.description = description
    self.store = store
    self.pins = pins
    self.report = report
    self.sources = sources
    self.isOpen = isOpen
    self.pictures = pictures
  }

  private var locale: String { description.locale }

  private var language: HTML.Attributes {
    let tag = description.tag
    return ["lang": tag?.canonical, "dir": tag?.isRightToLeft ?? false ? "rtl" : "ltr"]
  }

  // MARK: Phone and tablet

  /// The page on a phone or tablet.
  var page: HTML {
    .tag(
      "article", ["class": "page"] + language + ["aria-label": "Store page in \(locale)"],
      .tag(
        "div", ["class": "head"],
        image(first(.icon), missing: "no icon", container: "icon"),
        .tag("div", [:], title, developer, price, audience)),
      strip(.screenshot, label: "Screenshots", missing: "no screenshots"),
      text(description.short, .shortDescription, heading: nil),
      list(description.bullets, .featureBullets, heading: "Features"),
      text(description.long, .fullDescription, heading: "Description"),
      text(description.releaseNotes, .recentChanges, heading: "What is new"),
      list(description.keywords, .keywords, heading: "Keywords (not shown to shoppers)"),
      other)
  }

  private var title: HTML {
    let found = entries(.title)
    let text = description.title ?? listing.general.appTitle
    return .all([
      .tag(
        "p", ["class": "title"], FindingView.pins(found),
        text.map { shown($0, flaw: FindingView.flaw(found)) } ?? missing("no title")),
      measure(.title),
    ])
  }

  private var developer: HTML {
    guard let name = listing.general.businessName, !name.isEmpty else { return .none }
    return .tag("p", ["class": "faint"], shown(name, flaw: nil))
  }

  private var price: HTML {
    guard let price = listing.availability.price else { return .none }
    let amount = [price.amount?.value, price.currency?.value].compactMap(\.self).joined(separator: " ")
    let words = price.model?.value == "free" ? "Free" : amount
    guard !words.isEmpty else { return .none }
    return .tag(
      "p", [:], FindingView.pins(pins.entries(on: .price)), .tag("bdi", ["class": "price"], .text(words)))
  }

  private var audience: HTML {
    let groups = (listing.contentRating.audience ?? []).map(\.value).joined(separator: ", ")
    guard !groups.isEmpty else { return .none }
    return .tag(
      "p", ["class": "faint", "lang": "en", "dir": "ltr"], FindingView.pins(pins.entries(on: .audience)),
      .text("Ages \(groups)"))
  }

  private func text(_ text: Text?, _ field: Field, heading: String?) -> HTML {
    let found = entries(field)
    guard text != nil || !found.isEmpty else { return .none }
    return .all([
      self.heading(heading, found),
      .tag(
        "div", [:], heading == nil ? FindingView.pins(found) : .none,
        text.map { shown($0, flaw: FindingView.flaw(found)) } ?? missing("no \(field.label)")),
      text == nil ? .none : measure(field),
    ])
  }

  private func list(_ texts: [Text]?, _ field: Field, heading: String) -> HTML {
    let found = entries(field)
    guard texts != nil || !found.isEmpty else { return .none }
    let classes = [field == .keywords ? "keywords" : nil, FindingView.flaw(found)].compactMap(\.self)
    let items = (texts ?? []).map { HTML.tag("li", [:], shown($0, flaw: nil)) }
    return .all([
      self.heading(heading, found),
      items.isEmpty
        ? missing("no \(field.label)")
        : .tag("ul", ["class": classes.isEmpty ? nil : classes.joined(separator: " ")], items),
      measure(field),
    ])
  }

  private func heading(_ heading: String?, _ found: [PinBoard.Entry]) -> HTML {
    guard let heading else { return .none }
    return .tag("h4", ["lang": "en", "dir": "ltr"], .text(heading + " "), FindingView.pins(found))
  }

  private func shown(_ text: Text, flaw: String?) -> HTML {
    .tag("span", ["class": flaw.map { "text \($0)" } ?? "text"], .text(text.string))
  }

  private func missing(_ words: String) -> HTML {
    .tag("span", ["class": "missing", "lang": "en", "dir": "ltr"], .text(words))
  }

  private func measure(_ field: Field) -> HTML {
    Measure(field, of: description, in: listing, store: store)?.html ?? .none
  }

  private func entries(_ field: Field) -> [PinBoard.Entry] { pins.entries(on: field, of: locale) }

  // MARK: Pictures

  private func first(_ role: StorePicture.Role) -> StorePicture? {
    // Of several icons, the last is the largest.
    pictures.last { $0.role == role }
  }

  /// Pictures that no part of the page shows.
  private var other: HTML {
    // Of several icons one is shown above.
    let icons = pictures.filter { $0.role == .icon }.dropLast()
    let rest = icons + pictures.filter { [.promo, .other].contains($0.role) }
    guard !rest.isEmpty else { return .none }
    return .all([heading("Other pictures", []), .tag("ul", ["class": "strip"], rest.map(item))])
  }

  private func strip(_ role: StorePicture.Role, label: String, missing words: String) -> HTML {
    let shown = pictures.filter { $0.role == role }
    // What is wrong with no single picture, such as one that is missing.
    let pinned = Set(pictures.flatMap { pins.entries(on: $0, of: locale) }.map(\.number))
    let found =
      role == .screenshot
      ? (pins.entries(on: .images) + entries(.images)).filter { !pinned.contains($0.number) } : []
    let content =
      shown.isEmpty
      ? missing(words)
      : HTML.tag(
        "ul", ["class": "strip", "tabindex": "0", "aria-label": label], shown.map(item))
    return .all([FindingView.pins(found), content])
  }

  private func item(_ picture: StorePicture) -> HTML {
    let found = pins.entries(on: picture, of: locale)
    return .tag(
      "li", [:], element(picture, flaw: FindingView.flaw(found)),
      .tag(
        "div", ["class": "faint", "lang": "en", "dir": "ltr"], FindingView.pins(found),
        .tag("bdi", [:], .text(TerminalText.escaped(PathName.name(of: picture.path))))),
      SizeDrawing(picture)?.html ?? .none)
  }

  private func image(_ picture: StorePicture?, missing words: String, container: String) -> HTML {
    guard let picture else { return .tag("div", ["class": container], missing(words)) }
    let found = pins.entries(on: picture, of: locale)
    return .tag(
      "div", [:], .tag("div", ["class": container], element(picture, flaw: FindingView.flaw(found))),
      found.isEmpty ? .none : .tag("div", [:], FindingView.pins(found)), SizeDrawing(picture)?.html ?? .none)
  }

  private func element(_ picture: StorePicture, flaw: String?, container: String? = nil) -> HTML {
    let name = TerminalText.escaped(PathName.name(of: picture.path))
    guard let source = sources.source(of: picture, in: report) else { return missing(name) }
    let classes = [container, flaw].compactMap(\.self)
    let label = "\(picture.name): \(name)"
    switch source {
    case .link(let address):
      return .void(
        "img",
        [
          "src": address, "alt": label, "loading": isOpen ? nil : "lazy",
          "class": classes.isEmpty ? nil : classes.joined(separator: " "),
        ])
    case .embedded(let copy):
      return .tag(
        "svg",
        [
          "viewBox": "0 0 \(copy.size.width) \(copy.size.height)", "role": "img", "aria-label": label,
          "preserveAspectRatio": container == "backdrop" ? "xMidYMid slice" : nil,
          "class": (["picture"] + classes).joined(separator: " "),
        ], .tag("use", ["href": "#\(copy.id)"]))
    }
  }

  // MARK: Fire TV

  /// The page on Fire TV; nothing where that is not targeted.
  var television: HTML {
    let roles: Set<StorePicture.Role> = [
      .tvIcon, .tvBackground, .tvScreenshot, .tvFeaturedBackground, .tvFeaturedLogo,
    ]
    guard listing.submission.targetsFireTV || pictures.contains(where: { roles.contains($0.role) }) else {
      return .none
    }
    return .tag(
      "article", ["class": "tv"] + language + ["aria-label": "Fire TV page in \(locale)"],
      first(.tvBackground).map { element($0, flaw: nil, container: "backdrop") } ?? .none,
      .tag("h4", ["lang": "en", "dir": "ltr"], .text("Fire TV")),
      .tag(
        "div", ["class": "head"],
        image(first(.tvIcon), missing: "no Fire TV icon", container: "tile"),
        .tag(
          "div", [:],
          .tag(
            "p", ["class": "title"],
            (description.title ?? listing.general.appTitle).map { shown($0, flaw: nil) }
              ?? missing("no title")), price,
          description.short.map { shown($0, flaw: nil) } ?? missing("no short description"))),
      strip(.tvScreenshot, label: "Fire TV screenshots", missing: "no Fire TV screenshots"),
      background, featured)
  }

  private var background: HTML {
    guard let picture = first(.tvBackground) else { return missing("no background") }
    let found = pins.entries(on: picture, of: locale)
    return .tag(
      "p", ["class": "faint", "lang": "en", "dir": "ltr"], FindingView.pins(found),
      .text("background: \(TerminalText.escaped(PathName.name(of: picture.path)))"))
  }

  private var featured: HTML {
    let pictures = [first(.tvFeaturedBackground), first(.tvFeaturedLogo)].compactMap(\.self)
    guard !pictures.isEmpty else { return .none }
    let found = pictures.flatMap { pins.entries(on: $0, of: locale) }
    return .all([
      .tag("h4", ["lang": "en", "dir": "ltr"], .text("Featured "), FindingView.pins(found)),
      .tag(
        "div", ["class": "wide"],
        pictures.map { element($0, flaw: nil, container: $0.role == .tvFeaturedLogo ? "logo" : nil) }),
    ])
  }
}

extension LocaleTag {
  /// True for languages that are written from right to left.
  var isRightToLeft: Bool {
    if let script { return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm"].contains(script) }
    return ["ar", "arc", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"].contains(language)
  }
}
