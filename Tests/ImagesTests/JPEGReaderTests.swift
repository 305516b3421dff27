import Images
import Testing

@Suite struct JPEGReaderTests {
  struct Form: Sendable {
    let bytes: [UInt8]
    let type: ImageFacts.ColorType
    var isProgressive = false
  }

  static let forms = [
    Form(bytes: JPEGFile.baseline, type: .ycbcr),
    Form(bytes: JPEGFile.progressive, type: .ycbcr, isProgressive: true),
    Form(bytes: JPEGFile.grayscale, type: .grayscale),
    Form(bytes: JPEGFile.cmyk, type: .cmyk),
    Form(bytes: JPEGFile.rgb, type: .rgb),
  ]

  @Test(arguments: forms)
  func tellsTheFormOfPixels(_ form: Form) throws {
    let facts = try ImageFile.read(form.bytes)
    #expect(facts.format == .jpeg)
    #expect(facts.size == ImageSize(16, 8))
    #expect(facts.bitDepth == 8)
    #expect(facts.colorType == form.type)
    #expect(facts.isInterlaced == form.isProgressive)
    #expect(!facts.hasAlpha && !facts.isAnimated)
    #expect(facts.exifOrientation == nil)
    #expect(facts.trailingBytes == 0)
    #expect(facts.faults.isEmpty)
  }

  @Test func adobesMarkTellsLightnessApart() throws {
    var bytes = JPEGFile.cmyk
    bytes[2 + 4 + 11] = 2
    #expect(try ImageFile.read(bytes).colorType == .ycck)
  }

  @Test(arguments: [false, true])
  func turnsByEXIF(isBigEndian: Bool) throws {
    let exif = JPEGFile.segment(
      0xE1, letters("Exif\0\0") + EXIFData.orientation(6, isBigEndian: isBigEndian))
    let facts = try ImageFile.read(JPEGFile.baseline(with: exif))
    #expect(facts.exifOrientation == 6)
    #expect(facts.size == ImageSize(16, 8))
    #expect(facts.displayedSize == ImageSize(8, 16))
  }

  @Test func garbageInEXIFTellsNothing() throws {
    let right = EXIFData.orientation(6)
    for index in right.indices {
      var spoilt = right
      spoilt[index] = 0xFF
      let exif = JPEGFile.segment(0xE1, letters("Exif\0\0") + spoilt)
      #expect(try ImageFile.read(JPEGFile.baseline(with: exif)).faults.isEmpty)
    }
    let address = JPEGFile.segment(0xE1, letters("http://ns.adobe.com/xap/1.0/\0<x/>"))
    #expect(try ImageFile.read(JPEGFile.baseline(with: address)).exifOrientation == nil)
  }

  @Test func joinsTheProfile() throws {
    let profile = ICCData.profile(space: "CMYK", name: "Coated FOGRA39", isVersion4: false)
    func piece(_ number: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
      JPEGFile.segment(0xE2, letters("ICC_PROFILE\0") + [number, 2] + bytes)
    }
    let bytes = JPEGFile.baseline(with: piece(2, profile.dropFirst(50)), piece(1, profile.prefix(50)))
    #expect(
      try ImageFile.read(bytes).colorSpace == .profile(.init(name: "Coated FOGRA39", space: "CMYK")))
  }

  @Test func countsWhatFollowsTheEnd() throws {
    let facts = try ImageFile.read(JPEGFile.baseline + [0, 0, 0xFF, 0xD8])
    #expect(facts.trailingBytes == 4)
    #expect(facts.faults.isEmpty)
  }

  @Test func passesOverFillBytesAndRestarts() throws {
    let scan = try #require(JPEGFile.offset(of: 0xDA, in: JPEGFile.baseline))
    var bytes = JPEGFile.baseline
    bytes.insert(contentsOf: [0xFF, 0xFF], at: scan)
    bytes.insert(contentsOf: [0xFF, 0xD0, 0xFF, 0x00], at: bytes.count - 2)
    #expect(try ImageFile.read(bytes).faults.isEmpty)
  }

  // MARK: Bad input

  @Test(arguments: forms)
  func tellsThatItIsCut(_ form: Form) throws {
    let scan = try #require(JPEGFile.offset(of: 0xDA, in: form.bytes))
    for count in 3..<form.bytes.count {
      let facts = try ImageFile.read(Array(form.bytes.prefix(count)), decoding: .all)
      #expect(facts.format == .jpeg)
      let fault = try #require(facts.faults.last, "cut at \(count)")
      #expect(facts.faults.count == 1)
      // Between the scans of a progressive image nothing is lost but detail.
      let isComplete = count >= form.bytes.count - 2 || form.isProgressive && count > scan
      if !isComplete { #expect(fault.kind == .truncated, "cut at \(count)") }
      if count >= form.bytes.count - 2 { #expect(fault == ImageFault(.endMissing, at: count, in: "EOI")) }
      #expect((facts.pixels != nil) == (fault.kind == .endMissing))
    }
  }

  @Test(arguments: forms)
  func survivesWhateverChanges(_ form: Form) throws {
    for index in 3..<form.bytes.count {
      for value in [0xFF, form.bytes[index] ^ 1] {
        var spoilt = form.bytes
        spoilt[index] = value
        _ = try ImageFile.read(spoilt, decoding: .all)
      }
    }
  }

  @Test func refusesASideOfZero() throws {
    var bytes = JPEGFile.baseline
    let frame = try #require(JPEGFile.offset(of: 0xC0, in: bytes))
    bytes.replaceSubrange(frame + 5..<frame + 7, with: [0, 0])
    let facts = try ImageFile.read(bytes)
    #expect(facts.size == nil)
    #expect(facts.faults == [ImageFault(.badHeader, at: frame, in: "SOF0")])
  }

  @Test func neverDecodesHugeImages() throws {
    var bytes = JPEGFile.progressive
    let frame = try #require(JPEGFile.offset(of: 0xC2, in: bytes))
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let facts = try ImageFile.read(bytes, decoding: .all)
    #expect(facts.size == ImageSize(65535, 65535))
    #expect(facts.faults == [ImageFault(.tooManyPixels(limit: 32 << 20), at: frame)])
  }

  @Test func needsAFrameAndAScan() throws {
    #expect(
      try ImageFile.read([0xFF, 0xD8, 0xFF, 0xD9]).faults == [ImageFault(.partMissing, at: 2, in: "SOS")])
    let scan = JPEGFile.segment(0xDA, [0])
    let faults = try ImageFile.read([0xFF, 0xD8] + scan + [0xFF, 0xD9]).faults
    #expect(faults == [ImageFault(.partMissing, at: 2, in: "SOF0")])
  }

  @Test func namesWhatIsNoSegment() throws {
    let garbage = JPEGFile.baseline(with: JPEGFile.segment(0xFE, [7]), [1, 2, 3])
    #expect(try ImageFile.read(garbage).faults.map(\.kind) == [.notAPart])
    #expect(try ImageFile.read(JPEGFile.baseline(with: [0xFF, 0x42])).faults.map(\.kind) == [.notAPart])
    #expect(
      try ImageFile.read(JPEGFile.baseline(with: [0xFF, 0xE0, 0, 1])).faults.map(\.kind) == [.notAPart])
    #expect(try ImageFile.read(JPEGFile.baseline(with: [0xFF, 0xD8])).faults.map(\.kind) == [.partMisplaced])
  }
}
