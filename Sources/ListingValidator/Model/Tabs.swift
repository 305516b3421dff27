import Images

/// The tab "General information".
public struct General: Sendable {
  /// The section, or the listing where there is none.
  public var location: Location
  /// The name inside the console.
  public var appTitle: Text?
  /// The developer's own number for the app.
  public var sku: Text?
  /// The main category.
  public var category: Text?
  /// The sub-category.
  public var subCategory: Located<String>?
  /// Where customers write to.
  public var supportEmail: Located<String>?
  /// Where customers call.
  public var supportPhone: Located<String>?
  /// Where customers read.
  public var supportWebsite: Located<String>?
  /// The developer's name as customers see it.
  public var businessName: Text?
}

/// The tab "Availability & pricing".
public struct Availability: Sendable {
  /// The section, or the listing where there is none.
  public var location: Location
  /// The publish date as written.
  public var release: Located<String>?
  /// A programme of the store, such as the ended Underground.
  public var programme: Located<String>?
  /// The price; nil when nothing is said.
  public var price: Price?
  /// The countries; nil when nothing is said.
  public var countries: Countries?
}

/// A price, and its variations by marketplace.
public struct Price: Sendable {
  /// Where the price is declared.
  public var location: Location
  /// `free` or `paid` as written.
  public var model: Located<String>?
  /// The base list price as written.
  public var amount: Located<String>?
  /// Its currency as written.
  public var currency: Located<String>?
  /// Prices for single marketplaces.
  public var local: [LocalPrice] = []
}

/// A price for one marketplace.
public struct LocalPrice: Sendable {
  /// Where it is declared.
  public var location: Location
  /// The marketplace's domain, or a country code.
  public var marketplace: Located<String>?
  /// The amount as written.
  public var amount: Located<String>?
  /// Its currency as written.
  public var currency: Located<String>?
}

/// Where the app is offered.
public struct Countries: Sendable {
  /// Where this is declared.
  public var location: Location
  /// The only countries; nil for all but the excluded ones.
  public var included: [Located<String>]?
  /// The countries left out.
  public var excluded: [Located<String>] = []
}

/// The tab "Content rating", audience and privacy included.
public struct ContentRating: Sendable {
  /// The section, or the listing where there is none.
  public var location: Location
  /// The answers by subject, as written.
  public var answers: [String: Located<String>] = [:]
  /// The advertising networks named.
  public var advertisingNetworks: [Located<String>] = []
  /// The audience groups ticked; nil when unanswered.
  public var audience: [Located<String>]?
  /// Where the privacy answers stand.
  public var privacy: Privacy?
  /// The answer on export compliance.
  public var exportCompliance: Located<String>?
  /// Whether somebody else's work is used.
  public var thirdPartyRights: Located<String>?
  /// The licence or letter for it.
  public var rightsDocument: Located<String>?
}

/// Privacy policy and questionnaire.
public struct Privacy: Sendable {
  /// Where this is declared.
  public var location: Location
  /// The URL of the privacy policy.
  public var policy: Located<String>?
  /// A copy of its text.
  public var policyText: Text?
  /// The page where customers delete their account.
  public var accountDeletion: Located<String>?
  /// The page where customers delete their data.
  public var dataDeletion: Located<String>?
  /// `yes` or `no`.
  public var collectsData: Located<String>?
  /// `yes` or `no`.
  public var sharesData: Located<String>?
  /// `yes` when the privacy questionnaire is answered.
  public var questionnaire: Located<String>?
}

/// The images and videos of one locale, or of all.
public struct Media: Sendable {
  /// Where this is declared.
  public var location: Location
  /// The locale as spelled; nil for all.
  public var locale: Located<String>?
  /// The files, in the order of the store page.
  public var assets: [Asset] = []
  /// Kinds that are referred to, or lie under a name that nobody reads, so that they are not called missing.
  public var unreadable: Set<AssetKind> = []
}

/// A picture or video file.
public struct Asset: Sendable {
  /// What it is for.
  public var kind: AssetKind
  /// The file, relative to the root.
  public var path: String
  /// Where it is referred to: the href, or the file itself.
  public var location: Location
  /// The width and height that the listing declares, in pixels.
  public var declaredSize: (width: Int, height: Int)?
  /// What a picture holds; nil for a video, and where it could not be read.
  package var image: ImageFacts?
  /// What a video holds; nil for a picture, and where it could not be read.
  package var video: VideoFacts?
}

/// The binaries of a submission.
public struct Binaries: Sendable {
  /// The section, or the listing where there is none.
  public var location: Location
  /// `yes` or `no`.
  public var drm: Located<String>?
  /// One entry a file.
  public var files: [Binary] = []
}

/// One APK or AAB.
public struct Binary: Sendable {
  /// What kind of file it is said to be.
  public enum Kind: String, Sendable { case apk, aab }
  /// What kind of file it is said to be.
  public var kind: Kind
  /// The reference as written.
  public var href: Located<String>
  /// The file relative to the root; nil when it is not built yet.
  public var path: String?
  /// The package name it is said to have.
  public var package: Located<String>?
  /// The version code it is said to have.
  public var versionCode: Located<Int>?
  /// The device classes that it is for; empty for those of the submission.
  public var devices: Set<Device> = []
  /// `yes` or `no`, where the file has a choice of its own.
  public var drm: Located<String>?
}

/// A web app: a retired kind of submission.
public struct WebApp: Sendable {
  /// Where this is declared.
  public var location: Location
  /// The address.
  public var url: Located<String>?
  /// The file with the description that the store made of it.
  public var manifest: WebAppManifest?
  /// The packaged files.
  public var archive: WebAppArchive?
}

/// What describes a web app: the JSON file of a retired kind of submission, not the one that browsers read.
public struct WebAppManifest: Sendable {
  /// The reference.
  public var location: Location
  /// Why the file is no JSON object, and where; nil where it is one.
  public var malformed: Located<String>?
  /// `verification_key`.
  public var verificationKey: Located<String>?
  /// `type`.
  public var type: Located<String>?
  /// `version`.
  public var version: Located<String>?
  /// `last_update`.
  public var lastUpdate: Located<String>?
}

/// The zip of a packaged web app.
public struct WebAppArchive: Sendable {
  /// The reference.
  public var href: Located<String>
  /// The paths of all files in it; nil where it cannot be read.
  public var files: [String]?
}

/// Whether reviewers need an account. The account itself is never part of a listing.
public struct SignIn: Sendable {
  /// Where this is declared.
  public var location: Location
  /// `yes` or `no`.
  public var required: Located<String>?
  /// `in-console` or `in-instructions`.
  public var credentials: Located<String>?
}
