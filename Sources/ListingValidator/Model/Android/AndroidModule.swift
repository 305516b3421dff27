/// The source of an Android app or library, as far as it is XML or written out in a Gradle build file.
public struct AndroidModule: Sendable {
  /// How much of a module was looked at: what lies elsewhere is unknown, not missing.
  public enum Scope: Sendable {
    /// A source set: its manifest and its resources.
    case sourceSet
    /// Resources alone, without a manifest.
    case resources
    /// A single file.
    case file
  }

  /// How much of the module was looked at.
  public var scope: Scope
  /// Every XML file that was read, by path; those of the variant's own source set before those of `main`.
  public var files: [AndroidFile] = []
  /// Every resource that values define, in the order of `files`.
  public var entries: [ResourceEntry] = []
  /// Every text in them.
  public var texts: [ResourceText] = []
  /// Every string of them that has a name.
  public var strings: [StringResource] = []
  /// The resources of Play games services, one entry a file.
  public var gamesIDs: [GamesIDs] = []
  /// Every file in a folder of `res`, whether or not it was read, in the order of `files`.
  public var resourceFiles: [ResourceFile] = []
  /// What Firebase's console made for the app.
  public var googleServices: [GoogleServices] = []
  /// What the build file says; nil where there is none that may be read.
  public var build: GradleBuild?

  /// A module of which nothing was read yet.
  public init(scope: Scope) { self.scope = scope }

  /// The files of a kind, the variant's own first.
  public func files(_ kind: AndroidFile.Kind) -> [AndroidFile] { files.filter { $0.kind == kind } }

  /// The string of this name: that of the default configuration first, the variant's own before that of `main`.
  public func string(_ name: String) -> StringResource? {
    let named = strings.filter { $0.name.value == name }
    return named.first { $0.entry.configuration?.isEmpty ?? true } ?? named.first
  }

  /// The application ids that a release of the variant can have; empty where none is known for certain.
  ///
  /// A manifest says it only for an app that no Gradle file builds, and not with the package that an engine starts with.
  public func knownApplicationIDs(variant: String?) -> [Located<String>] {
    if let build { return build.applicationIDs(variant: variant) ?? [] }
    let packages = files(.manifest).compactMap { $0.root.value("package", in: $0.file) }
    return packages.prefix(1).filter { !Self.engineDefaults.contains($0.value) }
  }

  private static let engineDefaults: Set<String> = [
    "com.unity3d.player", "com.godot.game", "org.cocos2dx.lib",
  ]

  /// True where the module has a resource of this type and name in any configuration, such as `xml` and `locales`.
  /// Values are resources of another sort: they are in `files(.values)`.
  public func hasResourceFile(type: String, name: String) -> Bool {
    resourceFiles.contains { $0.folder.type == type && $0.resourceName == name }
  }
}

/// An XML file of an Android module.
public struct AndroidFile: Sendable {
  /// What a file is, by its root element.
  public enum Kind: String, Sendable, CaseIterable {
    case manifest
    /// Values: strings and the like.
    case values = "resources"
    case voiceInteractionService = "voice-interaction-service"
    case recognitionService = "recognition-service"
    case localeConfig = "locale-config"
    case dataExtractionRules = "data-extraction-rules"
    case fullBackupContent = "full-backup-content"
    case networkSecurityConfig = "network-security-config"
    case shortcuts
    case searchable
    /// What a FileProvider shares.
    case fileProviderPaths = "paths"
    /// A file in `res/xml` with another root element.
    case other
  }

  /// What the file is.
  public let kind: Kind
  /// Its content, with exact positions.
  public let document: XMLDocument
  /// The folder of `res` that it lies in; nil for a manifest and for a file outside of `res`.
  public let folder: ResourceFolder?
  /// True in a variant for a file of the `main` source set: known, but judged with `main`.
  public let isInherited: Bool

  /// The file; ranges of the document count in its text.
  public var file: SourceFile { document.file }
  /// The outermost element.
  public var root: XMLElement { document.root }
  /// The name by which `@xml/…` refers to it.
  public var resourceName: String { ResourceFile.resourceName(of: file.path) }

  /// Describes a file.
  public init(kind: Kind, document: XMLDocument, folder: ResourceFolder?, isInherited: Bool) {
    self.kind = kind
    self.document = document
    self.folder = folder
    self.isInherited = isInherited
  }
}

/// A folder of `res`: a type of resources, and the configurations that they are for.
public struct ResourceFolder: Sendable, Hashable {
  /// The types that a folder may hold.
  public static let types: Set<String> = [
    "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap", "navigation",
    "raw", "transition", "values", "xml",
  ]

  /// The type, such as `values` or `xml`.
  public let type: String
  /// What follows the type, such as `de` or `v21`; empty for the default configuration.
  public let configuration: String

  /// Reads the name of a folder; nil for a name that is no type's.
  public init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let type = parts.first.map(String.init), Self.types.contains(type) else { return nil }
    self.type = type
    configuration = parts.count > 1 ? String(parts[1]) : ""
  }
}

/// A file in a folder of `res`.
public struct ResourceFile: Sendable {
  /// The path relative to the root of the listing.
  public let path: String
  /// The folder that it is in.
  public let folder: ResourceFolder
  /// True in a variant for a file of the `main` source set.
  public let isInherited: Bool

  /// The name by which `@type/…` refers to it: that of the file up to its first dot.
  public var resourceName: String { Self.resourceName(of: path) }

  /// Describes a file.
  public init(path: String, folder: ResourceFolder, isInherited: Bool) {
    self.path = path
    self.folder = folder
    self.isInherited = isInherited
  }

  static func resourceName(of path: String) -> String {
    String(PathName.name(of: path).prefix { $0 != "." })
  }
}

extension AndroidModule: RuleSubject {
  public static func all(in context: Context) -> [AndroidModule] {
    context.listing.android.map { [$0] } ?? []
  }
}

extension AndroidFile: RuleSubject {
  /// The files that are judged with this listing.
  public static func all(in context: Context) -> [AndroidFile] {
    context.listing.android?.files.filter { !$0.isInherited } ?? []
  }
}
