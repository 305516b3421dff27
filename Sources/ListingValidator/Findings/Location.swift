/// A place in the input: a file or folder, and the bytes in it where that is known.
public struct Location: Sendable {
  /// The path relative to the root of the listing, with `/`.
  public let path: String
  /// The file whose bytes `range` counts; nil for a folder, or a file that was not read.
  public let file: SourceFile?
  /// UTF-8 byte offsets in the text of `file`; nil for the whole file.
  public let range: Range<Int>?

  /// A place in a file that was read.
  public init(file: SourceFile, range: Range<Int>? = nil) {
    path = file.path
    self.file = file
    self.range = range
  }

  /// A folder, or a file that was not read.
  public init(path: String) { self.init(path: path, range: nil) }

  private init(path: String, range: Range<Int>?) {
    self.path = path
    file = nil
    self.range = range
  }

  /// The same place, by its path and bytes alone.
  var withoutFile: Location { Location(path: path, range: range) }
}

/// A value, and where it was written.
public struct Located<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Where it was written.
  public var location: Location

  /// Joins a value and its place.
  public init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}
