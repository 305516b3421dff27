import ListingValidator

/// Text files that belong to the tests.
package enum TextFile {
  /// The content of a file.
  package static func read(_ path: String) throws -> String {
    String(decoding: try FileSystem().read(path, maximumBytes: 16 << 20), as: UTF8.self)
  }
}
