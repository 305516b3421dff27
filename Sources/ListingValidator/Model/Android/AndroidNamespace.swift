/// The namespaces of Android XML.
public enum AndroidNamespace {
  /// Android's own attributes.
  public static let android = "http://schemas.android.com/apk/res/android"
  /// What the build tools read, and leave out of the package.
  public static let tools = "http://schemas.android.com/tools"
  /// Attributes that an app or a library defines.
  public static let app = "http://schemas.android.com/apk/res-auto"
  /// Feature modules.
  public static let distribution = "http://schemas.android.com/apk/distribution"
  /// Instant apps, and parts of translated strings.
  public static let others = [
    "http://schemas.android.com/instantapps", "urn:oasis:names:tc:xliff:document:1.2",
  ]
  /// Amazon's own elements and attributes.
  public static let amazon = "http://schemas.amazon.com/apk/res/android"

  private static let known: Set<String> = Set([android, tools, app, distribution, amazon] + others)

  /// True for what can only be a slip in Android's own namespace: another scheme or case, white space, or a few
  /// letters.
  public static func isMisspelt(_ uri: String?) -> Bool { meant(by: uri) == android }

  /// The namespace that a URI is probably a slip of; nil for a right one, and for one that is something else.
  public static func meant(by uri: String?) -> String? {
    guard let uri, !known.contains(uri) else { return nil }
    var plain = uri.lowercased().filter { !$0.isWhitespace }
    for scheme in ["http://", "https://", "http:/", "www."] where plain.hasPrefix(scheme) {
      plain = String(plain.dropFirst(scheme.count))
    }
    while plain.hasSuffix("/") { plain.removeLast() }
    // Apps may define attributes under their own package name: those look alike, but are right.
    let custom = "schemas.android.com/apk/res/"
    for candidate in [android, tools, app, amazon] {
      let wanted = String(candidate.dropFirst("http://".count))
      if plain == wanted { return candidate }
      guard candidate == android || candidate == amazon else { continue }
      if plain.hasPrefix(custom), plain.dropFirst(custom.count).contains(".") { continue }
      if NearestName.nearest(to: plain, in: [wanted], atMost: 2) != nil { return candidate }
    }
    return nil
  }
}
