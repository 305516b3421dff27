/// What is out of the ordinary in binary XML that Android reads all the same.
package enum XMLOddity: Sendable, Hashable {
  /// The file does not begin with the mark of binary XML; Android does not look.
  case unusualMark(UInt16)
  /// So many bytes follow the document.
  case dataAfterDocument(Int)
  /// Something follows the root element.
  case contentAfterRoot
  /// A part of an unknown kind, which is passed over.
  case unknownChunk(UInt16)
  /// The attributes of an element do not lie where build tools put them.
  case attributeLayout(element: String)
  /// An attribute of Android's is written under another name, or none.
  case attributeRenamed(written: String, meant: String)
  /// An attribute of Android's stands in another namespace, or in none.
  case namespaceMasked(attribute: String, written: String?)
  /// An attribute is named like one of Android's but has no number: Android does not see it, and it is left out.
  case attributeWithoutNumber(String)
  /// An element has the same attribute twice; the first one counts.
  case attributeRepeated(String)
  /// A string that something refers to is not there.
  case stringMissing
  /// Elements are not closed at the end of the document.
  case elementsNotClosed
  /// The list was cut off: there are more.
  case more
}
