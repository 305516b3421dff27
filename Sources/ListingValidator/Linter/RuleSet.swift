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
    UnsupportedLayout(),

    // General information
    AppTitleMissing(),
    AppTitleTooLong(),
    DefaultLanguageMissing(),
    PackageNameAmazon(),
    SKUTooLong(),
    SKUMalformed(),
    CategoryMissing(),
    CategoryUnknown(),
    SupportEmailMissing(),
    SupportEmailMalformed(),
    SupportPhoneMalformed(),
    SupportWebsiteMalformed(),
    SupportContactMissing(),
    BusinessNameMissing(),

    // Availability & pricing
    PriceModelMissing(),
    FreeWithPrice(),
    PaidWithoutPrice(),
    PriceMalformed(),
    PriceBelowMinimum(),
    PriceAboveMaximum(),
    PriceFractionDigits(),
    PriceCurrencyMissing(),
    CurrencyUnknown(),
    MarketplaceUnknown(),
    MarketplaceCurrencyMismatch(),
    MarketplacePriceTwice(),
    MarketplaceCountryExcluded(),
    CountriesMissing(),
    CountryUnknown(),
    CountryTwice(),
    CountryIncludedAndExcluded(),
    CountriesEmpty(),
    CountryNotListed(),
    ReleaseDateMalformed(),
    ReleaseDatePast(),
    ProgrammeEnded(),

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
    HTMLInText(),
    MarkdownInText(),
    TranslationMark(),
    PlaceholderText(),
    PriceInText(),
    ASINInText(),
    OtherStoreInText(),
    LinkInLongDescription(),
    AllCapsText(),
    EmojiInText(),
    RepeatedWordInTitle(),
    DeveloperNameInTitle(),
    AmazonNameInTitle(),
    VegaInText(),
    WatchedMarkInText(),
    MediaRequestInText(),
    KeywordProfanity(),
    ControlCharacter(),
    BidiOverride(),
    ZeroWidthCharacter(),
    ReplacementCharacter(),

    // Content rating, audience, privacy, testing instructions
    RatingQuestionUnanswered(),
    AudienceMissing(),
    AudienceContradiction(),
    AudienceChildren(),
    ChildAdvertising(),
    PrivacyPolicyMissing(),
    PrivacyPolicyMalformed(),
    PrivacyPolicyInsecure(),
    PrivacyQuestionnaireMissing(),
    PrivacyContradiction(),
    PolicyTextContradiction(),
    AccountDeletionMissing(),
    AccountDeletionMalformed(),
    AccountDeletionInsecure(),
    ExportComplianceMissing(),
    RightsDocumentMissing(),
    SignInWithoutInstructions(),
    SignInWithoutCredentials(),
    TestingInstructionsTooLong(),
    TestingInstructionsPlaceholder(),
    TestingInstructionsPrivateAddress(),

    // Binaries
    BinaryMissing(),

    // AppDF
    AppDFVersionUnknown(),
    AppDFElementUnknown(),
    AppDFAttributeMissing(),
    AppDFValueUnknown(),
    AppDFCategoryUnknown(),
    AppDFLanguageUnknown(),
    AppDFCountriesIgnored(),
    AppDFDateInvalid(),
    AppDFLinkIncomplete(),
    AppDFShortTextMissing(),
    AppDFYouTubeIDMalformed(),
    AppDFImageSizeContradictory(),
  ])
}
