import TestSupport
import Testing

@testable import ListingValidator

@Suite struct AppDFLoaderTests {
  private func written(_ location: Location) -> String? {
    guard let file = location.file, let range = location.range else { return nil }
    return String(decoding: file.text[range], as: UTF8.self)
  }

  private func read(_ change: (inout AppDFDescription) -> Void = { _ in }) throws -> Listing {
    try AppDFDescription().with(change).listing()
  }

  @Test func everyFieldIsRead() throws {
    let listing = try read()
    #expect(listing.layout == .appdf && listing.faults.isEmpty)
    #expect(listing.id == "com.example.weather")
    #expect(listing.general.category?.string == "Weather")
    #expect(listing.general.supportEmail?.value == "help@example.com")
    #expect(listing.general.supportPhone?.value == "+1 555 0103")
    #expect(listing.general.supportWebsite?.value == "https://example.com")
    #expect(listing.availability.countries?.included?.map(\.value) == ["US", "GB"])
    #expect(listing.availability.price?.model?.value == "paid")
    #expect(listing.availability.price?.amount?.value == "1.99")
    #expect(listing.availability.price?.currency?.value == "USD")
    #expect(listing.binaries.files.map(\.href.value) == ["weather.apk"])
    #expect(listing.binaries.files.map(\.path) == [nil])
    #expect(listing.testingInstructions?.string == "Tap the plus sign and type the name of a town.")
    #expect(listing.contentRating.exportCompliance?.value == "yes")
    #expect(listing.defaultLocale?.value == "en-US")
    let description = try #require(listing.descriptions.first)
    #expect(description.locale == "en-US")
    #expect(description.title?.string == "Balcony Weather")
    #expect(description.short?.string == "Rain and wind for the next hours, in one chart.")
    #expect(description.long?.string == "Balcony Weather answers one question: can I sit outside?")
    #expect(description.bullets?.count == 3)
    #expect(description.keywords?.map(\.string) == ["forecast", "rain", "wind"])
    #expect(description.releaseNotes?.string == "The chart shows gusts.")
    #expect(
      listing.media.first?.assets.map(\.kind) == [.icon, .icon, .screenshots, .screenshots, .screenshots])
    #expect(listing.media.first?.assets.first?.declaredSize.map { [$0.width, $0.height] } == [512, 512])
  }

  @Test func valuesAreLocatedWhereTheyAreWritten() throws {
    let listing = try read {
      $0.price =
        "<price free=\"no\"><base-price> 1.99 </base-price><local-price country=\"GB\">1.79</local-price></price>"
      $0.categorization = "<type>application</type><category>\nAlarms &amp; Clocks </category>"
    }
    let price = try #require(listing.availability.price)
    #expect(price.model.flatMap { written($0.location) } == "no")
    #expect(price.amount.flatMap { written($0.location) } == "1.99")
    #expect(price.local.first?.marketplace.flatMap { written($0.location) } == "GB")
    #expect(price.local.first?.amount.flatMap { written($0.location) } == "1.79")
    #expect(price.local.first?.currency?.value == "GBP")
    #expect(listing.general.category?.string == "Utilities")
    #expect(listing.general.category.flatMap { written($0.location) } == "Alarms &amp; Clocks")
    #expect(listing.media.first?.assets.first.flatMap { written($0.location) } == "icon.png")
  }

  @Test func theLongestTextThatFitsIsTaken() throws {
    let listing = try read {
      $0.texts = """
        <title>Balcony</title><title>Balcony Weather</title><title>\(String(repeating: "x", count: 201))</title>
        <short-description>\(String(repeating: "y", count: 2_001))</short-description>
        <short-description>\(String(repeating: "y", count: 2_002))</short-description>
        """
    }
    let description = try #require(listing.descriptions.first)
    #expect(description.title?.string == "Balcony Weather")
    #expect(description.short?.string.count == 2_002)
    #expect(description.long == nil && description.bullets == nil && description.keywords == nil)
  }

  @Test func tagsStayInTheDescriptionAndItsFeaturesDoNot() throws {
    let listing = try read {
      $0.texts = """
        <title>Weather</title><full-description>
            Rain <b>&amp; wind</b><br/>
            <features>a) hours <i>and</i> days</features>
            <ul><li>sun</li></ul><!-- moon -->
        </full-description>
        """
    }
    let long = try #require(listing.descriptions.first?.long)
    #expect(long.string == "Rain <b>& wind</b><br/>\n\n<ul><li>sun</li></ul>")
    let range = try #require(long.string.firstRange(of: "<li>"))
    #expect(written(long.location(of: range)) == "<li>")
    let wind = try #require(long.string.firstRange(of: "& wind"))
    #expect(written(long.location(of: wind)) == "&amp; wind")
  }

  @Test func localizationsKeepTheirLanguage() throws {
    let listing = try read {
      $0.localizations = """
        <description-localization language="de"><texts><title>Wetter</title></texts>
        <images><app-icon width="512" height="512">icon.png</app-icon></images></description-localization>
        <description-localization language="fr"><videos><video-file>1.png</video-file></videos>
        </description-localization>
        """
    }
    #expect(listing.descriptions.map(\.locale) == ["en-US", "de"])
    #expect(listing.descriptions.last?.title?.string == "Wetter")
    #expect(listing.descriptions.last.flatMap { written($0.localeLocation) } == "de")
    #expect(listing.descriptions.last.flatMap { written($0.location) } == "<texts>")
    #expect(listing.media.map { $0.locale?.value } == [nil, "de", "fr"])
    #expect(listing.media.last?.assets.map(\.kind) == [.video])
  }

  @Test func answersComeOnOurScale() throws {
    let listing = try read {
      $0.descriptors = """
        <cartoon-violence>light</cartoon-violence><realistic-violence>no</realistic-violence>
        <bad-language>strong</bad-language><fear>strong</fear><sexual-content>no</sexual-content>
        <drugs>no</drugs><gambling-reference>light</gambling-reference><alcohol>light</alcohol>
        <smoking>strong</smoking><discrimination>no</discrimination><nazi-reference>no</nazi-reference>
        """
      $0.activities = """
        <gambling>no</gambling><advertising>yes</advertising><user-generated-content>no</user-generated-content>
        <user-to-user-communications>yes</user-to-user-communications><account-creation>no</account-creation>
        <personal-information-collection>yes</personal-information-collection>
        <user-location-sharing>no</user-location-sharing>
        <user-info-with-third-parties-sharing>no</user-info-with-third-parties-sharing>
        """
      $0.texts +=
        "<privacy-policy href=\"https://example.com/privacy\">Nothing is collected.</privacy-policy>"
    }
    let rating = listing.contentRating
    #expect(
      rating.answers.mapValues(\.value) == [
        "cartoon-violence": "mild", "violence": "none", "profanity": "strong", "sex": "none",
        "drugs": "strong", "intolerance": "none", "gambling": "yes", "advertisements": "yes",
        "user-generated-content": "yes", "account-creation": "no", "location": "no",
      ])
    #expect(rating.answers["drugs"].flatMap { written($0.location) } == "strong")
    #expect(rating.privacy?.policy?.value == "https://example.com/privacy")
    #expect(rating.privacy?.policyText?.string == "Nothing is collected.")
    #expect(rating.privacy?.collectsData?.value == "yes" && rating.privacy?.sharesData?.value == "no")
  }

  @Test func versionTwoIsRead() throws {
    let listing = try read {
      $0.version = "2"
      $0.binaries = """
        <apk-file><apk>weather.apk</apk><main-exp-file>main.obb</main-exp-file></apk-file>
        """
      $0.other = ""
      $0.support = "<email>help@example.com</email>"
      $0.price = ""
      $0.storeSpecific = """
        <store-specific><amazon><apply-amazon-drm>no</apply-amazon-drm><fire-phones-and-tablets-support>
        <kindle-fire-hd>yes</kindle-fire-hd></fire-phones-and-tablets-support></amazon></store-specific>
        """
    }
    #expect(listing.faults.isEmpty)
    #expect(listing.binaries.files.map(\.href.value) == ["weather.apk"])
    #expect(listing.binaries.drm?.value == "no")
    #expect(listing.submission.devices == [.fireTablet])
    #expect(listing.availability.price == nil)
  }

  @Test(arguments: [
    ("Photography", nil, false), ("Nonsense", nil, false), ("music players", "Music & Audio", true),
    ("", "", true),
  ])
  func categoriesWithoutCounterpartAreNotChecked(name: String, amazon: String?, isChecked: Bool) throws {
    let listing = try read {
      $0.categorization = "<type>application</type><category>\(name)</category>"
    }
    #expect(listing.general.category?.string == amazon)
    #expect((listing.places[.category] != nil) == isChecked)
  }

  @Test func gamesAreGames() throws {
    let listing = try read { $0.categorization = "<type>game</type><category>puzzles</category>" }
    #expect(listing.general.category?.string == "Games")
  }

  @Test func everyCounterpartIsACategoryOfTheStore() throws {
    let names = StoreProfile.amazonAppstore.categories
    for category in AppDFFormat.builtIn.categories.values.joined() {
      guard let amazon = category.amazon else { continue }
      let known = names.first { $0.name == amazon }
      #expect(known.map { $0.isOffered(by: .gen2) || $0.isTolerated } ?? false, "\(amazon)")
    }
  }

  @Test func missingPicturesAreFaultsAndMissingBinariesAreNot() throws {
    let listing = try read {
      $0.images = $0.images.replacing(">1.png<", with: ">4.png<")
      $0.certificates = """
        <rating-certificates><rating-certificate type="ESRB" certificate="esrb.pdf">3</rating-certificate>
        </rating-certificates>
        """
    }
    let missing = listing.faults.compactMap { fault -> String? in
      guard case .missingFile(let href) = fault.kind else { return nil }
      return href
    }
    #expect(missing == ["4.png", "esrb.pdf"])
  }

  @Test(arguments: ["", "<a/>", "<application-description-file/>", "<application-description-file"])
  func nothingIsReadFromWhatIsNoDescription(xml: String) throws {
    let listing = try read { $0.files["description.xml"] = xml }
    #expect(!listing.faults.isEmpty && listing.descriptions.isEmpty)
  }
}

