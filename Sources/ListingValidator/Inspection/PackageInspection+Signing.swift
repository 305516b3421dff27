import Packages

extension PackageInspection.Signing {
  /// Nil for a package that nobody signed.
  init?(_ signing: PackageSigning) {
    guard signing.isSigned else { return nil }
    func holds(_ schemes: SigningScheme...) -> Bool? {
      let verdicts = schemes.compactMap { signing[$0] }
      if verdicts.contains(where: { $0.state == .broken }) { return false }
      return verdicts.contains { $0.state == .holds } ? true : nil
    }
    v1 = holds(.v1)
    v2 = holds(.v2)
    v3 = holds(.v3, .v31)
    v4 = holds(.v4)
    certificate = signing.certificates.first.map(PackageInspection.Certificate.init)
  }
}

extension PackageInspection.Certificate {
  fileprivate init(_ certificate: Certificate) {
    subject = certificate.subject
    from = certificate.notBefore.map { CalendarDay(secondsSince1970: $0).description }
    until = certificate.notAfter.map { CalendarDay(secondsSince1970: $0).description }
    sha256 = certificate.fingerprint.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    debug = certificate.isDebug
  }
}
