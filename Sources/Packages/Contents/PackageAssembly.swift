import Bytes

/// Gathers the parts of a package, and at the end follows the references between them.
struct PackageAssembly {
  private let archive: ZipArchive
  private var modules: [PackageModule] = []
  private var tables: [any ResourceTable] = []
  private var bundle: BundleConfig?
  private var oddities: [PackageOddity] = []

  init(_ archive: ZipArchive) {
    self.archive = archive
    oddities = (archive.oddities + archive.localHeaderOddities()).map(PackageOddity.archive)
  }

  /// The name of the part that was added first.
  var firstModule: String? { modules.first?.name }

  /// Why the manifest of a module cannot be read; nil where it can.
  func fault(ofManifest module: String) -> PackageReadingFault? {
    for case .manifestUnreadable(module, let fault) in oddities { return fault }
    return nil
  }

  /// Adds a module that lies in an archive.
  /// - Returns: what kind of package it is by itself
  @discardableResult mutating func addModule(
    _ name: String, in archive: ZipArchive, _ layout: ModuleLayout
  ) -> PackageKind {
    let isProto = layout.binaryTable == nil || archive.entry(named: layout.protoTable) != nil
    var manifest: PackageElement?
    if let entry = archive.entry(named: layout.manifest) {
      do throws(PackageReadingFault) {
        manifest = try readManifest(entry, of: name, in: archive, isProto: isProto)
      } catch {
        oddities.append(.manifestUnreadable(name, error))
      }
    }
    do throws(PackageReadingFault) {
      if let table = try Self.table(in: archive, layout, isProto: isProto) { tables.append(table) }
    } catch {
      oddities.append(.resourcesUnreadable(name, error))
    }
    modules.append(
      PackageModule(
        name: name, manifest: manifest, archive: archive, dexFiles: Self.dexFiles(in: archive, layout),
        nativeLibraries: Self.nativeLibraries(in: archive, layout)))
    return isProto ? .protoAPK : .apk
  }

  /// Adds an APK that lies in the archive, read in place where it is stored.
  mutating func addPackage(_ entry: ZipEntry) {
    do throws(PackageReadingFault) {
      let inner: ZipArchive
      do throws(ZipFault) {
        inner = try ZipArchive(archive.file(of: entry, limit: PackageReader.maximumInnerPackage))
      } catch {
        throw .archive(error)
      }
      oddities += (inner.oddities + inner.localHeaderOddities()).map { .moduleArchive(entry.name, $0) }
      addModule(entry.name, in: inner, .apk)
    } catch {
      oddities.append(.moduleUnreadable(entry.name, error))
    }
  }

  mutating func readBundleConfig() {
    guard let entry = archive.entry(named: "BundleConfig.pb") else { return }
    do throws(PackageReadingFault) {
      let bytes = try Self.bytes(entry, in: archive, limit: PackageReader.maximumManifest)
      do throws(WireFault) { bundle = try BundleConfig(bytes) } catch { throw .message(error) }
    } catch {
      oddities.append(.bundleConfigUnreadable(error))
    }
  }

  /// The package, once all its parts were added.
  func contents(_ kind: PackageKind) -> PackageContents {
    var resolver = ResourceResolver(tables)
    let modules = modules.map { $0.followingReferences(with: &resolver) }
    let configurations = tables.reduce(into: Set<ResourceConfiguration>()) { $0.formUnion($1.configurations) }
    let locales = Set(configurations.map(\.locale.tag)).sorted()
    let densities = Set(configurations.map(\.effectiveDensity)).sorted()
    let application = modules.first?.manifest?.children.first { $0.name == "application" }
    let labels = resolver.labels(application?.attribute(AndroidAttributes.label)?.value, in: locales)
    let icons = resolver.icons(application?.attribute(AndroidAttributes.icon)?.value, at: densities)
    return PackageContents(
      kind: kind, size: archive.file.count, modules: modules, archive: archive, labels: labels, icons: icons,
      locales: locales, densities: densities, bundle: bundle,
      oddities: oddities + resolver.oddities.items.map(PackageOddity.resources))
  }
}

extension PackageAssembly {
  private mutating func readManifest(
    _ entry: ZipEntry, of module: String, in archive: ZipArchive, isProto: Bool
  ) throws(PackageReadingFault) -> PackageElement {
    let bytes = try manifestBytes(entry, of: module, in: archive)
    let (root, found): (PackageElement, [XMLOddity])
    if isProto, !BinaryXML.hasMark(bytes) {
      do throws(WireFault) {
        let document = try ProtoXML(bytes)
        (root, found) = (document.root, document.oddities)
      } catch {
        throw .message(error)
      }
    } else {
      do throws(ChunkFault) {
        let document = try BinaryXML(bytes)
        (root, found) = (document.root, document.oddities)
      } catch {
        throw .binary(error)
      }
    }
    oddities += found.map { .manifest(module, $0) }
    return root
  }

