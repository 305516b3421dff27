/// The text of `--help`, from the table of options.
enum Help {
  /// The help of a command; that of `lint` is the help of the tool.
  static func text(for command: CommandName) -> String {
    var lines = ["usage: listing-lint \(command.synopsis) [options]", ""]
    if command == .lint {
      lines += ["Checks an app's Amazon Appstore submission before it is submitted.", "", "commands:"]
      lines += CommandName.allCases.map { row($0.synopsis, $0.help) }
      lines += ["", "options:"]
    } else {
      lines += [command.help, "", "options:"]
    }
    for option in OptionSpec.all where option.commands.contains(command) {
      let names = option.names.reversed().joined(separator: ", ")
      lines.append(row(option.valueName.map { "\(names) \($0)" } ?? names, option.help))
    }
    if !command.formats.isEmpty {
      let names = command.formats.map { $0 == .text ? "text (default)" : $0.rawValue }
      lines += ["", "formats: \(names.joined(separator: ", "))"]
    }
    if command == .lint {
      lines += [
        "", "exit status: 0 nothing at or above the fail level, 1 findings, 2 wrong usage or configuration,",
        "             3 something could not be read or written",
      ]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ left: String, _ right: String) -> String {
    let width = 24
    let cell = "  \(left)"
    if cell.count >= width { return cell + "\n" + String(repeating: " ", count: width) + right }
    return cell + String(repeating: " ", count: width - cell.count) + right
  }
}
