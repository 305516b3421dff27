/// What a store allows: every number and list that it may change, read from `Schemas/stores/*.xml`.
public struct StoreProfile: Sendable {
  /// The store's name, as in `--store`.
  public let name: String
  /// The store's name in sentences.
  public let title: String
  /// The day the facts were last gone through, `YYYY-MM-DD`.
  public let version: String
  /// True where a folder may hold an overlay of what differs at this store.
  public let usesOverlay: Bool
  /// The fields of a submission that this store does not have.
  public let fieldsNotAsked: Set<Field>
  /// Every limit.
  public let limits: [Limit]
  /// Every pattern.
  public let patterns: [StorePattern]
  /// The currencies that prices can be set in.
  public let currencies: [StoreCurrency]
  /// Where the currencies come from.
  public let currencySources: [Source]
  /// The sites that sell apps.
  public let marketplaces: [Marketplace]
  /// Where the marketplaces come from.
  public let marketplaceSources: [Source]
  /// Sites of the store's owner that are not known to sell apps.
  public let shopsWithoutAppStore: Set<String>
  /// Countries that are not in an older list of the store's.
  public let countriesNotListed: Set<String>
  /// The languages that a listing can be in.
  public let locales: [StoreLocale]
  /// What people write in place of a locale of the store's, and the locales that may be meant.
  public let meantLocales: [String: [String]]
  /// The language that customers see where a listing has none for them.
  public let fallbackLocale: String?
  /// The countries where a listing needs no English text.
  public let countriesWithoutEnglish: Set<String>
  /// The categories of all generations of the console.
  public let categories: [StoreCategory]
  /// The questions of the content rating, in the order asked.
  public let questions: [RatingQuestion]
  /// Until which age a person counts as a child, and where.
  public let childDirected: [ChildDirected]
  /// The programmes that have ended.
  public let discontinued: [Programme]
  /// The versions of the devices' system, oldest first.
  public let systems: [StoreSystem]
  /// The features that permissions imply.
  public let impliedFeatures: [ImpliedFeature]
  /// What each class of devices cannot do.
  public let deviceCapabilities: [DeviceCapabilities]
  /// The libraries of others that matter to the store.
  public let libraries: [StoreLibrary]
  /// The processor types of the store's devices; empty where they are not known.
  public let abis: Set<String>
  /// Where the processor types come from.
  public let abiSources: [Source]
  /// The places for pictures and videos, in the order of the store.
  public let slots: [StoreSlot]
  /// The fewest pictures in several slots together.
  public let slotTotals: [SlotTotal]
  /// What is known of tools that upload pictures.
  public let uploadPlugins: [UploadPlugin]
  private let sources: [String: Source]
  private let policies: [Policy]
  private let wordLists: [WordList]
  let searches = WordSearches()

  private struct Policy: Sendable {
    var name: String
    var consoles: [String]
    var sources: [Source]
  }

  private struct WordList: Sendable {
    var name: String
    var locale: String?
    var words: [String]
  }

  /// Reads a profile.
  /// - Throws: `XMLFault`, or `StoreProfileFault` where the profile lacks something.
  public init(_ bytes: [UInt8], path: String = "store.xml") throws {
    let file = SourceFile(path: path, bytes: bytes)
    let root = try XMLReader.read(file).root
    name = try root.require("name")
    title = try root.require("title")
    version = try root.require("version")
    usesOverlay = root.optional("overlay") == "yes"
    fieldsNotAsked = Set(root.child("not-asked")?.tokens("fields").compactMap(Field.init) ?? [])
    var table: [String: Source] = [:]
    for source in root.child("sources")?.children ?? [] {
      table[try source.require("id")] = Source(
        try source.require("href"), read: try source.require("read"), .official)
    }
    sources = table
    limits = try root.entries("limits", "limit").map { try Limit($0, sources: table) }
    patterns = try root.entries("patterns", "pattern").map { try StorePattern($0, sources: table) }
    let prices = root.child("prices")
    currencySources = try prices?.sources(in: table) ?? []
    currencies = try root.entries("prices", "currency").map(StoreCurrency.init)
    marketplaceSources = try root.child("marketplaces")?.sources(in: table) ?? []
    marketplaces = try root.entries("marketplaces", "marketplace").map(Marketplace.init)
    shopsWithoutAppStore = Set(
      root.child("marketplaces")?.child("shops-without-known-app-store")?.tokens("names") ?? [])
    countriesNotListed = Set(root.child("countries")?.tokens("not-in-2015-list") ?? [])
    locales =
      try root.entries("locales", "locale").map { try StoreLocale($0, sources: table) }
      + root.entries("locales", "tags").flatMap { try StoreLocale.all($0, sources: table) }
    var meantLocales: [String: [String]] = [:]
    for mistake in root.entries("locales", "mistake") {
      for name in mistake.tokens("written") { meantLocales[name] = mistake.tokens("meant") }
    }
    self.meantLocales = meantLocales
    fallbackLocale = root.child("locales")?.optional("fallback")
    countriesWithoutEnglish = Set(
      root.child("locales")?.child("english-required")?.tokens("except-countries") ?? [])
    categories = try root.entries("categories", "category").map { try StoreCategory($0, sources: table) }
    questions = try root.entries("content-rating", "question").map { try RatingQuestion($0, sources: table) }
    childDirected = try root.entries("content-rating", "child-directed").map(ChildDirected.init)
    discontinued = try root.entries("discontinued", "programme").map { try Programme($0, sources: table) }
    systems = try root.entries("system-versions", "system").map { try StoreSystem($0, sources: table) }
    impliedFeatures = try root.entries(ImpliedFeature.element, "permission").flatMap {
      ImpliedFeature.all($0, sources: try $0.sources(in: table))
    }
    deviceCapabilities = try root.entries("device-capabilities", "device").map {
      try DeviceCapabilities($0, sources: table)
    }
    libraries = try root.entries("code-libraries", "library").map { try StoreLibrary($0, sources: table) }
    let processors = root.child("processors")
    abis = Set(processors?.tokens("abis") ?? [])
    abiSources = try processors?.sources(in: table) ?? []
    slots = try root.entries("slots", "slot").map { try StoreSlot($0, sources: table) }
    slotTotals = try root.entries("slots", "total").map { try SlotTotal($0, sources: table) }
    uploadPlugins = try root.entries("upload-plugins", "plugin").map { try UploadPlugin($0, sources: table) }
    policies = try root.entries("policies", "policy").map {
      Policy(name: try $0.require("name"), consoles: $0.tokens("console"), sources: try $0.sources(in: table))
    }
    wordLists = try root.entries("words", "list").map { list in
      let separator: Character = list.optional("separator") == "space" ? " " : "|"
      let text = list.text(in: file).string
      return WordList(
        name: try list.require("name"), locale: list.optional("locale"),
        words: text.split(separator: separator).map(String.init))
    }
  }

