/// How a package is signed.
public struct PackageSignature: Sendable {
  /// What becomes of the signatures.
  public enum State: Sendable, Hashable {
    /// They hold on every release of Android that the package is for.
    case holds
    /// Nobody signed the package.
    case unsigned
    /// Some release of Android finds no signature of the kind that it looks for; which, in words.
    case incomplete(String)
    /// A signature does not hold; why, in words.
    case broken(String)
  }

  /// Somebody who signed.
  public struct Signer: Sendable, Hashable {
    /// Whom the certificate names, in the notation of RFC 2253.
    public let subject: String
    /// True for the certificate that development tools make by themselves.
    public let isDebug: Bool

    /// Describes a signer.
    public init(subject: String, isDebug: Bool) {
      self.subject = subject
      self.isDebug = isDebug
    }
  }

  /// What becomes of the signatures.
  public let state: State
  /// Who signed.
  public let signers: [Signer]

  /// Describes a signature.
  public init(state: State, signers: [Signer] = []) {
    self.state = state
    self.signers = signers
  }
}
