struct GoogleServicesPackageMismatch: Rule {
  static let release = RuleCase("release", .error, "google-services.json does not know the application id")
  static let debug = RuleCase(
    "debug", .error, "google-services.json does not know the application id of debug builds")

  static let info = RuleInfo(
    "google-services-package-mismatch", "google-services.json of another app", area: .androidResources,
    rationale: """
      The build looks up the application id, with its suffix, among the clients of google-services.json, and stops where \
      it is not there ("No matching client found for package name"). Debug builds often have an id of their own, with \
      .debug at its end. An id that the build file computes is not compared.
      """,
    cases: [release, debug],
    sources: [
      Source("https://github.com/twilio/twilio-chat-demo-android/issues/46", .thirdParty),
      Source("https://github.com/BelledonneCommunications/linphone-android/issues/676", .thirdParty),
    ],
    flagged: [
      FlaggedExample(release, .firebase("⟦com.example.other⟧", build: "applicationId 'com.example.app'")),
      FlaggedExample(
        debug,
        .firebase(
          "⟦com.example.app⟧", build: "applicationId 'com.example.app'",
          buildTypes: "debug { applicationIdSuffix '.debug' }")),
    ],
    accepted: [
      .firebase("com.example.app", build: "applicationId 'com.example.app'"),
      .firebase("com.example.other", build: "applicationId appId"),
      .firebase(
        "com.example.app", build: "applicationId 'com.example.app'",
        buildTypes: "debug { applicationIdSuffix suffix }"),
      Example(files: [
        "google-services.json": firebase("com.example.app"),
        "build.gradle":
          "android { defaultConfig { applicationId 'com.example.app' } buildTypes { debug { applicationIdSuffix '.debug' } } }",
        "src/main/AndroidManifest.xml":
          "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
        "src/debug/google-services.json": firebase("com.example.app.debug"),
      ]),
    ])

  func check(_ module: AndroidModule, in context: Context, into report: inout Report) {
    let packages = module.googleServices.flatMap(\.packages)
    guard let first = packages.first, let build = module.build, let ids = Self.ids(of: build) else { return }
    let known = Set(packages.map(\.value))
    func flag(_ ruleCase: RuleCase, _ id: String) {
      report.flag(
        ruleCase, at: first.location,
        "google-services.json knows \(packages.count == 1 ? "\"\(first.value)\" only" : "\(packages.count) packages"), not \"\(id)\"",
        found: first.value, allowed: id,
        help: "add an app with this package to the project at Firebase, and download the file again")
    }
    for id in ids where !known.contains(id.value) { flag(Self.release, id.value) }
    // Flavours may have a debug suffix each; one alone is clear.
    guard ids.count == 1, let id = ids.first, known.contains(id.value),
      let suffix = build.buildTypes["debug"]?.applicationIDSuffix?.literal,
      build.buildTypes["release"]?.applicationIDSuffix == nil
    else { return }
    let debugID = id.value + (suffix.value.hasPrefix(".") ? "" : ".") + suffix.value
    if !known.contains(debugID) { flag(Self.debug, debugID) }
  }

  /// The ids that releases are built with; nil where one is computed.
  private static func ids(of build: GradleBuild) -> [Located<String>]? {
    guard !build.flavors.isEmpty else { return build.applicationIDs(variant: nil) }
    let ids = build.flavors.keys.sorted().map { build.applicationIDs(variant: $0) }
    return ids.contains { $0 == nil } ? nil : ids.compactMap(\.self).flatMap(\.self)
  }

  fileprivate static func firebase(_ package: String) -> String {
    """
    {"project_info": {"project_number": "1"}, "client": [{"client_info": {"android_client_info":
    {"package_name": "\(package)"}}}]}
    """
  }
}

extension Example {
  /// An app at Firebase.
  /// The ids that releases are built with; nil where one is computed.
  private static func ids(of build: GradleBuild) -> [Located<String>]? {
    guard !build.flavors.isEmpty else { return build.applicationIDs(variant: nil) }
    let ids = build.flavors.keys.sorted().map { build.applicationIDs(variant: $0) }
    return ids.contains { $0 == nil } ? nil : ids.compactMap(\.self).flatMap(\.self)
  }

  fileprivate static func firebase(_ package: String, build: String, buildTypes: String = "") -> Example {
    Example(files: [
      "AndroidManifest.xml": "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
      "google-services.json": GoogleServicesPackageMismatch.firebase(package),
      "build.gradle": "android { defaultConfig {\n\(build)\n}\nbuildTypes {\n\(buildTypes)\n} }",
    ])
  }
}
