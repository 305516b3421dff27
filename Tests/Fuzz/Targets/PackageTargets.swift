import Bytes

@testable import PackageFixtures
@testable import Packages

extension FuzzTarget {
  private static let signed = "Tests/PackagesTests/Fixtures/signed"

  /// The parts of app packages.
  static let packages = [
    FuzzTarget(
      "zip",
      seeds: Repository.files(in: signed, ".apk", ".aab") + [
        ZipBuilder([.init("a/b", "text", method: 8), .init("c", "text")]).bytes,
        wide(ZipBuilder([.init("a", "text")])),
      ]
    ) { input in
      guard let archive = try? ZipArchive(RandomAccessFile(input)) else { return }
      _ = archive.localHeaderOddities()
      // Each entry may unpack to the limit, and all may be the same few bytes.
      for entry in archive.entries.prefix(8) {
        _ = try? archive.read(entry, limit: 1 << 20)
        _ = archive.isAligned(entry, to: 16_384)
      }
    },
    FuzzTarget(
      "binary-xml",
      seeds: [false, true].map { BinaryXMLBuilder.manifest(isUTF8: $0).bytes(type: 3) }
        + entries(named: "AndroidManifest.xml", in: Repository.files(in: signed, ".apk"))
    ) { input in
      guard let document = try? BinaryXML(input) else { return }
      precondition(depth(of: document.root) <= BinaryXML.maximumDepth + 1, "nested deeper than is read")
    },
    FuzzTarget(
      "resource-table",
      seeds: [TableBuilder.Layout.full, .short, .sparse].flatMap { layout in
        [false, true].map { TableBuilder.small(layout, isCompact: $0).bytes }
      }
    ) { input in
      guard let table = try? BinaryResourceTable(RandomAccessFile(input)) else { return }
      resolve(table)
    },
    FuzzTarget(
      "proto-xml",
      seeds: [MessageBuilder.manifest(label: { $0.number(2, 0x7F01_0000) })]
        + entries(named: "base/manifest/AndroidManifest.xml", in: Repository.files(in: signed, ".aab"))
    ) { input in
      guard let document = try? ProtoXML(input) else { return }
      precondition(depth(of: document.root) <= 300, "nested deeper than is read")
    },
    FuzzTarget(
      "proto-table",
      seeds: [MessageBuilder.table([("", "Planner"), ("de", "Planer")])]
        + entries(named: "base/resources.pb", in: Repository.files(in: signed, ".aab"))
    ) { input in
      guard let table = try? ProtoResourceTable(input) else { return }
      resolve(table)
    },
    FuzzTarget(
      "bundle-config",
      // Version 1.15.6 of bundletool, and assets only.
      seeds: [[0x0A, 8, 0x12, 6] + Array("1.15.6".utf8) + [0x40, 2]]
    ) { _ = try? BundleConfig($0) },
    FuzzTarget("code", seeds: Repository.files(in: "Tests/PackagesTests/Fixtures/code", ".so", ".dex")) {
      input in
      _ = try? ELFFile(input)
      _ = try? ELFFile.headSize(input)
      let search = CodeSearch(classes: [.init("a", "com/")], texts: [.init("b", "http")])
      // Whole, and in pieces that end anywhere.
      for size in [max(input.count, 1), 7] {
        var scanner = DexScanner(CodeMatcher(search))
        var rest = input[...]
        while !rest.isEmpty {
          rest.prefix(size).withUnsafeBytes { scanner.scan($0) }
          rest = rest.dropFirst(size)
        }
        _ = scanner.matches
      }
    },
    FuzzTarget("signing", seeds: signatureParts) { input in
      let reader = ByteReader(Array(input.dropFirst()))
      let bytes = Array(input.dropFirst())
      switch input.first.map({ $0 % 6 }) {
      case 0: _ = JARManifest(bytes)
      case 1: _ = PKCS7Message(bytes, over: Array("text".utf8))
      case 2: _ = Certificate(bytes)
      case 3: _ = PublicKey(bytes)
      case 4: _ = try? V4Signature(RandomAccessFile(bytes)).verdict(on: RandomAccessFile([0]), digests: [])
      default:
        for scheme in [SigningScheme.v2, .v3] { _ = try? BlockSigner.all(in: reader, of: scheme) }
      }
    },
  ]

  private static func wide(_ builder: ZipBuilder) -> [UInt8] {
    var builder = builder
    builder.isZip64 = true
    return builder.bytes
  }

  private static func entries(named name: String, in archives: [[UInt8]]) -> [[UInt8]] {
    archives.compactMap { bytes in
      guard let archive = try? ZipArchive(RandomAccessFile(bytes)), let entry = archive.entry(named: name)
      else {
        return nil
      }
      return try? archive.read(entry, limit: 1 << 20)
    }
  }

  private static var signatureParts: [[UInt8]] {
    let archives = ["v1", "v2", "v3", "two-signers"].map { Repository.file("\(signed)/\($0).apk") }
    var parts: [[UInt8]] = [[4] + Repository.file("\(signed)/v1-v2-v3-v4.apk.idsig")]
    parts += entries(named: "META-INF/MANIFEST.MF", in: archives).map { [0] + $0 }
    for bytes in archives {
      guard let archive = try? ZipArchive(RandomAccessFile(bytes)) else { continue }
      for entry in archive.entries where [".RSA", ".EC", ".DSA"].contains(where: entry.hasSuffix) {
        if let message = try? archive.read(entry, limit: 1 << 20) { parts.append([1] + message) }
      }
      guard let block = try? SigningBlock(archive.file, before: archive.centralDirectoryOffset) else {
        continue
      }
      for scheme in [SigningScheme.v2, .v3] {
        guard let part = block[scheme] else { continue }
        parts.append([5] + part.withUnsafeBytes { Array($0) })
        for signer in (try? BlockSigner.all(in: part, of: scheme)) ?? [] {
          parts += signer.certificates.map { [2] + $0 } + [[3] + signer.publicKey]
        }
      }
    }
    return parts
  }

  private static func depth(of element: PackageElement) -> Int {
    1 + (element.children.map(depth).max() ?? 0)
  }

  /// Follows references as a package does.
  private static func resolve(_ table: some ResourceTable) {
    var resolver = ResourceResolver([table])
    for id in [0x7F01_0000, 0x7F01_0001, 0x7F02_0000, 0x7F02_0001, 0x0101_0000] as [UInt32] {
      _ = resolver.target(of: ResourceLink(id: id, name: nil, kind: .resource))
      _ = resolver.values(of: ResourceLink(id: id, name: nil, kind: .resource))
      if let name = table.name(of: id) { _ = table.id(of: name) }
    }
    for configuration in table.configurations { _ = configuration.locale.tag }
  }
}
