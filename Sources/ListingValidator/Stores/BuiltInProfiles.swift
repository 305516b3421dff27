extension StoreProfile {
  /// The Amazon Appstore.
  public static let amazonAppstore = builtIn(Schemas.amazonAppstore, "stores/amazon-appstore.xml")

  /// Google Play.
  public static let googlePlay = builtIn(Schemas.googlePlay, "stores/google-play.xml")

  /// Every store that can be checked for.
  public static var builtIn: [StoreProfile] { [amazonAppstore, googlePlay] }

  private static func builtIn(_ bytes: [UInt8], _ path: String) -> StoreProfile {
    do {
      return try StoreProfile(bytes, path: path)
    } catch {
      // The profile is compiled in, and a test reads it: only a broken build gets here.
      fatalError("\(path): \(error)")
    }
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
