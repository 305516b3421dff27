import Images

extension ImageFacts {
  /// True where more is announced than is read, so that nothing but the head is known.
  var isTooLarge: Bool {
    faults.contains { fault in
      switch fault.kind {
      case .tooManyPixels, .fileTooLarge: true
      default: false
      }
    }
  }
}
