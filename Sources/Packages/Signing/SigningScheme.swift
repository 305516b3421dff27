/// The ways of signing a package, oldest first.
package enum SigningScheme: String, Sendable, CaseIterable {
  /// The signature of Java archives, over each file; Android bundles have this one only.
  case v1
  /// A signature over the whole file, from Android 7.0 (API level 24).
  case v2
  /// The same with a history of keys, from Android 9 (API level 28).
  case v3
  /// The same again, for a change of keys that older releases do not see, from Android 13 (API level 33).
  case v31 = "v3.1"
  /// Two signatures at once, one of them safe from quantum computers.
  case v32 = "v3.2"
  /// A signature in a file of its own beside the package, for installing while it is still being copied.
  case v4

  /// The number that it has in a signing block; nil where it is kept elsewhere.
  var blockID: UInt32? {
    switch self {
    case .v1, .v4: nil
    case .v2: 0x7109_871a
    case .v3: 0xf053_68c0
    case .v31: 0x1b93_ad61
    case .v32: 0x70e1_c89f
    }
  }

  /// The schemes that are kept in a signing block.
  static let inBlock = allCases.filter { $0.blockID != nil }
}

/// Why a signature does not hold.
package enum SigningFault: Error, Sendable, Hashable {
  /// Some release that the package is for looks for a signature of the scheme, and there is none.
  case missing
  /// The signature's own data is damaged.
  case unreadable
  /// There is a place for signers, and nobody in it.
  case noSigners
  /// A signature is not one of its key over what it should sign.
  case signatureWrong
  /// A certificate cannot be read.
  case certificateUnreadable
  /// The key that signed is not the one of the certificate.
  case keyNotOfCertificate
  /// Signatures and digests are not made for the same algorithms.
  case algorithmsDiffer
  /// The package is not the one that was signed.
  case contentChanged
  /// The API levels of the signers are not those that were signed, overlap, or leave a gap.
  case platformsWrong
  /// The history of keys is damaged, or does not lead to the key that signed.
  case lineageWrong
  /// The package was signed in this way as well, and that signature has been removed.
  case removed(SigningScheme)
  /// Two schemes have different signers.
  case signersDiffer(SigningScheme, SigningScheme)
  /// There are signatures of files, but no list of the files: `META-INF/MANIFEST.MF`.
  case manifestMissing
  /// The list of files is not the one that was signed.
  case manifestChanged
  /// A file that was signed is no longer there.
  case fileMissing(String)
  /// A file that nobody signed.
  case fileNotSigned(String)
  /// A file is not the one that was signed.
  case fileChanged(String)
  /// Two files of one name, of which one only can be the signed one.
  case fileTwice(String)
}

/// What became of checking one scheme.
package struct SchemeVerdict: Sendable {
  /// How much is known.
  package enum State: Sendable {
    /// Signature and content agree.
    case holds
    /// They do not; `faults` says why.
    case broken
    /// It cannot be told here; `obstacle` says why.
    case unchecked
  }

  /// The scheme.
  package let scheme: SigningScheme
  /// The certificates of the signers, as far as they could be read.
  package internal(set) var certificates: [Certificate] = []
  /// Why the signature does not hold.
  package internal(set) var faults: [SigningFault] = []
  /// What keeps the signature from being checked.
  package internal(set) var obstacle: Obstacle?

  /// What keeps a signature from being checked.
  package enum Obstacle: Sendable, Equatable {
    /// A signer has no signature but by algorithms of these numbers.
    case unknownAlgorithms([UInt32])
    /// The files are larger, unpacked, than is unpacked here.
    case tooLarge
  }

  /// How much is known.
  package var state: State {
    if !faults.isEmpty { return .broken }
    return obstacle == nil ? .holds : .unchecked
  }
}
