struct XMLResourceMissing: Rule {
  static let missing = RuleCase("missing", .warning, "the module has no such file in res/xml")

  static let info = RuleInfo(
    "xml-resource-missing", "reference of a manifest to a file that is not there", area: .manifest,
    rationale: """
      The build stops where @xml/… leads to no file ("resource xml/… not found"). A library, another source set or the \
      build itself may bring the file, so this is a warning; it is told only where the module has resources in res/xml.
      """,
    cases: [missing],
    sources: [
      .framework("tools/aapt2/link/ReferenceLinker.cpp"),
      Source("https://developer.android.com/guide/topics/resources/app-languages", .vendor),
    ],
    flagged: [
      FlaggedExample(
        missing,
        .application(
          "<meta-data android:name=\"a\" android:resource=\"⟦@xml/other⟧\"/>",
          attributes: "android:localeConfig=\"⟦@xml/locales⟧\"",
          files: ["res/xml/locales_config.xml": "<locale-config/>"]))
    ],
    accepted: [
      .application("", attributes: "android:localeConfig=\"@xml/locales\""),
      .application(
        "", attributes: "android:localeConfig=\"@xml/locales\"",
        files: ["res/xml-v33/locales.xml": "<locale-config/>"]),
      .application(
        "<meta-data android:name=\"a\" android:resource=\"@android:xml/other\"/>",
        attributes: "android:localeConfig=\"@xml/_generated_res_locale_config\" tools:x=\"@xml/x\"",
        files: ["res/xml/locales_config.xml": "<locale-config/>"]),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard app.manifest.form == .source, let module = context.listing.android, !app.isLibrary,
      module.resourceFiles.contains(where: { $0.folder.type == "xml" })
    else { return }
    for element in app.manifest.document.descendants {
      for attribute in element.attributes where attribute.namespace == AndroidNamespace.android {
        guard let reference = attribute.value.reference, reference.type == "xml", reference.package == nil,
          !reference.name.hasPrefix("_generated_"),
          !module.hasResourceFile(type: "xml", name: reference.name)
        else { continue }
        report.flag(
          Self.missing, at: attribute.location, "\"\(reference.written)\" leads to no file of this module",
          found: reference.written, help: "add res/xml/\(reference.name).xml, or correct the reference")
      }
    }
  }
}