/// The samples that AppDF's own project published, where they are at hand.
@Suite struct AppDFSamplesTests {
  private static let folder = Corpus.path.map { "\($0)/appdf" }

  private static func listing(_ name: String) throws -> Listing {
    let folder = try #require(folder) + "/" + name
    return ListingReader().read(
      ListingRoot(path: folder, layout: .appdf, directory: folder, name: "description.xml", boundary: folder))
  }

  @Test(.enabled(if: folder != nil)) func theSampleThatIsNotWellFormedSaysSo() throws {
    let listing = try Self.listing("Life")
    #expect(listing.places.isEmpty)
    let kinds = listing.faults.map(\.kind)
    #expect(kinds.count == 1)
    guard case .malformedXML = kinds.first else {
      Issue.record("\(kinds)")
      return
    }
  }

  @Test(.enabled(if: folder != nil)) func mxPlayerIsReadWhole() throws {
    let listing = try Self.listing("MX-Player")
    #expect(listing.faults.isEmpty)
    #expect(listing.descriptions.map(\.locale) == ["en-US", "de", "ru"])
    #expect(listing.media.first?.assets.count == 7)
    #expect(listing.general.category == nil && listing.places[.category] == nil)
  }

  @Test(.enabled(if: folder != nil)) func yandexShellIsReadWhole() throws {
    let listing = try Self.listing("Yandex.Shell")
    #expect(listing.faults.isEmpty)
    #expect(listing.descriptions.map(\.locale) == ["en-US", "ru", "tr"])
    #expect(listing.media.first?.assets.count == 16)
    #expect(listing.availability.countries?.included?.count == 5)
    #expect(listing.binaries.files.count == 2)
  }
}
