/// A file name with `*`, `?` and sets as `[abc]`, in Unicode scalars.
struct NamePattern: Equatable {
  private enum Part: Equatable {
    case scalar(Unicode.Scalar)
    case any
    case anyRun
    case set([ClosedRange<Unicode.Scalar>], negated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .scalar(let expected): scalar == expected
      case .any, .anyRun: true
      case .set(let ranges, let negated): ranges.contains { $0.contains(scalar) } != negated
      }
    }
  }

  private var parts: [Part] = []

  /// The pattern that a path component is, nil when it is a plain name.
  init?(_ component: Substring) {
    var rest = component.unicodeScalars[...]
    var isPlain = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*": parts.append(.anyRun)
      case "?": parts.append(.any)
      case "[":
        guard let set = Self.takeSet(&rest) else { fallthrough }
        parts.append(set)
      default:
        parts.append(.scalar(scalar))
        continue
      }
      isPlain = false
    }
    if isPlain { return nil }
  }

  /// Takes a set after its `[`; nil when it is never closed and the bracket stands for itself.
  private static func takeSet(_ rest: inout Substring.UnicodeScalarView) -> Part? {
    var scalars = rest
    let negated = scalars.first == "!"
    if negated { scalars.removeFirst() }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let first = scalars.popFirst() {
      // A bracket that comes first is a member: `[]]`.
      if first == "]", !ranges.isEmpty {
        rest = scalars
        return .set(ranges, negated: negated)
      }
      var last = first
      let next = scalars.dropFirst().first
      if scalars.first == "-", let next, next != "]", next >= first {
        last = next
        scalars.removeFirst(2)
      }
      ranges.append(first...last)
    }
    return nil
  }

  /// Whether the whole name fits.
  func matches(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    if scalars.first == ".", let first = parts.first {
      guard case .scalar(".") = first else { return false }
    }
    var (part, position) = (0, 0)
    // Where to go on when what follows the last star does not fit: a longer run. One suffices, so no recursion.
    var retry: (part: Int, position: Int)?
    while position < scalars.count {
      if part < parts.count, case .anyRun = parts[part] {
        part += 1
        retry = (part, position)
      } else if part < parts.count, parts[part].matches(scalars[position]) {
        part += 1
        position += 1
      } else if let (afterStar, start) = retry {
        (part, position) = (afterStar, start + 1)
        retry = (afterStar, start + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { if case .anyRun = $0 { true } else { false } }
  }
}
