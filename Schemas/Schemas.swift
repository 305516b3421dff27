/// The schemas and store profiles, compiled in so that the command is one file.
public enum Schemas {
  /// The schema of `listing.xml`.
  public static var listing: [UInt8] { PackageResources.listing_xsd }
  /// Countries, currencies and languages.
  public static var isoCodes: [UInt8] { PackageResources.iso_codes_xml }
  /// The closed lists of AppDF.
  public static var appdf: [UInt8] { PackageResources.appdf_xml }
  /// The profile of the Amazon Appstore.
  public static var amazonAppstore: [UInt8] { PackageResources.amazon_appstore_xml }
}
