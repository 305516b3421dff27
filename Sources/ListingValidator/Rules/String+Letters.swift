/// How many letters of each script a text has.
struct Letters {
  /// Latin letters.
  var latin = 0
  /// Han, kana and Hangul.
  var cjk = 0
  /// All others.
  var other = 0

  /// True where most letters are Chinese, Japanese or Korean.
  var areMostlyCJK: Bool { cjk > latin + other }
  /// True where there are letters, and most of them are not Latin.
  var areMostlyNotLatin: Bool { cjk + other > latin }
}

extension String {
  /// The letters of the text by script.
  var letters: Letters {
    var letters = Letters()
    for scalar in unicodeScalars {
      if scalar.isLatin {
        letters.latin += 1
      } else if scalar.isASCII {
        continue
      } else if scalar.isCJK {
        letters.cjk += 1
      } else if scalar.properties.isAlphabetic {
        letters.other += 1
      }
    }
    return letters
  }
}
