import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import ListingValidator

/// libxml2 keeps state of its own, which race detectors do not see.
@Suite struct ParallelReadingTests {
  private static let inputs: [String] = {
    let head = "<listing xmlns=\"urn:listing-lint:listing:1\" package=\"com.example.app\">"
    let contents = [
      "<general><app-title>One</app-title></general>", "<general><app-title>T&#x68;ree</app-title>",
      "<general colour='red'/>", "<unknown/>", "<availability release='soon'/>", "", "<a:b/>",
      "<description/>",
      "<availability><price model='free'/></availability>", "<general>&nothing;</general>",
    ]
    return contents.map { "\(head)\($0)</listing>" } + ["", "<!DOCTYPE a><a/>", "<a>\u{0}</a>"]
  }()

  /// What is read from an input, in words.
  private static func verdict(_ text: String, _ schema: XMLSchema) -> String {
    let file = SourceFile(path: "a.xml", bytes: Array(text.utf8))
    do {
      let document = try XMLReader.read(file, schema: schema)
      return "\(document.root) \(document.schemaFaults)"
    } catch {
      return "\(error)"
    }
  }

  @Test func aThousandReadAtOnceAreReadAsOneByOne() throws {
    let schema = try XMLSchema(Schemas.listing)
    let expected = Self.inputs.map { Self.verdict($0, schema) }
    #expect(Set(expected).count == expected.count)
    let differences = Mutex(0)
    let isReady = Mutex(true)
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      guard let schema = try? XMLSchema(Schemas.listing) else { return isReady.withLock { $0 = false } }
      for round in 0..<125 {
        let number = (round + worker) % Self.inputs.count
        if Self.verdict(Self.inputs[number], schema) != expected[number] { differences.withLock { $0 += 1 } }
      }
    }
    #expect(isReady.withLock { $0 })
    #expect(differences.withLock { $0 } == 0)
  }
}
