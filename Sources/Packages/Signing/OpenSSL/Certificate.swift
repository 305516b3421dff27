import CCrypto

/// A certificate that a package is signed with.
package struct Certificate: Sendable, Equatable {
  /// Whom it is for, in the notation of RFC 2253.
  package let subject: String
  /// Who made it; the subject itself for almost all apps.
  package let issuer: String
  /// The first second that it holds in, counted from 1970-01-01 00:00:00 UTC; nil where it makes no sense.
  package let notBefore: Int?
  /// The last second that it holds in, counted in the same way.
  package let notAfter: Int?
  /// The common name of the subject.
  package let commonName: String?
  /// The kind of the key: `RSA`, `DSA`, `EC` or `unknown`.
  package let keyKind: String
  /// The length of the key in bits.
  package let keyBits: Int
  /// The SHA-256 of the certificate.
  package let fingerprint: [UInt8]
  /// The key in the form of signer blocks.
  let publicKey: [UInt8]
  /// The certificate as it is written.
  let bytes: [UInt8]

  /// True for the certificate that the Android build tools make for debugging.
  package var isDebug: Bool { commonName == "Android Debug" }

  /// Reads a certificate; nil for bytes that are none.
  init?(_ bytes: [UInt8]) {
    let certificate = OpenSSL.withPointer(bytes) { pointer, count -> OpaquePointer? in
      let end = pointer.map { $0 + count }
      guard let certificate = d2i_X509(nil, &pointer, count) else { return nil }
      guard pointer == end else {
        X509_free(certificate)
        return nil
      }
      return certificate
    }
    guard let certificate else { return nil }
    defer { X509_free(certificate) }
    self.init(certificate, bytes)
  }

  /// Copies what a certificate of libcrypto says; nil where it has no readable key.
  init?(_ certificate: OpaquePointer) {
    guard let bytes = Self.encoded(certificate, i2d_X509) else { return nil }
    self.init(certificate, bytes)
  }

  private init?(_ certificate: OpaquePointer, _ bytes: [UInt8]) {
    defer { ERR_clear_error() }
    guard let key = X509_get_pubkey(certificate).map({ PublicKey(owned: $0) }),
      let publicKey = Self.encoded(X509_get_X509_PUBKEY(certificate), i2d_X509_PUBKEY)
    else { return nil }
    let name = X509_get_subject_name(certificate)
    subject = Self.text(of: name)
    issuer = Self.text(of: X509_get_issuer_name(certificate))
    notBefore = Self.seconds(X509_get0_notBefore(certificate))
    notAfter = Self.seconds(X509_get0_notAfter(certificate))
    commonName = Self.commonName(of: name)
    keyKind = key.kind.rawValue
    keyBits = key.bits
    fingerprint = HashAlgorithm.sha256.hash(bytes)
    self.publicKey = publicKey
    self.bytes = bytes
  }
}

extension Certificate {
  private static func encoded(
    _ object: OpaquePointer?,
    _ encode: (OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
  ) -> [UInt8]? {
    var start: UnsafeMutablePointer<UInt8>?
    let count = encode(object, &start)
    guard count > 0, let start else { return nil }
    defer { CRYPTO_free(start, #file, #line) }
    return Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  private static func text(of name: OpaquePointer?) -> String {
    guard let out = BIO_new(BIO_s_mem()) else { return "" }
    defer { BIO_free(out) }
    guard let name, listing_lint_print_name(out, name) >= 0 else { return "" }
    var start: UnsafeMutablePointer<CChar>?
    let count = listing_lint_memory(out, &start)
    return String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  private static func commonName(of name: OpaquePointer?) -> String? {
    let index = X509_NAME_get_index_by_NID(name, NID_commonName, -1)
    guard index >= 0 else { return nil }
    let value = X509_NAME_ENTRY_get_data(X509_NAME_get_entry(name, index))
    var start: UnsafeMutablePointer<UInt8>?
    let count = ASN1_STRING_to_UTF8(&start, value)
    guard count >= 0, let start else { return nil }
    defer { CRYPTO_free(start, #file, #line) }
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }

  private static func seconds(_ time: UnsafePointer<ASN1_TIME>?) -> Int? {
    guard let epoch = ASN1_TIME_set(nil, 0) else { return nil }
    defer { ASN1_STRING_free(epoch) }
    var days: Int32 = 0
    var seconds: Int32 = 0
    guard let time, ASN1_TIME_diff(&days, &seconds, epoch, time) == 1 else { return nil }
    return Int(days) * 86_400 + Int(seconds)
  }
}
