struct UnknownResourceType: Rule {
  static let unknown = RuleCase("unknown", .error, "an element of a values file defines no resource")
  static let untyped = RuleCase("untyped", .error, "an <item> does not say its type")

  static let info = RuleInfo(
    "unknown-resource-type", "element that defines no resource", area: .androidResources,
    rationale: """
      The resource compiler knows which elements a values file may hold and ends with "unknown resource type" for any \
      other, as tried with that of Android 10. Elements with a namespace are skipped.
      """,
    cases: [unknown, untyped], sources: .resourceElements,
    flagged: [
      FlaggedExample(unknown, .values("⟦<sting name=\"app_id\">⟧379996204385</sting>")),
      FlaggedExample(unknown, .values("⟦<item type=\"strin\" name=\"a\">⟧x</item>")),
      FlaggedExample(untyped, .values("⟦<item name=\"a\">⟧x</item>")),
    ],
    accepted: [
      .values("<item type=\"layout\" name=\"a\">@layout/b</item><drawable name=\"c\">#fff</drawable>"),
      .values("<x:string/>", attributes: "xmlns:x=\"urn:x\""), .values("<skip/><eat-comment/>"),
    ])

  func check(_ entry: ResourceEntry, in context: Context, into report: inout Report) {
    guard entry.type == nil else { return }
    let element = entry.element
    let isItem = element.name == "item"
    if isItem, (element.attribute("type")?.value ?? "").isEmpty {
      report.flag(Self.untyped, at: entry.location, "<item> does not say its type", help: "add type=\"…\"")
      return
    }
    let name = isItem ? element.attribute("type")?.value ?? "" : element.name
    let nearest = NearestName.nearest(to: name, in: ResourceEntry.typeNames)
    report.flag(
      Self.unknown, at: entry.location, "\"\(name)\" is no type of resource", found: name,
      help: nearest.map { "did you mean \"\($0)\"?" } ?? "remove it, or correct its name")
  }
}
