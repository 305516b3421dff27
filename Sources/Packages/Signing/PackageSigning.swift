import Bytes

/// How a package is signed, and whether the signatures hold.
///
/// What `apksigner verify` refuses is refused here, and for the same releases of Android: a package that only later
/// releases install need not have its oldest signature in order.
package struct PackageSigning: Sendable {
  /// The API level that first looked at signing blocks.
  private static let firstWithBlocks = 24
  /// The API level that first looked at scheme v3.
  private static let firstWithV3 = 28
  /// A package that is made for this API level or a later one must be signed by a scheme with blocks.
  private static let firstTargetWithBlocks = 30

  /// What became of each scheme that the package is signed with, oldest first.
  package private(set) var verdicts: [SchemeVerdict] = []
  /// Why the signing block could not be read, where there is one.
  package private(set) var blockFault: SigningFault?
  private let minSDK: Int
  private let targetSDK: Int

  /// Checks all signatures of a package.
  /// - Parameters:
  ///   - archive: the package
  ///   - minSDK: the lowest API level that it installs on; 1 where it says none
  ///   - targetSDK: the API level that it is made for
  ///   - sideFile: the `.idsig` file beside it
  package init(
    _ archive: ZipArchive, minSDK: Int = 1, targetSDK: Int = 1, sideFile: RandomAccessFile? = nil
  ) {
    self.minSDK = minSDK
    self.targetSDK = targetSDK
    var block: SigningBlock?
    do { block = try SigningBlock(archive.file, before: archive.centralDirectoryOffset) } catch {
      blockFault = error
    }
    let checks = block.map { block in
      SigningScheme.inBlock.compactMap { scheme in block[scheme].map { BlockCheck($0, of: scheme, in: block) }
      }
    }
    let present = Set(checks?.map(\.scheme) ?? [])
    let isFull = minSDK < Self.firstWithBlocks || present.isEmpty
    if let jar = JARSignature(archive) { verdicts.append(jar.verdict(present: present, isFull: isFull)) }
    if let block, let checks { verdicts += BlockCheck.verdicts(checks, on: archive, block) }
    if let sideFile {
      let digests = checks?.flatMap(\.digests.values) ?? []
      do { verdicts.append(try V4Signature(sideFile).verdict(on: archive.file, digests: digests)) } catch {
        verdicts.append(SchemeVerdict(scheme: .v4, faults: [.unreadable]))
      }
    }
    compareSigners()
  }

  /// What became of a scheme; nil where the package is not signed with it.
  package subscript(scheme: SigningScheme) -> SchemeVerdict? { verdicts.first { $0.scheme == scheme } }

  /// False for a package that nobody signed.
  package var isSigned: Bool { blockFault != nil || verdicts.contains { $0.scheme != .v4 } }

  /// The certificates of the signers, as the newest releases see them: a key may have been replaced.
  package var certificates: [Certificate] {
    verdicts.last { $0.scheme != .v4 && !$0.certificates.isEmpty }?.certificates ?? []
  }

  /// Why some release of Android that the package is for would not install it, by the scheme it looks at; nothing
  /// for a package that nobody signed.
  package var faults: [(scheme: SigningScheme?, fault: SigningFault)] {
    if let blockFault { return [(nil, blockFault)] }
    guard isSigned else { return [] }
    let hasBlock = verdicts.contains { SigningScheme.inBlock.contains($0.scheme) }
    let hasV3 = self[.v3] != nil
    var missing: [(scheme: SigningScheme?, fault: SigningFault)] = []
    if minSDK < Self.firstWithBlocks, self[.v1] == nil { missing.append((.v1, .missing)) }
    if targetSDK >= Self.firstTargetWithBlocks, !hasBlock { missing.append((.v2, .missing)) }
    return missing
      + verdicts.flatMap { verdict -> [(scheme: SigningScheme?, fault: SigningFault)] in
        let counts =
          switch verdict.scheme {
          case .v1: minSDK < Self.firstWithBlocks || !hasBlock
          case .v2: minSDK < Self.firstWithV3 || !hasV3
          // Only a tool that installs while it copies looks at the file beside the package.
          case .v4: false
          default: true
          }
        return counts ? verdict.faults.map { (verdict.scheme, $0) } : []
      }
  }

  /// Where v1 and v2 hold, they must hold for the same signers.
  private mutating func compareSigners() {
    guard minSDK < Self.firstWithBlocks, let first = self[.v1], let second = self[.v2], first.state == .holds,
      second.state == .holds, let index = verdicts.firstIndex(where: { $0.scheme == .v2 })
    else { return }
    let fingerprints = [first, second].map { Set($0.certificates.map(\.fingerprint)) }
    if fingerprints[0] != fingerprints[1] { verdicts[index].faults = [.signersDiffer(.v1, .v2)] }
  }
}
