import ListingValidator

/// Completions for a shell, from the tables of commands and options.
enum CompletionScript {
  /// The script, to be loaded by the shell.
  static func text(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let ruleIDs = RuleSet.builtIn.infos.map(\.id.description)
  private static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  private static func options(of command: CommandName) -> [OptionSpec] {
    OptionSpec.all.filter { $0.commands.contains(command) }
  }

  /// What is offered for the value of an option.
  private static func completion(of option: OptionSpec, for command: CommandName) -> Completion {
    option.completion == .formats ? .words(command.formats.map(\.rawValue)) : option.completion
  }

  // MARK: bash

  private static var bash: [String] {
    var lines = [
      "# Completions of listing-lint for bash.",
      "_listing_lint() {",
      "  local current previous command IFS=$' \\t\\n'",
      "  current=${COMP_WORDS[COMP_CWORD]}",
      "  previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  # To bash an equals sign is a word of its own.",
      "  if [[ $current == '=' ]]; then",
      "    current=''",
      "  elif [[ $previous == '=' ]]; then",
      "    previous=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  command=lint",
      "  if (( COMP_CWORD > 1 )); then",
      "    case ${COMP_WORDS[1]} in",
      "      \(CommandName.allCases.map(\.rawValue).joined(separator: "|"))) command=${COMP_WORDS[1]} ;;",
      "    esac",
      "  fi",
      "  COMPREPLY=()",
      "  if (( COMP_CWORD > 2 )) && [[ ${COMP_WORDS[COMP_CWORD-2]} == --rule || ${COMP_WORDS[COMP_CWORD-3]} == --rule ]] &&",
      "    [[ ${COMP_WORDS[COMP_CWORD]} == '=' || ${COMP_WORDS[COMP_CWORD-1]} == '=' ]] && [[ $previous != --rule ]]; then",
      "    COMPREPLY=($(compgen -W '\(levels.joined(separator: " "))' -- \"$current\"))",
      "    return",
      "  fi",
      "  case $command:$previous in",
    ]
    for command in CommandName.allCases {
      for option in options(of: command) where option.valueName != nil {
        let pattern = option.names.map { "\(command.rawValue):\($0)" }.joined(separator: "|")
        lines +=
          ["    \(pattern))"] + bash(completion(of: option, for: command)).map { "      \($0)" } + [
            "      return ;;"
          ]
      }
    }
    lines += ["  esac", "  if [[ $current == -* ]]; then", "    case $command in"]
    for command in CommandName.allCases {
      let names = options(of: command).flatMap(\.names).joined(separator: " ")
      lines.append("      \(command.rawValue)) COMPREPLY=($(compgen -W '\(names)' -- \"$current\")) ;;")
    }
    lines += ["    esac", "    return", "  fi", "  case $command in"]
    for command in CommandName.allCases where command.completion != .nothing {
      lines += ["    \(command.rawValue))"] + bash(command.completion).map { "      \($0)" } + ["      ;;"]
    }
    let commands = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    return lines + [
      "  esac",
      "  if (( COMP_CWORD == 1 )); then",
      "    IFS=$' \\t\\n'",
      "    COMPREPLY+=($(compgen -W '\(commands)' -- \"$current\"))",
      "  fi",
      "}",
      "complete -F _listing_lint listing-lint",
    ]
  }

  private static func bash(_ completion: Completion) -> [String] {
    switch completion {
    case .nothing, .formats: return [":"]
    case .words(let words):
      return ["COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"]
    case .files: return ["compopt -o filenames", "IFS=$'\\n'", "COMPREPLY=($(compgen -f -- \"$current\"))"]
    case .folders: return ["compopt -o filenames", "IFS=$'\\n'", "COMPREPLY=($(compgen -d -- \"$current\"))"]
    case .rules: return bash(.words(ruleIDs))
    case .rulesWithLevel: return ["compopt -o nospace"] + bash(.words(ruleIDs.map { "\($0)=" }))
    }
  }

  // MARK: zsh

  private static var zsh: [String] {
    var lines = [
      "#compdef listing-lint",
      "# Completions of listing-lint for zsh.",
      "_listing_lint_rules() {",
      "  local -a rules=(\(ruleIDs.joined(separator: " ")))",
      "  _values rule $rules",
      "}",
      "_listing_lint_levels() {",
      "  local -a rules=(\(ruleIDs.joined(separator: " ")))",
      "  if compset -P '*='; then",
      "    _values level \(levels.joined(separator: " "))",
      "  else",
      "    compadd -S '=' -- $rules",
      "  fi",
      "}",
      "_listing_lint() {",
      "  local command=lint",
      "  local -a commands=(",
    ]
    lines += CommandName.allCases.map { "    '\($0.rawValue):\(zshText($0.help))'" }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    _describe -t commands command commands",
      "    _files",
      "    return",
      "  fi",
      "  if (( CURRENT > 2 )) && [[ -n ${(M)commands:#${words[2]}:*} ]]; then",
      "    command=$words[2]",
      "    shift words",
      "    (( CURRENT-- ))",
      "  fi",
      "  case $command in",
    ]
    for command in CommandName.allCases {
      lines.append("    \(command.rawValue))")
      var arguments = options(of: command).flatMap { option in
        option.names.map { name in
          let value = option.valueName.map { ":\($0):\(zsh(completion(of: option, for: command)))" } ?? ""
          let equals = name.hasPrefix("--") && option.valueName != nil ? "=" : ""
          return "'*\(name)\(equals)[\(zshText(option.help))]\(value)'"
        }
      }
      switch command.completion {
      case .nothing: break
      case .files, .folders: arguments.append("'*:path:\(zsh(command.completion))'")
      default: arguments.append("'1:word:\(zsh(command.completion))'")
      }
      lines.append("      _arguments -s \\")
      for (number, argument) in arguments.enumerated() {
        lines.append("        \(argument)\(number + 1 < arguments.count ? " \\" : "")")
      }
      lines.append("      ;;")
    }
    return lines + [
      "  esac",
      "}",
      "if [[ $funcstack[1] == _listing-lint ]]; then",
      "  _listing_lint \"$@\"",
      "else",
      "  compdef _listing_lint listing-lint",
      "fi",
    ]
  }

