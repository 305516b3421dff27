/// Finds the settings that hold for a path; each file is read once.
struct ConfigurationLookup: Sendable {
  /// One file may extend another, and that one the next, this many times.
  static let maximumDepth = 16

  /// The file that the command line names; nil for the nearest one.
  let given: String?
  /// The boundary that the command line names.
  let givenBoundary: String?
  private let fileSystem = FileSystem()
  /// By the real path of the file.
  private var known: [String: Configuration] = [:]

  /// Looks for files.
  init(given: String?, boundary: String?) {
    self.given = given
    givenBoundary = boundary
  }

  /// The settings that hold for a path.
  /// - Parameter boundary: no file above this folder is looked for; nil for the default.
  /// - Throws: `ConfigurationFault`
  mutating func configuration(
    for path: String, boundary: Boundary? = nil
  ) throws(ConfigurationFault) -> Configuration {
    guard let file = given ?? nearest(to: path, boundary: boundary) else { return Configuration() }
    guard let real = fileSystem.realPath(file) else {
      throw ConfigurationFault(path: file, position: nil, message: FileFault.missing.reason)
    }
    if let configuration = known[real] { return configuration }
    let configuration = try read(real, shown: given ?? ShownPath.fromHere(file), chain: [])
    known[real] = configuration
    return configuration
  }

  private func read(
    _ path: String, shown: String, chain: [String]
  ) throws(ConfigurationFault) -> Configuration {
    let home = PathName.parent(of: path)
    let boundary = Self.boundary(of: path, given: givenBoundary, fileSystem: fileSystem)
    let json = try StrictJSON(at: path, shown: shown, maximumBytes: ConfigurationReader.maximumBytes)
    // As with other tools, a file from elsewhere speaks about the current folder.
    let folder = given != nil && chain.isEmpty ? fileSystem.realPath(".") ?? home : home
    let chain = chain + [path]
    let reader = ConfigurationReader(json: json, folder: folder, home: home, boundary: boundary) {
      (value: JSONValue, href: String) throws(ConfigurationFault) -> Configuration in
      let base: String
      do throws(FileFault) {
        base = try fileSystem.resolve(href, relativeTo: home, within: boundary)
      } catch {
        throw json.fault("cannot extend \"\(href)\": \(error.reason)", at: value)
      }
      guard !chain.contains(base) else {
        throw json.fault("cannot extend \"\(href)\": the files extend each other in a circle", at: value)
      }
      guard chain.count < Self.maximumDepth else {
        throw json.fault(
          "cannot extend \"\(href)\": more than \(Self.maximumDepth) files extend each other", at: value)
      }
      return try read(base, shown: ShownPath.fromHere(base), chain: chain)
    }
    return try reader.read()
  }

  /// What a file of settings may refer to: the given boundary, else the repository, else its own folder.
  private static func boundary(of path: String, given: String?, fileSystem: FileSystem) -> Boundary {
    let folder = PathName.parent(of: path)
    if let given, let root = fileSystem.realPath(given), Boundary(root: root).contains(realPath: path) {
      return Boundary(root: root)
    }
    return Boundary(root: Discovery.repository(of: folder, fileSystem: fileSystem) ?? folder)
  }

  /// The nearest file of settings at or above a path, no further than the boundary.
  private func nearest(to path: String, boundary: Boundary?) -> String? {
    guard var folder = fileSystem.realPath(path) else { return nil }
    if fileSystem.kind(of: folder) != .directory { folder = PathName.parent(of: folder) }
    let boundary =
      boundary ?? Discovery.boundary(of: folder, override: givenBoundary, fileSystem: fileSystem)
    while boundary.contains(realPath: folder) {
      let file = folder == "/" ? "/\(Configuration.fileName)" : "\(folder)/\(Configuration.fileName)"
      if fileSystem.kind(of: file) != nil { return file }
      if folder == "/" { return nil }
      folder = PathName.parent(of: folder)
    }
    return nil
  }
}
