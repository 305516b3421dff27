extension ContentRating {
  /// The answer to a question, where it is this one.
  func answer(_ answer: String, to subject: String) -> Located<String>? {
    answers[subject].flatMap { $0.value == answer ? $0 : nil }
  }

  /// True where customers can make accounts.
  var hasAccounts: Bool { answer("yes", to: "account-creation") != nil }
  /// True where the app collects user data.
  var collectsData: Bool { privacy?.collectsData?.value == "yes" }
  /// True where the app passes user data on.
  var sharesData: Bool { privacy?.sharesData?.value == "yes" }

  /// The first age group that begins below an age.
  func audience(under age: Int) -> Located<String>? {
    audience?.first { group in Int(group.value.prefix { $0.isNumber }).map { $0 < age } ?? false }
  }

  /// Where the listing says that the app is for children, as the store means it everywhere.
  func children(in profile: StoreProfile) -> Located<String>? {
    let age = profile.childDirected.first { $0.countries.isEmpty }?.under
    return age.flatMap { audience(under: $0) } ?? answer("yes", to: "child-directed")
  }
}
