import Images
import Testing

@Suite struct PNGReaderTests {
  struct Form: Sendable {
    let color: UInt8
    let depth: UInt8
    let type: ImageFacts.ColorType
    let alpha: ImageFacts.AlphaStorage
  }

  @Test(arguments: [
    Form(color: 0, depth: 1, type: .grayscale, alpha: .none),
    Form(color: 0, depth: 16, type: .grayscale, alpha: .none),
    Form(color: 2, depth: 8, type: .rgb, alpha: .none),
    Form(color: 3, depth: 4, type: .palette, alpha: .none),
    Form(color: 4, depth: 8, type: .grayscaleAlpha, alpha: .channel),
    Form(color: 6, depth: 16, type: .rgba, alpha: .channel),
  ])
  func tellsTheFormOfPixels(_ form: Form) throws {
    var png = PNGFile(5, 2, depth: form.depth, color: form.color, rows: [])
    if form.color == 3 { png = png.with(.init("PLTE", [1, 2, 3])) }
    let facts = try ImageFile.read(png.bytes)
    #expect(facts.format == .png)
    #expect(facts.size == ImageSize(5, 2))
    #expect(facts.displayedSize == ImageSize(5, 2))
    #expect(facts.bitDepth == Int(form.depth))
    #expect(facts.colorType == form.type)
    #expect(facts.alpha == form.alpha)
    #expect(facts.byteCount == png.bytes.count)
    #expect(!facts.isInterlaced && !facts.isAnimated)
    #expect(facts.colorSpace == .unspecified)
    #expect(facts.trailingBytes == 0)
    #expect(facts.faults.isEmpty)
    #expect(facts.pixels == nil)
  }

  @Test func seesTransparencyOutsideOfAChannel() throws {
    let opaque = PNGFile(1, 1, color: 0) { _, _ in [7] }
    let facts = try ImageFile.read(opaque.with(.init("tRNS", [0, 7])).bytes, decoding: .all)
    #expect(facts.alpha == .transparencyChunk)
    #expect(facts.hasAlpha)
    #expect(facts.pixels?.invisiblePixels == 1)
    // It is of no effect behind the image, and beside a channel.
    #expect(try !ImageFile.read(opaque.with(.init("tRNS", [0, 7]), before: "IEND").bytes).hasAlpha)
    let channel = PNGFile(1, 1) { _, _ in [0, 0, 0, 255] }
    #expect(try ImageFile.read(channel.with(.init("tRNS", [0, 7])).bytes).alpha == .channel)
  }

  @Test func animationHasMoreThanOneFrame() throws {
    func isAnimated(_ frames: UInt32, before type: String = "IDAT") throws -> Bool {
      let control = PNGFile.Chunk("acTL", big(frames) + big(UInt32(0)))
      return try ImageFile.read(PNGFile.plain.with(control, before: type).bytes).isAnimated
    }
    #expect(try isAnimated(2))
    #expect(try !isAnimated(1))
    #expect(try !isAnimated(2, before: "IEND"))
  }

  @Test func seesInterlacing() throws {
    let png = PNGFile(1, 1, depth: 8, color: 0, rows: [0, 7], interlace: 1)
    let facts = try ImageFile.read(png.bytes, decoding: .all)
    #expect(facts.isInterlaced)
    #expect(facts.pixels?.isSingleColor == true)
  }

  @Test(arguments: [false, true])
  func namesTheProfile(isVersion4: Bool) throws {
    let profile = ICCData.profile(space: "RGB ", name: "Display P3", isVersion4: isVersion4)
    let chunk = PNGFile.Chunk("iCCP", letters("ICC profile") + [0, 0] + Deflate.stored(profile))
    // The profile counts for more than the others.
    let png = PNGFile.plain.with(.init("gAMA", [0, 0, 0, 1])).with(chunk).with(.init("sRGB", [0]))
    let facts = try ImageFile.read(png.bytes)
    #expect(facts.colorSpace == .profile(.init(name: "Display P3", space: "RGB")))
    #expect(facts.faults.isEmpty)
  }

  @Test func aBrokenProfileKeepsItsName() throws {
    let chunk = PNGFile.Chunk("iCCP", letters("mine") + [0, 0] + [1, 2, 3])
    let facts = try ImageFile.read(PNGFile.plain.with(chunk).bytes)
    #expect(facts.colorSpace == .profile(.init(name: "mine", space: nil)))
  }

