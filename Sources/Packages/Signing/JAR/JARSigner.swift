/// One signer of scheme v1: a `.SF` file, and beside it the signature over that file.
struct JARSigner: Sendable {
  /// The names of files that this signer signs; the `.SF` file may leave some out.
  let files: Set<String>
  /// The signer's certificate.
  let certificate: Certificate

  /// Checks the signature over the `.SF` file, and what that file says about the manifest.
  /// - Parameters:
  ///   - sections: the sections of the manifest by the name of their file
  ///   - present: the schemes of the signing block
  /// - Throws: the first `SigningFault`; nil where Android passes over the signer
  init?(
    signatureFile: [UInt8], message: PKCS7Message, over manifest: JARManifest,
    _ sections: [String: JARManifest.Section], present: Set<SigningScheme>
  ) throws(SigningFault) {
    guard message.verifies else { throw .signatureWrong }
    certificate = message.certificate
    guard let list = JARManifest(signatureFile), list.main["Signature-Version"] != nil else { return nil }
    if let missing = Self.schemes(signed: list).first(where: { !present.contains($0) }) {
      throw .removed(missing)
    }
    let isSigntool = list.main["Created-By"]?.contains("signtool") ?? false
    let whole = list.main.digest(isSigntool ? "-Digest" : "-Digest-Manifest")
    if !isSigntool, let digest = list.main.digest("-Digest-Manifest-Main-Attributes") {
      guard manifest.holds(digest, at: manifest.main.range) else { throw .manifestChanged }
    }
    let isWhole = whole.map { manifest.holds($0) } ?? false
    var files: Set<String> = []
    for section in list.sections {
      guard let name = section.name, files.insert(name).inserted else { return nil }
      if isWhole { continue }
      guard let signed = sections[name], let digest = section.digest("-Digest"),
        manifest.holds(digest, at: Self.range(of: signed, in: manifest, isSigntool: isSigntool))
      else { throw .manifestChanged }
    }
    self.files = files
  }

  /// The schemes beside v1 that a signature file says the package is signed with.
  private static func schemes(signed list: JARManifest) -> [SigningScheme] {
    let numbers = list.main["X-Android-APK-Signed"]?.split(separator: ",") ?? []
    return numbers.compactMap { number in
      switch number.drop(while: { $0 == " " }).prefix(while: { $0 != " " }) {
      case "2": .v2
      case "3": .v3
      default: nil
      }
    }
  }

  /// What is hashed of a section: an old tool left the blank line out.
  private static func range(
    of section: JARManifest.Section, in manifest: JARManifest, isSigntool: Bool
  ) -> Range<Int> {
    let range = section.range
    let endsBlank = manifest.bytes[range].suffix(2).elementsEqual("\n\n".utf8)
    return isSigntool && endsBlank ? range.lowerBound..<range.upperBound - 1 : range
  }
}
