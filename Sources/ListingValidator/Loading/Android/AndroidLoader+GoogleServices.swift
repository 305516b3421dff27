extension AndroidLoader {
  /// At most this many source sets are looked into.
  private static let maximumSourceSets = 100

  /// Reads every `google-services.json` of the module: beside the build file, and in its source sets.
  /// - Parameter home: the folder of the build file.
  mutating func readGoogleServices(in home: String) {
    readGoogleServices(home, sourceSet: nil)
    let sourceSets = (try? files.entries(ShownPath.joined(home, "src")))?.filter(\.isFolder) ?? []
    for sourceSet in sourceSets.prefix(Self.maximumSourceSets) {
      readGoogleServices(sourceSet.path, sourceSet: sourceSet.name)
    }
  }

  private mutating func readGoogleServices(_ folder: String, sourceSet: String?) {
    let path = ShownPath.joined(folder, "google-services.json")
    guard let source = lookedFor(path) else { return }
    let faultCount = listing.faults.count
    if let value = JSONLoading.value(of: source, into: &listing) {
      module.googleServices.append(
        GoogleServices(file: source, sourceSet: sourceSet, packages: Self.packages(in: value, of: source)))
    }
    for index in faultCount..<listing.faults.count { listing.faults[index].isInAndroidModule = true }
  }

  private static func packages(in value: JSONValue, of file: SourceFile) -> [Located<String>] {
    guard case .array(let clients)? = value["client"]?.kind else { return [] }
    return clients.compactMap { client in
      guard let name = client["client_info"]?["android_client_info"]?["package_name"],
        case .string(let package) = name.kind
      else { return nil }
      return Located(
        package, at: Location(file: file, range: name.range.lowerBound + 1..<name.range.upperBound - 1))
    }
  }
}
