/// What an AppDF description says against itself or its format.
public enum AppDFFault: Sendable {
  /// A version of the format that is not known; nil where none is given.
  case unknownVersion(String?)
  /// An element that its parent does not have, the parent that would, and the name that was meant.
  case unknownElement(String, in: String, belongsTo: String?, meant: String?)
  /// An element without an attribute that tells what it means.
  case missingAttribute(String, of: String)
  /// A value that is in no list of the format, which is the schema's or one beside it.
  case unknownValue(String, of: String, allowed: [String], isSchema: Bool)
  /// A category that no app of this type has.
  case unknownCategory(String, type: String, meant: String?)
  /// A sub-category that the category does not have.
  case unknownSubcategory(String, category: String, allowed: [String])
  /// A language that no code of the format stands for.
  case unknownLanguage(String, isMalformed: Bool)
  /// Countries to include where all but some are meant, or the other way round.
  case ignoredCountries(element: String, onlyListed: String)
  /// A date that the calendar does not have.
  case invalidDate(String, of: String)
  /// An end that is not after the start.
  case reversedPeriod(since: CalendarDay, until: CalendarDay)
  /// A policy or licence with an address but no text, or the other way round.
  case incompleteLink(element: String, hasText: Bool)
  /// Several texts of which not one fits every store of the format.
  case noneShortEnough(element: String, length: Int, limit: Int)
  /// An identifier that YouTube does not give.
  case malformedYouTubeID(String, isDefault: Bool)
  /// A width or height that is no number of pixels; nil where none is given.
  case malformedSize(attribute: String, of: String, found: String?)
  /// A size that the slot does not take.
  case sizeOfAnotherSlot(String, found: String, allowed: String)
  /// A picture that is declared with two sizes.
  case twoSizes(path: String, first: String, second: String)
}
