/// Reads `description.xml`, the heart of AppDF, in its versions 1 and 2.
///
/// The versions differ in few places, and files of the second often name the first, so one reading serves both.
struct AppDFLoader {
  /// The name of the outermost element.
  static let rootName = "application-description-file"

  let files: ListingFiles
  let format: AppDFFormat
  let source: SourceFile
  var listing: Listing

  /// The extension of an archive that holds a description and all its files.
  static let archiveExtension = "appdf"
  /// What a description is called.
  private static let fileName = "description.xml"

  /// Reads a description, by itself or in an archive. Of an archive, the archive is the root.
  /// - Parameter files: those beside the description; afterwards, of an archive, those in it.
  static func load(_ root: ListingRoot, files: inout ListingFiles, format: AppDFFormat = .builtIn) -> Listing
  {
    guard let name = root.name, FileName.split(name).extension.lowercased() == archiveExtension else {
      return load(root.name ?? fileName, root: root.path, files: files, format: format)
    }
    var listing = Listing(
      root: ShownPath.joined(root.path, name), layout: .appdf, location: Location(path: "."))
    guard let archive = files.archive(name, at: listing.location, into: &listing) else { return listing }
    files = files.inside(archive)
    guard files.holds(fileName) else {
      listing.faults.append(LoadFault(.missingFile(href: fileName), at: listing.location))
      return listing
    }
    return load(fileName, root: listing.root, files: files, format: format)
  }

  private static func load(_ name: String, root: String, files: ListingFiles, format: AppDFFormat) -> Listing
  {
    var listing = Listing(root: root, layout: .appdf, location: Location(path: name))
    guard let source = files.open(name, limit: ListingFiles.maximumXMLBytes, into: &listing) else {
      return listing
    }
    listing.location = Location(file: source)
    guard let document = XMLLoading.document(source, into: &listing) else { return listing }
    var loader = AppDFLoader(files: files, format: format, source: source, listing: listing)
    loader.read(document.root)
    return loader.listing
  }

  private mutating func read(_ root: XMLElement) {
    checkStructure(root)
    guard root.name == Self.rootName else { return }
    // Of a file that is no description nothing is missing.
    listing.places = Self.places
    listing.imagePlaces = Self.imagePlaces
    readVersion(root)
    guard let application = root.child("application") else { return }
    let top = application.location(in: source)
    listing.location = top
    listing.general.location = top
    listing.availability.location = top
    listing.contentRating.location = top
    listing.binaries.location = top
    listing.package = attribute("package", of: application)
    if let platform = attribute("platform", of: application) {
      check(platform, of: "platform", allowed: ["android", "tizen"])
    }
    if let type = application.value("distribution-type", in: source) {
      check(type, of: "distribution-type", allowed: ["draft", "alpha", "beta", "rollout", "production"])
    }
    for section in application.children {
      switch section.name {
      case "categorization": readCategorization(section)
      case "description": readDescription(section, isDefault: true)
      case "description-localization": readDescription(section, isDefault: false)
      case "content-description": readContentDescription(section)
      case "availability": readAvailability(section)
      case "price": readPrice(section)
      case "apk-files": readBinaries(section)
      case "requirements": readRequirements(section)
      case "testing-instructions": listing.testingInstructions = section.text(in: source)
      case "consent": readConsent(section)
      case "customer-support": readSupport(section)
      case "store-specific": section.child("amazon").map { readAmazon($0) }
      default: break
      }
    }
    if listing.defaultLocale == nil {
      listing.defaultLocale = Located(format.defaultLanguage, at: top)
    }
  }

  private mutating func readVersion(_ root: XMLElement) {
    let version = root.value("version", in: source)
    let major = version?.value.split(separator: ".").first.map(String.init)
    guard major.map({ !format.versions.contains($0) }) ?? true else { return }
    record(.unknownVersion(version?.value), at: version?.location ?? root.location(in: source))
  }

  private mutating func readSupport(_ section: XMLElement) {
    listing.general.supportEmail = section.child("email").map { value(of: $0) }
    listing.general.supportPhone = section.child("phone").map { value(of: $0) }
    listing.general.supportWebsite = section.child("website").map { value(of: $0) }
  }

  private mutating func readBinaries(_ section: XMLElement) {
    listing.binaries.location = section.location(in: source)
    // Version 2 wraps the name of the file, to put expansion files beside it.
    for element in section.children("apk-file").map({ $0.child("apk") ?? $0 }) {
      let href = value(of: element)
      // A binary that is not built yet is no fault: only its path is kept where it exists.
      let isThere = missing(href.value) == nil
      listing.binaries.files.append(Binary(kind: .apk, href: href, path: isThere ? href.value : nil))
      guard isThere else { continue }
      listing.references.append(FileReference(path: href.value, location: href.location))
      PackageLoader.load(href.value, at: href.location, files: files, into: &listing)
    }
  }

  private mutating func readRequirements(_ section: XMLElement) {
    for element in known(section.child("features"), at: "application/requirements/features") {
      answer(of: element)
    }
    for element in section.child("supported-languages")?.children("language") ?? [] {
      checkLanguage(value(of: element))
    }
  }

