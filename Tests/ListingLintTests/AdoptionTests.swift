import FoundationEssentials
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a team takes the tool up, through the executable: settings, suppressions, baseline, fixes, a manifest to start from.
@Suite struct AdoptionTests {
  private static let android = "fastlane/metadata/android"

  /// A repository with a dirty Play folder.
  private func repository() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".git/HEAD": "", "\(Self.android)/en-US/title.txt": "Planner Planner",
      "\(Self.android)/en-US/short_description.txt": "Plan meetings.",
      "\(Self.android)/en-US/full_description.txt": "<b>Plan</b> meetings with everybody.",
      "\(Self.android)/de-DE/title.txt": "Planer Planer",
      "\(Self.android)/de-DE/short_description.txt": "Plane Treffen.",
      "\(Self.android)/de-DE/full_description.txt": "<b>Plane</b> Treffen mit allen.",
      "fastlane/metadata/amazon/en-US/feature_bullets.txt": "A b\nC d\nE f\n",
      "fastlane/metadata/amazon/de-DE/feature_bullets.txt": "A b c\nC d e\nE f g\n",
    ])
  }

  private func summary(_ folder: TemporaryFolder, _ arguments: [String] = ["."]) throws -> Summary {
    let outcome = try Executable.run(arguments + ["--format", "json"], in: folder.path)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.stdout.utf8)).summary
  }

  private struct Report: Decodable {
    let summary: Summary
  }

  private struct Summary: Decodable {
    let errors, warnings, places, suppressed, baselined, baselineStale: Int
  }

  // MARK: Baseline

  @Test func aDirtyRepositoryIsTakenUpInAMinute() throws {
    let folder = try repository()
    let strict = [".", "--fail-on", "warning"]
    #expect(try Executable.run(strict, in: folder.path).status == 1)
    let recorded = try Executable.run(["baseline"], in: folder.path)
    #expect(
      recorded.status == 0 && recorded.stdout.contains(".listing-lint-baseline.json: 7 findings recorded"))

    // Only what is new fails, and the report says what it does not show.
    let baseline = ["--baseline", ".listing-lint-baseline.json"]
    let clean = try Executable.run(strict + baseline, in: folder.path)
    #expect(clean.status == 0 && clean.stdout.contains("7 hidden by the baseline"), "\(clean.stdout)")
    #expect(try summary(folder, ["."] + baseline).baselined == 7)
    try folder.write("\(Self.android)/en-US/short_description.txt", Array("Plan <i>meetings</i>.".utf8))
    let new = try Executable.run(strict + baseline, in: folder.path)
    #expect(
      new.status == 1 && new.stdout.contains("short_description.txt:1:6: warning: ")
        && !new.stdout.contains("title.txt"))

    // The settings can name it; the command line can look behind it.
    try folder.write(".listing-lint.json", Array("{\"baseline\": \".listing-lint-baseline.json\"}".utf8))
    #expect(try summary(folder).baselined == 7)
    #expect(try summary(folder, [".", "--no-baseline"]).baselined == 0)

    // It never grows by itself.
    let before = try TextFile.read("\(folder.path)/.listing-lint-baseline.json")
    let refused = try Executable.run(["baseline"], in: folder.path)
    #expect(
      refused.status == 2 && refused.stderr.contains("1 finding more than it knows; --grow"),
      "\(refused.stderr)")
    #expect(try TextFile.read("\(folder.path)/.listing-lint-baseline.json") == before)
    let grown = try Executable.run(["baseline", "--grow"], in: folder.path)
    #expect(grown.status == 0 && grown.stdout.contains("8 findings recorded, 1 of them new"))

    // What is mended is counted, and taken away on demand.
    try folder.write("\(Self.android)/en-US/short_description.txt", Array("Plan meetings.".utf8))
    try folder.write("\(Self.android)/de-DE/title.txt", Array("Planer".utf8))
    let stale = try Executable.run(strict, in: folder.path)
    #expect(
      stale.status == 0
        && stale.stdout.contains("6 hidden by the baseline, 2 entries of the baseline no longer found"),
      "\(stale.stdout)")
    #expect(try summary(folder).baselineStale == 2)
    let pruned = try Executable.run(["baseline", "--prune"], in: folder.path)
    #expect(
      pruned.status == 0 && pruned.stdout.contains("6 findings recorded, 2 taken away"), "\(pruned.stdout)")
    #expect(try summary(folder).baselineStale == 0)
    let again = try Executable.run(["baseline", "--prune"], in: folder.path)
    #expect(again.stdout.contains("nothing changed"))

    // A fault that comes back is a new one.
    try folder.write("\(Self.android)/de-DE/title.txt", Array("Planer Planer".utf8))
    #expect(try Executable.run(strict, in: folder.path).status == 1)
    #expect(try Executable.run(["baseline", "--prune"], in: folder.path).status == 0)
    #expect(try Executable.run(strict, in: folder.path).status == 1)
  }

  @Test func aBaselineKnowsNeitherLinesNorMachines() throws {
    let folder = try repository()
    func record(_ arguments: [String], in path: String) throws -> String {
      let outcome = try Executable.run(
        ["baseline"] + arguments + ["--output", "\(folder.path)/known.json"], in: path)
      #expect(outcome.status == 0, "\(outcome.stderr)")
      let text = try TextFile.read("\(folder.path)/known.json")
      unlink("\(folder.path)/known.json")
      return text
    }
    let first = try record(["."], in: folder.path)
    #expect(first.split(separator: "\n").count == 9 && !first.contains(folder.path))
    #expect(try record([Self.android], in: folder.path) == first)
    #expect(try record([folder.path], in: "/") == first)
    #expect(try record(["."], in: "\(folder.path)/fastlane/metadata") == first)
    try folder.write(
      "\(Self.android)/en-US/full_description.txt",
      Array("Words before.\n\n<b>Plan</b> meetings with everybody.".utf8))
    #expect(try record(["."], in: folder.path) == first)
    // Another copy of the repository.
    let copy = try repository()
    let outcome = try Executable.run(["baseline", ".", "--output", "known.json"], in: copy.path)
    #expect(outcome.status == 0)
    #expect(try TextFile.read("\(copy.path)/known.json") == first)
  }

  @Test func equalFindingsAreCounted() throws {
    func listing(_ count: Int) -> [UInt8] {
      let bullets = (0..<count).map { "<bullet>&lt;b&gt;Feature&lt;/b&gt; \($0)</bullet>" }.joined()
      return Array(
        "<listing xmlns=\"urn:listing-lint:listing:1\" package=\"a.b\"><description>\(bullets)</description></listing>"
          .utf8)
    }
    let folder = try TemporaryFolder(["listing.xml": listing(2)])
    func shown() throws -> Int {
      try Executable.run([".", "--baseline", "b.json", "--quiet", "--expand"], in: folder.path).stdout
        .split(separator: "\n").count { $0.contains("[html-in-text]") }
    }
    _ = try Executable.run(["baseline", "--output", "b.json"], in: folder.path)
    #expect(try shown() == 0)
    try folder.write("listing.xml", listing(3))
    #expect(try shown() == 1)
  }

  @Test(arguments: [
    ("[]", "b.json:1:1: expected an object"),
    ("{\"version\": 1,\n \"findings\": [}", "b.json:2:15: "),
    ("{\"version\": 7, \"findings\": []}", "b.json:1:13: version 7"),
  ])
  func aBrokenBaselineEndsTheRun(_ content: String, _ message: String) throws {
    let folder = try repository()
    try folder.write("b.json", Array(content.utf8))
    for arguments in [[".", "--baseline", "b.json"], ["baseline", ".", "--output", "b.json"]] {
      let outcome = try Executable.run(arguments, in: folder.path)
      #expect(outcome.status == 2 && outcome.stdout == "", "\(outcome.stdout)")
      #expect(outcome.stderr.contains(message), "\(outcome.stderr)")
    }
    #expect(try TextFile.read("\(folder.path)/b.json") == content)
  }

  @Test func aBaselineThatIsNotThere() throws {
    let folder = try repository()
    let given = try Executable.run([".", "--baseline", "none.json"], in: folder.path)
    #expect(given.status == 2 && given.stderr.contains("none.json: no such file"))
    try folder.write(".listing-lint.json", Array("{\n\"baseline\": \"none.json\"}".utf8))
    let configured = try Executable.run(["."], in: folder.path)
    #expect(
      configured.status == 2
        && configured.stderr.contains("none.json: no such file or folder; .listing-lint.json:2 names it"))
    #expect(try Executable.run(["baseline", "--prune"], in: folder.path).status == 2)
    #expect(try Executable.run(["baseline"], in: folder.path).status == 0)
    #expect(FileManagerLite.exists("\(folder.path)/none.json"))
    let unreadable = try Executable.run(["baseline", "nowhere"], in: folder.path)
    #expect(unreadable.status == 3)
  }

  @Test func partOfARepositoryLeavesTheRestOfTheBaseline() throws {
    let folder = try repository()
    try folder.write(
      "other/listing.xml", Array("<listing xmlns=\"urn:listing-lint:listing:1\" package=\"a.b\"/>".utf8))
    _ = try Executable.run(["baseline", ".", "--output", "b.json"], in: folder.path)
    let before = try TextFile.read("\(folder.path)/b.json")
    let pruned = try Executable.run(
      ["baseline", "fastlane", "--prune", "--output", "b.json"], in: folder.path)
    #expect(pruned.status == 0 && pruned.stdout.contains("nothing changed"))
    #expect(try TextFile.read("\(folder.path)/b.json") == before)
    // A listing that is gone was looked for by whoever looks through all.
    unlink("\(folder.path)/other/listing.xml")
    _ = try Executable.run(["baseline", ".", "--prune", "--output", "b.json"], in: folder.path)
    #expect(!(try TextFile.read("\(folder.path)/b.json")).contains("other/"))
  }

  // MARK: Settings and suppressions

  @Test func settingsSuppressionsAndBaselineWorkTogether() throws {
    let folder = try repository()
    try folder.write(
      "ci/base.json",
      Array("{\"failOn\": \"warning\", \"rules\": {\"same-text-in-two-locales\": \"off\"}}".utf8))
    try folder.write(
      ".listing-lint.json",
      Array(
        """
        {
          "extends": "ci/base.json",
          "allow": {"repeated-word-in-title": ["planner"]},
          "limits": {"short-description": 14},
          "suppressions": [
            {"rule": "html-in-text", "paths": ["fastlane/**"], "locales": ["en-US"], "reason": "shown well"},
            {"rule": "emoji-in-text", "paths": ["**/full_description.txt"], "reason": "was needed once"}
          ]
        }
        """.utf8))
    let outcome = try Executable.run([".", "--verbose"], in: folder.path)
    #expect(outcome.status == 1)
    // Allowed, suppressed, limited, and the rest.
    #expect(!outcome.stdout.contains("en-US/title.txt:"))
    #expect(outcome.stdout.contains("[html-in-text] (suppressed: shown well)"), "\(outcome.stdout)")
    #expect(outcome.stdout.contains("1 suppressed"))
    #expect(
      outcome.stdout.contains(
        "short description has 14 characters") == false)
    #expect(outcome.stdout.contains("de-DE/title.txt:1:8: warning: the display title repeats"))
    #expect(
      outcome.stdout.contains(
        ".listing-lint.json:7:5: warning: the suppression of emoji-in-text hides nothing [suppression-unused]"
      ),
      "\(outcome.stdout)")
    #expect(try summary(folder).suppressed == 1)

    let settings = try Executable.run(["config", Self.android], in: folder.path).stdout
    for line in [
      "fail-on: warning (ci/base.json:1)", "rule same-text-in-two-locales: off (ci/base.json:1)",
      "allow repeated-word-in-title: planner (.listing-lint.json:3)",
      "limit short-description: 14 (.listing-lint.json:4)",
      "suppression html-in-text below fastlane/**, locales en-US: shown well (.listing-lint.json:6)",
      "route: console (default)",
    ] {
      #expect(settings.contains(line + "\n"), "\(settings)")
    }
    #expect(
      try Executable.run(["config", ".", "--route", "api"], in: folder.path).stdout.contains(
        "route: api (--route)"))

    // The baseline holds what is neither allowed nor suppressed.
    let recorded = try Executable.run(["baseline", "--output", "b.json"], in: folder.path)
    #expect(recorded.status == 0)
    let baseline = try TextFile.read("\(folder.path)/b.json")
    #expect(!baseline.contains("en-US/full_description.txt") && baseline.contains("suppression-unused"))
    let clean = try summary(folder, [".", "--baseline", "b.json"])
    #expect(clean.places == 0 && clean.suppressed == 1 && clean.baselined > 0)

    // A part of the repository says nothing of a suppression whose files it did not read.
    let part = try Executable.run(["\(Self.android)/../amazon", "--allow-empty"], in: folder.path)
    #expect(!part.stdout.contains("suppression-unused"))
  }

  @Test func aTeamLimitIsStricterThanTheStores() throws {
    let folder = try repository()
    try folder.write(".listing-lint.json", Array("{\"limits\": {\"display-title\": 10}}".utf8))
    let outcome = try Executable.run(["."], in: folder.path)
    #expect(outcome.status == 1)
    #expect(
      outcome.stdout.contains(
        "display title has 13 characters, 3 over the 10 that the settings allow; Amazon Appstore takes 200"),
      "\(outcome.stdout)")
  }

  @Test func aNoteInTheManifestHidesOneFinding() throws {
    func listing(_ note: String) -> [UInt8] {
      Array(
        """
        <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="en-US">
          <description locale="en-US">
            \(note)
            <display-title>Plan Plan</display-title>
          </description>
        </listing>
        """.utf8)
    }
    let folder = try TemporaryFolder(["listing.xml": listing("")])
    #expect(try summary(folder).suppressed == 0)
    try folder.write(
      "listing.xml", listing("<?listing-lint ignore repeated-word-in-title reason=\"our name\"?>"))
    let outcome = try Executable.run([".", "--verbose"], in: folder.path)
    #expect(outcome.stdout.contains("listing.xml:4:25: warning: the display title repeats"))
    #expect(outcome.stdout.contains("[repeated-word-in-title] (suppressed: our name)"))
    #expect(!outcome.stdout.contains("schema-violation"))
    #expect(try summary(folder).suppressed == 1)
    try folder.write(
      "listing.xml", listing("<?listing-lint ignore repeated-word-in-titles reason=\"our name\"?>"))
    let slip = try Executable.run(["."], in: folder.path).stdout
    #expect(
      slip.contains("unknown rule \"repeated-word-in-titles\"; did you mean \"repeated-word-in-title\"?"))
  }

  // MARK: Fixes

  @Test func aDryRunIsAPatchThatDoesTheSame() throws {
    func make() throws -> TemporaryFolder {
      let folder = try repository()
      try folder.write(
        "\(Self.android)/en-US/title.txt", [0xEF, 0xBB, 0xBF] + Array("Pl\u{200B}anner\r\nPlanner".utf8))
      return folder
    }
    let (fixed, patched) = (try make(), try make())
    let dry = try Executable.run(["fix", ".", "--dry-run"], in: patched.path)
    #expect(dry.status == 1 && dry.stderr.contains("would make 4 fixes"), "\(dry.stderr)")
    try patched.write("change.patch", Array(dry.stdout.utf8))
    let done = try Executable.run(["fix", "."], in: fixed.path)
    #expect(done.status == 0 && done.stdout.contains("4 fixes made"), "\(done.stdout)")
    let names = [
      "\(Self.android)/en-US/title.txt", "\(Self.android)/en-US/full_description.txt",
      "fastlane/metadata/amazon/en-US/full_description.txt",
      "fastlane/metadata/amazon/de-DE/full_description.txt",
    ]
    if let patch = try Executable.run(
      tool: "patch", ["--binary", "-p1", "-i", "change.patch"], in: patched.path)
    {
      #expect(patch.status == 0, "\(patch.stdout)")
      for name in names {
        #expect(try TextFile.read("\(patched.path)/\(name)") == TextFile.read("\(fixed.path)/\(name)"))
      }
    }
    #expect(try TextFile.read("\(fixed.path)/\(names[0])") == "Planner\r\nPlanner")
    #expect(try TextFile.read("\(fixed.path)/\(names[2])") == "Plan meetings with everybody.\n")
    let again = try Executable.run(["fix", "."], in: fixed.path)
    #expect(again.status == 0 && again.stdout == "nothing to fix\n")
    #expect(try Executable.run(["fix", ".", "--dry-run"], in: fixed.path).status == 0)
  }

  @Test func foldersAreRenamedOnlyWhenAsked() throws {
    let folder = try TemporaryFolder(["\(Self.android)/de_DE/title.txt": "Planer"])
    let safe = try Executable.run(["fix"], in: folder.path)
    #expect(safe.status == 0 && safe.stdout == "nothing to fix; 1 fix more with --unsafe\n", "\(safe.stdout)")
    let dry = try Executable.run(["fix", "--unsafe", "--dry-run"], in: folder.path)
    #expect(
      dry.status == 1 && dry.stdout.contains("rename to \(Self.android)/de-DE/title.txt"), "\(dry.stdout)")
    if let apply = try Executable.run(tool: "git", ["--version"]), apply.status == 0 {
      try folder.write("change.patch", Array(dry.stdout.utf8))
      let check = try Executable.run(tool: "git", ["apply", "--check", "change.patch"], in: folder.path)
      #expect(check?.status == 0, "\(check?.stderr ?? "")")
    }
    let unsafe = try Executable.run(["fix", "--unsafe"], in: folder.path)
    #expect(unsafe.status == 0 && FileManagerLite.exists("\(folder.path)/\(Self.android)/de-DE/title.txt"))
    #expect(try Executable.run(["fix", "--unsafe"], in: folder.path).stdout == "nothing to fix\n")
  }

  @Test func reportsSayWhatCanBeFixed() throws {
    let folder = try repository()
    let text = try Executable.run(["."], in: folder.path).stdout
    #expect(text.contains(", 2 fixable: "), "\(text)")
    let json = try Executable.run([".", "--format", "json"], in: folder.path).stdout
    #expect(json.components(separated: "\"fixable\" : true").count == 3)
  }

  @Test func aFixThatCannotBeWrittenIsNamed() throws {
    let folder = try TemporaryFolder(["\(Self.android)/en-US/title.txt": [0xEF, 0xBB, 0xBF, 0x61]])
    for name in ["", "fastlane", "fastlane/metadata", Self.android, "\(Self.android)/en-US"] {
      chmod("\(folder.path)/\(name)", 0o755)
    }
    chmod("\(folder.path)/\(Self.android)/en-US/title.txt", 0o644)
    guard getuid() == 0 else { return }
    let user = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let outcome = try Executable.run(["fix"], in: folder.path, as: user)
    if outcome.stderr.contains("failed to execute") { return }
    #expect(
      outcome.status == 3
        && outcome.stderr.contains("cannot change \(Self.android)/en-US/title.txt: permission denied"))
  }

  // MARK: init

  @Test func aManifestToStartFrom() throws {
    let folder = try repository()
    let outcome = try Executable.run(["init"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.contains("wrote listing.xml, out of fastlane/metadata/android"))
    #expect(outcome.stdout.contains("next: listing-lint ."))
    let report = try Executable.run(["."], in: folder.path)
    #expect(
      report.status == 1 && report.stdout.contains("[category-missing]")
        && !report.stdout.contains("schema-violation"))
    if let schema = try Executable.run(
      tool: "xmllint", ["--noout", "--schema", "\(Recorded.package)/Schemas/listing.xsd", "listing.xml"],
      in: folder.path)
    {
      #expect(schema.status == 0, "\(schema.stderr)")
    }
    let before = try TextFile.read("\(folder.path)/listing.xml")
    let again = try Executable.run(["init", "."], in: folder.path)
    #expect(again.status == 2 && again.stderr.contains("listing.xml is there already"))
    #expect(try TextFile.read("\(folder.path)/listing.xml") == before)
    #expect(try Executable.run(["init", "nowhere"], in: folder.path).status == 3)
    #expect(try Executable.run(["init", "a", "b"], in: folder.path).status == 2)
  }
}

/// Whether files are there.
enum FileManagerLite {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

extension String {
  /// The parts between separators.
  fileprivate func components(separated separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
