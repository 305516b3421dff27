import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Android's own build tools, which make fixtures and tell what is right.
package enum AndroidTools {
  /// The resources of the system, which apps are built against; a large package of its own.
  package static let framework = "/usr/share/android-framework-res/framework-res.apk"

  /// True where all of them are installed.
  package static let areInstalled =
    ["aapt", "aapt2"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 } && access(framework, R_OK) == 0

  /// Runs a command of the shell in a folder, and gives back what it prints.
  @discardableResult
  package static func run(_ command: String, in folder: TemporaryFolder) throws -> String {
    let output = "\(folder.path)/output-of-the-last-command"
    let status = system("cd \(folder.path) && { \(command) ; } >\(output) 2>&1")
    let printed = try TextFile.read(output)
    try #require(status == 0, "\(command): \(printed)")
    return printed
  }
}
