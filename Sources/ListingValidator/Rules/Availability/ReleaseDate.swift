/// The publish date of a listing: a day, and where they are written a time and a zone.
struct ReleaseDate {
  /// The day as written.
  let day: CalendarDay
  /// Minutes east of Greenwich; nil where no zone is written.
  let offset: Int?
  /// True where a zone is written, as an offset or by name.
  let hasZone: Bool
  /// Minutes since midnight; nil where no time is written.
  private let minutes: Int?

  /// Reads `YYYY-MM-DD`, then `Thh:mm`, `:ss`, a zone and the zone's name in brackets as far as they are there.
  init?(_ text: String) {
    let form =
      /([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.[0-9]+)?)?)? ?(?:([Zz])|([+-])([0-9]{2}):?([0-9]{2}))?(\[[A-Za-z0-9_+\/-]+\])?/
    guard let parts = text.wholeMatch(of: form)?.output, let day = CalendarDay(parts.1) else { return nil }
    func number(_ part: Substring?, below limit: Int) -> Int?? {
      guard let part else { return .some(nil) }
      guard let number = Int(part), number < limit else { return nil }
      return number
    }
    guard let hour = number(parts.2, below: 24), let minute = number(parts.3, below: 60),
      number(parts.4, below: 61) != nil, let zoneHour = number(parts.7, below: 15),
      let zoneMinute = number(parts.8, below: 60)
    else { return nil }
    self.day = day
    minutes = hour.map { $0 * 60 + (minute ?? 0) }
    if let zoneHour {
      offset = (zoneHour * 60 + (zoneMinute ?? 0)) * (parts.6 == "-" ? -1 : 1)
    } else {
      offset = parts.5 == nil ? nil : 0
    }
    hasZone = offset != nil || parts.9 != nil
  }

  /// The last day, in UTC, that may be meant: without a time the day's end, without a zone the world's last one.
  var latestDay: CalendarDay {
    let seconds = ((minutes ?? 24 * 60 - 1) - (offset ?? -12 * 60)) * 60
    return CalendarDay(secondsSince1970: day.daysSince1970 * 86_400 + seconds)
  }
}

extension CalendarDay {
  /// Days since 1970-01-01.
  fileprivate var daysSince1970: Int {
    // Howard Hinnant's days-from-civil, as in `init(secondsSince1970:)`.
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
