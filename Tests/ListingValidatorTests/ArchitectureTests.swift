import ListingValidator
import TestSupport
import Testing

/// What must stay apart.
@Suite struct ArchitectureTests {
  private static let sources =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Sources/ListingValidator"

  /// The Swift files of the library, by path below it.
  private static func files() throws -> [String: String] {
    let fileSystem = FileSystem()
    var files: [String: String] = [:]
    func visit(_ folder: String) throws {
      for entry in try fileSystem.entries(of: "\(sources)/\(folder)") {
        let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
        if entry.kind == .directory {
          try visit(path)
        } else if path.hasSuffix(".swift") {
          files[path] = try TextFile.read("\(sources)/\(path)")
        }
      }
    }
    try visit("")
    return files
  }

  @Test func onlyTheXMLFolderSeesTheCLibrary() throws {
    let importers = try Self.files().filter { $0.value.contains("import CLibXML2") }.keys
    #expect(!importers.isEmpty)
    #expect(importers.allSatisfy { $0.hasPrefix("XML/") })
  }

  @Test(arguments: ["FileSystem(", "import Glibc", "import Foundation", "ListingFiles", "XMLReader", "fopen"])
  func rulesOpenNoFile(_ name: String) throws {
    for (path, text) in try Self.files() where path.hasPrefix("Rules/") {
      #expect(!text.contains(name), "\(path) names \(name)")
    }
  }

  @Test func nothingNeedsAllOfFoundation() throws {
    for (path, text) in try Self.files() {
      #expect(!text.contains("import Foundation\n"), "\(path)")
    }
  }

  @Test func aRuleIsFoundByItsName() throws {
    let files = try Self.files()
    for rule in RuleSet.builtIn.rules {
      let name = "\(type(of: rule))"
      let path = files.keys.first { $0.hasPrefix("Rules/") && $0.hasSuffix("/\(name).swift") }
      #expect(path != nil, "no file for \(name)")
      // `SKUTooLong` is `sku-too-long`.
      let id = type(of: rule).info.id.description.replacing("-", with: "")
      #expect(name.lowercased() == id, "\(name) has the id \(type(of: rule).info.id)")
    }
  }
}
