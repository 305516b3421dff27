/// A part of a submission. The raw name is the submission API's where it has one.
public enum Field: String, Sendable, CaseIterable, Codable {
  case packageName
  case defaultLanguage
  case appTitle
  case sku
  case category
  case contactEmail
  case contactPhone
  case contactWebsite
  case businessName
  case price
  case countries
  case publishingDate
  case programme
  case title
  case shortDescription
  case fullDescription
  case featureBullets
  case keywords
  case recentChanges
  case images
  case videos
  case contentRating
  case audience
  case privacyPolicy
  case privacyQuestionnaire
  case accountDeletion
  case exportCompliance
  case intellectualProperty
  case binary
  case webApp
  case signIn
  case testingInstructions
  case inAppItems

  /// The console's word for it.
  public var label: String {
    switch self {
    case .packageName: "package name"
    case .defaultLanguage: "default language"
    case .appTitle: "app title"
    case .sku: "app SKU"
    case .category: "category"
    case .contactEmail: "support e-mail"
    case .contactPhone: "support phone"
    case .contactWebsite: "support website"
    case .businessName: "business name"
    case .price: "price"
    case .countries: "countries"
    case .publishingDate: "publish date"
    case .programme: "programme"
    case .title: "display title"
    case .shortDescription: "short description"
    case .fullDescription: "long description"
    case .featureBullets: "feature bullets"
    case .keywords: "keywords"
    case .recentChanges: "release notes"
    case .images: "images"
    case .videos: "videos"
    case .contentRating: "content rating"
    case .audience: "target audience"
    case .privacyPolicy: "privacy policy"
    case .privacyQuestionnaire: "privacy questionnaire"
    case .accountDeletion: "account deletion page"
    case .exportCompliance: "export compliance"
    case .intellectualProperty: "third-party rights"
    case .binary: "binary"
    case .webApp: "web app"
    case .signIn: "sign-in"
    case .testingInstructions: "testing instructions"
    case .inAppItems: "in-app items"
    }
  }

  /// True for what only the store's reviewers may see: never quoted in a report.
  public var isConfidential: Bool { self == .signIn || self == .testingInstructions }
}

/// A part of the console or of an app's source, as rules are sorted by.
public enum Area: String, Sendable, CaseIterable, Codable {
  case structure
  case general
  case availability
  case description
  case media
  case contentRating = "content-rating"
  case binaries
  case inAppItems = "in-app-items"
  case manifest
  case androidResources = "android-resources"
  case gamesServices = "games-services"
  case voiceInteraction = "voice-interaction"

  /// The console's words for it.
  public var label: String {
    switch self {
    case .structure: "files"
    case .general: "general information"
    case .availability: "availability & pricing"
    case .description: "descriptions"
    case .media: "images & multimedia"
    case .contentRating: "content rating"
    case .binaries: "binaries"
    case .inAppItems: "in-app items"
    case .manifest: "Android manifest"
    case .androidResources: "Android resources"
    case .gamesServices: "Play games services"
    case .voiceInteraction: "voice interaction"
    }
  }

  /// True where what rules find is the same for every store: builds and devices refuse it.
  public var isOfNoStore: Bool {
    switch self {
    case .structure, .androidResources, .gamesServices, .voiceInteraction: true
    default: false
    }
  }
}

/// Where a layout keeps a field, so that a report can say what to create.
public enum FieldPlace: Sendable, Equatable {
  /// A file, as a report shows paths; `{locale}` stands for the locale's folder.
  case file(String)
  /// An element or attribute of `listing.xml` or the like, as it is written there.
  case markup(String)

  /// Where to put what there is already, in words.
  func storing(locale: String?) -> String {
    switch self {
    case .file(let path):
      "\(path.hasSuffix("/") ? "put it into" : "save it as") \(FolderLayout.path(path, locale: locale ?? "<locale>"))"
    case .markup: advice(locale: locale)
    }
  }

  /// What to create, in words.
  public func advice(locale: String?) -> String {
    switch self {
    case .file(let path): "create \(FolderLayout.path(path, locale: locale ?? "<locale>"))"
    case .markup(let markup): "add \(markup)"
    }
  }
}
