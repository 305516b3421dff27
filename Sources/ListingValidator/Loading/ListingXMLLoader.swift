/// Reads the native manifest, `listing.xml`.
struct ListingXMLLoader {
  /// The namespace of the format.
  static let namespace = "urn:listing-lint:listing:1"

  let files: ListingFiles
  let schema: XMLSchema
  let source: SourceFile
  var listing: Listing
  private let usesOverlay: Bool
  /// What folders say, one entry a locale.
  private var folderDescriptions: [Description] = []
  /// The pictures in folders.
  private var folderMedia: [Media] = []

  /// Reads a manifest and every text that it refers to.
  /// - Parameters:
  ///   - root: the listing's root as it is shown.
  ///   - usesOverlay: whether what lies over a folder for Amazon alone counts.
  static func load(
    _ name: String, root: String, files: ListingFiles, schema: XMLSchema, usesOverlay: Bool = true
  ) -> Listing {
    var listing = Listing(root: root, layout: .listingXML, location: Location(path: name))
    guard let source = files.open(name, limit: ListingFiles.maximumXMLBytes, into: &listing) else {
      return listing
    }
    listing.location = Location(file: source)
    guard let document = XMLLoading.document(source, schema: schema, into: &listing) else { return listing }
    // Only now: of a manifest that cannot be read, nothing can be called missing.
    listing.places = places
    listing.imagePlaces = imagePlaces
    var loader = ListingXMLLoader(
      files: files, schema: schema, source: source, listing: listing, usesOverlay: usesOverlay)
    loader.read(document.root)
    return loader.listing
  }

  private init(
    files: ListingFiles, schema: XMLSchema, source: SourceFile, listing: Listing, usesOverlay: Bool
  ) {
    self.usesOverlay = usesOverlay
    self.files = files
    self.schema = schema
    self.source = source
    self.listing = listing
  }

  private mutating func read(_ root: XMLElement) {
    let top = root.location(in: source)
    listing.location = top
    listing.general.location = top
    listing.availability.location = top
    listing.contentRating.location = top
    listing.binaries.location = top
    listing.package = root.value("package", in: source)
    listing.defaultLocale = root.value("default-locale", in: source)
    for section in root.children {
      switch section.name {
      case "submission": readSubmission(section)
      case "texts": readTexts(section)
      case "general": readGeneral(section)
      case "availability": readAvailability(section)
      case "description": readDescription(section)
      case "media": readMedia(section)
      case "content-rating": readContentRating(section)
      case "binaries": readBinaries(section)
      case "in-app-items": listing.hasInAppItems = !section.children.isEmpty
      case "android": readAndroid(section)
      case "web-app": readWebApp(section)
      case "sign-in":
        listing.signIn = SignIn(
          location: section.location(in: source), required: section.value("required", in: source),
          credentials: section.value("credentials", in: source))
      case "testing-instructions":
        listing.testingInstructions = text(section, field: .testingInstructions).value
      default: break
      }
    }
    layOverFolders()
    if listing.defaultLocale == nil, listing.descriptions.count == 1, let only = listing.descriptions.first {
      listing.defaultLocale = Located(only.locale, at: only.localeLocation)
    }
  }

  private mutating func readSubmission(_ section: XMLElement) {
    listing.submission.stores = section.attribute("stores")?.tokens(in: source) ?? []
    if let route = section.optional("route") {
      listing.submission.route = Route(route)
      listing.submission.saysRoute = true
    }
    if let console = section.optional("console").flatMap(ConsoleGeneration.init) {
      listing.submission.console = console
      listing.submission.saysConsole = true
    }
    listing.submission.devices = Set(section.tokens("devices").compactMap(Device.init))
    listing.submission.versionCode = section.optional("version-code").flatMap { Int($0) }
    listing.submission.previousVersionCode = section.optional("previous-version-code").flatMap { Int($0) }
  }

  private mutating func readTexts(_ section: XMLElement) {
    guard let layout = section.optional("layout").map(Layout.init) ?? .fastlane,
      let href = section.value("href", in: source), listing.spend(\.folders, on: "folders")
    else { return }
    let own = (descriptions: listing.descriptions, media: listing.media)
    (listing.descriptions, listing.media) = ([], [])
    FolderLoader.load(
      layout: layout, href: href, overlay: section.value("overlay", in: source),
      variant: section.optional("variant"), locales: section.attribute("locales")?.tokens(in: source),
      files: files, usesOverlay: usesOverlay, into: &listing)
    // A later folder lies over an earlier one.
    folderDescriptions = Description.laying(listing.descriptions, over: folderDescriptions)
    folderMedia = Media.laying(listing.media, over: folderMedia)
    (listing.descriptions, listing.media) = own
  }

