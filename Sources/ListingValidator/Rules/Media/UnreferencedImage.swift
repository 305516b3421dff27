struct UnreferencedImage: Rule {
  static let unreferenced = RuleCase(
    "unreferenced", .note, "pictures lie beside those of the listing, and nothing refers to them")

  static let info = RuleInfo(
    "unreferenced-image", "picture that nothing refers to", area: .media, scope: .files,
    rationale: """
      A picture in the folder of the others that no reference names, or no upload tool looks for, does not reach the \
      store. It may well be a draft. Names close to one that is read have a rule of their own, unknown-file.
      """,
    cases: [unreferenced], sources: [.amazon("own", .inferred), .amazon("fastlane-amazon", .publicCode)],
    flagged: [
      FlaggedExample(
        unreferenced,
        Example(
          "<media><large-icon href=\"images/icon.png\"/></media>",
          pictures: ["images/icon.png": .png(512, 512), "images/draft.png": .png(512, 512, .shape(2))])),
      FlaggedExample(
        unreferenced,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: [
            "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512),
            "fastlane/metadata/android/en-US/images/banner-draft.png": .png(512, 512, .shape(2)),
          ])),
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/><screenshots href=\"./shots/*.png\"/></media>",
        pictures: [
          "icon.png": .png(512, 512), "readme.png": .png(300, 200), "shots/1.png": .png(1280, 800),
          "other/2.png": .png(1280, 800),
        ])
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unreferencedImages(let paths) = fault.kind, let first = paths.first else { return }
    let names = paths.prefix(5).map { "\"\(PathName.name(of: $0))\"" }.joined(separator: ", ")
    let rest = paths.count > 5 ? " and \(paths.count - 5) more" : ""
    report.flag(
      Self.unreferenced, at: fault.location,
      paths.count == 1
        ? "nothing refers to this picture" : "nothing refers to \(paths.count) pictures: \(names)\(rest)",
      found: first, help: "refer to it, or remove it", field: .images)
  }
}
