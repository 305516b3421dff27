import ListingValidator

/// Turns words into options: first split, then looked up in the table of options.
struct ArgumentParser {
  /// What the words say.
  struct Parsed {
    var command: CommandName
    var options: Options
  }

  private enum Element {
    case option(name: String, value: String?)
    case value(String)
  }

  /// Reads the words after the program's name.
  static func parse(_ arguments: [String]) throws(ArgumentError) -> Parsed {
    var words = arguments[...]
    var command = CommandName.lint
    if let first = words.first, let name = CommandName(rawValue: first) {
      command = name
      words = words.dropFirst()
    }
    var options = Options()
    var endsOptions = false
    while let word = words.popFirst() {
      if endsOptions {
        options.paths.append(word)
        continue
      }
      if word == "--" {
        endsOptions = true
        continue
      }
      for element in split(word) {
        switch element {
        case .value(let value): options.paths.append(value)
        case .option(let name, let attached):
          let spec = try spec(named: name, command: command)
          guard spec.valueName != nil else {
            guard attached == nil else { throw .unexpectedValue(name) }
            try spec.apply(&options, "")
            continue
          }
          guard let value = attached ?? words.popFirst() else { throw .missingValue(name) }
          guard !value.isEmpty else { throw .missingValue(name) }
          try spec.apply(&options, value)
        }
      }
    }
    try check(options.outputs, of: command)
    return Parsed(command: command, options: options)
  }

  private static func check(_ outputs: [Options.Output], of command: CommandName) throws(ArgumentError) {
    for output in outputs where !command.formats.contains(output.format) {
      throw .invalidValue(
        "--format", value: output.format.rawValue, allowed: command.formats.map(\.rawValue), nearest: nil)
    }
    guard [.lint, .merge].contains(command) || outputs.count <= 1 else {
      throw .conflict("--format", "a second --format")
    }
  }

  /// `--name=value` is an option with a value, `-vq` two flags, `-` the standard input.
  private static func split(_ word: String) -> [Element] {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return [.option(name: parts[0], value: parts.count > 1 ? parts[1] : nil)]
    }
    guard word.hasPrefix("-"), word.count > 1 else { return [.value(word)] }
    return word.dropFirst().map { .option(name: "-\($0)", value: nil) }
  }

  private static func spec(named name: String, command: CommandName) throws(ArgumentError) -> OptionSpec {
    let offered = OptionSpec.all.filter { $0.commands.contains(command) }
    if let spec = offered.first(where: { $0.names.contains(name) }) { return spec }
    let long = offered.flatMap(\.names).filter { $0.hasPrefix("--") }
    throw .unknownOption(name, nearest: NearestName.nearest(to: name, in: long))
  }
}