  private static func zsh(_ completion: Completion) -> String {
    switch completion {
    case .nothing, .formats: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .rules: "_listing_lint_rules"
    case .rulesWithLevel: "_listing_lint_levels"
    }
  }

  private static func zshText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:").replacing("'", with: "'\\''")
  }

  // MARK: fish

  private static var fish: [String] {
    let commands = CommandName.allCases.map(\.rawValue)
    var lines = [
      "# Completions of listing-lint for fish.",
      "function __listing_lint_is",
      "  set -l words (commandline -opc)",
      "  set -l command lint",
      "  if set -q words[2]; and contains -- $words[2] \(commands.joined(separator: " "))",
      "    set command $words[2]",
      "  end",
      "  contains -- $command $argv",
      "end",
      "function __listing_lint_is_first",
      "  test (count (commandline -opc)) -eq 1",
      "end",
    ]
    for command in CommandName.allCases {
      lines.append(
        "complete -c listing-lint -n __listing_lint_is_first -a \(command.rawValue) -d '\(fishText(command.help))'"
      )
    }
    for command in CommandName.allCases {
      let condition = "-n '__listing_lint_is \(command.rawValue)'"
      switch command.completion {
      case .files: break
      case .folders:
        lines.append("complete -c listing-lint \(condition) -f -a '(__fish_complete_directories)'")
      default: lines.append("complete -c listing-lint \(condition) -f\(fish(command.completion))")
      }
    }
    for option in OptionSpec.all {
      let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
      let owners = CommandName.allCases.filter(option.commands.contains)
      // Only the formats differ from command to command.
      for group in option.completion == .formats ? owners.map({ [$0] }) : [owners] {
        let completion = completion(of: option, for: group[0])
        var value = ""
        if option.valueName != nil { value = completion == .files ? " -r" : " -x\(fish(completion))" }
        lines.append(
          "complete -c listing-lint -n '__listing_lint_is \(group.map(\.rawValue).joined(separator: " "))' "
            + "\(names.joined(separator: " "))\(value) -d '\(fishText(option.help))'")
      }
    }
    return lines
  }

  private static func fish(_ completion: Completion) -> String {
    switch completion {
    case .nothing, .formats, .files: ""
    case .words(let words): " -a '\(words.joined(separator: " "))'"
    case .folders: " -a '(__fish_complete_directories)'"
    case .rules: " -a '\(ruleIDs.joined(separator: " "))'"
    case .rulesWithLevel:
      " -a '\(ruleIDs.flatMap { id in levels.map { "\(id)=\($0)" } }.joined(separator: " "))'"
    }
  }

  private static func fishText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
