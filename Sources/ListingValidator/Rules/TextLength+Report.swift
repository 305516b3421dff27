extension Report {
  /// Reports a text that is longer than a limit, from the first character over it to the end.
  /// - Parameters:
  ///   - every: the case of a text that is too long in every unit that the limit may mean.
  ///   - some: the case of one that is too long in some of them only; nil to accept it.
  mutating func flagLength(
    of text: Text, limit: Limit?, every: RuleCase, some: RuleCase? = nil, field: Field, locale: String?,
    help: String? = nil
  ) {
    guard let limit, let maximum = limit.max, let unit = limit.unit,
      let excess = Excess(of: text.string, over: maximum, unit: unit),
      let ruleCase = excess.everyUnit ? every : some
    else { return }
    flag(
      ruleCase, at: text.location(of: excess.firstOffset..<text.string.utf8.count),
      "\(field.label) has \(excess.found) \(excess.unit), \(excess.found - maximum) over the \(maximum) allowed",
      found: "\(excess.found) \(excess.unit)", allowed: "at most \(maximum) \(excess.unit)",
      help: help ?? "shorten it by \(excess.found - maximum) \(excess.unit)", locale: locale, field: field,
      severity: limit.severity, sources: limit.sources)
  }
}

extension Context {
  /// True for a text over a limit, however characters are counted.
  func exceeds(_ name: LimitName, _ text: Text) -> Bool {
    guard let limit = limit(name), let maximum = limit.max, let unit = limit.unit else { return false }
    return Excess(of: text.string, over: maximum, unit: unit)?.everyUnit ?? false
  }
}
