import CSchemas

/// The schemas and store profiles of the folder `Schemas`, which are compiled in.
package enum Schemas {
  /// The schema of `listing.xml`.
  package static var listing: [UInt8] { bytes(of: schemas_listing_xsd()) }
  /// Countries, currencies and languages.
  static var isoCodes: [UInt8] { bytes(of: schemas_iso_codes_xml()) }
  /// The closed lists of AppDF.
  static var appdf: [UInt8] { bytes(of: schemas_appdf_xml()) }
  /// The profile of the Amazon Appstore.
  static var amazonAppstore: [UInt8] { bytes(of: schemas_amazon_appstore_xml()) }

  /// The profile of Google Play.
  static var googlePlay: [UInt8] { bytes(of: schemas_google_play_xml()) }

  private static func bytes(of file: embedded_file) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