  /// What the manifest itself says goes before the folders, field by field.
  private mutating func layOverFolders() {
    listing.descriptions = Description.laying(listing.descriptions, over: folderDescriptions)
    listing.media += folderMedia
  }

  private mutating func readGeneral(_ section: XMLElement) {
    let support = section.child("support")
    listing.general = General(
      location: section.location(in: source), appTitle: section.child("app-title")?.text(in: source),
      sku: section.child("sku")?.text(in: source), category: section.child("category")?.text(in: source),
      subCategory: section.child("category")?.value("sub", in: source),
      supportEmail: support?.value("email", in: source), supportPhone: support?.value("phone", in: source),
      supportWebsite: support?.value("website", in: source),
      businessName: section.child("business-name")?.text(in: source))
  }

  private mutating func readAvailability(_ section: XMLElement) {
    listing.availability = Availability(
      location: section.location(in: source), release: section.value("release", in: source),
      programme: section.value("programme", in: source),
      price: section.child("price").map { price in
        Price(
          location: price.location(in: source), model: price.value("model", in: source),
          amount: price.value("amount", in: source), currency: price.value("currency", in: source),
          local: price.children("in").map { local in
            LocalPrice(
              location: local.location(in: source), marketplace: local.value("marketplace", in: source),
              amount: local.value("amount", in: source), currency: local.value("currency", in: source))
          })
      },
      countries: section.child("countries").map { countries in
        Countries(
          location: countries.location(in: source),
          included: countries.attribute("include")?.tokens(in: source),
          excluded: countries.attribute("exclude")?.tokens(in: source) ?? [])
      })
  }

  private mutating func readDescription(_ section: XMLElement) {
    let locale = section.value("locale", in: source) ?? listing.defaultLocale
    let location = section.location(in: source)
    var description = Description(
      locale: locale?.value ?? "en-US", localeLocation: locale?.location ?? location, location: location)
    for element in section.children {
      switch element.name {
      case "display-title": take(element, .title, \.title, of: &description)
      case "short": take(element, .shortDescription, \.short, of: &description)
      case "long": take(element, .fullDescription, \.long, of: &description)
      case "release-notes": take(element, .recentChanges, \.releaseNotes, of: &description)
      case "bullet":
        if let text = text(element, field: .featureBullets, locale: description.locale).value {
          description.bullets.append(text)
        }
      case "keywords":
        if let text = text(element, field: .keywords, locale: description.locale).value {
          description.keywords.append(contentsOf: text.split { $0 == "," || $0.isNewline })
        }
      case "keyword": description.keywords.append(element.text(in: source))
      default: break
      }
    }
    listing.descriptions.append(description)
  }

  private mutating func take(
    _ element: XMLElement, _ field: Field, _ path: WritableKeyPath<Description, Text?>,
    of description: inout Description
  ) {
    switch text(element, field: field, locale: description.locale) {
    case .text(let text): description[keyPath: path] = text
    case .unreadable: description.unreadable.insert(field)
    case .missing: break
    }
  }

  /// The text of an element, inline or by reference.
  private mutating func text(_ element: XMLElement, field: Field, locale: String? = nil) -> LoadedText {
    let inline = element.text(in: source)
    guard let href = element.value("href", in: source) else { return .text(inline) }
    if !inline.isEmpty {
      listing.faults.append(
        LoadFault(.textTwice(href: href.value), at: inline.location, locale: locale, field: field))
    }
    guard let file = files.open(href: href, locale: locale, field: field, into: &listing) else {
      return .unreadable
    }
    return files.text(of: file, locale: locale, field: field, into: &listing)
  }

  private mutating func readMedia(_ section: XMLElement) {
    var media = Media(location: section.location(in: source), locale: section.value("locale", in: source))
    for element in section.children {
      if element.name == "fire-tv" {
        listing.submission.devices.insert(.fireTV)
        for child in element.children { take(child, as: Self.fireTVKinds[child.name], into: &media) }
      } else {
        take(element, as: AssetKind(rawValue: element.name), into: &media)
      }
    }
    listing.media.append(media)
  }

