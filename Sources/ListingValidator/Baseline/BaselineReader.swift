extension Baseline {
  /// The most that a baseline may hold, in bytes.
  static let maximumBytes = 64 << 20
  /// The most findings that one entry may stand for.
  static let maximumCount = 1_000_000

  /// Reads a baseline, strictly.
  /// - Throws: `ConfigurationFault`
  public init(at place: BaselinePlace) throws(ConfigurationFault) {
    let shown = ShownPath.fromHere(place.path)
    if let boundary = place.boundary, let real = FileSystem().realPath(place.path),
      !Boundary(root: boundary).contains(realPath: real)
    {
      throw ConfigurationFault(path: shown, position: nil, message: FileFault.outsideBoundary.reason)
    }
    do {
      try self.init(StrictJSON(at: place.path, shown: shown, maximumBytes: Self.maximumBytes))
    } catch {
      guard error.position == nil, let origin = place.origin else { throw error }
      throw ConfigurationFault(
        path: shown, position: nil, message: "\(error.message); \(origin) names it as the baseline")
    }
  }

  /// Reads the bytes of a baseline.
  init(_ json: StrictJSON) throws(ConfigurationFault) {
    let root = try json.value()
    _ = try json.members(of: root, keys: ["version", "findings"])
    guard let version = root["version"], let findings = root["findings"] else {
      throw json.fault("a baseline needs \"version\" and \"findings\"", at: root)
    }
    let number = try json.integer(version, in: 1...Int.max)
    guard number == Self.version else {
      throw json.fault("version \(number) of a baseline is not read by this version of the tool", at: version)
    }
    for value in try json.elements(of: findings, noun: "findings") {
      _ = try json.members(of: value, keys: ["file", "rule", "fingerprint", "count"])
      guard let file = value["file"], let rule = value["rule"], let fingerprint = value["fingerprint"] else {
        throw json.fault("a finding needs \"file\", \"rule\" and \"fingerprint\"", at: value)
      }
      let entry = Entry(
        file: try json.string(file), rule: RuleID(try json.string(rule)),
        fingerprint: try json.string(fingerprint))
      guard counts[entry] == nil else {
        throw json.fault("the finding stands twice; record the baseline again", at: value)
      }
      counts[entry] =
        try value["count"].map { (count) throws(ConfigurationFault) in
          try json.integer(count, in: 1...Self.maximumCount)
        } ?? 1
    }
  }
}
