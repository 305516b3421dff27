struct ResourceNameCollision: Rule {
  static let collision = RuleCase(
    "collision", .warning, "two names differ only in dots, hyphens and underscores")

  static let info = RuleInfo(
    "resource-name-collision", "two resources with one constant", area: .androidResources,
    rationale: """
      In the class R dots and hyphens of a name become underscores, so that \"a.b\" and \"a_b\" are one constant. \
      Inferred; the resource compiler takes both.
      """,
    cases: [collision], sources: [Source("https://docs.oracle.com/javase/specs/", .inferred)],
    flagged: [
      FlaggedExample(
        collision, .values("<string name=\"win.first\">x</string><string name=\"⟦win_first⟧\">y</string>"))
    ],
    accepted: [
      .values("<string name=\"win.first\">x</string><string name=\"win_second\">y</string>"),
      .values("<string name=\"win.first\">x</string><color name=\"win_first\">#fff</color>"),
      .values([
        "res/values/a.xml": "<string name=\"win.first\">x</string>",
        "res/values-de/a.xml": "<string name=\"win.first\">x</string>",
      ]),
    ])

  func check(_ module: AndroidModule, in context: Context, into report: inout Report) {
    var first: [[String]: String] = [:]
    for entry in module.entries where !entry.isInherited {
      guard let type = entry.type, DuplicateResource.isUnique(type), let name = entry.name else { continue }
      let key = [type, ResourceName.constant(for: name.value)]
      guard let other = first[key] else {
        first[key] = name.value
        continue
      }
      guard other != name.value else { continue }
      report.flag(
        Self.collision, at: name.location,
        "\"\(name.value)\" and \"\(other)\" are one constant in R", found: name.value,
        help: "rename one of them")
    }
  }
}
