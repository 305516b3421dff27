extension Listing {
  /// True where a reference to texts led nowhere, which is a fault of its own: the description may be there.
  var lacksReferredTexts: Bool {
    faults.contains { fault in
      guard fault.field == nil else { return false }
      switch fault.kind {
      case .missingFile, .emptyGlob, .outsideBoundary, .linkLoop, .notAFile: return true
      default: return false
      }
    }
  }
}
