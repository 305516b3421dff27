import Testing

@testable import ListingValidator

/// What is said about the words of a listing.
@Suite struct TextContentVerdicts {
  @Test(arguments: rows) func verdict(_ row: Verdict) throws { try row.check() }

  static let rows: [Verdict] = markup + policy + stores + names + characters + leftovers

  static let markup = [
    Verdict("HTML in the long description", "warning html-in-text") {
      $0.descriptions = [
        CompleteListing.description(long: "<long>Plan &lt;b&gt;all&lt;/b&gt; meetings.</long>")
      ]
    },
    Verdict("HTML in the long description of the oldest console", options: ["--console", "gen1"]) {
      $0.descriptions = [
        CompleteListing.description(long: "<long>Plan &lt;b&gt;all&lt;/b&gt; meetings.</long>")
      ]
    },
    Verdict("HTML in a bullet", "warning html-in-text") {
      $0.descriptions = [
        CompleteListing.description(
          bullets: "<bullet>&lt;i&gt;One&lt;/i&gt;</bullet><bullet>Two</bullet><bullet>Three</bullet>")
      ]
    },
    Verdict("an entity in the short description", "warning html-in-text") {
      $0.descriptions = [
        CompleteListing.description(short: "<short>Plan &amp;quot;all&amp;quot; meetings.</short>")
      ]
    },
    Verdict("HTML in the release notes", "note html-in-text") {
      $0.descriptions = [
        CompleteListing.description(releaseNotes: "<release-notes>&lt;b&gt;New&lt;/b&gt;</release-notes>")
      ]
    },
    Verdict("a comparison and a heart") {
      $0.descriptions = [
        CompleteListing.description(long: "<long>For API &lt;= 28 and a &lt; b, I &lt;3 it.</long>")
      ]
    },
    Verdict("Markdown in the long description", "warning markdown-in-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>## Plan\nall **meetings**</long>")]
    },
    Verdict("Markdown in the release notes", "note markdown-in-text") {
      $0.descriptions = [CompleteListing.description(releaseNotes: "<release-notes>## Added</release-notes>")]
    },
    Verdict("a list with hyphens, another with asterisks") {
      $0.descriptions = [CompleteListing.description(long: "<long>- Plan\n- Meet\n\n* Plan\n* Meet</long>")]
    },
    Verdict("a link in the long description of the oldest console", "warning link-in-long-description") {
      $0.submission = "<submission devices=\"fire-tablet\" console=\"gen1\"/>"
      $0.descriptions = [CompleteListing.description(long: "<long>See https://example.com</long>")]
    },
    Verdict("a link in the long description") {
      $0.descriptions = [CompleteListing.description(long: "<long>See https://example.com</long>")]
    },
  ]

  static let policy = [
    Verdict("the app's own price", "error price-in-text") {
      $0.availability = """
        <availability><price model="paid" amount="2.99" currency="USD"/>\
        <countries include="US GB DE FR JP"/></availability>
        """
      $0.descriptions = [CompleteListing.description(short: "<short>Plan meetings for only $2.99.</short>")]
    },
    Verdict("the price of a marketplace, with the currency's code", "error price-in-text") {
      $0.availability = """
        <availability><price model="paid" amount="2.99" currency="USD">\
        <in marketplace="amazon.de" amount="2.49" currency="EUR"/></price>\
        <countries include="US GB DE FR JP"/></availability>
        """
      $0.descriptions = [CompleteListing.description(long: "<long>In Germany EUR 2.49 once.</long>")]
    },
    Verdict("the app's own price without a currency") {
      $0.availability = """
        <availability><price model="paid" amount="2.99" currency="USD"/>\
        <countries include="US GB DE FR JP"/></availability>
        """
      $0.descriptions = [
        CompleteListing.description(short: "<short>Plan meetings with version 2.99.</short>")
      ]
    },
    Verdict("an amount in a title", "warning price-in-text") {
      $0.descriptions = [CompleteListing.description(title: "<display-title>Planner for 5 €</display-title>")]
    },
    Verdict("another amount in a description", "note price-in-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>Saves you USD 50 a month.</long>")]
    },
    Verdict("free") {
      $0.descriptions = [
        CompleteListing.description(
          title: "<display-title>Free Planner</display-title>", short: "<short>Free.</short>")
      ]
    },
    Verdict("an ASIN", "error asin-in-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>Goes with B07XJ8C8F5.</long>")]
    },
    Verdict("letters and digits that hold an ASIN") {
      $0.descriptions = [CompleteListing.description(long: "<long>Goes with XB07XJ8C8F5.</long>")]
    },
    Verdict("a title in capitals", "warning all-caps-text") {
      $0.general = $0.general.replacing("Meeting Planner", with: "MEETING PLANNER")
    },
    Verdict("a title that is an acronym") {
      $0.descriptions = [CompleteListing.description(title: "<display-title>VLC</display-title>")]
    },
    Verdict("a sentence in capitals", "warning all-caps-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>PLAN MORE MEETINGS WITH EVERYBODY!</long>")]
    },
    Verdict("emoji in a title", "warning emoji-in-text") {
      $0.descriptions = [CompleteListing.description(title: "<display-title>😀 Planner 😀</display-title>")]
    },
    Verdict("emoji in a description", "warning emoji-in-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>Plans all meetings 😀</long>")]
    },
    Verdict("emoji in the release notes") {
      $0.descriptions = [CompleteListing.description(releaseNotes: "<release-notes>🎉 New</release-notes>")]
    },
    Verdict("a word twice in a title", "warning repeated-word-in-title") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>Planner: the Planner App</display-title>")
      ]
    },
    Verdict("an article twice in a title") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>The Planner for the Team</display-title>")
      ]
    },
    Verdict("the developer's name in a title", "note developer-name-in-title") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>Planner by Example Software</display-title>")
      ]
    },
    Verdict("a swear word among the keywords", "warning keyword-profanity") {
      $0.descriptions = [CompleteListing.description(keywords: "<keywords>calendar, shit</keywords>")]
    },
  ]

  static let stores = [
    Verdict("a link to another store", "warning other-store-in-text") {
      $0.descriptions = [
        CompleteListing.description(long: "<long>Also at https://play.google.com/store/apps</long>")
      ]
    },
    Verdict("the name of another store", "note other-store-in-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>The build at F-Droid lacks it.</long>")]
    },
    Verdict("another store's own client") {
      $0.package = "org.fdroid.fdroid"
      $0.descriptions = [CompleteListing.description(title: "<display-title>F-Droid</display-title>")]
    },
  ]

  static let names = [
    Verdict("a title holding Amazon", "warning amazon-name-in-title") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>Planner for Amazon</display-title>")
      ]
    },
    Verdict("a title holding Fire TV", "warning amazon-name-in-title") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>Planner for Fire TV</display-title>")
      ]
    },
    Verdict("a title holding Fire", "note amazon-name-in-title") {
      $0.descriptions = [CompleteListing.description(title: "<display-title>Fire Department</display-title>")]
    },
    Verdict("Vega OS in an app for Vega", "warning vega-in-text") {
      $0.submission = "<submission devices=\"vega\"/>"
      $0.descriptions = [CompleteListing.description(long: "<long>Runs on Vega OS.</long>")]
    },
    Verdict("Vega OS in an app for tablets") {
      $0.descriptions = [CompleteListing.description(long: "<long>Runs on Vega OS.</long>")]
    },
    Verdict("a messenger's brand in a title", "warning watched-mark-in-text") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>Blocker for WhatsApp</display-title>")
      ]
    },
    Verdict("a messenger's brand in a title, with its owner's consent") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>Blocker for WhatsApp</display-title>")
      ]
      $0.contentRating = CompleteListing.contentRating(
        other: """
          <export-compliance answer="yes"/><intellectual-property third-party="yes" document="consent.pdf"/>
          """)
      $0.files["consent.pdf"] = "%PDF"
    },
    Verdict("a messenger's brand in a description") {
      $0.descriptions = [CompleteListing.description(long: "<long>Sends plans through WhatsApp.</long>")]
    },
    Verdict("a brand in its owner's app") {
      $0.package = "com.whatsapp"
      $0.descriptions = [CompleteListing.description(title: "<display-title>WhatsApp</display-title>")]
    },
    Verdict("a media client that requests titles", "note media-request-in-text") {
      $0.descriptions = [
        CompleteListing.description(
          bullets: "<bullet>Request new titles</bullet><bullet>Two</bullet><bullet>Three</bullet>")
      ]
    },
    Verdict("a media client that plays the user's own server") {
      $0.descriptions = [CompleteListing.description(long: "<long>Plays your own server.</long>")]
    },
  ]

  static let characters = [
    Verdict("a control character", "error control-character") {
      $0.descriptions = [CompleteListing.description(short: "<short href=\"short.txt\"/>")]
      $0.files = ["short.txt": "Plan\u{1}meetings."]
    },
    Verdict("a direction override", "warning bidi-override") {
      $0.descriptions = [CompleteListing.description(short: "<short>Plan \u{202E}meetings.</short>")]
    },
    Verdict("a zero width space", "note zero-width-character") {
      $0.descriptions = [CompleteListing.description(short: "<short>Plan \u{200B}meetings.</short>")]
    },
    Verdict("a soft hyphen", "note zero-width-character") {
      $0.descriptions = [CompleteListing.description(short: "<short>Plan meet\u{AD}ings.</short>")]
    },
    Verdict("a byte-order mark inside", "warning zero-width-character") {
      $0.descriptions = [CompleteListing.description(short: "<short>Plan \u{FEFF}meetings.</short>")]
    },
    Verdict("joiners, and marks of direction") {
      $0.descriptions = [
        CompleteListing.description(short: "<short>Plan \u{200C}all\u{200D} \u{200E}of it.</short>")
      ]
    },
    Verdict("a lost character", "warning replacement-character") {
      $0.descriptions = [CompleteListing.description(short: "<short>Plan meetings\u{FFFD}.</short>")]
    },
  ]

  static let leftovers = [
    Verdict("a mark of machine translation", "warning translation-mark") {
      $0.descriptions = [CompleteListing.description(long: "<long>Plan &lt;unk&gt; meetings.</long>")]
    },
    Verdict("lorem ipsum", "warning placeholder-text") {
      $0.descriptions = [CompleteListing.description(long: "<long>Lorem ipsum dolor sit amet.</long>")]
    },
    Verdict("TODO alone", "warning placeholder-text") {
      $0.descriptions = [CompleteListing.description(short: "<short>TODO</short>")]
    },
    Verdict("TODO within a sentence", "note placeholder-text") {
      $0.descriptions = [CompleteListing.description(short: "<short>Write TODO lists.</short>")]
    },
    Verdict("target of a symbolic link as the title", "warning placeholder-text") {
      $0.descriptions = [
        CompleteListing.description(title: "<display-title>../fr-FR/../fr-FR/title.txt</display-title>")
      ]
    },
    Verdict("path in a sentence") {
      $0.descriptions = [CompleteListing.description(long: "<long>Reads ../notes.txt and more.</long>")]
    },
    Verdict("the word placeholder") {
      $0.descriptions = [CompleteListing.description(long: "<long>Shows a placeholder image.</long>")]
    },
  ]
}
