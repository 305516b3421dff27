import Images

/// How a picture gets a size that a slot takes, with as little lost as can be.
struct SizeChange {
  /// What is to be done.
  enum Way { case scale, enlarge, crop, pad, cropAndPad, scaleAndCrop }

  let from: ImageSize
  let to: ImageSize
  let way: Way
  /// How much is lost or made up, as a share of the picture.
  let cost: Double

  /// The least change that leads to one of a slot's sizes; nil where it takes any.
  static func nearest(to size: ImageSize, in slot: StoreSlot) -> SizeChange? {
    let sizes = slot.sizes + (slot.mayBeTurned ? slot.sizes.map(\.turned) : [])
    return sizes.map { SizeChange(from: size, to: $0) }.min { $0.cost < $1.cost }
  }

  private init(from: ImageSize, to: ImageSize) {
    self.from = from
    self.to = to
    let (width, height) = (Double(from.width), Double(from.height))
    let (wantedWidth, wantedHeight) = (Double(to.width), Double(to.height))
    let shape = width / height / (wantedWidth / wantedHeight)
    let scale = wantedWidth / width
    // A row or column more or less is lost in rounding.
    let isSameShape = abs(shape - 1) < 0.005
    let kept = min(width, wantedWidth) * min(height, wantedHeight)
    let changed = (width * height - kept) / (width * height) + (wantedWidth * wantedHeight - kept) / kept
    if isSameShape, scale > 1.05 {
      (way, cost) = (.enlarge, 0.2 + (scale - 1) * 0.2)
    } else if isSameShape {
      (way, cost) = (.scale, 0.02 + (1 - scale) * 0.1)
    } else if changed > 0.6 {
      // What is far off is scaled first, and then only what the other shape lacks is cut off.
      (way, cost) = (
        .scaleAndCrop, 0.6 + abs(shape > 1 ? shape - 1 : 1 / shape - 1) + max(0, scale - 1) * 0.2
      )
    } else if from.width >= to.width, from.height >= to.height {
      (way, cost) = (.crop, changed)
    } else if from.fits(in: to) {
      (way, cost) = (.pad, changed)
    } else {
      (way, cost) = (.cropAndPad, changed)
    }
  }

  /// The way in words.
  var advice: String {
    switch way {
    case .scale: "scale it down to \(to.shown): it has the right shape"
    case .enlarge: "draw it anew at \(to.shown): enlarging blurs it"
    case .crop: "crop it to \(to.shown) by \(difference(where: >))"
    case .pad: "pad it to \(to.shown) by \(difference(where: <))"
    case .cropAndPad:
      "crop it by \(difference(where: >)) and pad it by \(difference(where: <)), to \(to.shown)"
    case .scaleAndCrop: "take or draw it anew at \(to.shown): cropping or padding alone does not reach it"
    }
  }

  private func difference(where differs: (Int, Int) -> Bool) -> String {
    var parts: [String] = []
    if differs(from.width, to.width) { parts.append("\(abs(from.width - to.width)) pixels in width") }
    if differs(from.height, to.height) { parts.append("\(abs(from.height - to.height)) pixels in height") }
    return parts.joined(separator: " and ")
  }
}
