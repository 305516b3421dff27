import ListingValidator

/// The manual page, from the tables of commands and options.
enum ManualPage {
  /// The page as `man` reads it.
  static var text: String {
    var lines = [
      ".TH LISTING\\-LINT 1 \"\(StoreProfile.amazonAppstore.version)\" \"listing\\-lint \(Command.version)\"",
      ".SH NAME",
      "listing\\-lint \\- check an Amazon Appstore submission before it is submitted",
      ".SH SYNOPSIS",
    ]
    for command in CommandName.allCases {
      lines += [".B listing\\-lint", ".RI \"\(escaped(command.synopsis)) [\" options ]", ".br"]
    }
    lines += [
      ".SH DESCRIPTION",
      "Looks through folders for listings \\- a fastlane or gradle\\-play\\-publisher folder, an AppDF description, or a",
      ".I listing.xml",
      "\\- and says what the store would refuse, with file, line, column, the reason, the cure and the source.",
      "Nothing is read from the network or outside the repository.",
      ".PP",
      "A first word that is a command is a command;",
      ".I ./rules",
      "or",
      ".B \\-\\-",
      "makes it a path. Without a command listings are checked.",
      ".SH COMMANDS",
    ]
    for command in CommandName.allCases {
      lines += [".TP", ".B \(escaped(command.synopsis))", sentence(command.help)]
    }
    lines += [".SH OPTIONS"]
    for option in OptionSpec.all {
      let names = option.names.reversed().map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
      lines += [".TP", names + value, sentence(option.help)]
      let commands = CommandName.allCases.filter(option.commands.contains).map(\.rawValue)
      if commands.count < CommandName.allCases.count {
        lines.append("(\(escaped(commands.joined(separator: ", "))))")
      }
    }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in [
      ("0", "nothing at or above the fail level"), ("1", "findings, or changes that a dry run would make"),
      ("2", "wrong usage, configuration or baseline"), ("3", "something could not be read or written"),
      ("130", "interrupted"),
    ] {
      lines += [".TP", ".B \(status)", sentence(meaning)]
    }
    lines += [
      ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "Without colour, whatever the terminal can do.",
      ".TP", ".B SOURCE_DATE_EPOCH", "Today\\(aqs date, in seconds since 1970.",
      ".SH FILES",
      ".TP", ".I \(escaped(Configuration.fileName))",
      "Settings, looked for from the folder of a listing upwards.",
      ".TP", ".I \(escaped(Baseline.fileName))",
      "The usual name of a baseline.",
      ".SH EXAMPLES",
      ".nf",
      "listing\\-lint fastlane/metadata/android",
      "listing\\-lint explain long\\-description\\-too\\-long",
      "listing\\-lint fix \\-\\-dry\\-run",
      "listing\\-lint completions bash > ~/.local/share/bash\\-completion/completions/listing\\-lint",
      ".fi",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// A few words as a sentence.
  private static func sentence(_ words: String) -> String {
    let text = escaped(words)
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Text in which nothing is a request.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("\"", with: "\\(dq")
    return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
  }
}
