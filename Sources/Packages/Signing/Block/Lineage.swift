import Bytes

/// The history of an app's keys: each certificate is signed with the key before it.
enum Lineage {
  private static let version: UInt32 = 1

  private struct Node {
    let signedData: ByteReader
    let certificate: [UInt8]
    /// The algorithm that the key before signed this certificate with.
    let signedWith: UInt32
    /// The algorithm that this key signs the next certificate with.
    let signsWith: UInt32
    let signature: [UInt8]

    init(_ node: inout ByteReader) throws(ByteFault) {
      signedData = try node.readPrefixed()
      // What the key may still do after it was replaced is no part of the signature's being right.
      try node.skip(4)
      signsWith = try node.little(UInt32.self)
      signature = try node.readPrefixed().array
      var data = signedData
      certificate = try data.readPrefixed().array
      signedWith = try data.little(UInt32.self)
    }
  }

  /// Checks that every key vouches for the next one, and that the last is the signer's.
  /// - Throws: `SigningFault.lineageWrong`
  static func check(_ attribute: ByteReader, leadsTo signer: Certificate) throws(SigningFault) {
    let nodes: [Node]
    do {
      var attribute = attribute
      guard try attribute.little(UInt32.self) == version else { throw SigningFault.lineageWrong }
      nodes = try attribute.readList(limit: BlockSigner.maximumParts) { (node) throws(ByteFault) in
        try Node(&node)
      }
    } catch {
      throw .lineageWrong
    }
    guard nodes.last?.certificate == signer.bytes, Set(nodes.map(\.certificate)).count == nodes.count else {
      throw .lineageWrong
    }
    for (parent, child) in zip(nodes, nodes.dropFirst()) {
      guard parent.signsWith == child.signedWith, let algorithm = SignatureAlgorithm(child.signedWith),
        let key = Certificate(parent.certificate).flatMap({ PublicKey($0.publicKey) }),
        key.verifies(child.signature, over: child.signedData, algorithm)
      else { throw .lineageWrong }
    }
  }
}
