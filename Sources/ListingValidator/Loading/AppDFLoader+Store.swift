extension AppDFLoader {
  /// Reads the type and the categories, and puts Amazon's name in place of the format's.
  mutating func readCategorization(_ section: XMLElement) {
    var types = [String](format.categories.keys.sorted())
    if let type = section.child("type").map({ value(of: $0) }),
      check(type, of: "<type>", allowed: types, field: .category)
    {
      types = [type.value]
    }
    guard let element = section.child("category") else { return }
    let written = element.text(in: source)
    guard !written.isEmpty else {
      listing.general.category = written
      return
    }
    // Without a type of its own, the category may be one of any.
    let known = types.flatMap { format.categories[$0] ?? [] }
    let name = written.string.lowercased()
    guard let category = known.first(where: { $0.name.lowercased() == name }) else {
      listing.places[.category] = nil
      let meant =
        NearestName.nearest(to: name, in: known.map { $0.name.lowercased() })
        .flatMap { near in known.first { $0.name.lowercased() == near }?.name }
      record(
        .unknownCategory(written.string, type: types.joined(separator: " or "), meant: meant),
        at: written.location, field: .category)
      return
    }
    if let amazon = category.amazon, let range = written.location.range {
      var builder = Text.Builder(file: source)
      builder.append(amazon.utf8.map { $0 }, from: range)
      listing.general.category = builder.text(extent: range)
    } else {
      // Amazon has no such category, so none can be missing or wrong.
      listing.places[.category] = nil
    }
    guard let sub = section.child("subcategory").map({ value(of: $0) }), !sub.value.isEmpty,
      !category.subcategories.contains(where: { $0.lowercased() == sub.value.lowercased() })
    else { return }
    record(
      .unknownSubcategory(sub.value, category: category.name, allowed: category.subcategories),
      at: sub.location, field: .category)
  }

  /// Reads countries and period.
  mutating func readAvailability(_ section: XMLElement) {
    listing.availability.location = section.location(in: source)
    if let countries = section.child("countries") { readCountries(countries) }
    guard let period = section.child("period") else { return }
    let since = period.child("since").flatMap { day(in: $0) }
    let until = period.child("until").flatMap { day(in: $0) }
    if let since { listing.availability.release = Located(since.value.description, at: since.location) }
    if let since, let until, since.value >= until.value {
      record(
        .reversedPeriod(since: since.value, until: until.value), at: until.location, field: .publishingDate)
    }
  }

  private mutating func readCountries(_ element: XMLElement) {
    guard let onlyListed = attribute("only-listed", of: element),
      check(onlyListed, of: "only-listed", allowed: ["yes", "no"], field: .countries)
    else { return }
    var countries = Countries(location: element.location(in: source))
    if onlyListed.value == "yes" {
      countries.included = element.children("include").map { value(of: $0) }
    } else {
      countries.excluded = element.children("exclude").map { value(of: $0) }
    }
    listing.availability.countries = countries
    let ignored = onlyListed.value == "yes" ? "exclude" : "include"
    guard let first = element.child(ignored) else { return }
    record(
      .ignoredCountries(element: ignored, onlyListed: onlyListed.value), at: first.location(in: source),
      field: .countries)
  }

  private mutating func day(in element: XMLElement) -> Located<CalendarDay>? {
    let location = element.location(in: source)
    let parts = ["year", "month", "day"].map { element.attribute($0)?.value }
    if let year = parts[0].flatMap({ Int($0) }), let month = parts[1].flatMap({ Int($0) }),
      let number = parts[2].flatMap({ Int($0) }), let day = CalendarDay(year: year, month: month, day: number)
    {
      return Located(day, at: location)
    }
    let found = parts.map { $0 ?? "?" }.joined(separator: "-")
    record(.invalidDate(found, of: element.name), at: location, field: .publishingDate)
    return nil
  }

  /// Reads the price. The base price is in US dollars, a local one in the money of its country.
  mutating func readPrice(_ element: XMLElement) {
    guard let free = attribute("free", of: element),
      check(free, of: "free", allowed: ["yes", "no"], field: .price)
    else {
      // Something is said, though not what.
      listing.places[.price] = nil
      return
    }
    var price = Price(location: element.location(in: source))
    price.model = Located(free.value == "yes" ? "free" : "paid", at: free.location)
    if let base = element.child("base-price").map({ value(of: $0) }), !base.value.isEmpty {
      price.amount = base
      price.currency = Located("USD", at: base.location)
    }
    for element in element.children("local-price") {
      guard let country = attribute("country", of: element) else { continue }
      let amount = value(of: element)
      let currency = StoreProfile.amazonAppstore.marketplace(country.value)?.currency
      price.local.append(
        LocalPrice(
          location: element.location(in: source), marketplace: country, amount: amount,
          currency: currency.map { Located($0, at: amount.location) }))
    }
    listing.availability.price = price
  }
}