  @Test func tellsOtherColorSpaces() throws {
    func space(_ chunks: PNGFile.Chunk...) throws -> ImageFacts.ColorSpace {
      try ImageFile.read(chunks.reduce(PNGFile.plain) { $0.with($1) }.bytes).colorSpace
    }
    #expect(try space(.init("gAMA", [0, 0, 0, 1])) == .gamma)
    #expect(try space(.init("gAMA", [0, 0, 0, 1]), .init("sRGB", [0])) == .sRGB)
    #expect(try space(.init("sRGB", [0]), .init("gAMA", [0, 0, 0, 1])) == .sRGB)
    #expect(try space(.init("cICP", [9, 16, 0, 1])) == .codePoints(primaries: 9, transfer: 16))
    #expect(try space(.init("cICP", [9])) == .unspecified)
  }

  @Test(arguments: [UInt16(0), 1, 3, 6, 8, 9, 65535])
  func turnsByEXIF(orientation: UInt16) throws {
    let exif = PNGFile.Chunk("eXIf", EXIFData.orientation(orientation))
    let facts = try ImageFile.read(PNGFile.plain.with(exif).bytes)
    #expect(facts.exifOrientation == Int(orientation))
    #expect(facts.displayedSize == (orientation == 6 || orientation == 8 ? ImageSize(3, 4) : ImageSize(4, 3)))
  }

  @Test func countsWhatFollowsTheEnd() throws {
    let facts = try ImageFile.read(PNGFile.plain.bytes + [1, 2, 3])
    #expect(facts.trailingBytes == 3)
    #expect(facts.faults.isEmpty)
  }

  // MARK: Bad input

  @Test func tellsWhereItIsCut() throws {
    let png = PNGFile.plain.with(.init("tEXt", letters("Title\0x")))
    let bytes = png.bytes
    for count in 4..<bytes.count {
      let facts = try ImageFile.read(Array(bytes.prefix(count)))
      let start = png.offsets.last { $0 <= count } ?? 0
      let fault = try #require(facts.faults.last, "cut at \(count)")
      #expect(facts.format == .png)
      #expect(facts.faults.count == 1)
      // In front of the last chunk all rows are there.
      #expect(fault.kind == (count == png.offsets[3] ? .endMissing : .truncated), "cut at \(count)")
      #expect(fault.offset == start)
      #expect(facts.size == (count >= png.offsets[1] ? ImageSize(4, 3) : nil))
    }
  }

  @Test func aCutBetweenTwoPiecesOfTheDataIsSeen() throws {
    var png = PNGFile(8, 8) { x, y in [UInt8(x), UInt8(y), 0, 255] }
    let data = png.chunks[1].content
    png.chunks[1].content = Array(data.prefix(150))
    png.chunks.insert(.init("IDAT", Array(data.dropFirst(150))), at: 2)
    #expect(try ImageFile.read(png.bytes, decoding: .all).pixels != nil)
    let cut = Array(png.bytes.prefix(png.offsets[2]))
    #expect(try ImageFile.read(cut).faults == [ImageFault(.truncated, at: cut.count, in: "IDAT")])
  }

  @Test func noticesEveryBitThatChanged() throws {
    let bytes = PNGFile.plain.with(.init("tEXt", letters("Title\0x"))).bytes
    for index in 4..<bytes.count {
      for bit in 0..<8 {
        var spoilt = bytes
        spoilt[index] ^= 1 << UInt8(bit)
        let facts = try ImageFile.read(spoilt, decoding: .all)
        #expect(!facts.faults.isEmpty, "byte \(index), bit \(bit)")
        #expect(facts.pixels == nil)
      }
    }
  }

  @Test func namesTheChunkWithAWrongChecksum() throws {
    let png = PNGFile.plain
    var bytes = png.bytes
    bytes[png.offsets[1] + 12] ^= 1
    #expect(try ImageFile.read(bytes).faults == [ImageFault(.badChecksum, at: png.offsets[1], in: "IDAT")])
  }

  @Test(arguments: [
    (UInt32(0), UInt32(3)), (3, 0), (0x8000_0000, 3), (3, .max),
  ])
  func refusesImpossibleSizes(width: UInt32, height: UInt32) throws {
    let facts = try ImageFile.read(PNGFile(width, height, depth: 8, color: 0, rows: []).bytes)
    #expect(facts.size == nil)
    #expect(facts.faults.map(\.kind) == [.badHeader])
  }

  @Test(arguments: [
    (UInt32(60000), UInt32(60000)), (1, 0x7FFF_FFFF), (0x7FFF_FFFF, 0x7FFF_FFFF),
  ])
  func neverDecodesHugeImages(width: UInt32, height: UInt32) throws {
    let facts = try ImageFile.read(
      PNGFile(width, height, depth: 16, color: 6, rows: []).bytes, decoding: .all)
    #expect(facts.size == ImageSize(Int(width), Int(height)))
    #expect(facts.faults == [ImageFault(.tooManyPixels(limit: 32 << 20), at: 8)])
  }

