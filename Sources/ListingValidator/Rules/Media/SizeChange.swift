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
    let isCropped = from.width >= to.width && from.height >= to.height
    let change: (way: Way, most: Double) =
      isCropped ? (.crop, 0.25) : from.fits(in: to) ? (.pad, 0.35) : (.cropAndPad, 0.15)
    if isSameShape, scale > 1.05 {
      (way, cost) = (.enlarge, 0.2 + (scale - 1) * 0.2)
    } else if isSameShape {
      (way, cost) = (.scale, 0.02 + (1 - scale) * 0.1)
    } else if changed <= change.most {
      (way, cost) = (change.way, changed)
    } else {
      // What is far off is scaled first, and then only what the other shape lacks is cut off.
      let stretched = abs(shape > 1 ? shape - 1 : 1 / shape - 1)
      (way, cost) = (.scaleAndCrop, 0.6 + stretched + max(scale - 1, (1 - scale) * 0.25) * 0.2)
    }
  }

  /// The way in words.
  var advice: String {
    switch way {
    case .scale: "scale it down to \(to.shown): it has the right shape"
    case .enlarge: "draw it anew at \(to.shown): enlarging blurs it"
    case .crop: "crop \(difference(where: >)) to get \(to.shown)"
    case .pad: "pad \(difference(where: <)) to get \(to.shown)"
    case .cropAndPad:
      "crop \(difference(where: >)) and pad \(difference(where: <)) to get \(to.shown)"
    case .scaleAndCrop: "take or draw it anew at \(to.shown): cropping or padding alone does not reach it"
    }
  }

  private func difference(where differs: (Int, Int) -> Bool) -> String {
    var parts: [String] = []
    if differs(from.width, to.width) { parts.append("\(abs(from.width - to.width)) pixels of the width") }
    if differs(from.height, to.height) {
      parts.append("\(abs(from.height - to.height)) pixels of the height")
    }
    return parts.joined(separator: " and ")
  }
}
