struct AndroidNamespaceWrong: Rule {
  static let android = RuleCase("android", .error, "the address of Android's namespace is misspelt")
  static let other = RuleCase("other", .warning, "the address of another known namespace is misspelt")

  static let info = RuleInfo(
    "android-namespace-wrong", "misspelt address of a namespace", area: .androidResources,
    rationale: """
      A prefix such as android: means what its xmlns declaration says, to the letter: https in place of http, another \
      case or a slash at the end make it another namespace, and every attribute with the prefix one that nobody reads. \
      The build then misses android:name. All other rules read the file as it was meant. A namespace that resembles no \
      known one may be an app's own.
      """,
    cases: [android, other],
    sources: [
      .manifestFixer, Source("https://developer.android.com/guide/topics/manifest/manifest-element", .vendor),
      .amazon("adm-manifest", .official), Source("https://www.w3.org/TR/xml-names/", .official),
    ],
    flagged: [
      FlaggedExample(
        android,
        Example(files: [
          "AndroidManifest.xml": """
          <manifest xmlns:android="⟦https://schemas.android.com/apk/res/android⟧" package="com.example.app">
          <application android:debuggable="false"><activity android:name=".Main"/></application></manifest>
          """
        ])),
      FlaggedExample(
        other,
        .manifest(
          "<application/>", attributes: "xmlns:amazon=\"⟦http://schemas.amazon.com/apk/res/android/⟧\"")),
    ],
    accepted: [
      .manifest("<application/>", attributes: "xmlns:app=\"http://schemas.android.com/apk/res-auto\""),
      .manifest(
        "<application/>", attributes: "xmlns:own=\"http://schemas.android.com/apk/res/com.example.app\""),
      Example(files: [
        "AndroidManifest.xml": "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"/>",
        // Attributes without a prefix are in no namespace, whatever is declared.
        "res/xml/file_paths.xml": """
        <paths xmlns:android="https://schemas.android.com/apk/res/android"><files-path name="a" path="b/"/></paths>
        """,
      ]),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    var suspects: [XMLAttribute] = []
    var used: Set<String> = []
    func visit(_ element: XMLElement, _ body: (XMLElement) -> Void) {
      body(element)
      for child in element.children { visit(child, body) }
    }
    visit(file.root) {
      suspects += $0.namespaceDeclarations.filter { AndroidNamespace.meant(by: $0.value) != nil }
    }
    guard !suspects.isEmpty else { return }
    visit(file.root) { element in
      used.formUnion([element.namespace].compactMap(\.self))
      used.formUnion(element.attributes.compactMap(\.namespace))
    }
    for declaration in suspects {
      // A declaration that nothing uses does no harm, save where it says what the file is for.
      guard let meant = AndroidNamespace.meant(by: declaration.value),
        used.contains(declaration.value) || file.kind == .manifest
      else { continue }
      report.flag(
        meant == AndroidNamespace.android ? Self.android : Self.other,
        at: declaration.located(in: file.file).location,
        "\"\(declaration.value)\" is not the namespace that \(declaration.name): stands for",
        found: declaration.value, allowed: meant, help: "write \(meant)")
    }
  }
}
