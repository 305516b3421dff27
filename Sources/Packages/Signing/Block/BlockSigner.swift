import Bytes

/// One signer in a signing block.
struct BlockSigner: Sendable {
  /// The most signers, signatures or certificates that are read of each; Android itself takes ten signers.
  static let maximumParts = 64
  /// The history of keys.
  static let lineageAttribute: UInt32 = 0x3ba0_6f8c
  /// The API level from which on scheme v3.1 holds: it must be there.
  static let rotationAttribute: UInt32 = 0x559f_8b02
  /// The newest scheme that a signature of v2 stands beside.
  static let strippingAttribute: UInt32 = 0xbeef_f00d

  /// Bytes with the number of an algorithm.
  typealias Numbered = (algorithm: UInt32, bytes: [UInt8])

  /// What is signed, as it is written.
  let signedData: ByteReader
  /// The API levels that the signer is for; nil in scheme v2.
  let platforms: Platforms?
  /// The signatures.
  let signatures: [Numbered]
  /// The key that made them.
  let publicKey: [UInt8]
  /// The digests of the content that are signed.
  let digests: [Numbered]
  /// The certificates that are signed, the signer's own first.
  let certificates: [[UInt8]]
  /// The API levels that are signed; nil in scheme v2.
  let signedPlatforms: Platforms?
  /// Further data that is signed, by number.
  let attributes: [UInt32: ByteReader]

  /// API levels, both included.
  struct Platforms: Equatable, Sendable {
    var lowest: UInt32
    var highest: UInt32
  }

  /// Reads the signers of a scheme.
  /// - Throws: `ByteFault.outOfBounds`
  static func all(in part: ByteReader, of scheme: SigningScheme) throws(ByteFault) -> [BlockSigner] {
    var part = part
    var list = try part.readPrefixed()
    return try list.readList(limit: maximumParts) { (signer) throws(ByteFault) in
      try BlockSigner(&signer, hasPlatforms: scheme != .v2)
    }
  }

  private init(_ signer: inout ByteReader, hasPlatforms: Bool) throws(ByteFault) {
    signedData = try signer.readPrefixed()
    platforms = hasPlatforms ? try Self.platforms(&signer) : nil
    signatures = try Self.numbered(&signer)
    publicKey = try signer.readPrefixed().array
    var data = signedData
    digests = try Self.numbered(&data)
    var certificates = try data.readPrefixed()
    self.certificates = try certificates.readList(limit: Self.maximumParts) { $0.array }
    signedPlatforms = hasPlatforms ? try Self.platforms(&data) : nil
    var attributes = try data.readPrefixed()
    let list = try attributes.readList(limit: Self.maximumParts) { (attribute) throws(ByteFault) in
      (try attribute.little(UInt32.self), try attribute.read(attribute.remaining))
    }
    self.attributes = Dictionary(list) { first, _ in first }
  }

  private static func platforms(_ reader: inout ByteReader) throws(ByteFault) -> Platforms {
    Platforms(lowest: try reader.little(UInt32.self), highest: try reader.little(UInt32.self))
  }

  private static func numbered(_ reader: inout ByteReader) throws(ByteFault) -> [Numbered] {
    var list = try reader.readPrefixed()
    return try list.readList(limit: maximumParts) { (item) throws(ByteFault) in
      (try item.little(UInt32.self), try item.readPrefixed().array)
    }
  }
}

extension BlockSigner {
  /// The signatures that Android would look at: the strongest over pieces of the file, and the strongest over a
  /// tree of blocks, which older releases do not know.
  private var decisiveSignatures: [(algorithm: SignatureAlgorithm, bytes: [UInt8])] {
    let known = signatures.compactMap { signature in
      SignatureAlgorithm(signature.algorithm).map { (algorithm: $0, bytes: signature.bytes) }
    }
    let chunked = known.filter { $0.algorithm.content != .verity }
    let strongest = chunked.first { $0.algorithm.hash == .sha512 } ?? chunked.first
    return [strongest, known.first { $0.algorithm.content == .verity }].compactMap { $0 }
  }

  /// Checks all but the content of the package.
  /// - Returns: the digests that the content must have, by the way they are made; none where no algorithm of the
  ///   signer is known
  /// - Throws: the first `SigningFault`
  func check(certificate: Certificate) throws(SigningFault) -> [SignatureAlgorithm.ContentDigest: [UInt8]] {
    let signatures = decisiveSignatures
    guard !signatures.isEmpty else { return [:] }
    guard let key = PublicKey(publicKey) else { throw .unreadable }
    guard signatures.allSatisfy({ key.verifies($0.bytes, over: signedData, $0.algorithm) }) else {
      throw .signatureWrong
    }
    guard certificate.publicKey == publicKey else { throw .keyNotOfCertificate }
    guard digests.map(\.algorithm) == self.signatures.map(\.algorithm) else { throw .algorithmsDiffer }
    guard platforms == signedPlatforms, platforms.map({ $0.lowest <= $0.highest }) ?? true else {
      throw .platformsWrong
    }
    if let lineage = attributes[Self.lineageAttribute] { try Lineage.check(lineage, leadsTo: certificate) }
    var expected: [SignatureAlgorithm.ContentDigest: [UInt8]] = [:]
    for (signature, digest) in zip(self.signatures, digests) {
      guard let used = signatures.first(where: { $0.algorithm.id == signature.algorithm }) else { continue }
      expected[used.algorithm.content] = digest.bytes
    }
    return expected
  }

  /// The newest scheme that a signature of v2 says it stands beside.
  /// - Throws: `SigningFault.unreadable`
  var laterScheme: SigningScheme? {
    get throws(SigningFault) {
      guard var value = attributes[Self.strippingAttribute] else { return nil }
      do { return try value.little(UInt32.self) == 3 ? .v3 : nil } catch { throw .unreadable }
    }
  }
}