  private mutating func readConsent(_ section: XMLElement) {
    for element in known(section, at: "application/consent") {
      guard let answer = answer(of: element) else { continue }
      switch element.name {
      case "us-export-laws": listing.contentRating.exportCompliance = answer
      case "free-from-third-party-copytighted-content", "free-from-third-party-copyrighted-content":
        let opposite = answer.value == "yes" ? "no" : "yes"
        listing.contentRating.thirdPartyRights = Located(opposite, at: answer.location)
      default: break
      }
    }
  }

  private mutating func readAmazon(_ section: XMLElement) {
    // The schema leaves this part to the stores, so nothing can be wrong here.
    listing.binaries.drm = section.child("apply-amazon-drm").map { value(of: $0) }
    let tablets = section.child("kindle-support") ?? section.child("fire-phones-and-tablets-support")
    if (tablets?.children ?? []).contains(where: { value(of: $0).value == "yes" }) {
      listing.submission.devices.insert(.fireTablet)
    }
  }

  /// Where this format keeps each field. Amazon's rating has questions that the format does not ask, so
  /// whether all are answered is left open.
  static let places: [Field: FieldPlace] = [
    .packageName: .markup("package=\"…\" to <application>"),
    .category: .markup("<category> to <categorization>"),
    .contactEmail: .markup("<email> to <customer-support>"),
    .contactPhone: .markup("<phone> to <customer-support>"),
    .contactWebsite: .markup("<website> to <customer-support>"),
    .price: .markup("<price free=\"…\"> to <application>"),
    .countries: .markup("<countries only-listed=\"…\"> to <availability>"),
    .publishingDate: .markup("<since> to <period> in <availability>"),
    .title: .markup("<title> to <texts>"),
    .shortDescription: .markup("<short-description> to <texts>"),
    .fullDescription: .markup("<full-description> to <texts>"),
    .featureBullets: .markup("<feature> lines to <features> in <texts>"),
    .keywords: .markup("<keywords> to <texts>"),
    .recentChanges: .markup("<recent-changes> to <texts>"),
    .images: .markup("<images> to the <description>"),
    .videos: .markup("<videos> to the <description>"),
    .privacyPolicy: .markup("<privacy-policy href=\"https://…\"> to <texts>"),
    .exportCompliance: .markup("<us-export-laws> to <consent>"),
    .binary: .markup("<apk-file> to <apk-files>"),
    .testingInstructions: .markup("<testing-instructions> to <application>"),
  ]

  /// Where this format keeps each picture.
  static let imagePlaces: [AssetKind: FieldPlace] = [
    .icon: .markup("<app-icon width=\"…\" height=\"…\"> to <images>"),
    .screenshots: .markup("<screenshot> elements to <screenshots> in <images>"),
    .promo: .markup("<large-promo> to <images>"),
    .video: .markup("<video-file> to <videos>"),
  ]
}

extension AppDFLoader {
  /// Keeps a fault of the format.
  mutating func record(
    _ fault: AppDFFault, at location: Location, locale: String? = nil, field: Field? = nil
  ) {
    listing.faults.append(LoadFault(.appdf(fault), at: location, locale: locale, field: field))
  }

  /// The text of an element as a value.
  func value(of element: XMLElement) -> Located<String> {
    let text = element.text(in: source)
    return Located(text.string, at: text.location)
  }

  /// An attribute that the element makes no sense without.
  mutating func attribute(_ name: String, of element: XMLElement, locale: String? = nil) -> Located<String>? {
    if let value = element.value(name, in: source) { return value }
    record(.missingAttribute(name, of: element.name), at: element.location(in: source), locale: locale)
    return nil
  }

  /// Whether a value is one of the schema's.
  @discardableResult mutating func check(
    _ value: Located<String>, of name: String, allowed: [String], field: Field? = nil
  ) -> Bool {
    guard !allowed.contains(value.value) else { return true }
    record(
      .unknownValue(value.value, of: name, allowed: allowed, isSchema: true), at: value.location, field: field
    )
    return false
  }

  /// Whether a language is written as the format wants it: two letters, with or without a country. The schema,
  /// the specification and the editor write the country in three ways, and all are accepted.
  mutating func checkLanguage(_ language: Located<String>) {
    let parts = language.value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isMalformed =
      LocaleTag(language.value) == nil || parts.count > 2 || parts.contains { $0.utf8.count != 2 }
    guard isMalformed || !ISOCodes.builtIn.languages.contains(parts[0].lowercased()) else { return }
    record(.unknownLanguage(language.value, isMalformed: isMalformed), at: language.location)
  }

  /// The `yes` or `no` in an element; nil, with a fault recorded, where it is neither.
  @discardableResult mutating func answer(of element: XMLElement, field: Field? = nil) -> Located<String>? {
    let answer = value(of: element)
    let isAnswer = check(answer, of: "<\(element.name)>", allowed: ["yes", "no"], field: field)
    return isAnswer ? answer : nil
  }
}
