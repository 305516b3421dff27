/// A `listing.xml` to start from, out of what is in a folder: with what is known filled in, and all else in comments.
public struct ManifestDraft: Sendable {
  /// The name of the file.
  public static let fileName = "listing.xml"

  /// The file.
  public let text: String
  /// Where its texts come from, relative to the folder; nil where nothing was found.
  public let source: String?
  /// Other listings in the folder, which the file says nothing of.
  public let others: [String]
  /// True where the application id was not found, and an example stands for it.
  public let lacksPackage: Bool

  /// Looks for what there is in a folder and below.
  /// - Throws: `DiscoveryFault` where the folder cannot be searched, `XMLFault` where the built-in schema is broken.
  public init(folder: String) throws {
    let fileSystem = FileSystem()
    let found = try Discovery().roots(at: folder).roots.filter { root in
      root.nearMiss == nil && (root.layout == .appdf || FolderLayout(root.layout) != nil)
    }
    // The main source set, and of several folders the one that lies highest.
    let best = found.min { left, right in
      let keys = [left, right].map { root in
        (root.variant == nil ? 0 : 1, Self.preference(of: root.layout), root.path.pathComponents.count)
      }
      return keys[0] == keys[1] ? left.path < right.path : keys[0] < keys[1]
    }
    let here = fileSystem.realPath(folder) ?? folder
    func shown(_ root: ListingRoot) -> String {
      ShownPath.relative(ShownPath.joined(root.directory, root.name ?? "."), to: here)
    }
    let listing = best.map { ListingReader().read($0) }
    let package = listing?.package?.value ?? BuildFiles(folder: here).applicationID
    let manifest = ManifestWriter(
      listing: listing, package: package,
      texts: best.flatMap { root in
        FolderLayout(root.layout).map { layout in
          let href = ShownPath.relative(root.directory, to: here)
          return ManifestWriter.Texts(
            layout: root.layout, href: href,
            overlay: layout.overlay.map { ShownPath.joined(href, $0) }, variant: root.variant)
        }
      }, binaries: BuildFiles(folder: here).binaries,
      path: best.map { ShownPath.relative($0.directory, to: here) } ?? ".")
    text = manifest.text
    source = best.map(shown)
    others = found.filter { root in best.map { root != $0 } ?? false }.map(shown)
    lacksPackage = package == nil
  }

  private static func preference(of layout: Layout) -> Int {
    Layout.kept.firstIndex(of: layout) ?? Layout.kept.count
  }
}

/// What build files say of an app.
struct BuildFiles {
  /// The most that is read of a build file, in bytes.
  private static let maximumBytes = 1 << 20

  private let folder: String
  private let fileSystem = FileSystem()

  /// - Parameter folder: of the project.
  init(folder: String) { self.folder = folder }

  /// The application id; nil where none is written out, or several are.
  var applicationID: String? {
    let places = [
      ("app/build.gradle.kts", "applicationId"), ("app/build.gradle", "applicationId"),
      ("build.gradle.kts", "applicationId"), ("build.gradle", "applicationId"),
      ("fastlane/Appfile", "package_name"), ("fastlane/Appfile", "json_key_package"),
    ]
    for (path, name) in places {
      guard let bytes = try? fileSystem.read("\(folder)/\(path)", maximumBytes: Self.maximumBytes) else {
        continue
      }
      let ids = Set(
        Self.values(of: name, in: String(decoding: bytes, as: UTF8.self)).filter(\.isApplicationID))
      if ids.count == 1 { return ids.first }
    }
    return nil
  }

  /// Where a Gradle build puts its release, as a pattern; nil without a module that has a usual name.
  var binaries: String? {
    let hasModule = ["app/build.gradle.kts", "app/build.gradle"].contains {
      fileSystem.kind(of: "\(folder)/\($0)") != nil
    }
    return hasModule ? "app/build/outputs/apk/release/*.apk" : nil
  }

  /// The quoted words that follow a name on its line.
  private static func values(of name: String, in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let line = String(line).trimmed
      guard line.hasPrefix(name) else { return nil }
      let rest = line.dropFirst(name.count)
      guard let quote = rest.first(where: { $0 == "\"" || $0 == "'" }), let start = rest.firstIndex(of: quote)
      else {
        return nil
      }
      // `applicationIdSuffix ".free"` is another name.
      guard rest[..<start].allSatisfy({ " =(".contains($0) }) else { return nil }
      return rest[rest.index(after: start)...].prefix { $0 != quote }.description
    }
  }
}

extension String {
  /// True where the text can be the application id of an Android app.
  fileprivate var isApplicationID: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first.map { $0.isASCII && $0.isLetter } ?? false
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      }
  }
}
