/// An app's submission, whatever layout it was kept in.
public struct Listing: Sendable {
  /// The package name, or the path where that is unknown.
  public var id: String { package?.value ?? root }
  /// The folder or file, as typed or as found below a typed folder.
  public var root: String
  /// How it is kept.
  public var layout: Layout
  /// The flavour source set; nil for the main one.
  public var variant: String?
  /// The manifest, or the root folder.
  public var location: Location
  /// What is about to be submitted, and where.
  public var submission: Submission
  /// The fields that the layout has a place for, and the place.
  public var places: [Field: FieldPlace]
  /// The kinds of pictures and videos that the layout has a place for, and the place.
  public var imagePlaces: [AssetKind: FieldPlace] = [:]
  /// The Android application id.
  public var package: Located<String>?
  /// The default language, as spelled.
  public var defaultLocale: Located<String>?
  /// The tab "General information".
  public var general: General
  /// The tab "Availability & pricing".
  public var availability: Availability
  /// The locales that somebody asked for by name.
  public var declaredLocales: Set<String> = []
  /// The tab "Descriptions", one entry a locale, in the order found.
  public var descriptions: [Description] = []
  /// The tab "Images & multimedia".
  public var media: [Media] = []
  /// The tab "Content rating".
  public var contentRating: ContentRating
  /// The tab "Binary files".
  public var binaries: Binaries
  /// True where items are sold within the app.
  var hasInAppItems = false
  /// A web app in place of a binary.
  public var webApp: WebApp?
  /// Whether reviewers need an account.
  public var signIn: SignIn?
  /// What reviewers are told.
  public var testingInstructions: Text?
  /// The source of the app: manifest, resources, build file.
  public var android: AndroidModule?
  /// The app packages that were read, in the order in which the listing names them.
  public var packages: [Package] = []
  /// The apps whose manifests are checked: of the source, or of packages.
  public var apps: [AndroidApp] = []
  /// Structured data about the app, where that is what was named.
  public var structuredData: StructuredData?
  /// What went wrong while reading.
  public var faults: [LoadFault] = []
  /// Paths that could not be read for reasons outside the listing.
  public var unreadable: [Unreadable] = []
  /// The paths that were read, relative to the root.
  public var files: Set<String> = []
  /// Findings that the listing itself says are not to be shown.
  public var suppressions: [Suppression] = []
  /// What the manifest refers to.
  var references: [FileReference] = []
  /// What was read so far.
  var spent = Spending()

  /// What is counted while a listing is read, since a small one can name the same large file over and over.
  struct Spending: Sendable {
    /// The most bytes of text and XML that are kept of one listing.
    static let maximumText = 128 << 20
    /// The most packages, and the most folders that a manifest refers to.
    static let maximumReferences = 200

    var text = 0
    var packages = 0
    var folders = 0
  }

  /// An empty listing; a loader fills it.
  public init(root: String, layout: Layout, location: Location) {
    self.root = root
    self.layout = layout
    self.location = location
    submission = Submission()
    places = [:]
    general = General(location: location)
    availability = Availability(location: location)
    contentRating = ContentRating(location: location)
    binaries = Binaries(location: location)
  }
}

/// The layouts that listings are kept in.
public enum Layout: String, Sendable, Codable, CaseIterable {
  case listingXML = "listing-xml"
  case appdf
  case fastlane
  case gradlePlayPublisher = "gradle-play-publisher"
  case tripleTOld = "triplet-old"
  case appMetadata = "app-metadata"
  case appSubmissionAPI = "app-submission-api"
  case androidProject = "android-project"
  case package
  case file

  /// The layouts that folders are searched for.
  static let kept: [Layout] = [
    .listingXML, .appdf, .fastlane, .gradlePlayPublisher, .tripleTOld, .appMetadata, .androidProject,
  ]
}

/// What is about to be submitted: decides which rules and which limits hold.
public struct Submission: Sendable {
  /// The stores; empty when not said.
  public var stores: [Located<String>] = []
  /// How it gets there.
  public var route: Route = .console
  /// True where the listing itself says how.
  var saysRoute = false
  /// Which form of the console it is for.
  public var console: ConsoleGeneration = .gen2
  /// True where the listing itself says which.
  var saysConsole = false
  /// The device classes that are targeted, where said.
  public var devices: Set<Device> = []
  /// The version code that is about to be submitted.
  public var versionCode: Int?
  /// The version code that is live: the submission is an update.
  public var previousVersionCode: Int?

  /// True where a binary that is not built yet is a fault.
  public var requiresBinaries = false

  /// True where the submission is known to be an update.
  public var isUpdate: Bool { previousVersionCode != nil }
  /// True where Fire TV is known to be targeted.
  public var targetsFireTV: Bool { devices.contains(.fireTV) }
}

/// How a submission reaches the store.
public enum Route: Sendable, Equatable {
  case console
  case api
  /// An upload plugin; it goes through the API.
  case plugin(String)

  /// Takes the name as it is written in options and manifests.
  public init(_ name: String) {
    switch name {
    case "console": self = .console
    case "api": self = .api
    default: self = .plugin(name)
    }
  }

  /// The route that a name is probably a slip of; nil for a route, and for what can only be a plugin.
  package static func meant(by name: String) -> String? {
    let own = ["console", "api"]
    return own.contains(name) ? nil : NearestName.nearest(to: name, in: own)
  }

  /// The name as it is written in options and manifests.
  public var name: String {
    switch self {
    case .console: "console"
    case .api: "api"
    case .plugin(let name): name
    }
  }

  /// True when the App Submission API's conditions apply.
  public var usesAPI: Bool { self != .console }
}

/// The forms of Amazon's developer console, oldest first.
public enum ConsoleGeneration: String, Sendable, CaseIterable, Comparable {
  /// Six tabs, General Information to Binary Files.
  case gen1
  /// "Add App Information" in place of the binary tab.
  case gen1b
  /// Upload Your App File, Target Your App, Appstore Details, Review and Submit.
  case gen2
  /// Release tracks.
  case gen3

  public static func < (left: ConsoleGeneration, right: ConsoleGeneration) -> Bool {
    // The names sort as the forms followed each other.
    left.rawValue < right.rawValue
  }
}

/// The classes of devices that a submission can target.
public enum Device: String, Sendable, CaseIterable {
  case fireTablet = "fire-tablet"
  case fireTV = "fire-tv"
  case automotive
  case androidMobile = "android-mobile"
  case windows
  case vega
}

/// A file or folder that a manifest refers to.
struct FileReference: Sendable {
  /// The path, relative to the root of the listing.
  let path: String
  /// Where it is referred to.
  let location: Location
  /// True where all that lies below belongs to it.
  var isFolder = false
}
