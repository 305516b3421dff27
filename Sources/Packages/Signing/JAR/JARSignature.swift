/// Scheme v1: the files under `META-INF/` that sign every other file of an archive.
struct JARSignature {
  /// The largest manifest or signature file that is read, in bytes.
  static let maximumFileSize = 64 << 20
  /// The most that is unpacked to be checked, in bytes.
  static let maximumUnpackedSize = 4 << 30
  /// The most signers that are checked. Android takes ten.
  static let maximumSigners = 10
  /// The folder of the signature.
  private static let folder = "META-INF/"
  private static let manifestName = "META-INF/MANIFEST.MF"
  private static let signatureExtensions = [".RSA", ".DSA", ".EC"]

  private let archive: ZipArchive
  /// A signature file, and the entry with the signature over it.
  private let pairs: [(list: ZipEntry, signature: ZipEntry)]

  /// Finds the signatures of an archive; nil where there are none.
  init?(_ archive: ZipArchive) {
    self.archive = archive
    pairs = archive.entries.compactMap { entry in
      guard entry.hasPrefix(Self.folder), let end = Self.signatureExtensions.first(where: entry.hasSuffix)
      else { return nil }
      let name = String(decoding: entry.nameBytes.dropLast(end.utf8.count), as: UTF8.self) + ".SF"
      return archive.entry(named: name).map { (list: $0, signature: entry) }
    }
    guard !pairs.isEmpty else { return nil }
  }

  /// Checks the signatures.
  /// - Parameters:
  ///   - present: the schemes of the signing block
  ///   - isFull: false where Android would not look at the files, since a later scheme covers all of them
  func verdict(present: Set<SigningScheme>, isFull: Bool) -> SchemeVerdict {
    var verdict = SchemeVerdict(scheme: .v1)
    do throws(SigningFault) {
      verdict.certificates = try readMessages().map(\.message.certificate)
      guard isFull else { return verdict }
      var left = Self.maximumUnpackedSize
      for entry in archive.entries {
        guard entry.size <= left else {
          verdict.obstacle = .tooLarge
          return verdict
        }
        left -= entry.size
      }
      verdict.certificates = try check(present).map(\.certificate)
    } catch {
      verdict.faults = [error]
    }
    return verdict
  }
}

extension JARSignature {
  private func readMessages() throws(SigningFault) -> [(list: [UInt8], message: PKCS7Message)] {
    guard pairs.count <= Self.maximumSigners else { throw .unreadable }
    var messages: [(list: [UInt8], message: PKCS7Message)] = []
    for pair in pairs {
      let list = try read(pair.list)
      guard let message = PKCS7Message(try read(pair.signature), over: list) else { throw .unreadable }
      messages.append((list, message))
    }
    return messages
  }

  private func read(_ entry: ZipEntry) throws(SigningFault) -> [UInt8] {
    do { return try archive.read(entry, limit: Self.maximumFileSize) } catch { throw .unreadable }
  }

  /// The signers of all files.
  private func check(_ present: Set<SigningScheme>) throws(SigningFault) -> [JARSigner] {
    guard let entry = archive.entry(named: Self.manifestName) else { throw .manifestMissing }
    guard let manifest = JARManifest(try read(entry)) else { throw .unreadable }
    let names = try fileNames()
    var sections: [String: JARManifest.Section] = [:]
    for section in manifest.sections {
      guard let name = section.name, sections.updateValue(section, forKey: name) == nil else {
        throw .unreadable
      }
      guard names.contains(name) else { throw .fileMissing(name) }
    }
    var signers: [JARSigner] = []
    for (list, message) in try readMessages() {
      let signer = try JARSigner(
        signatureFile: list, message: message, over: manifest, sections, present: present)
      if let signer { signers.append(signer) }
    }
    guard !signers.isEmpty else { throw .noSigners }
    return try checkFiles(sections, signers)
  }

  /// The names of all files.
  private func fileNames() throws(SigningFault) -> Set<String> {
    var names: Set<String> = []
    for entry in archive.entries where !entry.isFolder {
      guard names.insert(entry.name).inserted else { throw .fileTwice(entry.name) }
    }
    return names
  }

  /// Checks the content of every file.
  /// - Returns: the signers who signed them all
  private func checkFiles(
    _ sections: [String: JARManifest.Section], _ signers: [JARSigner]
  ) throws(SigningFault) -> [JARSigner] {
    var common: [Int]?
    // In the order of the file, not of the directory: reading forth is faster than back and forth.
    let files = archive.entries.filter { !$0.isFolder && !$0.hasPrefix(Self.folder) }
    for entry in files.sorted(by: { $0.headerOffset < $1.headerOffset }) {
      let name = entry.name
      let own = signers.indices.filter { signers[$0].files.contains(name) }
      guard let digest = sections[name]?.digest("-Digest"), !own.isEmpty, common ?? own == own else {
        throw .fileNotSigned(name)
      }
      common = own
      guard try hash(of: entry, digest.algorithm) == digest.bytes else { throw .fileChanged(name) }
    }
    guard let common else { throw .noSigners }
    return common.map { signers[$0] }
  }

  private func hash(of entry: ZipEntry, _ algorithm: HashAlgorithm) throws(SigningFault) -> [UInt8] {
    let hash = Hash(algorithm)
    do {
      // A wrong checksum alone does not keep Android from installing.
      try archive.forEachChunk(of: entry, checksum: .ignored) { hash.update($0) }
    } catch {
      throw .fileChanged(entry.name)
    }
    return hash.finish()
  }
}
