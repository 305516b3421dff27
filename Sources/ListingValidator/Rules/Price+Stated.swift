/// A price that a listing states: the base price, or that of one marketplace.
struct StatedPrice {
  /// The marketplace as written; nil for the base price.
  let place: Located<String>?
  /// The marketplace, where it is known.
  let marketplace: Marketplace?
  /// The amount as written.
  let amount: Located<String>?
  /// The currency as written.
  let currency: Located<String>?
  /// The element.
  let location: Location

  /// The number that is meant.
  var exactAmount: ExactAmount? { amount.flatMap { ExactAmount($0.trimmed) } }
  /// The currency in upper case; that of the marketplace, where none is written.
  var code: String? { currency?.trimmed.uppercased() ?? marketplace?.currency }
  /// What to call it.
  var name: String { place.map { "price for \($0.trimmed)" } ?? "base price" }
}

extension Price {
  /// True where the app is said to be free.
  var isFree: Bool { model?.trimmed.lowercased() == "free" }
  /// True where the app is said to be paid.
  var isPaid: Bool { model?.trimmed.lowercased() == "paid" }

  /// The base price.
  var base: StatedPrice {
    StatedPrice(
      place: nil, marketplace: nil, amount: amount?.filled, currency: currency?.filled, location: location)
  }

  /// All prices that customers would pay; none where the app is free.
  func stated(in context: Context) -> [StatedPrice] {
    isFree ? [] : [base] + context.localPrices
  }
}

extension StatedPrice {
  /// The prices of single marketplaces that a listing states.
  static func local(of listing: Listing, profile: StoreProfile, isoCodes: ISOCodes) -> [StatedPrice] {
    (listing.availability.price?.local ?? []).map { price in
      let place = price.marketplace?.filled
      let marketplace = place.flatMap { place in
        let name = place.trimmed
        return profile.marketplace(name) ?? isoCodes.country(name).flatMap { profile.marketplace($0) }
      }
      return StatedPrice(
        place: place, marketplace: marketplace, amount: price.amount?.filled,
        currency: price.currency?.filled,
        location: price.location)
    }
  }
}
