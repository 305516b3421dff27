extension RandomAccessCollection {
  /// The index of the first element that belongs to the second part of a collection, whose elements of the first part
  /// all come before; found in a logarithmic number of steps.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let middle = index(start, offsetBy: count / 2)
      if isInSecondPart(self[middle]) {
        count /= 2
      } else {
        start = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return start
  }
}
