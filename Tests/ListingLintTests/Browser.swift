import ListingValidator
import TestSupport
import Testing

/// A real browser without a window, where one is installed.
enum Browser {
  static let path: String? = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
    FileSystem().realPath($0) != nil
  }

  /// What a page became.
  struct Page {
    /// The document after its script ran.
    var dom: String
    /// What the browser had to complain of.
    var console: [String]
    /// The addresses that were asked for elsewhere.
    var requests: [String]
  }

  /// Opens a file.
  static func open(
    _ name: String, in folder: TemporaryFolder, width: Int = 1_300, isDark: Bool = false
  ) throws -> Page {
    let outcome = try Executable.run(
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
        "--disable-component-update", "--no-first-run", "--user-data-dir=\(folder.path)/profile",
        "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr", "--virtual-time-budget=10000",
        "--log-net-log=\(folder.path)/requests.json", "--window-size=\(width),900",
        "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--dump-dom",
        "file://\(folder.path)/\(name)",
      ], in: folder.path, seconds: 120, program: path)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    let log = try TextFile.read("\(folder.path)/requests.json")
    let requests = log.split(separator: "\"url\":\"").dropFirst().compactMap { part -> String? in
      let address = String(part.prefix { $0 != "\"" })
      return address.hasPrefix("http") || address.hasPrefix("ws") ? address : nil
    }
    return Page(
      dom: outcome.stdout,
      console: outcome.stderr.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") },
      requests: requests)
  }
}