  private static let fireTVKinds: [String: AssetKind] = [
    "icon": .tvIcon, "screenshots": .tvScreenshots, "background": .tvBackground,
    "featured-background": .tvFeaturedBackground, "featured-logo": .tvFeaturedLogo,
  ]

  private mutating func take(_ element: XMLElement, as kind: AssetKind?, into media: inout Media) {
    guard let kind, let href = element.value("href", in: source) else { return }
    let paths = matches(of: href, field: kind == .video ? .videos : .images)
    media.assets += paths.map { Asset(kind: kind, path: $0, location: href.location) }
    if paths.isEmpty { media.unreadable.insert(kind) }
  }

  /// The files that a reference or glob names, with a fault where there is none.
  private mutating func matches(of href: Located<String>, field: Field) -> [String] {
    if Glob.isPattern(href.value) {
      let found = (try? files.fileSystem.glob(href.value, in: files.directory, within: files.boundary)) ?? []
      if found.isEmpty {
        listing.faults.append(LoadFault(.emptyGlob(href: href.value), at: href.location, field: field))
      }
      listing.references += found.map { FileReference(path: $0, location: href.location) }
      return found
    }
    do {
      try files.find(href.value)
      listing.references.append(FileReference(path: href.value, location: href.location))
      return [href.value]
    } catch {
      files.record(error, path: href.value, href: href.value, at: href.location, field: field, into: &listing)
      return []
    }
  }

  private mutating func readContentRating(_ section: XMLElement) {
    var rating = ContentRating(location: section.location(in: source))
    rating.audience = section.attribute("audience")?.tokens(in: source)
    for element in section.children {
      switch element.name {
      case "privacy": rating.privacy = readPrivacy(element)
      case "export-compliance": rating.exportCompliance = element.value("answer", in: source)
      case "intellectual-property":
        rating.thirdPartyRights = element.value("third-party", in: source)
        rating.rightsDocument = element.value("document", in: source)
        if let document = rating.rightsDocument { _ = matches(of: document, field: .intellectualProperty) }
      default:
        if let answer = element.value("answer", in: source) { rating.answers[element.name] = answer }
        if element.name == "advertisements" {
          rating.advertisingNetworks = element.attribute("networks")?.tokens(in: source) ?? []
        }
      }
    }
    if let childDirected = section.value("child-directed", in: source) {
      rating.answers["child-directed"] = childDirected
    }
    listing.contentRating = rating
  }

  private mutating func readPrivacy(_ element: XMLElement) -> Privacy {
    var privacy = Privacy(location: element.location(in: source))
    privacy.policy = element.value("policy", in: source)
    privacy.accountDeletion = element.value("account-deletion", in: source)
    privacy.dataDeletion = element.value("data-deletion", in: source)
    privacy.collectsData = element.value("collects-data", in: source)
    privacy.sharesData = element.value("shares-data", in: source)
    privacy.questionnaire = element.value("questionnaire", in: source)
    if let href = element.value("policy-text", in: source),
      let file = files.open(href: href, field: .privacyPolicy, into: &listing),
      case .text(let text) = files.text(of: file, locale: nil, field: .privacyPolicy, into: &listing)
    {
      privacy.policyText = text
    }
    return privacy
  }

  private mutating func readBinaries(_ section: XMLElement) {
    listing.binaries = Binaries(location: section.location(in: source), drm: section.value("drm", in: source))
    for element in section.children {
      guard let kind = Binary.Kind(rawValue: element.name), let href = element.value("href", in: source)
      else {
        continue
      }
      // A binary that is not built yet is no fault: only its path is kept where it exists.
      let path =
        Glob.isPattern(href.value)
        ? (try? files.fileSystem.glob(href.value, in: files.directory, within: files.boundary))?.first
        : (try? files.find(href.value)).map { href.value }
      if let path { listing.references.append(FileReference(path: path, location: href.location)) }
      var binary = Binary(kind: kind, href: href, path: path, package: element.value("package", in: source))
      binary.versionCode = element.value("version-code", in: source).flatMap { code in
        Int(code.value).map { Located($0, at: code.location) }
      }
      binary.devices = Set(element.tokens("devices").compactMap(Device.init))
      binary.drm = element.value("drm", in: source)
      listing.binaries.files.append(binary)
      if let path { PackageLoader.load(path, at: href.location, files: files, into: &listing) }
    }
  }

