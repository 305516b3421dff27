/// A way to sign a package, by its number in signing blocks.
package struct SignatureAlgorithm: Sendable, Equatable {
  /// What the content of the package is hashed to.
  package enum ContentDigest: Sendable, Hashable {
    /// Pieces of one mebibyte each.
    case chunked(HashAlgorithm)
    /// A tree over blocks of four kibibytes, as the fs-verity of the Linux kernel builds it.
    case verity
  }

  /// How RSA pads.
  enum Padding { case none, pkcs1, pss }

  /// The number.
  package let id: UInt32
  let key: PublicKey.Kind
  let hash: HashAlgorithm
  let padding: Padding
  /// What is signed of the content.
  package let content: ContentDigest

  /// The algorithm of a number; nil for one that is not known, or that libcrypto cannot check.
  package init?(_ id: UInt32) {
    guard let known = Self.known.first(where: { $0.id == id }) else { return nil }
    self = known
  }

  private init(
    _ id: UInt32, _ key: PublicKey.Kind, _ hash: HashAlgorithm, _ padding: Padding = .none,
    content: ContentDigest? = nil
  ) {
    self.id = id
    self.key = key
    self.hash = hash
    self.padding = padding
    self.content = content ?? .chunked(hash)
  }

  private static let known = [
    SignatureAlgorithm(0x0101, .rsa, .sha256, .pss),
    SignatureAlgorithm(0x0102, .rsa, .sha512, .pss),
    SignatureAlgorithm(0x0103, .rsa, .sha256, .pkcs1),
    SignatureAlgorithm(0x0104, .rsa, .sha512, .pkcs1),
    SignatureAlgorithm(0x0201, .ec, .sha256),
    SignatureAlgorithm(0x0202, .ec, .sha512),
    SignatureAlgorithm(0x0301, .dsa, .sha256),
    SignatureAlgorithm(0x0421, .rsa, .sha256, .pkcs1, content: .verity),
    SignatureAlgorithm(0x0423, .ec, .sha256, content: .verity),
    SignatureAlgorithm(0x0425, .dsa, .sha256, content: .verity),
  ]
}
