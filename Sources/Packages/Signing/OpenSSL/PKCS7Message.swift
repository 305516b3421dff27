import CCrypto

/// What a `.RSA`, `.DSA` or `.EC` file holds: a signature over the `.SF` file beside it (PKCS #7, SignedData).
struct PKCS7Message {
  /// The certificate of the first signer.
  let certificate: Certificate
  /// True when the signature is one over the given data.
  let verifies: Bool

  /// Reads a message and checks it against the data that it signs; nil for bytes that are no signed message.
  init?(_ bytes: [UInt8], over data: [UInt8]) {
    let message = OpenSSL.withPointer(bytes) { pointer, count in d2i_PKCS7(nil, &pointer, count) }
    guard let message else { return nil }
    defer {
      PKCS7_free(message)
      ERR_clear_error()
    }
    guard listing_lint_is_signed_data(message) == 1, let signer = listing_lint_first_signer(message),
      let certificate = Certificate(signer), data.count <= Int32.max
    else { return nil }
    self.certificate = certificate
    verifies = data.withUnsafeBytes { buffer in
      guard let input = BIO_new_mem_buf(buffer.baseAddress, Int32(buffer.count)) else { return false }
      defer { BIO_free(input) }
      // Whoever signs an app has made the certificate as well: no chain, and no time, says anything about it.
      return PKCS7_verify(message, nil, nil, input, nil, PKCS7_NOVERIFY | PKCS7_BINARY) == 1
    }
  }
}
