import Bytes
import CCrypto

/// A public key, as a certificate or a signer block holds it (SubjectPublicKeyInfo).
final class PublicKey {
  /// What the key is for.
  enum Kind: String, Sendable { case rsa = "RSA", dsa = "DSA", ec = "EC", other = "unknown" }

  private let key: OpaquePointer

  /// Reads a key; nil for bytes that are none, or more than one.
  init?(_ bytes: [UInt8]) {
    let key = OpenSSL.withPointer(bytes) { pointer, count -> OpaquePointer? in
      let end = pointer.map { $0 + count }
      guard let key = d2i_PUBKEY(nil, &pointer, count) else { return nil }
      guard pointer == end else {
        EVP_PKEY_free(key)
        return nil
      }
      return key
    }
    guard let key else { return nil }
    self.key = key
  }

  /// Takes over a key.
  init(owned key: OpaquePointer) { self.key = key }

  deinit { EVP_PKEY_free(key) }

  /// What the key is for.
  var kind: Kind {
    switch listing_lint_key_kind(key) {
    case EVP_PKEY_RSA: .rsa
    case EVP_PKEY_DSA: .dsa
    case EVP_PKEY_EC: .ec
    default: .other
    }
  }

  /// The length in bits.
  var bits: Int { Int(EVP_PKEY_get_bits(key)) }

  /// True when `signature` over `data` is one of this key.
  func verifies(_ signature: [UInt8], over data: ByteReader, _ algorithm: SignatureAlgorithm) -> Bool {
    guard kind == algorithm.key, let context = EVP_MD_CTX_new() else { return false }
    defer {
      EVP_MD_CTX_free(context)
      ERR_clear_error()
    }
    let hash = algorithm.hash.function
    var parameters: OpaquePointer?
    guard EVP_DigestVerifyInit(context, &parameters, hash, nil, key) == 1 else { return false }
    if algorithm.padding == .pss, listing_lint_use_pss(parameters, hash) == 0 { return false }
    return data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      return EVP_DigestVerify(context, signature, signature.count, start, bytes.count) == 1
    }
  }
}
