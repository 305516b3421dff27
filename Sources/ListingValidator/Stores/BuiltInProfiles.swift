extension StoreProfile {
  /// The Amazon Appstore.
  public static let amazonAppstore = builtIn(Schemas.amazonAppstore, "stores/amazon-appstore.xml")

  /// Google Play.
  public static let googlePlay = builtIn(Schemas.googlePlay, "stores/google-play.xml")

  /// Every store that can be checked for.
  public static var builtIn: [StoreProfile] { [amazonAppstore, googlePlay] }

  /// What is known of a profile before all of it is read.
  public struct Head: Sendable {
    /// The store's name, as in `--store`.
    public let name: String
    /// The day the facts were last gone through, `YYYY-MM-DD`.
    public let version: String
  }

  /// The stores that can be checked for; reading their profiles takes longer than most commands.
  public static let heads = [Schemas.amazonAppstore, Schemas.googlePlay].map { Head(ofProfile: $0) }

  /// The profile of a store; nil for one that is not known.
  public static func named(_ name: String) -> StoreProfile? {
    switch heads.firstIndex(where: { $0.name == name }) {
    case 0: amazonAppstore
    case 1: googlePlay
    default: nil
    }
  }

  private static func builtIn(_ bytes: [UInt8], _ path: String) -> StoreProfile {
    do {
      return try StoreProfile(bytes, path: path)
    } catch {
      // The profile is compiled in, and a test reads it: only a broken build gets here.
      fatalError("\(path): \(error)")
    }
  }
}

extension StoreProfile.Head {
  /// Reads the first start tag alone.
  fileprivate init(ofProfile bytes: [UInt8]) {
    guard let start = bytes.firstRange(of: "<store ".utf8)?.lowerBound,
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
      let tag = try? XMLReader.read(SourceFile(path: "store", bytes: bytes[start..<end] + Array("/>".utf8))),
      let name = tag.root.attribute("name")?.value, let version = tag.root.attribute("version")?.value
    else { fatalError("a built-in profile has no head") }
    self.init(name: name, version: version)
  }
}

extension ISOCodes {
  /// The codes that ship.
  public static let builtIn: ISOCodes = {
    do {
      return try ISOCodes(Schemas.isoCodes)
    } catch {
      // Compiled in and read by a test, as the profiles are.
      fatalError("iso-codes.xml: \(error)")
    }
  }()
}

extension XMLSchema {
  /// What a `listing.xml` has to be like; compiled anew each time.
  static var listing: XMLSchema {
    do {
      return try XMLSchema(Schemas.listing)
    } catch {
      // Compiled in and read by tests, as the profiles are.
      fatalError("listing.xsd: \(error)")
    }
  }
}

extension Source {
  /// A page that the Amazon Appstore's profile lists.
  static func amazon(_ id: String, _ confidence: Confidence) -> Source {
    page(id, of: .amazonAppstore, confidence)
  }

  /// A page that Google Play's profile lists.
  static func googlePlay(_ id: String, _ confidence: Confidence) -> Source {
    page(id, of: .googlePlay, confidence)
  }

  private static func page(_ id: String, of profile: StoreProfile, _ confidence: Confidence) -> Source {
    guard let source = profile.source(id) else {
      // A test asks every rule for its sources.
      fatalError("no source \(id) in the profile of \(profile.name)")
    }
    return Source(source.url, read: source.read, confidence)
  }
}

extension [Source] {
  /// Where a policy of the Amazon Appstore comes from.
  static func amazonPolicy(_ name: String) -> [Source] { StoreProfile.amazonAppstore.policySources(name) }

  /// Where a limit of the Amazon Appstore comes from.
  static func amazonLimit(_ name: LimitName) -> [Source] {
    StoreProfile.amazonAppstore.limits.filter { $0.name == name }.flatMap(\.sources)
  }

  /// Where a limit of Google Play comes from.
  static func googlePlayLimit(_ name: LimitName) -> [Source] {
    StoreProfile.googlePlay.limits.filter { $0.name == name }.flatMap(\.sources)
  }
}
