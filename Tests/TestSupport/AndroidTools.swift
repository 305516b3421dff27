import ListingValidator
import Testing

/// Android's own build tools, which make fixtures and tell what is right.
package enum AndroidTools {
  /// The resources of the system, which apps are built against; a large package of its own.
  package static let framework = "/usr/share/android-framework-res/framework-res.apk"

  /// True where all of them are installed.
  package static let areInstalled =
    Peer.aapt.isInstalled && Peer.aapt2.isInstalled && FileSystem().kind(of: framework) == .regular

  /// Runs a command of the shell in a folder, and gives back what it prints.
  @discardableResult
  package static func run(_ command: String, in folder: TemporaryFolder) throws -> String {
    let (isContent, output) = try Peer.shell("cd \(folder.path) && \(command)")
    try #require(isContent, "\(command): \(output)")
    return output
  }
}
