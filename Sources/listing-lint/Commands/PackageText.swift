import ListingValidator

/// An app package in words.
enum PackageText {
  /// The lines that `inspect` prints.
  static func text(_ path: String, _ inspection: PackageInspection) -> String {
    var lines = ["\(path): \(inspection.kind.label), \(inspection.size) bytes"]
    func add(_ label: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      let indent = String(repeating: " ", count: max(1, 13 - label.utf8.count))
      lines.append("  \(label)\(indent)\(value)")
    }
    func add(_ label: String, _ values: [String]) {
      for (index, value) in values.enumerated() { add(index == 0 ? label : "", value) }
    }
    add("package", inspection.package)
    add("version", [inspection.versionName, inspection.versionCode.map { "code \($0)" }].joined)
    add(
      "API levels",
      [
        inspection.minSdk.map { "from \($0)" }, inspection.maxSdk.map { "to \($0)" },
        inspection.targetSdk.map { "made for \($0)" },
      ].joined)
    add("label", inspection.label)
    add(
      "launcher",
      [inspection.launchable, inspection.leanbackLaunchable.map { "\($0) on televisions" }].joined)
    add("icons", inspection.icons.map { "\($0.density) dpi: \($0.path)" })
    add("processors", inspection.abis.isEmpty ? ["all"] : inspection.abis.map(inspection.processorLine))
    let locales = inspection.locales
    add("locales", locales.isEmpty ? "none" : "\(locales.count): \(locales.joined(separator: " "))")
    add("modules", inspection.modules.joined(separator: " "))
    add("permissions", inspection.permissions)
    add("features", inspection.features.map(\.line))
    add("games", inspection.games.map { "Play Games, application \($0.appId)" })
    add("assistant", inspection.assistants)
    add(
      "marks",
      [inspection.debuggable ? "debuggable" : nil, inspection.testOnly ? "for tests only" : nil].joined)
    if inspection.kind != .manifest { add("signing", inspection.signing.map(\.lines) ?? ["not signed"]) }
    add("odd", inspection.oddities)
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }
}

extension PackageInspection {
  /// A processor type, and the memory pages that its libraries take.
  fileprivate func processorLine(_ abi: String) -> String {
    abi + (pageSizes[abi].map { ", memory pages of up to \($0 >> 10) KB" } ?? "")
  }
}

extension [String?] {
  /// What is there, with commas between.
  fileprivate var joined: String { compactMap { $0 }.joined(separator: ", ") }
}

extension Package.Kind {
  fileprivate var label: String {
    switch self {
    case .apk: "an APK"
    case .protoAPK: "an APK in the form that app bundles are made of"
    case .appBundle: "an app bundle"
    case .apkSet: "a set of APKs"
    case .manifest: "the manifest of a package"
    }
  }
}

extension PackageInspection.Feature {
  fileprivate var line: String {
    if let impliedBy { return "\(name), implied by \(impliedBy)" }
    return required ? name : "\(name), not required"
  }
}

extension PackageInspection.Signing {
  fileprivate var lines: [String] {
    let schemes: [(String, Bool?)] = [("v1", v1), ("v2", v2), ("v3", v3), ("v4", v4)]
    let verdicts = schemes.compactMap { name, holds in
      holds.map { "\(name) \($0 ? "holds" : "does not hold")" }
    }
    var lines = [verdicts.joined(separator: ", ")]
    if let certificate {
      lines.append(certificate.subject + (certificate.debug ? ", the key of development tools" : ""))
      if let from = certificate.from, let until = certificate.until {
        lines.append("valid \(from) to \(until)")
      }
      lines.append("SHA-256 \(certificate.sha256)")
    }
    return lines
  }
}
