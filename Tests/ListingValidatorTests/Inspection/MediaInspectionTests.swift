import FoundationEssentials
import TestSupport
import Testing

@testable import ListingValidator

@Suite struct MediaInspectionTests {
  /// Three by two pixels, the first of them transparent.
  private static let png = [UInt8](
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAHElEQVR4nGNkYGBg4BKR+8/AwMDABGMwMDAwAAAiTwJ61hndjgAAAABJRU5ErkJg\
        gg==
        """) ?? Data())

  private func image(_ name: String, _ content: [UInt8]) throws -> ImageInspection? {
    let folder = try TemporaryFolder([name: content])
    guard case .image(let image) = try MediaInspection(path: folder.path + "/" + name) else { return nil }
    return image
  }

  @Test func tellsWhatIsInAPicture() throws {
    let image = try #require(try image("icon.png", Self.png))
    #expect(image.format == "png" && image.extensionFits == true)
    #expect(image.width == 3 && image.height == 2 && image.displayedWidth == nil)
    #expect(image.bitDepth == 8 && image.colorType == "rgba" && image.hasAlpha)
    #expect(image.transparentPixels == 1 && image.singleColor == false)
    #expect(image.size == Self.png.count && image.faults.isEmpty)
  }

  @Test func tellsWhatIsBroken() throws {
    let image = try #require(try image("icon.png", Self.png.dropLast(20)))
    #expect(image.faults.map(\.reason) == ["is cut short"])
    #expect(image.faults.first?.part == "IDAT")
    #expect(image.transparentPixels == nil)
  }

  @Test func contentDecides() throws {
    #expect(try image("icon.jpg", Self.png)?.extensionFits == false)
    #expect(try image("icon", Self.png)?.extensionFits == nil)
    #expect(try image("icon.png", Array("<html>".utf8))?.format == "html")
    #expect(try image("icon.png", [])?.format == "empty")
    #expect(try image("title.txt", Array("Planner".utf8)) == nil)
  }

  @Test func namesVideos() throws {
    let folder = try TemporaryFolder(["a.mp4": [UInt8]("FLV\u{1}".utf8), "b.mp4": []])
    for (name, format) in [("a.mp4", "flv"), ("b.mp4", "empty")] {
      guard case .video(let video) = try MediaInspection(path: "\(folder.path)/\(name)") else {
        Issue.record("\(name) is no video")
        continue
      }
      #expect(video.format == format)
    }
    #expect(try MediaInspection(path: folder.path) == nil)
  }

  @Test func membersAreThoseThatAreDocumented() throws {
    let image = try #require(try image("icon.png", Self.png))
    let written = String(decoding: try JSONText.encoded(MediaInspection.image(image)), as: UTF8.self)
    let members = written.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst().first.map(String.init)
    }
    #expect(
      members == [
        "animated", "bitDepth", "colorType", "extensionFits", "faults", "format", "hasAlpha", "height",
        "interlaced", "singleColor", "size", "trailingBytes", "transparentPixels", "width",
      ])
  }
}