  /// The limit of this name that holds for a submission; nil where none is known.
  public func limit(_ name: LimitName, console: ConsoleGeneration, route: Route) -> Limit? {
    limits.first { $0.name == name && $0.holds(console: console, route: route) }
  }

  /// The pattern of this name that holds for a submission; nil where none is known.
  public func pattern(_ name: String, console: ConsoleGeneration) -> StorePattern? {
    patterns.first { $0.name == name && $0.holds(console: console) }
  }

  /// A page by its name in the profile.
  public func source(_ id: String) -> Source? { sources[id] }

  /// Where a policy comes from.
  public func policySources(_ name: String) -> [Source] {
    policies.filter { $0.name == name }.flatMap(\.sources)
  }

  /// True where a policy holds for what this form of the console sends.
  public func hasPolicy(_ name: String, in console: ConsoleGeneration) -> Bool {
    policies.contains { $0.name == name && ($0.consoles.isEmpty || $0.consoles.contains(console.rawValue)) }
  }

  /// The words of a list; with a language, those of that language and those of none.
  public func words(_ name: String, language: String? = nil) -> [String] {
    wordLists.filter { $0.name == name && ($0.locale == nil || language == nil || $0.locale == language) }
      .flatMap(\.words)
  }

  /// The price bounds of a currency.
  public func currency(_ code: String) -> StoreCurrency? { currencies.first { $0.code == code } }

  /// A marketplace by its domain, or by a country that it serves.
  public func marketplace(_ name: String) -> Marketplace? {
    let (site, country) = (name.lowercased(), name.uppercased())
    return marketplaces.first { $0.name == site || $0.countries.contains(country) }
  }
}

/// What a profile may be missing.
public struct StoreProfileFault: Error, Sendable, CustomStringConvertible {
  /// In words.
  public let description: String
}

extension XMLElement {
  fileprivate func entries(_ section: String, _ name: String) -> [XMLElement] {
    child(section)?.children(name) ?? []
  }
}

extension XMLElement {
  func optional(_ name: String) -> String? { attribute(name)?.value }

  func require(_ name: String) throws(StoreProfileFault) -> String {
    guard let value = attribute(name)?.value else {
      throw StoreProfileFault(description: "<\(self.name)> lacks the attribute \(name)")
    }
    return value
  }

  func tokens(_ name: String) -> [String] { optional(name)?.split(separator: " ").map(String.init) ?? [] }

  /// The sources that an entry names, with the confidence of the entry.
  func sources(
    in table: [String: Source], _ attribute: String = "sources",
    confidence confidenceName: String = "confidence"
  ) throws(StoreProfileFault) -> [Source] {
    let confidence = Source.Confidence(rawValue: optional(confidenceName) ?? "")
    var sources: [Source] = []
    for id in tokens(attribute) {
      guard let source = table[id], let confidence else {
        throw StoreProfileFault(description: "<\(name)> names no source or confidence: \(id)")
      }
      sources.append(Source(source.url, read: source.read, confidence))
    }
    return sources
  }
}
