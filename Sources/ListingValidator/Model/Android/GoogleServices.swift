/// A `google-services.json`, as Firebase's console makes it.
public struct GoogleServices: Sendable {
  /// The file.
  public let file: SourceFile
  /// The source set that it is for; nil for all.
  public let sourceSet: String?
  /// The packages of the apps that it is for.
  public let packages: [Located<String>]

  /// Describes a file.
  public init(file: SourceFile, sourceSet: String?, packages: [Located<String>]) {
    self.file = file
    self.sourceSet = sourceSet
    self.packages = packages
  }
}
