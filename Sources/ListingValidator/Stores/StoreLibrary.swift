/// A library of others that an app may hold, and what it means to the store.
public struct StoreLibrary: Sendable {
  /// What kinds of libraries are told apart.
  public enum Kind: String, Sendable, CaseIterable {
    /// Needs services of Google's that Fire OS does not have.
    case playServices = "play-services"
    /// Sells through Google's store.
    case playBilling = "play-billing"
    /// Sells through Amazon's store.
    case amazonBilling = "amazon-billing"
    /// Sells through Amazon's store in the manner of Google's library.
    case billingCompatibility = "billing-compatibility"
    /// Asks Amazon's store for the customer's licence; needs the app's public key.
    case amazonLicensing = "amazon-licensing"
    /// Does the work of Google's services with those that the device has.
    case replacement
    case advertising
    case analytics
  }

  /// Its name in the profile.
  public let id: String
  /// Its name in sentences.
  public let title: String
  /// What it is for.
  public let kind: Kind
  /// Beginnings of the names of its classes, as compiled code has them: `com/example/`.
  public let classes: [String]
  /// What to use in its place.
  public let replacement: String?
  /// Where this comes from.
  public let sources: [Source]

  init(_ entry: XMLElement, sources table: [String: Source]) throws(StoreProfileFault) {
    id = try entry.require("id")
    title = try entry.require("title")
    guard let kind = Kind(rawValue: try entry.require("kind")) else {
      throw StoreProfileFault(description: "the library \(id) is of no known kind")
    }
    self.kind = kind
    classes = entry.tokens("classes")
    replacement = entry.optional("replacement")
    sources = try entry.sources(in: table)
  }
}

extension StoreProfile {
  /// The list of links to other stores that are looked for in compiled code.
  static let linksInCode = "other-store-links-in-code"

  /// The library of this id.
  func library(_ id: String) -> StoreLibrary? { libraries.first { $0.id == id } }

  /// The known libraries that a package holds, each with the first class that was found.
  func libraries(_ kinds: StoreLibrary.Kind..., in code: PackageCode) -> [(
    library: StoreLibrary, found: String
  )] {
    code.matches.compactMap { match in
      library(match.id).flatMap { kinds.contains($0.kind) ? ($0, match.found) : nil }
    }
  }
}
