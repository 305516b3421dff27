/// Reads `.listing-lint.json`, strictly: what is not understood is an error, never ignored.
public struct ConfigurationReader {
  /// The most that a configuration may hold, in bytes.
  static let maximumBytes = 1 << 20

  private let path: String
  private let lines: LineIndex
  private let ruleIDs: [String]
  private let storeNames: [String]

  /// The settings in a file.
  /// - Throws: `ConfigurationFault`
  public static func read(_ path: String) throws(ConfigurationFault) -> Configuration {
    do {
      return try read(FileSystem().read(path, maximumBytes: maximumBytes), path: path)
    } catch let fault as ConfigurationFault {
      throw fault
    } catch let fault as FileFault {
      throw ConfigurationFault(path: path, position: nil, message: fault.reason)
    } catch {
      throw ConfigurationFault(path: path, position: nil, message: "\(error)")
    }
  }

  /// The settings in the bytes of a file.
  /// - Throws: `ConfigurationFault`
  public static func read(_ bytes: [UInt8], path: String) throws(ConfigurationFault) -> Configuration {
    let reader = ConfigurationReader(
      path: path, lines: LineIndex(SourceFile(path: path, bytes: bytes)),
      ruleIDs: RuleSet.builtIn.infos.map(\.id.description), storeNames: StoreProfile.builtIn.map(\.name))
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes, comments: .allowed)
    } catch {
      throw reader.fault(error.message, at: error.offset)
    }
    return try reader.configuration(value)
  }

  private func configuration(_ value: JSONValue) throws(ConfigurationFault) -> Configuration {
    var configuration = Configuration()
    configuration.path = path
    let keys = [
      "stores", "locales", "devices", "route", "exclude", "rules", "overrides", "profile", "$schema",
    ]
    for member in try members(of: value, keys: keys) {
      switch member.name {
      case "stores":
        configuration.stores = try strings(member.value, allowed: storeNames)
        if configuration.stores?.isEmpty ?? true {
          throw fault("expected a list that is not empty", at: member.value)
        }
      case "locales": configuration.locales = try locales(member.value)
      case "devices":
        configuration.devices = Set(
          try strings(member.value, allowed: Device.allCases.map(\.rawValue)).compactMap(Device.init))
      case "route": configuration.route = try route(member.value)
      case "exclude": configuration.exclude = try strings(member.value)
      case "rules": configuration.levels = try levels(member.value, path: nil) + configuration.levels
      case "overrides": configuration.levels += try overrides(member.value)
      case "profile": configuration.profile = try day(member.value)
      default: break
      }
    }
    return configuration
  }

  private func route(_ value: JSONValue) throws(ConfigurationFault) -> Route {
    let name = try string(value)
    if let nearest = Route.meant(by: name) {
      throw fault("unknown route \"\(name)\"; did you mean \"\(nearest)\"?", at: value)
    }
    return Route(name)
  }

  private func overrides(_ value: JSONValue) throws(ConfigurationFault) -> [RuleLevels.Setting] {
    guard case .array(let entries) = value.kind else {
      throw fault("expected a list of overrides", at: value)
    }
    var settings: [RuleLevels.Setting] = []
    for entry in entries {
      let members = try members(of: entry, keys: ["paths", "rules"])
      guard let paths = members.first(where: { $0.name == "paths" })?.value,
        let rules = members.first(where: { $0.name == "rules" })?.value
      else { throw fault("an override needs \"paths\" and \"rules\"", at: entry) }
      for path in try strings(paths) { settings += try levels(rules, path: path) }
    }
    return settings
  }

  private func levels(_ value: JSONValue, path: String?) throws(ConfigurationFault) -> [RuleLevels.Setting] {
    var settings: [RuleLevels.Setting] = []
    for member in try members(of: value, keys: ruleIDs, noun: "rule") {
      let level = try string(member.value)
      guard level == "off" || Severity(rawValue: level) != nil else {
        throw fault("\"\(level)\" is no level; allowed: off, note, warning, error", at: member.value)
      }
      settings.append(
        RuleLevels.Setting(rule: RuleID(member.name), level: Severity(rawValue: level), path: path))
    }
    return settings
  }

  private func locales(_ value: JSONValue) throws(ConfigurationFault) -> [String] {
    guard case .array(let entries) = value.kind, !entries.isEmpty else {
      throw fault("expected a list that is not empty", at: value)
    }
    var names: [String] = []
    for entry in entries {
      let name = try string(entry)
      guard LocaleTag(name) != nil else { throw fault("\"\(name)\" is no language tag", at: entry) }
      names.append(name)
    }
    return names
  }

  private func day(_ value: JSONValue) throws(ConfigurationFault) -> CalendarDay {
    guard let day = CalendarDay(try string(value)) else {
      throw fault("expected a date as 2026-11-30", at: value)
    }
    return day
  }

  private func members(
    of value: JSONValue, keys: [String], noun: String = "key"
  ) throws(ConfigurationFault) -> [JSONValue.Member] {
    guard case .object(let members) = value.kind else { throw fault("expected an object", at: value) }
    for member in members where !keys.contains(member.name) {
      let hint = NearestName.nearest(to: member.name, in: keys).map { "; did you mean \"\($0)\"?" } ?? ""
      throw fault("unknown \(noun) \"\(member.name)\"\(hint)", at: member.nameRange.lowerBound)
    }
    return members
  }

  private func strings(_ value: JSONValue, allowed: [String]? = nil) throws(ConfigurationFault) -> [String] {
    guard case .array(let entries) = value.kind else { throw fault("expected a list", at: value) }
    var strings: [String] = []
    for entry in entries {
      let text = try string(entry)
      if let allowed, !allowed.contains(text) {
        let hint = NearestName.nearest(to: text, in: allowed).map { "; did you mean \"\($0)\"?" } ?? ""
        throw fault(
          "unknown value \"\(text)\"\(hint); allowed: \(allowed.joined(separator: ", "))", at: entry)
      }
      strings.append(text)
    }
    return strings
  }

  private func string(_ value: JSONValue) throws(ConfigurationFault) -> String {
    guard case .string(let text) = value.kind, !text.isEmpty else {
      throw fault("expected a text", at: value)
    }
    return text
  }

  private func fault(_ message: String, at value: JSONValue) -> ConfigurationFault {
    fault(message, at: value.range.lowerBound)
  }

  private func fault(_ message: String, at offset: Int) -> ConfigurationFault {
    ConfigurationFault(path: path, position: lines.position(of: offset), message: message)
  }
}
