extension ISOCodes {
  /// The country that is meant by a code, in upper or lower case; `GB` for `UK`.
  func country(_ code: String) -> String? {
    let code = code.uppercased()
    return countries.contains(code) ? code : countryAliases[code]
  }
}

extension Countries {
  /// The countries where the app is offered; nil where that is not said, or not in codes that exist.
  func offered(of codes: ISOCodes) -> Set<String>? {
    guard included != nil || !excluded.isEmpty else { return nil }
    let included = included.map { Set($0.compactMap { codes.country($0.value) }) } ?? codes.countries
    let offered = included.subtracting(excluded.compactMap { codes.country($0.value) })
    return offered.isEmpty ? nil : offered
  }
}
