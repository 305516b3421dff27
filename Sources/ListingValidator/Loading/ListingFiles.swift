import Bytes
import Packages

/// Opens the files of one listing: inside the boundary, under a cap, and with every failure recorded in the listing.
struct ListingFiles {
  /// The most that a text file may hold, in bytes.
  static let maximumTextBytes = 1 << 20
  /// The most that an XML file may hold, in bytes.
  static let maximumXMLBytes = 16 << 20

  let fileSystem: FileSystem
  let boundary: Boundary
  /// The root folder of the listing; the paths of its files are relative to it.
  let directory: String
  /// The archive that holds the files, in place of the folder.
  private(set) var archive: ZipArchive?
  /// Shared by all copies.
  let folders = FolderCache()

  init(fileSystem: FileSystem, boundary: Boundary, directory: String) {
    self.fileSystem = fileSystem
    self.boundary = boundary
    self.directory = directory
  }

  /// The path on disk of a path relative to the root.
  func absolute(_ path: String) -> String {
    path.isEmpty || path == "." ? directory : "\(directory)/\(path)"
  }

  /// Opens a file of the layout; nil, with a fault recorded, where that fails. A file that is not there is no fault.
  func open(
    _ path: String, limit: Int = maximumTextBytes, locale: String? = nil, field: Field? = nil,
    into listing: inout Listing
  ) -> SourceFile? {
    guard holds(path) else { return nil }
    return open(
      path, href: path, at: Location(path: path), limit: limit, locale: locale, field: field, into: &listing)
  }

  /// Opens a file that a manifest refers to; nil, with a fault recorded, where that fails.
  func open(
    href: Located<String>, limit: Int = maximumTextBytes, locale: String? = nil, field: Field? = nil,
    into listing: inout Listing
  ) -> SourceFile? {
    listing.references.append(FileReference(path: href.value, location: href.location))
    return open(
      href.value, href: href.value, at: href.location, limit: limit, locale: locale, field: field,
      into: &listing)
  }

  private func open(
    _ path: String, href: String, at location: Location, limit: Int, locale: String?, field: Field?,
    into listing: inout Listing
  ) -> SourceFile? {
    guard listing.spent.text <= Listing.Spending.maximumText else { return nil }
    do {
      let bytes = try read(path, limit: limit)
      listing.files.insert(path)
      listing.spent.text += bytes.count
      if listing.spent.text > Listing.Spending.maximumText {
        let most = Listing.Spending.maximumText
        listing.cannotRead(
          ".", reason: "the texts that it names have more than \(most) bytes together")
        return nil
      }
      return SourceFile(path: path, bytes: bytes)
    } catch {
      record(error, path: path, href: href, at: location, locale: locale, field: field, into: &listing)
      return nil
    }
  }

  /// Opens a file that is read here and there; nil, with a fault recorded, where that fails.
  func file(_ path: String, at location: Location, field: Field?, into listing: inout Listing)
    -> RandomAccessFile?
  {
    do {
      let file = try file(path)
      listing.files.insert(path)
      return file
    } catch {
      record(error, path: path, href: path, at: location, field: field, into: &listing)
      return nil
    }
  }

  /// Turns a failure into a fault of the listing, or into an unreadable path where the failure is not the listing's.
  func record(
    _ fault: FileFault, path: String, href: String, at location: Location, locale: String? = nil,
    field: Field? = nil, into listing: inout Listing
  ) {
    let kind: LoadFault.Kind
    switch fault {
    case .missing: kind = .missingFile(href: href)
    case .outsideBoundary: kind = .outsideBoundary(href: href)
    case .linkLoop: kind = .linkLoop(href: href)
    case .tooLarge(let size, let limit): kind = .tooLarge(size: size, limit: limit)
    case .notRegular(.directory): kind = .notAFile(href: href, kind: "folder")
    case .damaged(let reason): kind = .brokenPackage(.archiveDamaged(reason))
    case .notRegular, .noPermission, .system:
      listing.cannotRead(path, reason: fault.reason)
      return
    }
    listing.faults.append(LoadFault(kind, at: location, locale: locale, field: field))
  }

  /// The text of a file of the layout, as a store would get it; nil where there is none, or none that can be read.
  func text(_ path: String, locale: String, field: Field, into listing: inout Listing) -> LoadedText {
    guard holds(path) else { return .missing }
    guard let file = open(path, locale: locale, field: field, into: &listing) else { return .unreadable }
    return text(of: file, locale: locale, field: field, into: &listing)
  }

  /// The text of a file that is open.
  func text(of file: SourceFile, locale: String?, field: Field, into listing: inout Listing) -> LoadedText {
    if let offset = file.invalidByte {
      let byte = file.encoding == .utf8 ? file.text[offset] : 0
      let end = min(offset + 1, file.text.count)
      listing.faults.append(
        LoadFault(
          .notUTF8(byte: byte, offset: offset), at: Location(file: file, range: min(offset, end)..<end),
          locale: locale, field: field))
      return .unreadable
    }
    if file.encoding != .utf8 {
      listing.faults.append(
        LoadFault(.encoding(file.encoding), at: Location(file: file), locale: locale, field: field))
    } else if file.hasByteOrderMark {
      listing.faults.append(LoadFault(.byteOrderMark, at: Location(file: file), locale: locale, field: field))
    }
    return .text(Text(wholeOf: file))
  }
}

