extension AppDFLoader {
  /// Reads the answers that Amazon asks for too, on our scale; what only one of the two asks is left out.
  mutating func readContentDescription(_ section: XMLElement) {
    listing.contentRating.location = section.location(in: source)
    if let rating = section.child("content-rating").map({ value(of: $0) }) {
      check(
        rating, of: "<content-rating>", allowed: ["3", "6", "10", "13", "17", "18"], field: .contentRating)
    }
    readCertificates(section.child("rating-certificates"))
    let levels = readLevels(section.child("content-descriptors"))
    let activities = readActivities(section.child("included-activities"))
    func level(_ names: String...) -> Located<String>? {
      names.compactMap { levels[$0] }.max { $0.value.rank < $1.value.rank }?.answer
    }
    func activity(_ names: String...) -> Located<String>? {
      let answers = names.compactMap { activities[$0] }
      return answers.first { $0.value == "yes" } ?? answers.first
    }
    var answers = listing.contentRating.answers
    answers["cartoon-violence"] = level("cartoon-violence")
    answers["violence"] = level("realistic-violence")
    answers["profanity"] = level("bad-language")
    answers["sex"] = level("sexual-content")
    answers["drugs"] = level("drugs", "alcohol", "smoking")
    answers["intolerance"] = level("discrimination")
    answers["advertisements"] = activity("advertising")
    answers["account-creation"] = activity("account-creation")
    answers["location"] = activity("user-location-sharing")
    answers["user-generated-content"] = activity(
      "user-generated-content", "user-to-user-communications", "user-to-user-content-exchange")
    answers["gambling"] = activity("gambling")
    if answers["gambling"]?.value != "yes", let reference = level("gambling-reference"),
      reference.value != Level.none.rawValue
    {
      answers["gambling"] = Located("yes", at: reference.location)
    }
    listing.contentRating.answers = answers
    readPrivacy(
      collects: activity("personal-information-collection"),
      shares: activity("user-info-with-third-parties-sharing"))
  }

  private mutating func readPrivacy(collects: Located<String>?, shares: Located<String>?) {
    guard let location = (collects ?? shares)?.location else { return }
    var privacy = listing.contentRating.privacy ?? Privacy(location: location)
    privacy.collectsData = collects
    privacy.sharesData = shares
    listing.contentRating.privacy = privacy
  }

  private mutating func readLevels(_ section: XMLElement?) -> [String: Located<Level>] {
    var levels: [String: Located<Level>] = [:]
    for element in known(section, at: "application/content-description/content-descriptors") {
      let written = value(of: element)
      check(written, of: "<\(element.name)>", allowed: ["no", "light", "strong"], field: .contentRating)
      if let level = Level(written.value) { levels[element.name] = Located(level, at: written.location) }
    }
    return levels
  }

  private mutating func readActivities(_ section: XMLElement?) -> [String: Located<String>] {
    var answers: [String: Located<String>] = [:]
    for element in known(section, at: "application/content-description/included-activities") {
      answers[element.name] = answer(of: element, field: .contentRating)
    }
    return answers
  }

  private mutating func readCertificates(_ section: XMLElement?) {
    for element in section?.children("rating-certificate") ?? [] {
      for name in ["certificate", "mark"] {
        guard let href = element.value(name, in: source) else { continue }
        _ = exists(href, field: .contentRating)
      }
      guard let type = attribute("type", of: element),
        check(type, of: "type", allowed: format.ratings.keys.sorted(), field: .contentRating)
      else { continue }
      let rating = value(of: element)
      let ratings = format.ratings[type.value] ?? []
      guard !ratings.contains(rating.value) else { continue }
      record(
        .unknownValue(rating.value, of: "a \(type.value) certificate", allowed: ratings, isSchema: false),
        at: rating.location, field: .contentRating)
    }
  }
}

/// Our scale for the format's.
private enum Level: String {
  case none, mild, strong

  init?(_ word: String) {
    switch word {
    case "no": self = .none
    case "light": self = .mild
    case "strong": self = .strong
    default: return nil
    }
  }

  var rank: Int {
    switch self {
    case .none: 0
    case .mild: 1
    case .strong: 2
    }
  }
}

extension Located<Level> {
  fileprivate var answer: Located<String> { Located<String>(value.rawValue, at: location) }
}
