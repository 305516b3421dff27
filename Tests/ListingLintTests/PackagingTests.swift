import TestSupport
import Testing

@testable import listing_lint

/// The files that bring the tool into other people's builds.
@Suite struct PackagingTests {
  private static let root = Recorded.package

  /// Runs a Python program; nil where Python or one of the modules that it needs is not installed.
  private func python(_ modules: [String], _ program: String, _ arguments: [String] = []) throws -> Executable
    .Outcome?
  {
    let imports =
      "import sys\ntry:\n  import \(modules.joined(separator: ", "))\nexcept ImportError:\n  sys.exit(77)\n"
    let outcome = try Executable.run(
      tool: "python3", ["-W", "ignore", "-c", imports + program] + arguments, in: Self.root)
    return outcome.map(\.status) == 77 ? nil : outcome
  }

  @Test(arguments: [".pre-commit-hooks.yaml", "action.yml", "templates/listing-lint.yml"])
  func filesAreYAML(_ path: String) throws {
    let outcome = try python(["yaml"], "list(yaml.safe_load_all(open(sys.argv[1])))", [path])
    #expect(outcome.map { $0.status == 0 } ?? true, "\(outcome?.stderr ?? "")")
  }

  @Test func hooksAreWhatPreCommitAsksFor() throws {
    let outcome = try python(
      ["yaml", "re"],
      """
      hooks = yaml.safe_load(open('.pre-commit-hooks.yaml'))
      assert len({h['id'] for h in hooks}) == len(hooks)
      for hook in hooks:
        assert {'id', 'name', 'entry', 'language'} <= set(hook), hook
        assert hook['language'] in ('swift', 'system', 'docker') and hook['pass_filenames'] is False
        files = re.compile(hook['files'])
        for path in ['listing.xml', 'a/description.xml', 'fastlane/metadata/android/en-US/title.txt',
                     'fastlane/metadata/amazon/en-US/keywords.txt', 'app/src/main/play/listings/en-US/title.txt',
                     'app-metadata/a.b/en-US/title.txt', '.listing-lint.json', '.listing-lint-baseline.json']:
          assert files.search(path), path
        for path in ['README.md', 'app/src/main/java/Display.java', 'my-listing.xml']:
          assert not files.search(path), path
      """)
    #expect(outcome.map { $0.status == 0 } ?? true, "\(outcome?.stderr ?? "")")
  }

  @Test func theActionHandsInputsOverAsData() throws {
    let folder = try TemporaryFolder()
    // In place of the tool: a program that tells its words.
    try folder.write(".build/release/listing-lint", Array("#!/bin/sh\nprintf '<%s>' \"$@\"\nexit 1\n".utf8))
    let outcome = try python(
      ["yaml", "os", "subprocess"],
      """
      action = yaml.safe_load(open('action.yml'))
      steps = action['runs']['steps']
      assert action['runs']['using'] == 'composite'
      for step in steps:
        if 'run' in step:
          assert step['shell'] == 'bash' and '${{' not in step['run'], step
          subprocess.run(['bash', '-n', '-c', step['run']], check=True)
      folder = sys.argv[1]
      os.chmod(folder + '/.build/release/listing-lint', 0o755)
      lint = [s for s in steps if s.get('id') == 'lint'][0]
      assert set(lint['env']) == {'INPUT_' + name.upper().replace('-', '_') for name in action['inputs']}
      env = dict(os.environ, GITHUB_ACTION_PATH=folder, GITHUB_OUTPUT=folder + '/out', INPUT_PATHS='a b\\n$(touch x)\\n',
                 INPUT_FORMAT='json', INPUT_FAIL_ON='error', INPUT_BASELINE='', INPUT_ARGS='--rule\\na=off')
      run = subprocess.run(['bash', '-e', '-o', 'pipefail', '-c', lint['run']], env=env, capture_output=True, text=True)
      assert run.returncode == 1, run
      assert run.stdout == '<lint><--format><json><--fail-on><error><--rule><a=off><--><a b><$(touch x)>', run.stdout
      assert open(folder + '/out').read() == 'exit-status=1\\n'
      """, [folder.path])
    #expect(outcome.map { $0.status == 0 } ?? true, "\(outcome?.stderr ?? "")")
  }

