/// What is wrong with a command line.
enum ArgumentError: Error, Equatable {
  case unknownOption(String, nearest: String?)
  case missingValue(String)
  case unexpectedValue(String)
  case invalidValue(String, value: String, allowed: [String], nearest: String?)
  case unexpectedArgument(String)
  case missingArgument(String)
  case conflict(String, String)
  case refused(String)

  /// True where a look at the options helps.
  var isAboutOptions: Bool {
    if case .refused = self { return false }
    return true
  }

  /// The fault in one line.
  var text: String {
    switch self {
    case .unknownOption(let name, let nearest): "unknown option \(name)\(Self.hint(nearest))"
    case .missingValue(let name): "\(name) needs a value"
    case .unexpectedValue(let name): "\(name) takes no value"
    case .invalidValue(let name, let value, let allowed, let nearest):
      "\"\(value)\" is no value for \(name)\(Self.hint(nearest))"
        + (allowed.isEmpty ? "" : "; allowed: \(allowed.joined(separator: ", "))")
    case .unexpectedArgument(let argument): "unexpected argument \"\(argument)\""
    case .missingArgument(let what): "\(what) is missing"
    case .refused(let reason): reason
    case .conflict(let first, let second): "\(first) and \(second) exclude each other"
    }
  }

  private static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \($0)?" } ?? "" }
}
