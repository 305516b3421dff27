import Bytes
import Packages

/// Reads app packages into the model.
enum PackageLoader {
  /// What the name of the file with a signature of scheme v4 adds to the name of its package.
  private static let signatureSuffix = ".idsig"
  /// What the names of packages end in.
  static let extensions: Set<String> = ["apk", "aab", "apks", "xapk"]

  /// Reads a package that was named by itself.
  /// - Parameter search: what is looked for in the compiled code
  static func load(_ root: ListingRoot, files: ListingFiles, search: CodeSearch? = .builtIn) -> Listing {
    let name = root.name ?? "."
    var listing = Listing(root: root.path, layout: .package, location: Location(path: name))
    let package = load(name, at: listing.location, files: files, search: search, into: &listing)
    listing.package = package?.manifest.package.flatMap { name in
      name.value.map { Located($0, at: name.location) }
    }
    return listing
  }

  /// Reads a package that a listing refers to; nil, with a fault recorded, where that fails.
  @discardableResult static func load(
    _ path: String, at location: Location, files: ListingFiles, search: CodeSearch? = .builtIn,
    into listing: inout Listing
  ) -> Package? {
    guard listing.spend(\.packages, on: "packages"),
      let file = files.file(path, at: location, field: .binary, into: &listing)
    else { return nil }
    do {
      let package = try package(
        file, path: path, signature: signature(of: path, files, into: &listing), search: search)
      listing.packages.append(package)
      listing.apps.append(AndroidApp(merged: package.manifest))
      return package
    } catch {
      switch error {
      case .unreadable(let fault): listing.cannotRead(path, reason: fault.reason)
      case .problem(let problem):
        listing.faults.append(LoadFault(.brokenPackage(problem), at: Location(path: path), field: .binary))
      }
      return nil
    }
  }

  /// The file beside a package that holds its signature of scheme v4; nil where there is none.
  private static func signature(
    of path: String, _ files: ListingFiles, into listing: inout Listing
  ) -> RandomAccessFile? {
    let side = path + signatureSuffix
    guard files.holds(side) else { return nil }
    return files.file(side, at: Location(path: side), field: .binary, into: &listing)
  }

  private enum Failure: Error {
    /// The file could not be read, for which it is not to blame.
    case unreadable(ByteFault)
    case problem(PackageProblem)
  }

  private static func package(
    _ file: RandomAccessFile, path: String, signature: RandomAccessFile?, search: CodeSearch?
  ) throws(Failure) -> Package {
    let contents = try contents(file)
    let location = Location(path: path)
    let manifests = contents.modules.map { module in
      module.manifest.map { AndroidElement($0, at: location) }
    }
    guard let document = manifests.first ?? nil else { throw .problem(.manifestMissing) }
    guard let manifest = AndroidManifest(document, form: .merged) else {
      throw .problem(.notAManifest(document.name))
    }
    let features = zip(contents.modules, manifests).dropFirst().compactMap { module, document in
      document.flatMap { AndroidManifest($0, form: .merged) }
        .map { Package.FeatureModule(name: module.name, manifest: $0) }
    }
    return Package(
      path: path, contents: contents, code: PackageCode(contents, search: search), manifest: manifest,
      features: features,
      signing: contents.archive.map { archive in
        PackageSigning(
          archive, minSDK: manifest.minSDK?.value ?? 1,
          targetSDK: manifest.targetSDK?.value ?? manifest.minSDK?.value ?? 1, sideFile: signature)
      })
  }

  private static func contents(_ file: RandomAccessFile) throws(Failure) -> PackageContents {
    do {
      return try PackageReader.read(file)
    } catch {
      switch error {
      case .unreadable(let fault): throw .unreadable(fault)
      case .notAPackage: throw .problem(.notAPackage)
      case .manifestMissing: throw .problem(.manifestMissing)
      case .archive(let fault): throw .problem(.archiveDamaged(fault.reason))
      case .manifest(let fault): throw .problem(.manifestDamaged(fault.reason))
      }
    }
  }
}
