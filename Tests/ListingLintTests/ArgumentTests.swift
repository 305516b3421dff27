import ListingValidator
import Testing

@testable import listing_lint

@Suite struct ArgumentTests {
  // Swift Testing has an `ExitStatus` of its own.
  typealias Status = listing_lint.ExitStatus

  @Test func everyOptionIsDescribedOnce() {
    let names = OptionSpec.all.flatMap { option in
      option.commands.flatMap { command in option.names.map { (command, $0) } }
    }
    #expect(Set(names.map { "\($0) \($1)" }).count == names.count)
    for option in OptionSpec.all {
      #expect(!option.help.isEmpty && !option.help.hasSuffix("."))
      #expect(option.names.first?.hasPrefix("--") ?? false)
      #expect(!option.commands.isEmpty)
    }
  }

  @Test func wordsBecomeOptions() throws {
    let parsed = try ArgumentParser.parse([
      "lint", "a", "--format=json", "-o", "r.json", "--format", "text", "-vq", "--fail-on", "warning",
      "--rule",
      "app-title-missing=off", "--route=api", "--console", "gen1", "--", "--b",
    ])
    #expect(parsed.command == .lint)
    #expect(parsed.options.paths == ["a", "--b"])
    #expect(parsed.options.outputs.map(\.format) == [.json, .text])
    #expect(parsed.options.outputs.map(\.path) == ["r.json", nil])
    #expect(parsed.options.isVerbose && parsed.options.isQuiet)
    #expect(parsed.options.failLevel == .warning)
    #expect(parsed.options.levels.map(\.rule) == ["app-title-missing"])
    #expect(parsed.options.route == .api && parsed.options.console == .gen1)
  }

  @Test(arguments: [
    (["rules"], CommandName.rules), (["./rules"], .lint), (["--", "rules"], .lint), ([], .lint),
  ])
  func aFirstWordMayBeACommand(_ words: [String], _ command: CommandName) throws {
    #expect(try ArgumentParser.parse(words).command == command)
  }

  @Test(arguments: [
    (["--verbos"], ArgumentError.unknownOption("--verbos", nearest: "--verbose")),
    (["rules", "--fail-on", "error"], .unknownOption("--fail-on", nearest: nil)),
    (["--format"], .missingValue("--format")),
    (["--format="], .missingValue("--format")),
    (["--quiet=yes"], .unexpectedValue("--quiet")),
    (
      ["--fail-on", "eror"],
      .invalidValue(
        "--fail-on", value: "eror", allowed: ["error", "warning", "note", "never"], nearest: "error")
    ),
    (["--output", "a", "--output", "b"], .conflict("--output", "a second --output")),
    (["rules", "--format", "json", "--format", "text"], .conflict("--format", "a second --format")),
    (
      ["inspect", "--format", "sarif"],
      .invalidValue("--format", value: "sarif", allowed: ["text", "json"], nearest: nil)
    ),
    (
      ["--rule", "app-title-missing=loud"],
      .invalidValue(
        "--rule", value: "app-title-missing=loud", allowed: ["off", "note", "warning", "error"], nearest: nil)
    ),
  ])
  func mistakesAreNamed(_ words: [String], _ error: ArgumentError) {
    #expect(throws: error) { try ArgumentParser.parse(words) }
    #expect(!error.text.isEmpty && !error.text.hasSuffix("."))
  }

  @Test(arguments: CommandName.allCases) func helpFitsATerminal(_ command: CommandName) {
    let lines = Help.text(for: command).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "usage: listing-lint \(command.synopsis) [options]")
    #expect(lines.allSatisfy { $0.count <= 110 })
    for option in OptionSpec.all where option.commands.contains(command) {
      #expect(lines.contains { $0.contains(option.names[0]) })
    }
  }

  @Test(arguments: [
    (Status.findings, Status.unreadable, Status.unreadable), (.usage, .unreadable, .usage),
    (.success, .findings, .findings), (.success, .success, .success),
  ])
  func theWorseStatusWins(_ first: Status, _ second: Status, _ expected: Status) {
    #expect(first.combined(with: second) == expected)
    #expect(second.combined(with: first) == expected)
  }
}
