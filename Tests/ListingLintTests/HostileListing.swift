import TestSupport

/// A listing whose names and texts do their worst to whatever shows them: markup of several languages, control and
/// bidirectional characters, line ends, characters of four bytes, commands of CI services, and secrets.
enum HostileListing {
  /// The name of its folder, as typed.
  static let root =
    "a \"b\" & <i>'c'</i> ]]> \u{1B}[31m\n::error::d \u{202E}e |%0A,f:😀@team `g` [h](javascript:i)"

  /// Parts of what only reviewers may see: no report may hold one.
  static let secrets = ["hunter2", "SECRETSERVER", "192.168.7.7"]

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <listing xmlns="urn:listing-lint:listing:1" package="com.example.&quot;&lt;b&gt;" default-locale="en-US">
      <submission devices="fire-tablet fire-tv" previous-version-code="1"/>
      <texts layout="fastlane" href="texts &amp; &lt;more&gt; 😀"/>
      <general>
        <app-title>T "x" &lt;script>alert(1)&lt;/script> ]]&gt;</app-title>
        <category>Games &amp; "&lt;Fun&gt;"</category>
        <support email="a@b@&quot;&lt;img src=x onerror=alert(1)&gt;" website="javascript:alert(1)"/>
      </general>
      <availability><price model="paid" amount="&lt;1&gt;" currency="USD"/></availability>
      <media>
        <small-icon href="pictures/*con.png"/>
        <screenshots href="pictures/shot*.png"/>
        <promo href="missing &quot;&lt;&amp;😀.png"/>
        <fire-tv><background href="pictures/shot 1*.png"/></fire-tv>
      </media>
      <content-rating audience="18+"><privacy policy="javascript:alert(2)"/></content-rating>
      <sign-in required="yes" credentials="in-instructions"/>
      <testing-instructions>User tester, password hunter2, server [SECRETSERVER] http://192.168.7.7/</testing-instructions>
    </listing>
    """

  private static let texts = "texts & <more> 😀"

  /// Writes it into a folder.
  static func write(into folder: TemporaryFolder) throws {
    func write(_ path: String, _ text: String) throws {
      try folder.write("\(root)/\(path)", Array(text.utf8))
    }
    try write("listing.xml", xml)
    try write(
      "\(texts)/en-US/title.txt",
      "\"><script>alert(1)</script>& ]]> \u{1B}[31mred \u{202E}evil\u{202C} 😀 {0} [x](javascript:alert(3)) %0A"
    )
    try write(
      "\(texts)/en-US/short_description.txt",
      "Best app! <img src=x onerror=alert(4)> </style></textarea> @everyone ##[error]x ${{ secrets.X }} TODO")
    try write(
      "\(texts)/en-US/full_description.txt",
      "First & <b>second</b>.\n\n::error::Third | fourth ```\n\u{2028}😀 B07XJ8C8F5 https://play.google.com/x\n"
        + String(repeating: "long 😀 ", count: 700))
    try write("\(texts)/de-DE/short_description.txt", "Kurz\u{200B} \u{2067}gedreht\u{2069} & \"gut\"")
    try write("\(texts)/ar-SA/title.txt", "تطبيق \u{202E}<b>")
    try write("pictures/i\"c<o>&con.png", "no picture")
    try write("pictures/shot 1 \u{1B}[0m\n😀 ]]>\".png", "no picture")
    try write("pictures/shot 2 \u{202E}gnp.png", "no picture")
  }
}
