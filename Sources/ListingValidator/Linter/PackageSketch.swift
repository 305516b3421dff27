/// A small app package that an example is about, in words; tests make the model of it.
public struct PackageSketch: Sendable {
  /// What is inside `<manifest>`.
  public var manifest: String
  /// The attributes of `<manifest>`.
  public var attributes: String
  /// The native libraries, such as `arm64-v8a/liba.so`.
  public var libraries: [String]
  /// Classes in the compiled code, such as `com.example.Main`.
  public var classes: [String]
  /// Texts in the compiled code.
  public var texts: [String]
  /// The size in bytes.
  public var size: Int
  /// How it is signed.
  public var signature: PackageSignature
  /// The icon of the app at each density in dots per inch.
  public var icons: [Int: String]
  /// What the app is called, by language; "" for any other.
  public var labels: [String: String]
  /// The languages of the resources.
  public var locales: [String]
  /// What else its files hold; libraries and matches are added.
  public var code: PackageCode
  /// The manifests of further modules, by name.
  public var modules: [String: String]

  /// Describes a package that nothing can be said against.
  public init(
    _ manifest: String = "<uses-sdk android:minSdkVersion=\"22\" android:targetSdkVersion=\"34\"/>",
    attributes: String =
      "package=\"com.example.app\" android:versionCode=\"42\" android:versionName=\"1.2\"",
    libraries: [String] = [], classes: [String] = [], texts: [String] = [], size: Int = 5_000_000,
    signature: PackageSignature = PackageSignature(
      state: .holds, signers: [.init(subject: "CN=Example", isDebug: false)]),
    icons: [Int: String] = [240: "res/hdpi.png", 320: "res/xhdpi.png", 480: "res/xxhdpi.png"],
    labels: [String: String] = ["": "App"], locales: [String] = [""], code: PackageCode = PackageCode(),
    modules: [String: String] = [:]
  ) {
    self.manifest = manifest
    self.attributes = attributes
    self.libraries = libraries
    self.classes = classes
    self.texts = texts
    self.size = size
    self.signature = signature
    self.icons = icons
    self.labels = labels
    self.locales = locales
    self.code = code
    self.modules = modules
  }
}

extension Example {
  /// A listing with one package, `app.apk`.
  /// - Parameters:
  ///   - sections: further sections of the listing.
  ///   - attributes: attributes of the `apk` element.
  static func naming(
    _ sample: PackageSketch, _ sections: String = "", attributes: String = "", bundle: Bool = false,
    options: [String] = []
  ) -> Example {
    let kind = bundle ? "aab" : "apk"
    let href = attributes.contains("href=") ? attributes : "href=\"app.\(kind)\" \(attributes)"
    return Example(
      "\(sections)<binaries><\(kind) \(href)/></binaries>", options: options,
      sketches: ["app.\(kind)": sample])
  }
}
