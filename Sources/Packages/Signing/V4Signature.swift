import Bytes

/// Scheme v4: the `.idsig` file beside a package.
struct V4Signature: Sendable {
  /// The largest file that is read, in bytes; the tree of hashes, which may follow, is not.
  static let maximumSize = 1 << 20
  private static let version: UInt32 = 2
  private static let sha256: UInt32 = 1
  /// The exponent of the size of a block.
  private static let blockExponent: UInt8 = 12

  private let hashAlgorithm: UInt32
  private let blockExponent: UInt8
  private let salt: [UInt8]
  private let rootHash: [UInt8]
  private let apkDigest: [UInt8]
  private let certificateBytes: [UInt8]
  private let additionalData: [UInt8]
  private let publicKey: [UInt8]
  private let algorithm: UInt32
  private let signature: [UInt8]

  /// Reads the file.
  /// - Throws: `ByteFault.outOfBounds` for one that is damaged, or of another version
  init(_ file: RandomAccessFile) throws(ByteFault) {
    var reader = try file.reader(at: 0, min(file.count, Self.maximumSize))
    guard try reader.little(UInt32.self) == Self.version else {
      throw .outOfBounds(offset: 0, length: 4, count: file.count)
    }
    var hashing = try reader.readPrefixed()
    hashAlgorithm = try hashing.little(UInt32.self)
    blockExponent = try hashing.little(UInt8.self)
    salt = try hashing.readPrefixed().array
    rootHash = try hashing.readPrefixed().array
    var signing = try reader.readPrefixed()
    apkDigest = try signing.readPrefixed().array
    certificateBytes = try signing.readPrefixed().array
    additionalData = try signing.readPrefixed().array
    publicKey = try signing.readPrefixed().array
    algorithm = try signing.little(UInt32.self)
    signature = try signing.readPrefixed().array
  }

  /// Checks the signature and the file that it is over.
  /// - Parameter digests: the digests that the signing block signs; the strongest of them is signed here as well
  func verdict(on file: RandomAccessFile, digests: [[UInt8]]) -> SchemeVerdict {
    var verdict = SchemeVerdict(scheme: .v4)
    do throws(SigningFault) {
      guard let certificate = Certificate(certificateBytes) else { throw .certificateUnreadable }
      verdict.certificates = [certificate]
      guard let algorithm = SignatureAlgorithm(algorithm), hashAlgorithm == Self.sha256,
        blockExponent == Self.blockExponent
      else {
        verdict.obstacle = .unknownAlgorithms([self.algorithm])
        return verdict
      }
      guard let key = PublicKey(publicKey) else { throw .unreadable }
      guard key.verifies(signature, over: ByteReader(signedData(fileSize: file.count)), algorithm) else {
        throw .signatureWrong
      }
      guard certificate.publicKey == publicKey else { throw .keyNotOfCertificate }
      guard digests.contains(apkDigest) else { throw .contentChanged }
      guard try root(of: file) == rootHash else { throw .contentChanged }
    } catch {
      verdict.faults = [error]
    }
    return verdict
  }

  private func signedData(fileSize: Int) -> [UInt8] {
    let fields = [salt, rootHash, apkDigest, certificateBytes, additionalData]
    var data = UInt64(fileSize).littleEndianBytes + hashAlgorithm.littleEndianBytes + [blockExponent]
    for field in fields { data += UInt32(truncatingIfNeeded: field.count).littleEndianBytes + field }
    // The length counts itself.
    return UInt32(truncatingIfNeeded: data.count + 4).littleEndianBytes + data
  }

  private func root(of file: RandomAccessFile) throws(SigningFault) -> [UInt8] {
    let tree = VerityTree(salt: salt)
    do {
      for position in stride(from: 0, to: file.count, by: ContentDigests.chunkSize) {
        tree.add(try file.bytes(at: position, min(ContentDigests.chunkSize, file.count - position)))
      }
    } catch {
      throw .unreadable
    }
    return tree.root()
  }
}
