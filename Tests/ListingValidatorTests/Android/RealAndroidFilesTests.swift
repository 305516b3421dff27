import TestSupport
import Testing

@testable import ListingValidator

/// Real files of Android modules, where a checkout has them; they are no part of the project.
enum RealAndroidFiles {
  /// Their folder.
  static let path = Corpus.path.map { "\($0)/android-xml" }

  /// The rows of a kind's table of facts.
  static func rows(_ kind: String) throws -> [[String: String]] {
    try FactTable.rows("\(try #require(path))/\(kind)/EXPECTED.tsv")
  }

  /// The report on a file or folder of a kind.
  static func report(_ kind: String, _ below: String) throws -> RunReport {
    let path = "\(try #require(path))/\(kind)\(below.isEmpty ? "" : "/\(below)")"
    return try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [path])
  }

  /// The listing that a folder of a kind is read as.
  static func listing(_ kind: String, _ folder: String) throws -> Listing {
    let path = "\(try #require(path))/\(kind)/\(folder)"
    let root = try #require(try Discovery().roots(at: path).roots.first)
    return ListingReader().read(root)
  }
}

/// The resources of games in real files: every fact that holds by plain reading.
@Suite(.enabled(if: RealAndroidFiles.path != nil)) struct RealGamesIDsTests {
  @Test func everyFactIsReproduced() throws {
    let rows = try RealAndroidFiles.rows("games-ids")
    #expect(rows.count == 27)
    for row in rows {
      let path = try #require(row["path"])
      let folder = PathName.parent(of: path)
      let listing = try RealAndroidFiles.listing("games-ids", folder)
      let module = try #require(listing.android)
      #expect(listing.layout == .androidProject)
      let facts = try Self.facts(of: PathName.name(of: path), in: module)
      for (column, fact) in facts { #expect(row[column] == fact, "\(path): \(column)") }
      #expect(Set(row.keys) == Set(facts.keys).union(["path"]))
    }
  }

  /// What a file says, in the words of the table.
  private static func facts(of name: String, in module: AndroidModule) throws -> [String: String] {
    let file = try #require(module.files(.values).first { $0.file.path == name })
    let games = try #require(module.gamesIDs.first { $0.file.path == name })
    let strings = module.strings.filter { $0.entry.file.path == name }
    let own = games.definesAppID ? games.appID : nil
    let number = games.definesAppID ? games.appNumber : nil
    let decoded = games.resources.compactMap(\.decoded)
    func count(_ isCounted: (GamesResourceID) -> Bool) -> String {
      number == nil ? "" : String(decoded.count(where: isCounted))
    }
    let names = strings.map(\.name.value)
    let invalid = strings.filter { !ResourceName.isValid($0.name.value) }
    let ids = decoded.map { [$0.appID, $0.number] }
    let other = module.files(.values).first { $0.file.path == "strings.xml" }
    let shared = Set(names).intersection(
      module.strings.filter { $0.entry.file.path == "strings.xml" }.map(\.name.value))
    return [
      "well_formed": "yes", "root": file.root.name,
      "app_id": own == nil ? "absent" : number == nil ? "not-numeric" : "numeric",
      "app_id_name": own?.name.value ?? "",
      "app_id_digits": number.map { String(String($0).count) } ?? "",
      "package_name": games.packageName == nil ? "absent" : "present", "strings": String(strings.count),
      "without_translatable_false": String(strings.count { !$0.isUntranslatable }),
      "resource_ids": String(games.resources.count), "ids_decoding": String(decoded.count),
      "ids_of_this_app": count { $0.appID == number }, "ids_of_other_app": count { $0.appID != number },
      "ids_malformed": String(games.resources.count - decoded.count),
      "malformed_names": invalid.map(\.name.value).joined(separator: ","),
      "duplicate_names": String(names.count - Set(names).count),
      "duplicate_ids": String(ids.count - Set(ids).count),
      "lowest_index": decoded.map(\.number).min().map(String.init) ?? "",
      "highest_index": decoded.map(\.number).max().map(String.init) ?? "",
      "crlf": file.file.text.contains(0x0D) ? "yes" : "no",
      "bom": file.file.hasByteOrderMark ? "yes" : "no",
      "xml_declaration": file.file.text.starts(with: "<?xml".utf8) ? "yes" : "no",
      "manifest_app_id_metadata": module.gamesAppIDMetadata.map {
        "under application, reference \($0.value)"
      } ?? "absent",
      "strings_xml_beside": other == nil ? "none" : "well-formed, names shared with it: \(shared.count)",
    ]
  }

  /// Everything above a note that is said of the real files, and why it is right. Anything new fails the test until it
  /// is here.
  static let reviewed: [String: String] = [
    "BlackOfWhite__MonsterSokoban__1: games-package-name-mismatch":
      "com.example.MonsterSokoban in the export, com.game.MonsterSokoban in the manifest",
    "Davidobot__love-android__1: games-package-name-mismatch":
      "the sample's net.example.newgame is left in place",
    "Icoper__YouPowerofkick__1: games-app-id-malformed": "the application id is ReplaceMe",
    "Eastcoast-Laboratories__Roboyard__1: games-meta-data-missing":
      "the manifest of the app has no APP_ID, which a manifest that is not among the files may add",
    "drachim-dev__toilet_racer__1: games-meta-data-missing":
      "the meta-data is commented out, with the advice to uncomment it for the games services",
    "Lemkinator__Sudoku__1: text-between-resources": "a full stop after a string",
    "noamguterman__fun-game__1: games-meta-data-missing":
      "a manifest that the engine wrote, without any meta-data of the games services",
  ]

  @Test func everyFindingHasBeenLookedAt() throws {
    var found: Set<String> = []
    for row in try RealAndroidFiles.rows("games-ids") {
      let folder = PathName.parent(of: try #require(row["path"]))
      let report = try RealAndroidFiles.report("games-ids", folder)
      #expect(report.unreadable.isEmpty)
      for place in report.listings.flatMap(\.findings)
      where place.finding.severity > .note && place.finding.rule.isOfResources {
        found.insert("\(folder): \(place.finding.rule)")
      }
    }
    #expect(found == Set(Self.reviewed.keys))
  }

  @Test func unrelatedFilesGiveNoFinding() throws {
    let rows = try RealAndroidFiles.rows("ids-xml-unrelated")
    #expect(rows.count == 14)
    for row in rows {
      let path = try #require(row["path"])
      for below in [path, PathName.parent(of: path)] {
        let report = try RealAndroidFiles.report("ids-xml-unrelated", below)
        #expect(report.listings.flatMap(\.findings).isEmpty, "\(below)")
        #expect(report.unreadable.isEmpty && report.listings.count == 1)
        #expect(report.listings.allSatisfy { $0.resources.isEmpty })
      }
    }
    let all = try RealAndroidFiles.report("ids-xml-unrelated", "")
    #expect(all.listings.count == 14 && all.listings.allSatisfy(\.findings.isEmpty))
  }
}

extension RuleID {
  /// True for a rule about resources or games, and about files in general.
  fileprivate var isOfResources: Bool {
    guard let area = RuleSet.builtIn.info(self)?.area else { return false }
    return [.androidResources, .gamesServices, .structure].contains(area)
  }
}
