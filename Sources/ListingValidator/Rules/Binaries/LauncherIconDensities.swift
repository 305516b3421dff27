struct LauncherIconDensities: Rule {
  static let one = RuleCase("one-density", .note, "the launcher icon is drawn for one density only")
  static let missing = RuleCase("missing", .warning, "the app has no launcher icon")

  static let info = RuleInfo(
    "launcher-icon-densities", "launcher icon for one density, or none", area: .binaries,
    rationale: """
      Fire tablets show the icon inside the package on their home screen. Amazon's page on it, which speaks of Fire OS \
      5 and 6, asks for 72 pixels at hdpi, 96 at xhdpi and 144 at xxhdpi; one picture for all is scaled. Fire TV shows \
      the pictures of the store listing.
      """,
    cases: [one, missing], sources: [.amazon("launcher-icons", .official)],
    flagged: [
      FlaggedExample(one, .naming(PackageSketch(.icon, icons: [160: "res/icon.png"]))),
      FlaggedExample(one, .naming(PackageSketch(.icon, icons: [240: "res/i.png", 320: "res/i.png"]))),
      FlaggedExample(missing, .naming(PackageSketch("<application/>", icons: [:]))),
    ],
    accepted: [
      .naming(PackageSketch(.icon)),
      .naming(PackageSketch(.icon, icons: [65534: "res/icon.xml"])),
      .naming(PackageSketch(.icon, icons: [160: "res/icon.xml"])),
      .naming(
        PackageSketch(.icon, icons: [160: "res/icon.png"]), "<submission devices=\"fire-tv\"/>"),
      .naming(PackageSketch("", icons: [:])),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard package.kind != .manifest, package.isFor(.fireTablet, in: context),
      let application = package.manifest.application
    else { return }
    guard
      application.icon != nil
        || package.app.activities.contains(where: { $0.element.attribute("icon") != nil })
    else {
      report.flag(
        Self.missing, at: package.location, "the app has no launcher icon",
        allowed: "android:icon of <application>",
        help: "set android:icon of <application>", field: .binary)
      return
    }
    let pictures = Set(package.icons.values)
    // A drawing in XML serves every density.
    guard pictures.count == 1, let picture = pictures.first, !picture.hasSuffix(".xml") else { return }
    report.flag(
      Self.one, at: package.location, "the launcher icon is \"\(picture)\" at every density", found: picture,
      allowed: "pictures for hdpi, xhdpi and xxhdpi",
      help: "draw the icon for hdpi, xhdpi and xxhdpi as well",
      field: .binary)
  }
}

extension String {
  /// A manifest with an icon.
  fileprivate static let icon = "<application android:icon=\"@mipmap/icon\"/>"
}
