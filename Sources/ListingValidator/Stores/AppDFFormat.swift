/// The closed lists of AppDF, from `Schemas/appdf.xml`.
public struct AppDFFormat: Sendable {
  /// A category of the format.
  public struct Category: Sendable {
    /// The name.
    public let name: String
    /// The category of the Amazon Appstore in its place, where there is one.
    public let amazon: String?
    /// The sub-categories.
    public let subcategories: [String]
  }

  /// What the format says of a picture's size.
  public struct PictureRule: Sendable {
    /// The width of the first picture in the slot.
    public let width: Int
    /// The height of the first picture in the slot.
    public let height: Int
    /// True where further pictures must be square.
    public let isSquare: Bool
  }

  /// The language of the texts that have none.
  public let defaultLanguage: String
  /// The first number of each version that is known.
  public let versions: [String]
  /// The categories by type of app.
  public let categories: [String: [Category]]
  /// The length that one of several texts must fit, by element.
  public let limits: [String: Int]
  /// The rules for pictures, by element.
  public let pictures: [String: PictureRule]
  /// The ratings that each authority gives.
  public let ratings: [String: [String]]

  /// Reads the lists.
  /// - Throws: `XMLFault`, or `StoreProfileFault` where something is missing.
  public init(_ bytes: [UInt8], path: String = "appdf.xml") throws {
    let root = try XMLReader.read(SourceFile(path: path, bytes: bytes)).root
    defaultLanguage = try root.require("default-language")
    versions = root.child("versions")?.tokens("major") ?? []
    var categories: [String: [Category]] = [:]
    for type in root.children("type") {
      categories[try type.require("name")] = try type.children("category").map { entry in
        Category(
          name: try entry.require("name"), amazon: entry.optional("amazon"),
          subcategories: entry.optional("subcategories")?.split(separator: "|").map(String.init) ?? [])
      }
    }
    self.categories = categories
    var limits: [String: Int] = [:]
    for limit in root.children("limit") { limits[try limit.require("name")] = Int(try limit.require("max")) }
    self.limits = limits
    var pictures: [String: PictureRule] = [:]
    for picture in root.children("picture") {
      let size = try picture.require("first").split(separator: "x").compactMap { Int($0) }
      guard size.count == 2 else { throw StoreProfileFault(description: "<picture> has a malformed size") }
      pictures[try picture.require("slot")] = PictureRule(
        width: size[0], height: size[1], isSquare: picture.optional("square") == "yes")
    }
    self.pictures = pictures
    var ratings: [String: [String]] = [:]
    for certificate in root.children("certificate") {
      ratings[try certificate.require("type")] = certificate.tokens("ratings")
    }
    self.ratings = ratings
  }

  /// The lists that ship.
  public static let builtIn: AppDFFormat = {
    do {
      return try AppDFFormat(Schemas.appdf)
    } catch {
      // Compiled in and read by a test, as the profiles are.
      fatalError("appdf.xml: \(error)")
    }
  }()
}
