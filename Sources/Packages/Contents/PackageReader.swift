import Bytes

/// Opens packages of all kinds.
package enum PackageReader {
  /// The largest manifest that is read, in bytes; the largest that Android's own tools have been seen to make is a
  /// hundredth of it.
  package static let maximumManifest = 16 << 20
  /// The largest resource table that is unpacked, in bytes. One that is stored, as Android 11 wants it, is read in
  /// place and may be of any size.
  static let maximumTable = 128 << 20
  /// The largest APK that is unpacked from a set, in bytes; one that is stored may be of any size.
  static let maximumInnerPackage = 256 << 20

  /// True for the first bytes of XML in the binary form of packages.
  package static func isBinaryXML(_ bytes: [UInt8]) -> Bool { BinaryXML.hasMark(bytes) }

  /// Reads a package.
  /// - Throws: `PackageFault`
  package static func read(_ file: RandomAccessFile) throws(PackageFault) -> PackageContents {
    let head: [UInt8]
    do { head = try file.bytes(at: 0, min(4, file.count)) } catch { throw .unreadable(error) }
    if BinaryXML.hasMark(head) { return try bareManifest(file) }
    let archive: ZipArchive
    do {
      archive = try ZipArchive(file)
    } catch {
      if case .unreadable(let fault) = error { throw .unreadable(fault) }
      throw error == .endRecordMissing && !head.starts(with: [0x50, 0x4B]) ? .notAPackage : .archive(error)
    }
    return try read(archive)
  }

  /// Reads a package whose archive is open.
  /// - Throws: `PackageFault`
  package static func read(_ archive: ZipArchive) throws(PackageFault) -> PackageContents {
    if archive.entry(named: ModuleLayout.apk.manifest) != nil { return try apk(archive) }
    if archive.entry(named: ModuleLayout.bundle("base").manifest) != nil { return try bundle(archive) }
    let packages = archive.entries.filter { $0.hasSuffix(".apk") }
    guard !packages.isEmpty else { throw .manifestMissing }
    return try apkSet(archive, packages)
  }
}

extension PackageReader {
  private static func bareManifest(_ file: RandomAccessFile) throws(PackageFault) -> PackageContents {
    guard file.count <= maximumManifest else {
      throw .manifest(.archive(.tooLarge(size: file.count, limit: maximumManifest)))
    }
    let bytes: [UInt8]
    do { bytes = try file.bytes(at: 0, file.count) } catch { throw .unreadable(error) }
    let document: BinaryXML
    do { document = try BinaryXML(bytes) } catch { throw .manifest(.binary(error)) }
    return PackageContents(
      kind: .manifest, size: file.count,
      modules: [
        PackageModule(name: "base", manifest: document.root, archive: nil, dexFiles: [], nativeLibraries: [])
      ], archive: nil, labels: LocalizedLabels(), icons: [:], locales: [], densities: [], bundle: nil,
      oddities: document.oddities.map { .manifest("base", $0) })
  }

  private static func apk(_ archive: ZipArchive) throws(PackageFault) -> PackageContents {
    var assembly = PackageAssembly(archive)
    let kind = assembly.addModule("base", in: archive, .apk)
    if let fault = assembly.fault(ofManifest: "base") { throw .manifest(fault) }
    return assembly.contents(kind)
  }

  private static func bundle(_ archive: ZipArchive) throws(PackageFault) -> PackageContents {
    var assembly = PackageAssembly(archive)
    let suffix = "/" + ModuleLayout.bundleManifest
    let names = archive.entries.lazy.filter { $0.hasSuffix(suffix) }
      .map { String($0.name.dropLast(suffix.count)) }
    let others = Set(names).subtracting(["base"]).filter { !$0.contains("/") }.sorted()
    for name in ["base"] + others { assembly.addModule(name, in: archive, .bundle(name)) }
    if let fault = assembly.fault(ofManifest: "base") { throw .manifest(fault) }
    assembly.readBundleConfig()
    return assembly.contents(.bundle)
  }

  private static func apkSet(
    _ archive: ZipArchive, _ packages: [ZipEntry]
  ) throws(PackageFault) -> PackageContents {
    var assembly = PackageAssembly(archive)
    // A universal package holds all that the others hold.
    let universal = packages.filter { $0.isNamed("universal.apk") }
    let ordered = universal.isEmpty ? packages.sorted { rank($0) < rank($1) } : universal
    for entry in ordered { assembly.addPackage(entry) }
    guard let base = assembly.firstModule else { throw .manifestMissing }
    if let fault = assembly.fault(ofManifest: base) { throw .manifest(fault) }
    return assembly.contents(.apkSet)
  }

  /// The main split of the base first, then packages that stand alone, then the other splits.
  private static func rank(_ entry: ZipEntry) -> Int {
    if entry.hasSuffix("base-master.apk") { return 0 }
    return entry.hasPrefix("splits/") ? 2 : 1
  }
}

/// Where the parts of a module lie in its archive.
enum ModuleLayout {
  case apk
  /// A module of an app bundle.
  case bundle(String)

  static let bundleManifest = "manifest/AndroidManifest.xml"

  var manifest: String {
    switch self {
    case .apk: "AndroidManifest.xml"
    case .bundle(let name): "\(name)/\(Self.bundleManifest)"
    }
  }

  var binaryTable: String? {
    switch self {
    case .apk: "resources.arsc"
    case .bundle: nil
    }
  }

  var protoTable: String {
    switch self {
    case .apk: "resources.pb"
    case .bundle(let name): "\(name)/resources.pb"
    }
  }

  /// The folder of the compiled code, with its slash.
  var code: String {
    switch self {
    case .apk: ""
    case .bundle(let name): "\(name)/dex/"
    }
  }

  /// The folder of the native libraries, with its slash.
  var libraries: String {
    switch self {
    case .apk: "lib/"
    case .bundle(let name): "\(name)/lib/"
    }
  }
}