  /// Android takes a manifest whatever its checksum says.
  private mutating func manifestBytes(
    _ entry: ZipEntry, of module: String, in archive: ZipArchive
  ) throws(PackageReadingFault) -> [UInt8] {
    do throws(PackageReadingFault) {
      return try Self.bytes(entry, in: archive, limit: PackageReader.maximumManifest)
    } catch {
      guard error == .archive(.checksumDiffers) else { throw error }
    }
    oddities.append(.manifestChecksumDiffers(module))
    return try Self.bytes(entry, in: archive, limit: PackageReader.maximumManifest, checksum: .ignored)
  }

  private static func bytes(
    _ entry: ZipEntry, in archive: ZipArchive, limit: Int, checksum: ZipArchive.Checksum = .required
  ) throws(PackageReadingFault) -> [UInt8] {
    do throws(ZipFault) {
      return try archive.read(entry, limit: limit, checksum: checksum)
    } catch {
      throw .archive(error)
    }
  }

  private static func table(
    in archive: ZipArchive, _ layout: ModuleLayout, isProto: Bool
  ) throws(PackageReadingFault) -> (any ResourceTable)? {
    if isProto {
      guard let entry = archive.entry(named: layout.protoTable) else { return nil }
      let bytes = try bytes(entry, in: archive, limit: PackageReader.maximumTable)
      do throws(WireFault) { return try ProtoResourceTable(bytes) } catch { throw .message(error) }
    }
    guard let entry = layout.binaryTable.flatMap(archive.entry(named:)) else { return nil }
    let file: RandomAccessFile
    do throws(ZipFault) {
      file = try archive.file(of: entry, limit: PackageReader.maximumTable)
    } catch {
      throw .archive(error)
    }
    do throws(ChunkFault) { return try BinaryResourceTable(file) } catch { throw .binary(error) }
  }

  private static func dexFiles(in archive: ZipArchive, _ layout: ModuleLayout) -> [PackageFile] {
    let folder = layout.code
    return archive.entries.filter { entry in
      guard entry.hasPrefix(folder), entry.hasSuffix(".dex") else { return false }
      return !entry.nameBytes.dropFirst(folder.utf8.count).contains(UInt8(ascii: "/"))
    }
    .map { PackageFile(path: $0.name, entry: $0) }
  }

  private static func nativeLibraries(in archive: ZipArchive, _ layout: ModuleLayout) -> [NativeLibrary] {
    let folder = layout.libraries
    return archive.entries.compactMap { entry in
      guard entry.hasPrefix(folder), entry.hasSuffix(".so") else { return nil }
      let parts = entry.nameBytes.dropFirst(folder.utf8.count).split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { return nil }
      return NativeLibrary(
        abi: String(decoding: parts[0], as: UTF8.self), name: String(decoding: parts[1], as: UTF8.self),
        file: PackageFile(path: entry.name, entry: entry))
    }
  }
}

extension PackageModule {
  fileprivate func followingReferences(with resolver: inout ResourceResolver) -> PackageModule {
    guard var manifest else { return self }
    manifest.followReferences(with: &resolver)
    return PackageModule(
      name: name, manifest: manifest, archive: archive, dexFiles: dexFiles, nativeLibraries: nativeLibraries)
  }
}

extension PackageElement {
  fileprivate mutating func followReferences(with resolver: inout ResourceResolver) {
    for index in attributes.indices {
      guard case .reference(let link) = attributes[index].value else { continue }
      attributes[index].target = resolver.target(of: link)
    }
    for index in children.indices { children[index].followReferences(with: &resolver) }
  }
}

extension ResourceConfiguration {
  /// The density that a resource without one is drawn for.
  fileprivate var effectiveDensity: Int { Int(density == 0 ? WantedConfiguration.mediumDensity : density) }
}

extension ResourceResolver {
  /// What a label is in each language.
  fileprivate mutating func labels(_ label: ResourceValue?, in locales: [String]) -> LocalizedLabels {
    var labels = LocalizedLabels()
    for tag in locales {
      let wanted = WantedConfiguration(locale: ResourceLocale(tag: tag))
      guard let text = text(of: label, for: wanted) else { continue }
      if tag.isEmpty { labels.any = text } else { labels.byLocale[tag] = text }
    }
    if labels.any == nil {
      labels.any = text(of: label, for: WantedConfiguration(locale: ResourceLocale()))
    }
    return labels
  }

  /// The file that is drawn at each density.
  fileprivate mutating func icons(_ icon: ResourceValue?, at densities: [Int]) -> [Int: String] {
    var icons: [Int: String] = [:]
    for density in densities {
      icons[density] = text(of: icon, for: WantedConfiguration(density: UInt16(clamping: density)))
    }
    return icons
  }

  private mutating func text(of value: ResourceValue?, for wanted: WantedConfiguration) -> String? {
    var value = value
    if case .reference(let link) = value { value = self.value(of: link, for: wanted) }
    guard case .string(let text) = value else { return nil }
    return text
  }
}
