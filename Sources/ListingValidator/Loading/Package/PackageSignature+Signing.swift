import Packages

extension PackageSignature {
  /// Sums up what became of each scheme.
  init(_ signing: PackageSigning) {
    let signers = signing.certificates.map { Signer(subject: $0.subject, isDebug: $0.isDebug) }
    guard signing.isSigned else {
      self.init(state: .unsigned)
      return
    }
    let faults = signing.faults
    if let broken = faults.first(where: { $0.fault != .missing }) {
      let scheme = broken.scheme.map { "signature \($0.rawValue): " } ?? ""
      self.init(state: .broken(scheme + broken.fault.reason), signers: signers)
    } else if let missing = faults.first?.scheme {
      self.init(state: .incomplete(missing.needed), signers: signers)
    } else {
      self.init(state: .holds, signers: signers)
    }
  }
}

extension SigningScheme {
  /// Who misses a signature of the scheme.
  fileprivate var needed: String {
    self == .v1
      ? "releases below Android 7 look for signature v1, and there is none"
      : "a package for API level 30 or above needs signature v2 or later, and has v1 only"
  }
}

extension SigningFault {
  /// Why, in words.
  package var reason: String {
    switch self {
    case .missing: "it is missing"
    case .unreadable: "its data is damaged"
    case .noSigners: "it has no signer"
    case .signatureWrong: "it is not one over what it should sign"
    case .certificateUnreadable: "its certificate is damaged"
    case .keyNotOfCertificate: "the key is not the one of the certificate"
    case .algorithmsDiffer: "it is made for other algorithms than the digests"
    case .contentChanged: "the package is not the one that was signed"
    case .platformsWrong: "the API levels of its signers do not fit together"
    case .lineageWrong: "the history of its keys is damaged"
    case .removed(let scheme):
      "the package was signed by \(scheme.rawValue) as well, and that signature is gone"
    case .signersDiffer(let first, let second):
      "\(first.rawValue) and \(second.rawValue) have different signers"
    case .manifestMissing: "META-INF/MANIFEST.MF is missing"
    case .manifestChanged: "META-INF/MANIFEST.MF is not the one that was signed"
    case .fileMissing(let name): "\(name) was signed and is missing"
    case .fileNotSigned(let name): "\(name) is not signed"
    case .fileChanged(let name): "\(name) is not the one that was signed"
    case .fileTwice(let name): "there are two files \(name)"
    }
  }
}
