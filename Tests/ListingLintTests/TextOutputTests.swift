import TestSupport
import Testing

/// What commands say to a person, word by word.
@Suite struct TextOutputTests {
  @Test func aManifestInWords() throws {
    let outcome = try Executable.run(["inspect", "examples/fire-tv-module"], in: Recorded.package)
    #expect(outcome.status == 0)
    #expect(
      outcome.stdout == """
        examples/fire-tv-module/app/src/main/AndroidManifest.xml: an Android manifest
          package            com.example.radio
          API levels         min 22, target 36
          install location   auto
          label              @string/app_name
          permissions        android.permission.INTERNET
                             android.permission.RECORD_AUDIO
                             com.amazon.device.messaging.permission.RECEIVE
          features           android.software.leanback, optional
                             android.hardware.touchscreen, optional
                             android.hardware.microphone, optional
          launched by        com.example.radio.MainActivity (LAUNCHER)
                             com.example.radio.MainActivity (LEANBACK_LAUNCHER)
          banner             @drawable/banner
          assistant          com.example.radio.voice.Assistant, with its action, exported true, guarded by \
        android.permission.BIND_VOICE_INTERACTION, described in @xml/assistant
          speech recogniser  com.example.radio.voice.Recognition, with its action, exported true, guarded by \
        nothing, described in @xml/recognition

        """)
  }

  @Test func aPackageInWords() throws {
    let path = "Tests/PackagesTests/Fixtures/signed/debug.apk"
    let outcome = try Executable.run(["inspect", path], in: Recorded.package)
    #expect(outcome.status == 0)
    #expect(
      outcome.stdout == """
        \(path): an APK, 8712 bytes
          package      com.example.fixture
          version      1, code 1
          API levels   from 21, made for 30
          label        Fixture
          processors   all
          locales      none
          signing      v1 holds, v2 holds, v3 holds
                       CN=Android Debug,O=Android,C=US, the key of development tools
                       valid 2026-11-30 to 2056-11-22
                       SHA-256 9a6c524142af204dacb55b7bc3d89f1a00dd4202ae53eb9eedd8b6ca6f581659

        """)
  }

  @Test func theRulesInLines() throws {
    let lines = try Executable.run(["rules"]).stdout.split(separator: "\n")
    #expect(lines.first == "files:")
    #expect(lines.contains { $0.hasPrefix("  image-wrong-size ") && $0.contains(" error    ") })
    let rules = lines.count { $0.hasPrefix("  ") }
    #expect(lines.last == "\(rules) rules; listing-lint explain RULE tells more of one")
  }

  /// A clean report must not be taken for more than it is.
  @Test func itemsSoldWithinTheAppAreNotChecked() throws {
    let words = "in-app items (no rule of this version is about them"
    #expect(
      try Self.said(of: #"<in-app-items><item sku="a" type="consumable"/></in-app-items>"#).contains(words))
    #expect(try !Self.said(of: "<in-app-items/>").contains(words))
  }

  /// A store that the listing names, and that the user left out, is known all the same.
  @Test func aStoreThatWasNotAskedForIsKnown() throws {
    let text = try Self.said(
      of: #"<submission stores="amazon-appstore elsewhere"/>"#, "--store", "google-play")
    #expect(text.contains("store amazon-appstore (another store was asked for"))
    #expect(text.contains("store elsewhere (this version has no profile of it"))
  }

  /// What the command says of a listing with these sections, as one line.
  private static func said(of sections: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    let listing =
      #"<listing xmlns="urn:listing-lint:listing:1" package="com.example.a">\#(sections)</listing>"#
    try folder.write("listing.xml", Array(listing.utf8))
    return try Executable.run(["."] + options, in: folder.path).stdout.split { $0.isWhitespace }
      .joined(separator: " ")
  }
}
