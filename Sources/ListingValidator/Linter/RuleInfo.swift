/// What a rule is about: the one source for `rules`, `explain`, the documentation, SARIF and the tests.
///
/// A class, as every finding and every run over the rules hands it on.
public final class RuleInfo: Sendable {
  /// Names the fault; API from the first release.
  public let id: RuleID
  /// The fault in a few words.
  public let title: String
  /// The part of the console that it belongs to.
  public let area: Area
  /// Preview rules never go above note.
  public let status: Status
  /// The stores that it is about.
  public let scope: Scope
  /// Why this is a fault, and what the store does about it.
  public let rationale: String
  /// The cases, each with its severity.
  public let cases: [RuleCase]
  /// Where the rule comes from.
  public let sources: [Source]
  /// Inputs that the rule flags.
  public var flagged: [FlaggedExample] { makeFlagged() }
  /// Inputs that the rule accepts, near misses first of all.
  public var accepted: [Example] { makeAccepted() }
  /// True for a rule that goes by words, of which the settings may allow some.
  public let takesAllowedWords: Bool

  // Made when somebody asks: a run that lints needs none of them.
  private let makeFlagged: @Sendable () -> [FlaggedExample]
  private let makeAccepted: @Sendable () -> [Example]

  /// What a rule is about.
  public enum Scope: Sendable, Equatable {
    /// A fault of the files themselves: it is said once, whatever the stores.
    case files
    /// Any store whose profile has something to say about it.
    case everyStore
    /// One store, by name.
    case store(String)

    /// The Amazon Appstore alone.
    public static let amazonAppstore = Scope.store("amazon-appstore")
    /// Google Play alone.
    public static let googlePlay = Scope.store("google-play")

    /// True where the rule has something to say about a store.
    func includes(_ store: String) -> Bool {
      if case .store(let name) = self { name == store } else { true }
    }
  }

  /// The stages of a rule's life.
  public enum Status: String, Sendable { case preview, stable, deprecated }

  /// Describes a rule.
  /// - Parameter scope: the Amazon Appstore, or the files themselves for a rule of an area that is no store's, unless given.
  public init(
    _ id: RuleID, _ title: String, area: Area, status: Status = .stable, scope: Scope? = nil,
    rationale: String, cases: [RuleCase], sources: [Source],
    flagged: @autoclosure @escaping @Sendable () -> [FlaggedExample],
    accepted: @autoclosure @escaping @Sendable () -> [Example], takesAllowedWords: Bool = false
  ) {
    self.id = id
    self.title = title
    self.area = area
    self.status = status
    self.scope = scope ?? (area.isOfNoStore ? .files : .amazonAppstore)
    self.rationale = rationale
    self.cases = cases
    // Two limits of a rule may come from one page.
    var seen: Set<Source> = []
    self.sources = sources.filter { seen.insert($0).inserted }
    makeFlagged = flagged
    makeAccepted = accepted
    self.takesAllowedWords = takesAllowedWords
  }

  /// The first source that can be opened; nil where all are files or pages that cannot be linked.
  public var page: String? { sources.first { $0.url.hasPrefix("https://") }?.url }

  /// The highest severity of all cases.
  public var severity: Severity { cases.map(\.severity).max() ?? .note }
}

/// A case of a rule: a check names the case, never the severity.
public struct RuleCase: Sendable, Hashable, Encodable {
  /// Kebab-case, unique within the rule.
  public let id: String
  /// How much it weighs by default.
  public let severity: Severity
  /// When the case applies, in words.
  public let when: String

  /// Describes a case.
  public init(_ id: String, _ severity: Severity, _ when: String) {
    self.id = id
    self.severity = severity
    self.when = when
  }
}

/// A small listing that documents a rule, and tests it.
///
/// `⟦` and `⟧` mark what a finding points at; they are not part of the input. `⟪FF 61*3⟫` stands for the bytes FF and
/// three times 61.
public struct Example: Sendable {
  /// File contents by path. A single `listing.xml` may leave out everything but the sections that matter.
  public let files: [String: String]
  /// Symbolic links by path, with what they lead to.
  public let links: [String: String]
  /// Command-line words in force, such as `--route api`, and `devices` with what the configuration says of them.
  public let options: [String]
  /// Pictures and videos by path.
  public let pictures: [String: SamplePicture]
  /// App packages by path.
  public private(set) var packages: [String: SamplePackage] = [:]
  /// App packages that the listing names, by path, of which no file is made.
  public private(set) var sketches: [String: PackageSketch] = [:]

  /// The sections of a `listing.xml` that names packages.
  public init(
    _ sections: String, options: [String] = [], files: [String: String] = [:],
    sketches: [String: PackageSketch]
  ) {
    self.init(sections, options: options, files: files)
    self.sketches = sketches
  }

  /// The same with app packages beside the files.
  public func with(packages: [String: SamplePackage]) -> Example {
    var copy = self
    copy.packages = packages
    return copy
  }

  /// An app package that is checked by itself.
  public static func package(_ package: SamplePackage) -> Example {
    Example(files: [:]).with(packages: ["app.apk": package])
  }

  /// The sections of a `listing.xml`; its root element is added.
  public init(
    _ sections: String, package: String = "com.example.app", options: [String] = [],
    files: [String: String] = [:], pictures: [String: SamplePicture] = [:]
  ) {
    let listing = """
      <listing xmlns="urn:listing-lint:listing:1" package="\(package)" default-locale="en-US">
      \(sections)
      </listing>
      """
    self.files = files.merging(["listing.xml": listing]) { given, _ in given }
    links = [:]
    self.options = options
    self.pictures = pictures
  }

  /// Whole files, for instance of a fastlane folder.
  public init(
    files: [String: String], links: [String: String] = [:], options: [String] = [],
    pictures: [String: SamplePicture] = [:]
  ) {
    self.files = files
    self.links = links
    self.options = options
    self.pictures = pictures
  }

  /// A description of one locale within a `listing.xml`.
  public static func description(
    _ content: String, locale: String = "en-US", options: [String] = [], files: [String: String] = [:]
  ) -> Example {
    Example("<description locale=\"\(locale)\">\(content)</description>", options: options, files: files)
  }
}

/// An example that a rule flags.
public struct FlaggedExample: Sendable {
  /// The case that applies to every marked place.
  public let ruleCase: RuleCase
  /// The input.
  public let example: Example

  /// Says which case an example shows.
  public init(_ ruleCase: RuleCase, _ example: Example) {
    self.ruleCase = ruleCase
    self.example = example
  }
}
