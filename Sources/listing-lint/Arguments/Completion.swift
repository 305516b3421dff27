/// What a shell offers for a word.
enum Completion: Sendable, Equatable {
  case nothing
  case words([String])
  /// The formats that the command can write.
  case formats
  case files
  case folders
  /// The names of rules.
  case rules
  /// The names of rules, each with `=` behind it.
  case rulesWithLevel
}

/// The shells that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