  private mutating func readAndroid(_ section: XMLElement) {
    guard let href = section.value("href", in: source), listing.spend(\.folders, on: "folders") else {
      return
    }
    let variant = section.optional("variant")
    do {
      let folder = try AndroidLoader.sourceSet(href.value, variant: variant, files: files)
      AndroidLoader.read(folder, variant: variant, files: files, into: &listing)
    } catch {
      files.record(error, path: href.value, href: href.value, at: href.location, into: &listing)
    }
  }

  /// Where this format keeps each field.
  static let places: [Field: FieldPlace] = [
    .packageName: .markup("package=\"…\" to <listing>"),
    .defaultLanguage: .markup("default-locale=\"…\" to <listing>"),
    .appTitle: .markup("<app-title> to <general>"),
    .sku: .markup("<sku> to <general>"),
    .category: .markup("<category> to <general>"),
    .contactEmail: .markup("email=\"…\" to <support> in <general>"),
    .contactPhone: .markup("phone=\"…\" to <support> in <general>"),
    .contactWebsite: .markup("website=\"…\" to <support> in <general>"),
    .businessName: .markup("<business-name> to <general>"),
    .price: .markup("<price model=\"…\"> to <availability>"),
    .countries: .markup("<countries include=\"…\"> to <availability>"),
    .publishingDate: .markup("release=\"…\" to <availability>"),
    .programme: .markup("programme=\"…\" to <availability>"),
    .title: .markup("<display-title> to the <description>"),
    .shortDescription: .markup("<short> to the <description>"),
    .fullDescription: .markup("<long> to the <description>"),
    .featureBullets: .markup("<bullet> lines to the <description>"),
    .keywords: .markup("<keywords> to the <description>"),
    .recentChanges: .markup("<release-notes> to the <description>"),
    .images: .markup("<media>"),
    .videos: .markup("<video href=\"…\"/> to <media>"),
    .contentRating: .markup("<content-rating>"),
    .audience: .markup("audience=\"…\" to <content-rating>"),
    .privacyPolicy: .markup("policy=\"https://…\" to <privacy> in <content-rating>"),
    .privacyQuestionnaire: .markup("questionnaire=\"yes\" to <privacy> in <content-rating>"),
    .accountDeletion: .markup("account-deletion=\"https://…\" to <privacy> in <content-rating>"),
    .exportCompliance: .markup("<export-compliance answer=\"yes\"/> to <content-rating>"),
    .intellectualProperty: .markup("<intellectual-property> to <content-rating>"),
    .binary: .markup("<binaries>"),
    .webApp: .markup("<web-app>"),
    .signIn: .markup("<sign-in required=\"…\"/>"),
    .testingInstructions: .markup("<testing-instructions>"),
    .inAppItems: .markup("<in-app-items>"),
  ]

  /// Where this format keeps each picture and video.
  static let imagePlaces: [AssetKind: FieldPlace] = [
    .smallIcon: .markup("<small-icon href=\"…\"/> to <media>"),
    .largeIcon: .markup("<large-icon href=\"…\"/> to <media>"),
    .screenshots: .markup("<screenshots href=\"…\"/> to <media>"),
    .promo: .markup("<promo href=\"…\"/> to <media>"),
    .video: .markup("<video href=\"…\"/> to <media>"),
    .tvIcon: .markup("<icon href=\"…\"/> to <fire-tv> in <media>"),
    .tvScreenshots: .markup("<screenshots href=\"…\"/> to <fire-tv> in <media>"),
    .tvBackground: .markup("<background href=\"…\"/> to <fire-tv> in <media>"),
    .tvFeaturedBackground: .markup("<featured-background href=\"…\"/> to <fire-tv> in <media>"),
    .tvFeaturedLogo: .markup("<featured-logo href=\"…\"/> to <fire-tv> in <media>"),
  ]
}

extension LoadedText {
  fileprivate var value: Text? {
    if case .text(let text) = self { return text }
    return nil
  }
}

extension [Text]? {
  /// Adds to the list, which is there from now on.
  fileprivate mutating func append(_ text: Text) { append(contentsOf: CollectionOfOne(text)) }

  /// Adds to the list in place: a copy each time would make many texts slow.
  fileprivate mutating func append(contentsOf texts: some Collection<Text>) {
    if self == nil { self = [] }
    self?.append(contentsOf: texts)
  }
}
