/// Finds the places on disk that fixes are about: inside the boundary of the listing, and as they were when it was read.
struct FixResolver {
  /// A file that is to be changed.
  struct File {
    var bytes: [UInt8]
    /// The bytes that only reviewers may see; nil for none.
    var confidential: Range<Int>?
  }

  /// Why a fix cannot be made.
  struct Fault: Error {
    var reason: String
  }

  private let fileSystem = FileSystem()
  /// The files, by their real path.
  private(set) var files: [String: File] = [:]

  /// The changes of a fix, on disk.
  mutating func operations(
    of fix: Fix, in listing: ListingReport
  ) throws(Fault) -> [FixPlan.Operation] {
    var operations: [FixPlan.Operation] = []
    for change in fix.changes {
      switch change {
      case .edit(let edit): operations.append(try self.edit(edit, in: listing))
      case .create(let path, let content):
        let target = try vacant(path, in: listing.place)
        operations.append(.create(path: target, content: content))
      case .rename(let path, let other):
        operations.append(
          .rename(from: try occupied(path, in: listing.place), to: try vacant(other, in: listing.place)))
      }
    }
    return operations
  }

  private mutating func edit(_ edit: Edit, in listing: ListingReport) throws(Fault) -> FixPlan.Operation {
    let boundary = Boundary(root: listing.place.boundary)
    let path: String
    let bytes: [UInt8]
    do throws(FileFault) {
      path = try fileSystem.resolve(edit.file.path, relativeTo: listing.place.directory, within: boundary)
      if let file = files[path] {
        bytes = file.bytes
      } else {
        bytes = try fileSystem.read(path, maximumBytes: ListingFiles.maximumXMLBytes)
      }
    } catch {
      throw Fault(reason: error.reason)
    }
    let now = SourceFile(path: edit.file.path, bytes: bytes)
    guard now.text == edit.file.text, now.encoding == edit.file.encoding,
      now.hasByteOrderMark == edit.file.hasByteOrderMark, edit.range.upperBound <= bytes.count
    else { throw Fault(reason: "the file has changed meanwhile") }
    if files[path] == nil {
      let mark = edit.file.markLength
      let confidential = listing.confidential.flatMap { $0.path == edit.file.path ? $0.range : nil }
      files[path] = File(
        bytes: bytes, confidential: confidential.map { $0.lowerBound + mark..<$0.upperBound + mark })
    }
    return .edit(path: path, edit)
  }

  /// The absolute path of what is there; the last name may be a link, which is meant itself.
  private func occupied(_ path: String, in root: ListingRoot) throws(Fault) -> String {
    let target = try placed(path, in: root)
    guard fileSystem.kind(of: target) != nil else { throw Fault(reason: FileFault.missing.reason) }
    return target
  }

  /// The absolute path of a file or folder that is not there yet.
  private func vacant(_ path: String, in root: ListingRoot) throws(Fault) -> String {
    let target = try placed(path, in: root)
    guard fileSystem.kind(of: target) == nil else {
      throw Fault(reason: "\(ShownPath.fromHere(target)) is there already")
    }
    return target
  }

  /// An absolute path whose folders are real, as far as they are there, and lie inside the boundary.
  private func placed(_ path: String, in root: ListingRoot) throws(Fault) -> String {
    let boundary = Boundary(root: root.boundary)
    guard path.isRelativePath else { throw Fault(reason: FileFault.outsideBoundary.reason) }
    var folder = PathName.parent(of: ShownPath.joined(root.directory, path))
    var rest = [PathName.name(of: path)]
    while fileSystem.kind(of: folder) == nil, folder != "/" {
      rest.insert(PathName.name(of: folder), at: 0)
      folder = PathName.parent(of: folder)
    }
    guard let real = fileSystem.realPath(folder), fileSystem.kind(of: real) == .directory,
      boundary.contains(realPath: real)
    else { throw Fault(reason: FileFault.outsideBoundary.reason) }
    return ShownPath.joined(real, rest.joined(separator: "/"))
  }
}
