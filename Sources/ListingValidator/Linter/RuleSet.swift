/// A set of rules; a value that callers may build themselves.
public struct RuleSet: Sendable {
  /// The rules, in the order of the console's tabs.
  public let rules: [any Rule]

  /// Takes rules.
  public init(_ rules: [any Rule]) { self.rules = rules }

  /// What the rules are about.
  public var infos: [RuleInfo] { rules.map { type(of: $0).info } }

  /// The rule of this name.
  public func info(_ id: RuleID) -> RuleInfo? { infos.first { $0.id == id } }

  /// Every rule that ships. One line a rule.
  public static let builtIn = RuleSet([
    // Files
    MalformedXML(),
    XMLDoctype(),
    SchemaViolation(),
    TextNotUTF8(),
    TextUTF16(),
    TextByteOrderMark(),
    TextGivenTwice(),
    FileTooLarge(),
    FileMissing(),
    FileOutsideBoundary(),
    GlobEmpty(),
    LinkLoop(),
    NotAFile(),
    UnknownFile(),
    ChangelogName(),
    NearMissFound(),

    // General information
    AppTitleMissing(),
    AppTitleTooLong(),
    DefaultLanguageMissing(),

    // Availability & pricing

    // Descriptions: fields, lengths, locales
    DescriptionFieldMissing(),
    DisplayTitleTooLong(),
    ShortDescriptionTooLong(),
    ShortDescriptionOverAdvice(),
    ShortDescriptionCutOnFireTV(),
    ShortDescriptionParagraphBreak(),
    LongDescriptionTooLong(),
    LongDescriptionNotOnFireTV(),
    FeatureBulletsTooFew(),
    FeatureBulletsTooMany(),
    FeatureBulletLineBreak(),
    KeywordsMissing(),
    KeywordsTooMany(),
    KeywordSeveralWords(),
    KeywordRepeated(),
    ReleaseNotesMissing(),
    ReleaseNotesTooLong(),
    ReleaseNotesPlaceholder(),
    SameTextInTwoFields(),
    SameTextInTwoLocales(),
    DescriptionTwice(),
    LocaleMalformed(),
    LocaleNotOffered(),
    LocaleInOneList(),
    LocaleUnderscore(),
    LocaleAmbiguous(),
    EnglishDescriptionMissing(),
    EnglishNotLatin(),

    // Descriptions: what the texts say

    // Content rating

    // AppDF

  ])
}
