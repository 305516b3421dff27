import Bytes

/// The check of one scheme in a signing block, but for the content.
struct BlockCheck {
  let scheme: SigningScheme
  /// The digests that the content must have.
  let digests: [SignatureAlgorithm.ContentDigest: [UInt8]]
  private let verdict: SchemeVerdict
  /// What is wrong, content aside.
  var fault: SigningFault? { verdict.faults.first }

  /// Checks the signers of a scheme.
  init(_ part: ByteReader, of scheme: SigningScheme, in block: SigningBlock) {
    self.scheme = scheme
    var verdict = SchemeVerdict(scheme: scheme)
    var digests: [SignatureAlgorithm.ContentDigest: [UInt8]] = [:]
    do throws(SigningFault) {
      let signers = try Self.signers(in: part, of: scheme)
      for signer in signers {
        guard let bytes = signer.certificates.first, let certificate = Certificate(bytes) else {
          throw .certificateUnreadable
        }
        verdict.certificates.append(certificate)
        let expected = try signer.check(certificate: certificate)
        if expected.isEmpty { verdict.obstacle = .unknownAlgorithms(signer.signatures.map(\.algorithm)) }
        // All signers sign the same content.
        for (kind, bytes) in expected where digests.updateValue(bytes, forKey: kind) ?? bytes != bytes {
          throw .contentChanged
        }
        try Self.checkCompanions(of: signer, in: block)
      }
      try Self.checkPlatforms(signers)
    } catch {
      verdict.faults = [error]
    }
    self.verdict = verdict
    self.digests = digests
  }

  /// Compares the digests of all schemes with the content.
  static func verdicts(
    _ checks: [BlockCheck], on archive: ZipArchive, _ block: SigningBlock
  ) -> [SchemeVerdict] {
    let sound = checks.filter { $0.verdict.faults.isEmpty }
    let actual: [SignatureAlgorithm.ContentDigest: [UInt8]]
    do throws(SigningFault) {
      actual = try ContentDigests.compute(Set(sound.flatMap(\.digests.keys)), of: archive, without: block)
    } catch {
      return checks.map { check in SchemeVerdict(scheme: check.scheme, faults: [error]) }
    }
    return checks.map { check in
      var verdict = check.verdict
      if verdict.faults.isEmpty, check.digests.contains(where: { actual[$0.key] != $0.value }) {
        verdict.faults = [.contentChanged]
      }
      return verdict
    }
  }
}

extension BlockCheck {
  private static func signers(in part: ByteReader, of scheme: SigningScheme) throws(SigningFault)
    -> [BlockSigner]
  {
    let signers: [BlockSigner]
    do { signers = try BlockSigner.all(in: part, of: scheme) } catch { throw .unreadable }
    guard !signers.isEmpty, signers.allSatisfy({ !$0.signatures.isEmpty }) else { throw .noSigners }
    return signers
  }

  /// What a signer says must stand beside the signature.
  private static func checkCompanions(of signer: BlockSigner, in block: SigningBlock) throws(SigningFault) {
    if let later = try signer.laterScheme, block[later] == nil { throw .removed(later) }
    if signer.attributes[BlockSigner.rotationAttribute] != nil, block[.v31] == nil { throw .removed(.v31) }
  }

  /// The API levels of all signers follow one another.
  private static func checkPlatforms(_ signers: [BlockSigner]) throws(SigningFault) {
    let platforms = signers.compactMap(\.platforms).sorted { $0.lowest < $1.lowest }
    for (earlier, later) in zip(platforms, platforms.dropFirst())
    where earlier.highest == .max || later.lowest != earlier.highest + 1 {
      throw .platformsWrong
    }
  }
}
