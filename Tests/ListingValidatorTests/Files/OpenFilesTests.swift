import TestSupport
import Testing

@testable import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Every file that was opened is closed again, whatever is in it.
@Suite struct OpenFilesTests {
  /// How many files below a folder this process has open; nil where the system does not tell.
  private static func openFiles(below folder: String) -> Int? {
    guard let names = try? FileSystem().entries(of: "/proc/self/fd") else { return nil }
    return names.count { name in
      var target = [CChar](repeating: 0, count: 4_096)
      let length = readlink("/proc/self/fd/\(name.name)", &target, target.count - 1)
      guard length > 0 else { return false }
      return String(decoding: target.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self).hasPrefix(
        folder)
    }
  }

  @Test func noneStaysOpen() throws {
    let png = SamplePicture.png(512, 512).bytes()
    let files: [String: [UInt8]] = [
      "listing.xml": Array(
        """
        <listing xmlns="urn:listing-lint:listing:1" package="com.example.app">
          <media><large-icon href="icon.png"/><screenshot href="cut.png"/><screenshot href="video.mp4"/>
            <screenshots href="*.png"/></media>
          <binaries><apk href="good.apk"/><apk href="cut.apk"/><apk href="icon.png"/></binaries>
        </listing>
        """.utf8),
      "icon.png": png, "cut.png": Array(png.prefix(40)), "video.mp4": Array("....ftypisom".utf8),
      "good.apk": SamplePackage().bytes, "cut.apk": Array(SamplePackage().bytes.dropLast(30)),
      "description.xml": Array("<application".utf8), "a.appdf": Array("PK".utf8),
    ]
    let folder = try TemporaryFolder(files)
    let reader = ListingReader()
    let linter = Linter(profiles: StoreProfile.builtIn, isoCodes: .builtIn, today: Lint.today)
    for path in [folder.path] + files.keys.map({ "\(folder.path)/\($0)" }) {
      for root in (try? Discovery().roots(at: path).roots) ?? [] {
        _ = linter.lint { reader.read(root, ListingReader.Mode(usesOverlay: $0.usesOverlay)) }
        _ = ListingInspection(root)
      }
      _ = try? MediaInspection(path: path)
    }
    if let open = Self.openFiles(below: folder.path) { #expect(open == 0) }
  }
}
