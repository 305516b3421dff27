/// Why a file or folder cannot be read.
package enum FileFault: Error, Equatable, Sendable {
  /// Nothing is there.
  case missing
  /// It is there, but not for this user.
  case noPermission
  /// It is something else than a file: a folder, a pipe, a device.
  case notRegular(FileKind)
  /// It has more bytes than are read of such a file; `bytes` is what is known of its size.
  case tooLarge(bytes: Int, limit: Int)
  /// The reference or a link leads out of the boundary, or it is no relative path at all.
  case outsideBoundary
  /// Links lead in a circle.
  case linkLoop
  /// It lies in an archive that is damaged there; why, in words.
  case damaged(String)
  /// Any other error of the system, by its number.
  case system(errno: Int32)
}

/// What a path names.
package enum FileKind: Sendable {
  /// A file with content.
  case regular
  /// A folder.
  case directory
  /// A symbolic link, whatever it leads to.
  case symlink
  /// A pipe, socket or device.
  case other
}

/// An entry of a folder.
package struct DirectoryEntry: Equatable, Sendable {
  /// The name without the folder; bytes that are no UTF-8 show as U+FFFD, and such a file cannot be read.
  package let name: String
  /// What the entry itself is; links are not followed.
  package let kind: FileKind
}
