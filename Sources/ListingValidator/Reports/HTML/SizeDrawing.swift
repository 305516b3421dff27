import Images

/// The size of a picture drawn against the sizes that the store takes.
struct SizeDrawing {
  private let size: ImageSize
  private let allowed: [ImageSize]

  /// Draws a picture; nil where its size is not known.
  init?(_ picture: StorePicture) {
    // A description may declare any number: what no picture has is not drawn, and sums stay small.
    let possible = 1...1_000_000
    guard let size = picture.size, possible.contains(size.width), possible.contains(size.height) else {
      return nil
    }
    self.size = size
    allowed = picture.allowed
  }

  private var fits: Bool { allowed.isEmpty || allowed.contains(size) }

  /// The allowed size that comes nearest: of those of about the same shape, or else of all.
  private var nearest: ImageSize? {
    let alike = allowed.filter { other in
      let (wide, high) = (size.width * other.height, size.height * other.width)
      return abs(wide - high) * 50 <= max(wide, high)
    }
    return (alike.isEmpty ? allowed : alike).min { difference($0) < difference($1) }
  }

  private func difference(_ other: ImageSize) -> Int {
    abs(other.width - size.width) + abs(other.height - size.height)
  }

  /// A drawing to scale, and the numbers.
  var html: HTML {
    var words = "\(size.width) × \(size.height)"
    var shapes: [HTML] = []
    let other = nearest ?? size
    if !fits {
      words +=
        allowed.count == 1
        ? ", not \(other.width) × \(other.height)"
        : ", none of \(allowed.count) sizes; nearest \(other.width) × \(other.height)"
    }
    let width = max(size.width, other.width)
    let height = max(size.height, other.height)
    func rectangle(_ name: String, _ size: ImageSize) -> HTML {
      .tag(
        "rect",
        [
          "class": name, "x": "0", "y": "0", "width": "\(size.width)", "height": "\(size.height)",
        ])
    }
    if !fits {
      shapes = [rectangle("actual", size), rectangle("allowed", other)]
    }
    let drawing = HTML.tag(
      "svg",
      [
        "viewBox": "0 0 \(width) \(height)", "preserveAspectRatio": "xMinYMin meet",
        "aria-hidden": "true",
      ], shapes)
    return .tag(
      "div", ["class": fits ? "size" : "size misfit", "lang": "en", "dir": "ltr"],
      fits ? .none : drawing, .text(words))
  }
}
