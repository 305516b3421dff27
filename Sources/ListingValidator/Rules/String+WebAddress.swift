/// What an address would be as that of a web page.
enum WebAddress: Equatable {
  /// `https`.
  case secure
  /// `http`, or a scheme that browsers do not open, by name.
  case insecure(scheme: String)
  /// A host, but nothing in front of it.
  case withoutScheme
  /// No address at all, and why.
  case malformed(String)

  /// Judges an address, leniently: only what no reader of addresses takes is malformed.
  init(_ text: String) {
    guard !text.contains(where: { $0.isWhitespace || $0.isNewline }) else {
      self = .malformed("has white space in it")
      return
    }
    guard let colon = text.firstIndex(of: ":"), Self.isScheme(text[..<colon]) else {
      self = Self.withoutScheme(text)
      return
    }
    let scheme = text[..<colon].lowercased()
    let rest = text[text.index(after: colon)...]
    switch scheme {
    case "https", "http":
      guard rest.hasPrefix("//") else {
        self = .malformed("lacks // after the scheme")
        return
      }
      guard Self.isHost(Self.authority(of: rest.dropFirst(2))) else {
        self = .malformed("has no valid host")
        return
      }
      self = scheme == "https" ? .secure : .insecure(scheme: scheme)
    default:
      // A host with a port looks like a scheme.
      if !rest.hasPrefix("//"), scheme.contains(".") || rest.first?.isNumber == true {
        self = Self.withoutScheme(text)
      } else if let meant = NearestName.nearest(to: scheme, in: ["https", "http"]), meant.hasPrefix("http") {
        self = .malformed("has the unknown scheme \"\(scheme)\"")
      } else {
        self = .insecure(scheme: scheme)
      }
    }
  }

  private static func withoutScheme(_ text: String) -> WebAddress {
    let host = authority(of: text.hasPrefix("//") ? text.dropFirst(2) : text[...])
    let isMailbox = text.prefix { !"/?#".contains($0) }.contains("@")
    guard host.contains("."), isHost(host), !isMailbox else { return .malformed("is no web address") }
    return .withoutScheme
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Host and port.
  private static func authority(of rest: Substring) -> Substring {
    let authority = rest.prefix { !"/?#".contains($0) }
    guard let at = authority.lastIndex(of: "@") else { return authority }
    return authority[authority.index(after: at)...]
  }

  private static func isHost(_ authority: Substring) -> Bool {
    if authority.hasPrefix("[") { return authority.contains("]") && authority.contains(":") }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let host = parts.first,
      parts.dropFirst().allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return false }
    let labels = (host.hasSuffix(".") ? host.dropLast() : host)
      .split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      // Host names may have letters of any script; underscores occur although the standard has none.
      !label.isEmpty
        && label.unicodeScalars.allSatisfy { scalar in
          scalar.isASCII
            ? Character(scalar).isLetter || Character(scalar).isNumber || scalar == "-" || scalar == "_"
              || scalar == "%"
            : scalar.properties.isIDContinue
        }
    }
  }
}

extension Report {
  /// Reports an address that cannot be opened as it is written.
  /// - Parameter name: what the address is for, such as `support website`.
  mutating func flagAddress(
    _ address: Located<String>?, name: String, malformed: RuleCase, withoutScheme: RuleCase, field: Field
  ) {
    guard let address = address?.filled else { return }
    switch WebAddress(address.trimmed) {
    case .malformed(let reason):
      flag(
        malformed, at: address.location, "the \(name) \"\(address.trimmed)\" \(reason)", found: address.value,
        allowed: "https://… with a host", help: "write the whole address, such as https://example.com/page",
        field: field)
    case .withoutScheme:
      let whole = address.trimmed.hasPrefix("//") ? "https:\(address.trimmed)" : "https://\(address.trimmed)"
      flag(
        withoutScheme, at: address.location, "the \(name) \"\(address.trimmed)\" has no https://",
        found: address.value, allowed: whole, help: "write \(whole)", field: field)
    case .secure, .insecure: break
    }
  }

  /// Reports an address whose page is not sent over https.
  mutating func flagInsecureAddress(
    _ address: Located<String>?, name: String, insecure: RuleCase, field: Field
  ) {
    guard let address = address?.filled, case .insecure(let scheme) = WebAddress(address.trimmed) else {
      return
    }
    flag(
      insecure, at: address.location, "the \(name) is at \"\(scheme):\", not https", found: address.value,
      allowed: "https://…", help: "serve the page over https and write that address", field: field)
  }
}