extension ListingFiles {
  /// The largest file that is unpacked from an archive to be read here and there, in bytes.
  private static let maximumUnpacked = 256 << 20

  /// True where something of that name is there, whatever it is.
  func holds(_ path: String) -> Bool {
    if let archive { return archive.entry(named: path) != nil }
    return fileSystem.kind(of: absolute(path)) != nil
  }

  /// The real path of what a reference leads to, inside the boundary.
  func realPath(of href: String) throws(FileFault) -> String {
    let name = PathName.name(of: href)
    // What is in a known folder, and no link, lies where the folder does. All else takes the long way, as does a path
    // with a slash behind its last name.
    if !["", ".", ".."].contains(name), href.utf8.last != UInt8(ascii: "/"), href.isRelativePath,
      let folder = try? realFolder(PathName.parent(of: href))
    {
      let path = "\(folder)/\(name)"
      if let kind = fileSystem.kind(of: path), kind == .regular || kind == .directory { return path }
    }
    return try fileSystem.resolve(href, relativeTo: directory, within: boundary)
  }

  /// The real path of a folder, inside the boundary.
  func realFolder(_ folder: String) throws(FileFault) -> String {
    try folders.realPath(of: folder) { () throws(FileFault) in
      try fileSystem.resolve(folder, relativeTo: directory, within: boundary)
    }
  }

  /// Looks for a file that is referred to.
  func find(_ href: String) throws(FileFault) {
    if let archive { _ = try entry(href, in: archive) } else { _ = try realPath(of: href) }
  }

  private func read(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    guard let archive else { return try fileSystem.read(realPath(of: path), maximumBytes: limit) }
    let entry = try entry(path, in: archive)
    do throws(ZipFault) { return try archive.read(entry, limit: limit) } catch { throw FileFault(error) }
  }

  /// Opens a file that is read here and there.
  func file(_ path: String) throws(FileFault) -> RandomAccessFile {
    guard let archive else { return try fileSystem.file(at: realPath(of: path)) }
    let entry = try entry(path, in: archive)
    do throws(ZipFault) {
      return try archive.file(of: entry, limit: Self.maximumUnpacked)
    } catch {
      throw FileFault(error)
    }
  }

  /// The entry of a reference: an archive has no folder above it, and no links.
  private func entry(_ href: String, in archive: ZipArchive) throws(FileFault) -> ZipEntry {
    guard href.isRelativePath, !href.pathComponents.contains("..") else { throw .outsideBoundary }
    let name = href.pathComponents.filter { $0 != "." }.joined(separator: "/")
    guard let entry = archive.entry(named: name) else { throw .missing }
    return entry
  }

  /// An archive that the layout has or a manifest refers to; nil, with a fault recorded, where it cannot be read.
  func archive(
    _ name: String, at location: Location, field: Field? = nil, into listing: inout Listing
  ) -> ZipArchive? {
    guard let file = file(name, at: location, field: field, into: &listing) else { return nil }
    do {
      return try ZipArchive(file)
    } catch {
      let problem =
        error == .endRecordMissing ? PackageProblem.notAPackage : .archiveDamaged(error.reason)
      listing.faults.append(LoadFault(.brokenPackage(problem), at: location, field: field))
      return nil
    }
  }

  /// The files in an archive.
  func inside(_ archive: ZipArchive) -> ListingFiles {
    var files = self
    files.archive = archive
    return files
  }
}

extension FileFault {
  fileprivate init(_ fault: ZipFault) {
    switch fault {
    case .tooLarge(let size, let limit): self = .tooLarge(bytes: size, limit: limit)
    case .unreadable(.system(let number)): self = .system(errno: number)
    default: self = .damaged(fault.reason)
    }
  }
}

extension Listing {
  /// Records a path that could not be read for reasons outside the listing, once.
  mutating func cannotRead(_ path: String, reason: String) {
    let entry = Unreadable(path: path, reason: reason)
    if !unreadable.contains(entry) { unreadable.append(entry) }
  }
}

extension Listing {
  /// Counts one more package or folder that is referred to.
  /// - Returns: false where there are too many to read this one.
  mutating func spend(_ count: WritableKeyPath<Spending, Int>, on noun: String) -> Bool {
    spent[keyPath: count] += 1
    guard spent[keyPath: count] > Spending.maximumReferences else { return true }
    cannotRead(".", reason: "it refers to more than \(Spending.maximumReferences) \(noun)")
    return false
  }
}

/// What came of reading a text.
enum LoadedText {
  case missing
  case unreadable
  case text(Text)
}

/// A path that could not be read for reasons outside the listing.
public struct Unreadable: Sendable, Hashable {
  /// The path, relative to the root.
  public let path: String
  /// Why, in words.
  public let reason: String
}