  @Test(arguments: [(UInt8(3), UInt8(16)), (2, 4), (1, 8), (5, 8), (6, 0), (255, 255)])
  func refusesImpossibleDepths(color: UInt8, depth: UInt8) throws {
    let facts = try ImageFile.read(PNGFile(3, 3, depth: depth, color: color, rows: []).bytes)
    #expect(facts.bitDepth == nil)
    #expect(facts.faults.first?.kind == .badHeader)
  }

  struct Order: Sendable {
    let chunks: [String]
    let fault: ImageFault.Kind?
    var part: String?
  }

  @Test(arguments: [
    Order(chunks: ["IHDR", "IDAT", "IDAT", "IEND"], fault: nil),
    Order(chunks: ["IHDR", "PLTE", "IDAT", "tEXt", "IEND"], fault: nil),
    Order(chunks: ["IHDR", "IEND"], fault: .partMissing, part: "IDAT"),
    Order(chunks: ["IDAT", "IEND"], fault: .partMissing, part: "IHDR"),
    Order(chunks: ["tEXt", "IHDR", "IDAT", "IEND"], fault: .partMisplaced, part: "IHDR"),
    Order(chunks: ["IHDR", "IHDR", "IDAT", "IEND"], fault: .partMisplaced, part: "IHDR"),
    Order(chunks: ["IHDR", "IDAT", "tEXt", "IDAT", "IEND"], fault: .partMisplaced, part: "IDAT"),
    Order(chunks: ["IHDR", "IDAT", "PLTE", "IEND"], fault: .partMisplaced, part: "PLTE"),
    Order(chunks: ["IHDR", "PLTE", "PLTE", "IDAT", "IEND"], fault: .partMisplaced, part: "PLTE"),
    Order(chunks: ["CgBI", "IHDR", "IDAT", "IEND"], fault: .partUnknown, part: "CgBI"),
    Order(chunks: ["IHDR", "IDAT", "IEND", "IDAT"], fault: nil),
  ])
  func knowsTheOrderOfChunks(_ order: Order) throws {
    var png = PNGFile.plain
    let header = png.chunks[0]
    png.chunks = order.chunks.map { $0 == "IHDR" ? header : .init($0, [0, 0, 0]) }
    let faults = try ImageFile.read(png.bytes).faults
    #expect(faults.map(\.kind) == (order.fault.map { [$0] } ?? []))
    #expect(faults.first?.part == order.part)
  }

  @Test func aPaletteImageNeedsItsPalette() throws {
    let faults = try ImageFile.read(PNGFile(1, 1, depth: 8, color: 3, rows: [0, 0]).bytes).faults
    #expect(faults.map(\.kind) == [.partMissing])
    #expect(faults.first?.part == "PLTE")
  }

  @Test(arguments: [UInt32(0x8000_0000), .max, 0x7FFF_FFFF, 1000])
  func neverTrustsALength(_ length: UInt32) throws {
    let png = PNGFile.plain
    var bytes = png.bytes
    bytes.replaceSubrange(png.offsets[1]..<png.offsets[1] + 4, with: big(length))
    let kind: ImageFault.Kind = length > 0x7FFF_FFFF ? .notAPart : .truncated
    #expect(try ImageFile.read(bytes).faults.map(\.kind) == [kind])
  }

  @Test func knowsWhatConvertingLineEndsDoes() throws {
    let bytes = PNGFile.plain.bytes
    let toUnix = Array(bytes.prefix(4)) + [0x0A] + bytes.dropFirst(6)
    let toDOS = Array(bytes.prefix(6)) + [0x0D] + bytes.dropFirst(6)
    for damaged in [toUnix, toDOS] {
      let facts = try ImageFile.read(damaged)
      #expect(facts.format == .png)
      #expect(facts.faults == [ImageFault(.lineEndsConverted, at: 4)])
    }
  }

  @Test func stopsAtTheLimitInBytes() throws {
    var limits = ImageFile.Limits()
    limits.bytes = PNGFile.plain.bytes.count
    #expect(try ImageFile.read(PNGFile.plain.bytes, limits: limits).faults.isEmpty)
    limits.bytes -= 1
    let facts = try ImageFile.read(PNGFile.plain.bytes, limits: limits)
    #expect(facts.format == .png)
    #expect(facts.faults.map(\.kind) == [.fileTooLarge(limit: limits.bytes)])
    #expect(facts.contentHash == nil)
  }

  @Test func garbageInEXIFTellsNothing() throws {
    let right = EXIFData.orientation(6)
    for count in 0..<right.count {
      let facts = try ImageFile.read(PNGFile.plain.with(.init("eXIf", Array(right.prefix(count)))).bytes)
      #expect(facts.faults.isEmpty)
    }
    for index in right.indices {
      var spoilt = right
      spoilt[index] = 0xFF
      _ = try ImageFile.read(PNGFile.plain.with(.init("eXIf", spoilt)).bytes)
    }
  }
}
