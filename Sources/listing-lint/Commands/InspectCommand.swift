import ListingValidator

/// `listing-lint inspect PATH`.
struct InspectCommand {
  let options: Options
  let terminal: Terminal

  func run() throws -> ExitStatus { .success }
}
