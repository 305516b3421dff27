import Images
import Testing

@Suite struct PixelTests {
  private func pixels(_ png: PNGFile, _ decoding: ImageFile.Decoding = .all) throws -> PixelFacts? {
    try ImageFile.read(png.bytes, decoding: decoding).pixels
  }

  @Test func decodesOnlyWhatIsWanted() throws {
    let png = PNGFile(6, 3) { _, _ in [1, 2, 3, 255] }
    #expect(try pixels(png, .none) == nil)
    #expect(try pixels(png, .upTo(ImageSize(6, 2))) == nil)
    #expect(try pixels(png, .upTo(ImageSize(5, 9))) == nil)
    #expect(try pixels(png, .upTo(ImageSize(6, 3)))?.pixelCount == 18)
    #expect(try pixels(png, .all)?.pixelCount == 18)
  }

  @Test func countsTransparency() throws {
    let facts = try #require(
      try pixels(PNGFile(4, 4) { x, y in [9, 9, 9, x == 0 ? 0 : x == 1 ? 128 : 255] }))
    #expect(facts.seeThroughPixels == 8)
    #expect(facts.invisiblePixels == 4)
    #expect(facts.isSeeThrough && !facts.isFullyTransparent)
    #expect(facts.transparentBorder.left == 1)
    // A channel that is opaque everywhere is none to the eye.
    #expect(try pixels(PNGFile(4, 4) { _, _ in [9, 9, 9, 255] })?.isSeeThrough == false)
    // What the colours of invisible pixels are, nobody sees.
    let invisible = try #require(try pixels(PNGFile(4, 4) { x, y in [UInt8(x), UInt8(y), 7, 0] }))
    #expect(invisible.isFullyTransparent && invisible.isSingleColor)
    #expect(invisible.transparentBorder.isEmpty)
  }

  @Test func knowsAllFormsOfPNG() throws {
    // Two pixels: a see-through one and a white one.
    let forms: [PNGFile] = [
      PNGFile(
        2, 1, depth: 16, color: 6, rows: [0, 9, 0, 9, 0, 9, 0, 0x80, 0] + [UInt8](repeating: 255, count: 8)),
      PNGFile(2, 1, depth: 16, color: 4, rows: [0, 9, 9, 0x80, 0, 255, 255, 255, 255]),
      PNGFile(2, 1, depth: 8, color: 4, rows: [0, 9, 0x80, 255, 255]),
      PNGFile(2, 1, depth: 1, color: 0, rows: [0, 0b0100_0000]).with(.init("tRNS", [0, 0])),
      PNGFile(2, 1, depth: 8, color: 2, rows: [0, 1, 2, 3, 255, 255, 255]).with(
        .init("tRNS", [0, 1, 0, 2, 0, 3])),
      PNGFile(2, 1, depth: 2, color: 3, rows: [0, 0b0001_0000])
        .with(.init("PLTE", [9, 9, 9, 255, 255, 255])).with(.init("tRNS", [0x80])),
    ]
    for png in forms {
      let facts = try ImageFile.read(png.bytes, decoding: .all)
      let pixels = try #require(facts.pixels, "\(facts)")
      #expect(pixels.seeThroughPixels == 1, "\(facts)")
      #expect(pixels.whiteShare == (pixels.invisiblePixels == 1 ? 1 : 0.5), "\(facts)")
    }
  }

  @Test func interlacedPixelsAreTheSame() throws {
    // Adam7 takes a picture of 2 by 2 in three passes: its first pixel, the one beside, and the row below.
    let rows: [UInt8] = [0, 10, 0, 20, 0, 30, 40]
    let interlaced = PNGFile(2, 2, depth: 8, color: 0, rows: rows, interlace: 1)
    let plain = PNGFile(2, 2, depth: 8, color: 0, rows: [0, 10, 20, 0, 30, 40])
    #expect(try pixels(interlaced) == pixels(plain))
    #expect(try pixels(plain) != nil)
  }

  @Test(arguments: JPEGReaderTests.forms)
  func decodesJPEG(_ form: JPEGReaderTests.Form) throws {
    let facts = try ImageFile.read(form.bytes, decoding: .all)
    let pixels = try #require(facts.pixels)
    #expect(pixels.pixelCount == 128)
    #expect(!pixels.isSeeThrough && !pixels.isSingleColor)
    #expect(pixels.uniformBorder.left == 8)
    // Red is about as bright as blue: what differs is how each form rounds.
    let reference = try #require(try ImageFile.read(JPEGFile.rgb, decoding: .all).pixels)
    #expect(pixels.fingerprint.difference(to: reference.fingerprint).largest <= 6)
  }

  @Test func measuresStrips() throws {
    let picture = try #require(
      try pixels(
        PNGFile(20, 10) { x, y in
          (3..<18).contains(x) && (2..<9).contains(y)
            ? [200, UInt8(x * 9), UInt8(y * 20), 255] : [0, 0, 0, 0]
        }))
    var strips = PixelFacts.Border()
    (strips.top, strips.left, strips.bottom, strips.right) = (2, 3, 1, 2)
    #expect(picture.transparentBorder == strips)
    #expect(picture.uniformBorder == strips)
    let bars = try #require(
      try pixels(PNGFile(9, 9, color: 2) { x, y in y < 3 ? [1, 2, UInt8(y)] : [99, UInt8(x * 20), 0] }))
    strips = PixelFacts.Border()
    strips.top = 3
    #expect(bars.uniformBorder == strips)
    #expect(bars.transparentBorder.isEmpty)
  }

  @Test func oneColorIsSeen() throws {
    #expect(try pixels(PNGFile(5, 5) { _, _ in [7, 8, 9, 200] })?.isSingleColor == true)
    #expect(
      try pixels(PNGFile(5, 5) { x, y in [7, 8, x == 4 && y == 4 ? 10 : 9, 200] })?.isSingleColor == false)
    let one = try #require(try pixels(PNGFile(1, 1) { _, _ in [255, 255, 255, 255] }))
    #expect(one.isSingleColor && one.uniformBorder.isEmpty && one.whiteShare == 1)
  }

  @Test func whiteOnTransparencyIsSeen() throws {
    let logo = try #require(
      try pixels(PNGFile(8, 8) { x, y in [250, 255, 245, x == y ? 255 : 0] }))
    #expect(logo.whiteShare == 1)
    #expect(logo.isSeeThrough)
  }

  // MARK: Likeness

  /// A picture of shapes with soft edges, alike at every size.
  private func scene(_ width: Int, _ height: Int, moved: Double = 0) -> PNGFile {
    PNGFile(width, height, color: 2) { x, y in
      let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
      let disc = ((u - 0.4 - moved) * (u - 0.4 - moved) + (v - 0.5) * (v - 0.5)).squareRoot()
      let level = min(max((0.3 - disc) * 10, 0), 1)
      return [UInt8(40 + 200 * level), UInt8(255 * u), UInt8(60 + 100 * v)]
    }
  }

  @Test func copiesLookAlike() throws {
    let picture = try #require(try pixels(scene(256, 256))?.fingerprint)
    let smaller = try #require(try pixels(scene(128, 128))?.fingerprint)
    let other = try #require(try pixels(scene(256, 256, moved: 0.1))?.fingerprint)
    #expect(picture.levels.count == 32 * 32)
    #expect(picture.isSamePicture(as: picture))
    #expect(picture.isSamePicture(as: smaller))
    #expect(!picture.isSamePicture(as: other))
    #expect(picture.difference(to: other).largest > 40)
    #expect(picture.resemblance(to: smaller) > 0.99)
    #expect((0.2..<0.97).contains(picture.resemblance(to: other)))
    let negative = Fingerprint(levels: picture.levels.map { 255 - $0 })
    #expect(picture.resemblance(to: negative) < -0.99)
    let plain = Fingerprint(levels: picture.levels.map { _ in 9 })
    #expect(picture.resemblance(to: plain) == 0)
  }

  @Test func anotherWordMakesAnotherScreenshot() throws {
    func screenshot(_ hasWord: Bool) -> PNGFile {
      PNGFile(640, 400, color: 0) { x, y in
        hasWord && (100..<116).contains(x) && (50..<56).contains(y) && x % 2 == 0 ? [0] : [255]
      }
    }
    let empty = try #require(try pixels(screenshot(false))?.fingerprint)
    let word = try #require(try pixels(screenshot(true))?.fingerprint)
    #expect(!empty.isSamePicture(as: word))
  }

  @Test func enlargedPicturesLookSo() throws {
    func disc(_ size: Int, blur: Double) throws -> Bool {
      try #require(
        try pixels(
          PNGFile(size, size, color: 0) { x, y in
            let (u, v) = (Double(x - size / 2), Double(y - size / 2))
            let distance = (u * u + v * v).squareRoot() - Double(size) / 3
            return [UInt8(255 * min(max(distance / blur + 0.5, 0), 1))]
          })
      ).looksUpscaled
    }
    #expect(try !disc(256, blur: 1))
    #expect(try disc(256, blur: 6))
    // A plain ground tells nothing.
    #expect(try pixels(PNGFile(64, 64, color: 0) { _, _ in [7] })?.looksUpscaled == false)
  }

  // MARK: Bad input

  private func faults(_ png: PNGFile, _ limits: ImageFile.Limits = .init()) throws -> [ImageFault.Kind] {
    let facts = try ImageFile.read(png.bytes, decoding: .all, limits: limits)
    #expect(facts.faults.isEmpty == (facts.pixels != nil))
    return facts.faults.map(\.kind)
  }

  @Test func seesMissingRows() throws {
    let rows = [UInt8](repeating: 0, count: 33 * 20)
    #expect(try faults(PNGFile(32, 32, depth: 8, color: 0, rows: rows)) == [.dataMissing])
    #expect(try faults(PNGFile(32, 32, depth: 8, color: 0, rows: [])) == [.dataMissing])
  }

  @Test func seesDataThatDoesNotUnpack() throws {
    var png = PNGFile(32, 32, depth: 8, color: 0, rows: [UInt8](repeating: 0, count: 33 * 32))
    png.chunks[1].content[2] = 0xFF
    #expect(try faults(png) == [.badData])
    // A filter that is none.
    #expect(try faults(PNGFile(2, 1, depth: 8, color: 0, rows: [9, 1, 1])) == [.badData])
  }

  @Test func neverUnpacksABomb() throws {
    var png = PNGFile.plain
    png.chunks[1].content = Deflate.zeros(20_000_000)
    let start = ContinuousClock.now
    #expect(try faults(png) == [.dataExcessive])
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func neverUnpacksABombBesideTheImage() throws {
    let bomb = Deflate.zeros(20_000_000)
    let png = PNGFile.plain.with(.init("iCCP", letters("x\0\0") + bomb)).with(
      .init("zTXt", letters("x\0\0") + bomb))
    let start = ContinuousClock.now
    #expect(try faults(png) == [])
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func aLittleTooMuchDataIsHarmless() throws {
    #expect(try faults(PNGFile(2, 2, depth: 8, color: 0, rows: [UInt8](repeating: 0, count: 600))) == [])
  }

  @Test func keepsToItsTime() throws {
    var limits = ImageFile.Limits()
    limits.decodingTime = .zero
    #expect(try faults(PNGFile(300, 300) { _, _ in [1, 2, 3, 4] }, limits) == [.timedOut])
    let facts = try ImageFile.read(JPEGFile.progressive, decoding: .all, limits: limits)
    #expect(facts.faults.map(\.kind) == [.timedOut])
  }

  @Test func seesDamagedJPEGData() throws {
    var bytes = JPEGFile.baseline
    bytes.removeSubrange(bytes.count - 6..<bytes.count - 2)
    let facts = try ImageFile.read(bytes, decoding: .all)
    #expect(facts.faults.map(\.kind) == [.dataMissing])
    #expect(try ImageFile.read(bytes).faults.isEmpty)
  }

  @Test func rareFormsAreNoFaultOfTheData() throws {
    var bytes = JPEGFile.baseline
    let frame = try #require(JPEGFile.offset(of: 0xC0, in: bytes))
    bytes[frame + 1] = 0xC3
    #expect(try ImageFile.read(bytes, decoding: .all).faults.map(\.kind) == [.unsupported])
    bytes[frame + 1] = 0xC1
    bytes[frame + 4] = 12
    let facts = try ImageFile.read(bytes, decoding: .all)
    #expect(facts.bitDepth == 12)
    #expect(facts.faults.map(\.kind) == [.unsupported])
  }
}
