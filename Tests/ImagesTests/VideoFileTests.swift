import Bytes
import Images
import Testing

@Suite struct VideoFileTests {
  private func read(_ bytes: [UInt8]) throws -> VideoFacts { try VideoFile.read(RandomAccessFile(bytes)) }

  @Test func readsTheIndex() throws {
    let movie = MovieFile()
    let facts = try read(movie.bytes)
    #expect(facts.format == .mp4)
    #expect(facts.brand == "isom")
    #expect(facts.videoCodec == "avc1")
    #expect(facts.videoCodecLabel == "H.264")
    #expect(facts.audioCodec == "mp4a")
    #expect(facts.size == ImageSize(1280, 720))
    #expect(facts.duration == 10)
    // Three samples of 1000, 2000 and 3000 bytes in ten seconds.
    #expect(facts.bitRate == 4800)
    #expect(!facts.isFragmented && !facts.hasIndexAtEnd)
    #expect(facts.faults.isEmpty)
  }

  @Test func readsLongNumbers() throws {
    var movie = MovieFile()
    movie.isLong = true
    let facts = try read(movie.bytes)
    #expect(facts.size == ImageSize(1280, 720) && facts.duration == 10 && facts.bitRate == 4800)
    #expect(facts.faults.isEmpty)
  }

  @Test func seesAnIndexAtTheEnd() throws {
    var movie = MovieFile()
    movie.order = ["ftyp", "mdat", "moov"]
    let facts = try read(movie.bytes)
    #expect(facts.hasIndexAtEnd)
    #expect(facts.duration == 10)
    #expect(facts.faults.isEmpty)
  }

  @Test func quickTimeNeedsNoBrand() throws {
    var movie = MovieFile()
    movie.order = ["wide", "mdat", "moov"]
    let facts = try read(movie.bytes)
    #expect(facts.format == .mov)
    #expect(facts.brand == nil)
    #expect(facts.duration == 10)
    #expect(facts.faults.isEmpty)
  }

  @Test func turnsAsTheTrackSays() throws {
    var movie = MovieFile()
    movie.isTurned = true
    #expect(try read(movie.bytes).size == ImageSize(720, 1280))
  }

  @Test func addsUpFragments() throws {
    var movie = MovieFile()
    movie.duration = 0
    movie.isFragmented = true
    let facts = try read(movie.bytes)
    #expect(facts.isFragmented)
    // Two runs of three samples, of a second and 1000 bytes each; sound is not counted.
    #expect(facts.duration == 6)
    #expect(facts.bitRate == 8000)
    #expect(facts.faults.isEmpty)
  }

  @Test func mediaMayGoOnToTheEnd() throws {
    var movie = MovieFile()
    movie.order = ["ftyp", "moov", "mdat"]
    let bytes = movie.bytes
    let media = bytes.count - movie.box("mdat").count
    let open = Array(bytes[..<media]) + [0, 0, 0, 0] + Array(bytes[(media + 4)...])
    let facts = try read(open)
    #expect(facts.faults.isEmpty && facts.duration == 10)
  }

  @Test func othersAreNamedOnly() throws {
    let facts = try read(letters("FLV\u{1}\u{5}\0\0\0\u{9}"))
    #expect(facts == VideoFacts(format: .flv, byteCount: 9))
    #expect(try read([]).format == .empty)
  }

  // MARK: Bad input

  @Test func seesThatItIsCut() throws {
    for order in [["ftyp", "moov", "mdat"], ["ftyp", "mdat", "moov"]] {
      var movie = MovieFile()
      movie.order = order
      let bytes = movie.bytes
      let starts = order.reduce(into: [0]) { $0.append(($0.last ?? 0) + movie.box($1).count) }
      for count in 8..<bytes.count {
        let faults = try read(Array(bytes.prefix(count))).faults
        let fault = try #require(faults.first, "cut at \(count)")
        #expect(faults.count == 1)
        let part = starts.lastIndex { $0 + 8 <= count } ?? 0
        if starts.contains(where: { (0..<8).contains(count - $0) }) {
          #expect(fault.kind == .partMissing, "cut at \(count)")
        } else {
          #expect(fault == VideoFault(.truncated, at: starts[part], in: order[part]), "cut at \(count)")
        }
      }
    }
  }

  @Test func missesWhatMustBeThere() throws {
    func fault(_ order: String..., change: (inout MovieFile) -> Void = { _ in }) throws -> VideoFault? {
      var movie = MovieFile()
      movie.order = order
      change(&movie)
      let faults = try read(movie.bytes).faults
      #expect(faults.count == 1)
      return faults.first
    }
    #expect(try fault("ftyp", "mdat")?.part == "moov")
    #expect(try fault("ftyp", "moov")?.part == "mdat")
    #expect(try fault("ftyp", "moov", "mdat") { $0.hasVideo = false }?.part == "trak")
    #expect(try fault("ftyp", "moov", "mdat") { $0.chunkOffset = 1_000_000 }?.kind == .mediaMissing)
  }

  @Test func aCompressedIndexIsNotRead() throws {
    let index = MovieFile.box("moov", MovieFile.box("cmov", [1, 2, 3]))
    let facts = try read(MovieFile.box("wide", []) + MovieFile.box("mdat", [1]) + index)
    #expect(facts.faults.isEmpty && facts.duration == nil)
  }

  @Test func survivesWhateverChanges() throws {
    var movie = MovieFile()
    movie.isFragmented = true
    let bytes = movie.bytes
    for index in bytes.indices {
      for value in [0xFF, bytes[index] ^ 1] {
        var spoilt = bytes
        spoilt[index] = value
        _ = try read(spoilt)
      }
    }
  }

  @Test func numbersNeverOverflow() throws {
    var movie = MovieFile()
    movie.sampleSize = .max
    movie.sampleCount = .max
    #expect(try read(movie.bytes).faults.isEmpty)
    movie.isFragmented = true
    movie.duration = 0
    movie.runSamples = .max
    movie.runSize = .max
    #expect(try read(movie.bytes).faults.isEmpty)
    let huge = MovieFile.box("ftyp", letters("isom")) + big(UInt32(1)) + letters("mdat") + big(UInt64.max)
    #expect(try read(huge).faults.map(\.kind) == [.truncated])
    let small = MovieFile.box("ftyp", letters("isom")) + big(UInt32(7)) + letters("mdat")
    #expect(try read(small).faults.map(\.kind) == [.badPart])
  }

  @Test func garbageAfterTheEndIsHarmless() throws {
    #expect(try read(MovieFile().bytes + [1, 2, 3]).faults.isEmpty)
    #expect(try read(MovieFile().bytes + [UInt8](repeating: 0xFE, count: 40)).faults.isEmpty)
  }
}
