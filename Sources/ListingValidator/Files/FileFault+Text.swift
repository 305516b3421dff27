#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileFault {
  /// Why, in words; for faults that are not the listing's own.
  package var reason: String {
    switch self {
    case .missing: "no such file or folder"
    case .noPermission: "permission denied"
    case .notRegular(.directory): "is a folder"
    case .notRegular: "is not a regular file"
    case .tooLarge(let bytes, let limit): "has \(bytes) bytes, more than the \(limit) that are read"
    case .outsideBoundary: "lies outside the folder that may be read"
    case .linkLoop: "is a link that leads to itself"
    case .damaged(let reason): reason
    case .system(let number): String(cString: strerror(number))
    }
  }
}
