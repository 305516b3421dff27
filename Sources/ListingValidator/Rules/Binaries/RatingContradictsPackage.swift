struct RatingContradictsPackage: Rule {
  static let location = RuleCase("location", .warning, "location is answered \"no\", and the app asks for it")
  static let noLocation = RuleCase(
    "location-unused", .note, "location is answered \"yes\", and the app does not ask for it")
  static let advertisements = RuleCase(
    "advertisements", .warning, "advertisements are answered \"no\", and a library for them is in the app")
  static let accounts = RuleCase(
    "account-creation", .note,
    "account creation is answered \"no\", and the app makes accounts for the device")
  static let internet = RuleCase(
    "internet", .note, "an answer tells of others or of advertising, and the app may not use the network")

  static let info = RuleInfo(
    "rating-contradicts-package", "content rating that contradicts the app", area: .binaries,
    rationale: """
      Amazon names a rating that does not match the content as one of its three most common reasons for a refusal. A \
      permission or a library shows what the app can do, not that it does, so look before changing the answer.
      """,
    cases: [location, noLocation, advertisements, accounts, internet],
    sources: [.amazon("content-rating", .official), .amazon("vega-notes", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(
        location,
        .naming(
          .asking("ACCESS_COARSE_LOCATION"), "<content-rating><location answer=\"⟦no⟧\"/></content-rating>")),
      FlaggedExample(
        noLocation,
        .naming(.asking("INTERNET"), "<content-rating><location answer=\"⟦yes⟧\"/></content-rating>")),
      FlaggedExample(
        advertisements,
        .naming(
          PackageSketch(classes: ["com.applovin.sdk.AppLovinSdk"]),
          "<content-rating><advertisements answer=\"⟦no⟧\"/></content-rating>")),
      FlaggedExample(
        accounts,
        .naming(
          .asking("AUTHENTICATE_ACCOUNTS"),
          "<content-rating><account-creation answer=\"⟦no⟧\"/></content-rating>")),
      FlaggedExample(
        internet,
        .naming(
          .asking("VIBRATE"), "<content-rating><user-generated-content answer=\"⟦yes⟧\"/></content-rating>")),
    ],
    accepted: [
      .naming(
        .asking("ACCESS_FINE_LOCATION"), "<content-rating><location answer=\"yes\"/></content-rating>"),
      .naming(.asking("ACCESS_FINE_LOCATION")),
      .naming(
        .asking("INTERNET", classes: ["com.applovin.sdk.AppLovinSdk"]),
        "<content-rating><advertisements answer=\"yes\"/></content-rating>"),
      .naming(
        .asking("INTERNET"), "<content-rating><user-generated-content answer=\"yes\"/></content-rating>"),
    ])

  private static let locationPermissions = [
    "android.permission.ACCESS_COARSE_LOCATION", "android.permission.ACCESS_FINE_LOCATION",
    "android.permission.ACCESS_BACKGROUND_LOCATION",
  ]
  private static let accountPermissions = [
    "android.permission.AUTHENTICATE_ACCOUNTS", "android.permission.MANAGE_ACCOUNTS",
  ]
  private static let network = "android.permission.INTERNET"

  func check(_ package: Package, in context: Context, into report: inout Report) {
    let rating = context.listing.contentRating
    let permissions = package.manifest.permissions.compactMap(\.name)
    func flag(_ ruleCase: RuleCase, _ subject: String, _ answer: String, _ why: String?, _ help: String) {
      guard let given = rating.answer(answer, to: subject), let why else { return }
      let title = context.profile.questions.first { $0.subject == subject }?.title ?? subject
      report.flag(
        ruleCase, at: given.location,
        "\"\(title)\" is answered \"\(answer)\", and \"\(package.path)\" \(why)",
        found: answer, help: help, field: .contentRating)
    }
    flag(
      Self.location, "location", "no",
      permissions.first(where: Self.locationPermissions.contains).map { "asks for \"\($0)\"" },
      "answer \"yes\", or leave the permission out")
    flag(
      Self.advertisements, "advertisements", "no",
      context.profile.libraries(.advertising, in: package.code).first.map {
        "holds \($0.library.title) (\"\($0.found)\")"
      },
      "answer \"yes\", or leave the library out")
    flag(
      Self.accounts, "account-creation", "no",
      permissions.first(where: Self.accountPermissions.contains).map { "asks for \"\($0)\"" },
      "answer \"yes\" where customers can make accounts")
    if !permissions.contains(where: Self.locationPermissions.contains) {
      flag(
        Self.noLocation, "location", "yes", "asks for no permission for it",
        "answer \"no\" unless the app tells a place in another way")
    }
    guard !permissions.contains(Self.network) else { return }
    for subject in ["user-generated-content", "advertisements"] {
      flag(
        Self.internet, subject, "yes", "does not ask for \"\(Self.network)\"",
        "answer \"no\", or ask for the permission")
    }
  }
}

extension PackageSketch {
  /// A package that asks for a permission of Android's.
  fileprivate static func asking(_ permission: String, classes: [String] = []) -> PackageSketch {
    PackageSketch("<uses-permission android:name=\"android.permission.\(permission)\"/>", classes: classes)
  }
}
