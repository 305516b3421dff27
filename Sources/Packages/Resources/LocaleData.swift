/// The few facts of the Unicode locale data (CLDR) that decide which of two regions is nearer to a third.
enum LocaleData {
  /// The script that a language is usually written in.
  static func script(language: Subtag, region: Subtag) -> Subtag {
    regionalScripts[[language, region]] ?? scripts[language] ?? "Latn"
  }

  /// The region and what stands above it, up to the language alone, which has the region "".
  static func parents(language: Subtag, script: Subtag, region: Subtag) -> [Subtag] {
    var regions = [region]
    while let last = regions.last, !last.isEmpty {
      regions.append(parent(language: language, script: script, region: last))
    }
    return regions
  }

  /// True for the regions whose English stands under no international English.
  static func isCloseToAmericanEnglish(_ region: Subtag) -> Bool {
    !parents(language: "en", script: "Latn", region: region).contains("001")
  }

  /// The region that a language stands for where none is named; nil where it is not known here.
  static func mainRegion(language: Subtag, script: Subtag) -> Subtag? {
    if script == "Hant" { return "TW" }
    return mainRegions[language]
  }

  private static func parent(language: Subtag, script: Subtag, region: Subtag) -> Subtag {
    switch (language, script) {
    case ("en", _):
      if europeanEnglish.contains(region) { return "150" }
      return region == "150" || internationalEnglish.contains(region) ? "001" : ""
    case ("es", _): return latinAmericanSpanish.contains(region) ? "419" : ""
    case ("pt", _): return europeanPortuguese.contains(region) ? "PT" : ""
    case ("zh", "Hant"): return region == "MO" ? "HK" : ""
    case ("ar", _): return ["DZ", "EH", "LY", "MA", "TN"].contains(region) ? "015" : ""
    default: return ""
    }
  }

  private static let europeanEnglish = words("AT CH DE DK FI NL SE SI")
  private static let internationalEnglish = words(
    """
    AG AI AU BB BE BM BS BW BZ CA CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM IN IO JE JM KE KI
    KN KY LC LR LS MG MO MS MT MU MW MY NA NF NG NR NU NZ PG PH PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT
    TV TZ UG VC VG VU WS ZA ZM ZW
    """)
  private static let latinAmericanSpanish = words(
    "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE")
  private static let europeanPortuguese = words("AO CH CV FR GQ GW LU MO MZ ST TL")

  private static let scripts = table(
    """
    am:Ethi ar:Arab as:Beng be:Cyrl bg:Cyrl bn:Beng bo:Tibt bh:Deva ckb:Arab cv:Cyrl dv:Thaa dz:Tibt el:Grek fa:Arab
    gu:Gujr he:Hebr hi:Deva hy:Armn iw:Hebr ja:Jpan ji:Hebr ka:Geor kk:Cyrl km:Khmr kn:Knda ko:Kore kok:Deva ks:Arab
    ky:Cyrl lo:Laoo mai:Deva mk:Cyrl ml:Mlym mn:Cyrl mr:Deva my:Mymr ne:Deva or:Orya pa:Guru ps:Arab ru:Cyrl sa:Deva
    sd:Arab si:Sinh sr:Cyrl ta:Taml te:Telu tg:Cyrl th:Thai ti:Ethi tt:Cyrl ug:Arab uk:Cyrl ur:Arab yi:Hebr
    yue:Hant zh:Hans
    """)
  private static let regionalScripts: [[Subtag]: Subtag] = Dictionary(
    pairs(
      """
      ar-XB:~~~B az-IQ:Arab az-IR:Arab az-RU:Cyrl en-XA:~~~A ha-CM:Arab ha-SD:Arab kk-AF:Arab kk-CN:Arab kk-IR:Arab
      kk-MN:Arab ky-CN:Arab ky-TR:Latn mn-CN:Mong ms-CC:Arab pa-PK:Arab sd-IN:Deva sr-ME:Latn sr-RO:Latn sr-TR:Latn
      tg-PK:Arab ug-KZ:Cyrl ug-MN:Cyrl uz-AF:Arab uz-CN:Cyrl yue-CN:Hans zh-AU:Hant zh-BN:Hant zh-GB:Hant zh-GF:Hant
      zh-HK:Hant zh-ID:Hant zh-MO:Hant zh-PA:Hant zh-PF:Hant zh-PH:Hant zh-SR:Hant zh-TH:Hant zh-TW:Hant zh-US:Hant
      zh-VN:Hant
      """
    ).map { place, script in
      (place.string.utf8.split(separator: UInt8(ascii: "-")).map { Subtag($0) }, script)
    },
    uniquingKeysWith: { first, _ in first })
  private static let mainRegions = table(
    """
    af:ZA am:ET ar:EG as:IN az:AZ be:BY bg:BG bn:BD bs:BA ca:ES cs:CZ cy:GB da:DK de:DE el:GR en:US es:ES et:EE eu:ES
    fa:IR fi:FI fil:PH fr:FR ga:IE gl:ES gu:IN he:IL hi:IN hr:HR hu:HU hy:AM id:ID in:ID is:IS it:IT iw:IL ja:JP
    ka:GE kk:KZ km:KH kn:IN ko:KR ky:KG lo:LA lt:LT lv:LV mk:MK ml:IN mn:MN mr:IN ms:MY my:MM nb:NO ne:NP nl:NL no:NO
    or:IN pa:IN pl:PL pt:BR rm:CH ro:RO ru:RU si:LK sk:SK sl:SI sq:AL sr:RS sv:SE sw:TZ ta:IN te:IN th:TH tl:PH tr:TR
    uk:UA ur:PK uz:UZ vi:VN zh:CN zu:ZA
    """)

  private static func words(_ text: String) -> Set<Subtag> {
    Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.map { Subtag($0) })
  }

  /// The entries of a list such as `af:ZA am:ET`.
  private static func pairs(_ text: String) -> [(Subtag, Subtag)] {
    text.utf8.split { $0 <= UInt8(ascii: " ") }.map { pair in
      let parts = pair.split(separator: UInt8(ascii: ":"))
      return (Subtag(parts[0]), Subtag(parts[1]))
    }
  }

  private static func table(_ text: String) -> [Subtag: Subtag] {
    Dictionary(pairs(text), uniquingKeysWith: { first, _ in first })
  }
}
