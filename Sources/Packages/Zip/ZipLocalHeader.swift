import Bytes

/// The header in front of the data of an entry.
struct ZipLocalHeader {
  static let signature: [UInt8] = [0x50, 0x4B, 3, 4]

  let flags: UInt16
  let method: ZipMethod
  let crc32: UInt32
  let compressedSize: UInt32
  let size: UInt32
  let nameOffset: Int
  let nameLength: Int
  let dataOffset: Int

  /// - Throws: `ZipFault.localHeaderMissing`, `.unreadable`
  init(_ file: RandomAccessFile, at offset: Int) throws(ZipFault) {
    guard offset <= file.count - ZipEntry.localHeaderSize else { throw .localHeaderMissing }
    let bytes = try ZipFault.reading { () throws(ByteFault) in
      try file.reader(at: offset, ZipEntry.localHeaderSize)
    }
    guard bytes.holds(Self.signature) else { throw .localHeaderMissing }
    var reader = bytes
    do throws(ByteFault) {
      try reader.skip(6)
      flags = try reader.little(UInt16.self)
      method = ZipMethod(number: try reader.little(UInt16.self))
      try reader.skip(4)
      crc32 = try reader.little(UInt32.self)
      compressedSize = try reader.little(UInt32.self)
      size = try reader.little(UInt32.self)
      nameLength = Int(try reader.little(UInt16.self))
      let extraLength = Int(try reader.little(UInt16.self))
      nameOffset = offset + ZipEntry.localHeaderSize
      dataOffset = nameOffset + nameLength + extraLength
    } catch {
      throw .unreadable(error)
    }
  }
}

extension ZipArchive {
  /// Compares the local header of every entry with the directory: one short read for each.
  ///
  /// Android goes by the directory; unzip programs and virus scanners may go by the local headers, and so does
  /// whoever wants the two to see different files.
  package func localHeaderOddities() -> [ZipOddity] {
    var found = OddityList<ZipOddity>(limit: Self.maximumOddities, more: .more)
    for entry in entries {
      do throws(ZipFault) {
        for part in try differences(of: entry) { found.add(.localHeaderDiffers(entry.name, part)) }
      } catch {
        found.add(.localHeaderMissing(entry.name))
      }
    }
    return found.items
  }

  private func differences(of entry: ZipEntry) throws(ZipFault) -> [LocalHeaderPart] {
    let header = try ZipLocalHeader(file, at: entry.headerOffset)
    guard header.dataOffset <= file.count else { throw .localHeaderMissing }
    let name = try ZipFault.reading { () throws(ByteFault) in
      try file.bytes(at: header.nameOffset, header.nameLength)
    }
    var parts: [LocalHeaderPart] = []
    if !name.elementsEqual(entry.nameBytes) { parts.append(.name) }
    // Whether sizes follow the data is all that a reader needs to agree on, and whether the data is encrypted.
    if (header.flags ^ entry.flags) & 9 != 0 { parts.append(.flags) }
    if header.method != entry.method { parts.append(.method) }
    guard header.flags & 8 == 0 else { return parts }
    if header.crc32 != entry.crc32 { parts.append(.checksum) }
    let isWide = header.size == .max || header.compressedSize == .max
    let sizesAgree = Int(header.size) == entry.size && Int(header.compressedSize) == entry.compressedSize
    if !isWide, !sizesAgree { parts.append(.sizes) }
    return parts
  }
}
