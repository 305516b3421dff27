import ListingValidator

extension ManifestInspection {
  /// What `inspect` prints on a terminal.
  func text(_ root: ListingRoot) -> String {
    var lines = ["\(root.path)/\(path): an Android manifest\(root.variant.map { ", variant \($0)" } ?? "")"]
    func add(_ title: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      lines.append("  " + title.padded(to: 18) + " " + value)
    }
    func addAll(_ title: String, _ values: [String]) {
      for (index, value) in values.enumerated() { add(index == 0 ? title : "", value) }
    }
    add("package", package ?? "not known")
    add(
      "version", [versionName, versionCode.map { "(code \($0))" }].compactMap(\.self).joined(separator: " "))
    let levels = [("min", minSdk), ("target", targetSdk), ("max", maxSdk)]
      .compactMap { name, level in level.map { "\(name) \($0)" } }
    add("API levels", levels.isEmpty ? "not known" : levels.joined(separator: ", "))
    add("install location", installLocation)
    add("label", label)
    addAll("permissions", permissions)
    addAll("features", features.map(\.asWords))
    addAll(
      "launched by",
      launchable.map { "\($0) (LAUNCHER)" } + leanbackLaunchable.map { "\($0) (LEANBACK_LAUNCHER)" })
    add("banner", banner)
    addAll("games APP_ID", games.map { "\($0.appId ?? "no value") in <\($0.declaredIn)>" })
    addAll("assistant", assistants.map(\.asWords))
    addAll("speech recogniser", recognizers.map(\.asWords))
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }
}

extension ManifestInspection.Feature {
  fileprivate var asWords: String {
    if let impliedBy { return "\(name), implied by \(impliedBy.joined(separator: ", "))" }
    return "\(name), \(required.map { $0 ? "required" : "optional" } ?? "required or not: not known")"
  }
}

extension ManifestInspection.Voice {
  fileprivate var asWords: String {
    var words = [service]
    words.append(hasAction ? "with its action" : "without its action")
    words.append("exported \(exported.map(String.init) ?? "not set")")
    words.append("guarded by \(permission ?? "nothing")")
    words.append("described in \(metaData ?? "nothing")")
    if let firstFailedCheck { words.append("Android's check \(firstFailedCheck) fails") }
    return words.joined(separator: ", ")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
