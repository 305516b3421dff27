/// One rule: one fault that a listing can have.
///
/// A rule sees the model only; it opens no file. To add one, write a file under `Rules/` and a line in
/// `RuleSet.builtIn`.
public protocol Rule<Subject>: Sendable {
  /// What the rule looks at.
  associatedtype Subject: RuleSubject
  /// What the rule is about, for reports, documentation and tests.
  static var info: RuleInfo { get }
  /// Reports each fault of a subject.
  func check(_ subject: Subject, in context: Context, into report: inout Report)
}

/// A part of a listing that rules look at.
public protocol RuleSubject: Sendable {
  /// All such parts of the listing.
  static func all(in context: Context) -> [Self]
}

extension Rule {
  /// Checks every subject of the listing.
  func run(on subjects: inout Subjects, into report: inout Report) {
    for subject in subjects.all(Subject.self) { check(subject, in: subjects.context, into: &report) }
  }
}

/// The parts of one listing, each kind of them found once for all rules.
struct Subjects {
  let context: Context
  private var found: [ObjectIdentifier: AnyObject] = [:]

  /// The parts of one kind. Of a class, since what a dictionary holds of it is told in no time.
  private final class Parts<Subject: RuleSubject> {
    let all: [Subject]

    init(_ all: [Subject]) { self.all = all }
  }

  init(in context: Context) { self.context = context }

  /// All parts of a kind.
  mutating func all<Subject: RuleSubject>(_ kind: Subject.Type) -> [Subject] {
    let key = ObjectIdentifier(kind)
    if let parts = found[key] as? Parts<Subject> { return parts.all }
    let parts = Parts(Subject.all(in: context))
    found[key] = parts
    return parts.all
  }
}

extension Listing: RuleSubject {
  public static func all(in context: Context) -> [Listing] { [context.listing] }
}

extension General: RuleSubject {
  public static func all(in context: Context) -> [General] { [context.listing.general] }
}

extension Availability: RuleSubject {
  public static func all(in context: Context) -> [Availability] { [context.listing.availability] }
}

extension ContentRating: RuleSubject {
  public static func all(in context: Context) -> [ContentRating] { [context.listing.contentRating] }
}

extension Description: RuleSubject {
  /// The locales that the store takes, or that the listing declares.
  public static func all(in context: Context) -> [Description] { context.descriptions }
}

extension LoadFault: RuleSubject {
  /// Faults in a locale that is not submitted are left out: the store never sees them.
  public static func all(in context: Context) -> [LoadFault] {
    context.listing.faults.filter { fault in fault.locale.map { !context.isSkipped($0) } ?? true }
  }
}

/// One text of one locale.
public struct LocalizedText: RuleSubject {
  /// The field that it fills.
  public let field: Field
  /// The text.
  public let text: Text
  /// The locale it belongs to.
  public let description: Description

  public static func all(in context: Context) -> [LocalizedText] { context.texts }
}