  /// Every option that files and pages name exists.
  @Test(arguments: [
    ".pre-commit-hooks.yaml", "action.yml", "templates/listing-lint.yml", "Dockerfile", "docs/ci.md",
    "docs/adopting.md",
    "docs/configuration.md", "README.md",
  ])
  func optionsExist(_ path: String) throws {
    let known = Set(OptionSpec.all.flatMap(\.names))
    // Of other programs.
    let foreign: Set<String> = [
      "--build-tests", "--filter", "--noout", "--rm", "--schema", "--no-install-recommends", "--from",
      "--binary",
    ]
    let text = try TextFile.read("\(Self.root)/\(path)")
    for word in text.split(whereSeparator: { !($0.isLetter || $0 == "-" || $0.isNumber) })
    where word.hasPrefix("--") {
      let name = String(word)
      guard name.dropFirst(2).first?.isLetter ?? false else { continue }
      #expect(known.contains(name) || foreign.contains(name), "\(path): \(name)")
    }
  }

  // MARK: Completions and manual page

  @Test func completionsAreScripts() throws {
    for shell in Shell.allCases {
      let script = try Executable.run(["completions", shell.rawValue])
      #expect(script.status == 0)
      for option in OptionSpec.all { #expect(script.stdout.contains(option.names[0].dropFirst(2))) }
      let folder = try TemporaryFolder(["script": script.stdout])
      let arguments = shell == .fish ? ["--no-execute", "script"] : ["-n", "script"]
      if let outcome = try Executable.run(tool: shell.rawValue, arguments, in: folder.path) {
        #expect(outcome.status == 0 && outcome.stderr == "", "\(shell): \(outcome.stderr)")
      }
    }
    #expect(try Executable.run(["completions", "tcsh"]).status == 2)
    #expect(try Executable.run(["completions"]).status == 2)
  }

  @Test(
    arguments: [
      (["listing-lint", "expl"], ["explain"]), (["listing-lint", "--form"], ["--format"]),
      (["listing-lint", "--format", "js"], ["json", "jsonl"]),
      (["listing-lint", "--format", "=", "js"], ["json", "jsonl"]),
      (["listing-lint", "lint", "--fail-on", "n"], ["note", "never"]),
      (["listing-lint", "explain", "html"], ["html-in-text"]),
      (["listing-lint", "completions", "z"], ["zsh"]),
      (["listing-lint", "--rule", "html-in-text", "=", "w"], ["warning"]),
      (["listing-lint", "--rule", "html-in-text", "="], ["off", "note", "warning", "error"]),
      (["listing-lint", "--rule", "html-in"], ["html-in-text="]),
      (["listing-lint", "fix", "--dry"], ["--dry-run"]), (["listing-lint", "rules", "--dry"], []),
      (["listing-lint", "lint", "a"], ["a b.txt", "attic"]), (["listing-lint", "init", "a"], ["attic"]),
      (["listing-lint", "--boundary", "a"], ["attic"]),
    ] as [([String], [String])])
  func bashCompletesWords(_ words: [String], _ expected: [String]) throws {
    let folder = try TemporaryFolder(["a b.txt": "", "attic/x": "", "other": ""])
    try folder.write("script", Array(try Executable.run(["completions", "bash"]).stdout.utf8))
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let program = """
      compopt() { :; }
      source ./script
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      _listing_lint
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let outcome = try Executable.run(tool: "bash", ["-c", program], in: folder.path) else { return }
    #expect(
      outcome.stdout.split(separator: "\n").map(String.init).sorted() == expected.sorted(),
      "\(outcome.stderr)")
  }

  @Test func theManualPageIsAsRecorded() throws {
    let page = try Executable.run(["manual"])
    let path = "\(Self.root)/docs/listing-lint.1"
    try Recorded.expect(page.stdout, at: "docs/listing-lint.1")
    for option in OptionSpec.all {
      #expect(page.stdout.contains(option.names[0].replacing("-", with: "\\-")))
    }
    guard let outcome = try Executable.run(tool: "groff", ["-man", "-Tutf8", "-ww", "-z", path]) else {
      return
    }
    #expect(outcome.status == 0 && outcome.stderr == "", "\(outcome.stderr)")
  }
}
