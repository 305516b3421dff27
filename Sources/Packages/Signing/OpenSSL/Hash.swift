import CCrypto

/// The hash functions that packages are signed with.
package enum HashAlgorithm: String, Sendable, CaseIterable {
  case sha1 = "SHA1"
  case sha256 = "SHA-256"
  case sha384 = "SHA-384"
  case sha512 = "SHA-512"

  /// The function for libcrypto, which owns it.
  var function: OpaquePointer? {
    switch self {
    case .sha1: EVP_sha1()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    }
  }

  /// The hash of bytes.
  package func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let hash = Hash(self)
    hash.update(bytes)
    return hash.finish()
  }
}

/// A hash that is computed piece by piece.
///
/// A class and not a value, so that what is handed from piece to piece can be kept in collections.
final class Hash {
  private let context: OpaquePointer
  private let algorithm: HashAlgorithm

  /// Starts a hash.
  init(_ algorithm: HashAlgorithm) {
    OpenSSL.start()
    // Only the lack of memory leaves nothing here.
    guard let context = EVP_MD_CTX_new() else { fatalError("out of memory") }
    self.context = context
    self.algorithm = algorithm
    EVP_DigestInit_ex(context, algorithm.function, nil)
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Adds bytes.
  func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

  /// Adds bytes.
  func update(_ bytes: some Sequence<UInt8>) {
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { update(UnsafeRawBufferPointer($0)) }
    if isDone == nil { Array(bytes).withUnsafeBytes(update) }
  }

  /// The hash of all that was added; the next one starts anew.
  func finish() -> [UInt8] {
    var length: UInt32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
      EVP_DigestFinal_ex(context, buffer.baseAddress, &length)
      count = Int(length)
    }
    EVP_DigestInit_ex(context, nil, nil)
    return bytes
  }
}

/// The start of libcrypto.
enum OpenSSL {
  private static let isStarted = listing_lint_crypto_start() == 1

  /// Makes sure that libcrypto reads no configuration; cheap when done before.
  static func start() { _ = isStarted }

  /// Lets C read bytes as it likes to: a pointer that it moves, and a length.
  static func withPointer<Result>(
    _ bytes: some Sequence<UInt8>, _ body: (inout UnsafePointer<UInt8>?, Int) -> Result
  ) -> Result {
    start()
    defer { ERR_clear_error() }
    return Array(bytes).withUnsafeBufferPointer { buffer in
      var pointer = buffer.baseAddress
      return body(&pointer, buffer.count)
    }
  }
}
