import TestSupport

@testable import ListingValidator

/// A `description.xml` that nothing can be said against, to change in one place at a time.
struct AppDFDescription: Sendable {
  var version = "1"
  var categorization = "<type>application</type><category>Weather</category>"
  var texts = """
    <title>Balcony Weather</title>
    <keywords>forecast, rain, wind</keywords>
    <short-description>Rain and wind for the next hours, in one chart.</short-description>
    <full-description>Balcony Weather answers one question: can I sit outside?</full-description>
    <features><feature>Hours in one chart</feature><feature>A forecast in words</feature>
    <feature>Readable without a connection</feature></features>
    <recent-changes>The chart shows gusts.</recent-changes>
    """
  var images = """
    <app-icon width="512" height="512">icon.png</app-icon>
    <app-icon width="114" height="114">small.png</app-icon>
    <screenshots><screenshot width="1280" height="800" index="1">1.png</screenshot>
    <screenshot width="1280" height="800" index="2">2.png</screenshot>
    <screenshot width="1280" height="800" index="3">3.png</screenshot></screenshots>
    """
  var videos = ""
  var localizations = ""
  var descriptors = [
    "cartoon-violence", "realistic-violence", "bad-language", "fear", "sexual-content", "drugs",
    "gambling-reference", "alcohol", "smoking", "discrimination",
  ].map { "<\($0)>no</\($0)>" }.joined(separator: "\n")
  var activities = [
    "in-app-billing", "gambling", "advertising", "user-generated-content", "user-to-user-communications",
    "account-creation", "personal-information-collection",
  ].map { "<\($0)>no</\($0)>" }.joined(separator: "\n")
  var certificates = ""
  var availability = "<countries only-listed=\"yes\"><include>US</include><include>GB</include></countries>"
  var price = "<price free=\"no\"><base-price>1.99</base-price></price>"
  var binaries = "<apk-file>weather.apk</apk-file>"
  var other = """
    <testing-instructions>Tap the plus sign and type the name of a town.</testing-instructions>
    <consent><us-export-laws>yes</us-export-laws></consent>
    """
  var support =
    "<phone>+1 555 0103</phone><email>help@example.com</email><website>https://example.com</website>"
  var storeSpecific = ""
  var files: [String: String] = [:]

  private static let pictures: [String: [UInt8]] = [
    "icon.png": SamplePicture.png(512, 512), "small.png": .png(114, 114, .shape(1), .alpha),
    "1.png": .png(1280, 800, .shape(1)), "2.png": .png(1280, 800, .shape(2)),
    "3.png": .png(1280, 800, .shape(3)),
  ].mapValues { $0.bytes() }

  /// Changes one place.
  func with(_ change: (inout AppDFDescription) -> Void) -> AppDFDescription {
    var copy = self
    change(&copy)
    return copy
  }

  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <application-description-file version="\(version)">
    <application platform="android" package="com.example.weather">
    <categorization>\(categorization)</categorization>
    <description><texts>\(texts)</texts><images>\(images)</images>\(videos)</description>
    \(localizations)
    <content-description><content-rating>3</content-rating>\(certificates)
    <content-descriptors>\(descriptors)</content-descriptors>
    <included-activities>\(activities)</included-activities></content-description>
    <availability>\(availability)</availability>
    \(price)
    <apk-files>\(binaries)</apk-files>
    \(other)
    <customer-support>\(support)</customer-support>
    \(storeSpecific)
    </application>
    </application-description-file>
    """
  }

  private var contents: [String: [UInt8]] {
    files.merging(["description.xml": xml]) { given, _ in given }.mapValues { Array($0.utf8) }
      .merging(Self.pictures) { given, _ in given }
  }

  /// The listing that is read from it.
  func listing() throws -> Listing {
    let folder = try TemporaryFolder(contents)
    return ListingReader().read(
      ListingRoot(
        path: folder.path, layout: .appdf, directory: folder.path, name: "description.xml",
        boundary: folder.path))
  }

  /// What all rules together say, each rule and severity once.
  func verdicts() throws -> Set<String> {
    let findings = try Lint.findings(contents)
    return Set(findings.map { "\($0.severity.rawValue) \($0.rule)" })
  }
}
