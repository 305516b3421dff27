import Packages

@testable import ListingValidator
@testable import PackageFixtures

extension SamplePackage {
  /// The package as a file.
  var bytes: [UInt8] {
    var xml = binaryManifest
    if traits.contains(.manifestCutShort) { xml.removeLast(8) }
    var builder = ZipBuilder([ZipBuilder.File("AndroidManifest.xml", xml)])
    builder.files += self.files.sorted { $0.key < $1.key }.map { ZipBuilder.File($0.key, $0.value) }
    for trait in traits { trait.apply(to: &builder) }
    let bytes = builder.bytes
    return traits.contains(.cutShort) ? Array(bytes.dropLast(9)) : bytes
  }

  private var binaryManifest: [UInt8] {
    let file = SourceFile(path: "AndroidManifest.xml", bytes: Array(manifest.utf8))
    guard let root = try? XMLReader.read(file).root else { return [] }
    var known: [String: UInt32] = [:]
    func collect(_ element: XMLElement) {
      for attribute in element.attributes where attribute.namespace == PackageAttribute.android {
        known[attribute.name] = AttributeNumbers.number(of: attribute.name)
      }
      element.children.forEach(collect)
    }
    collect(root)
    if traits.contains(.attributeWithoutNumber) { known = [:] }
    let names = known.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }
    var xml = BinaryXMLBuilder(known: names)
    if traits.contains(.renamedAttribute) { for index in names.indices { xml.pool.strings[index] = "x" } }
    func write(_ element: XMLElement) {
      xml.open(element.name, element.attributes.map { BinaryXMLBuilder.Attribute($0, id: known[$0.name]) })
      element.children.forEach(write)
      xml.close(element.name)
    }
    write(root)
    return xml.bytes
  }
}

extension BinaryXMLBuilder.Attribute {
  /// An attribute with the type that a build would give its text.
  fileprivate init(_ attribute: XMLAttribute, id: UInt32?) {
    let text = attribute.value
    let isAndroid = attribute.namespace == PackageAttribute.android
    self.init(name: attribute.name, namespace: attribute.namespace, id: isAndroid ? id : nil, text: text)
    if text == "true" || text == "false" {
      (type, data) = (0x12, text == "true" ? .max : 0)
    } else if isAndroid, attribute.name != "versionName", let number = Int32(text) {
      (type, data) = (0x10, UInt32(bitPattern: number))
    }
  }
}

extension SamplePackage.Trait {
  /// Changes a package whose first file is the manifest.
  fileprivate func apply(to builder: inout ZipBuilder) {
    switch self {
    case .twoManifests: builder.files.append(builder.files[0])
    case .nameTwice: builder.files += [ZipBuilder.File("a", "one"), ZipBuilder.File("a", "two")]
    case .nameNotUTF8:
      builder.files.append(ZipBuilder.File("a", "one"))
      builder.files[builder.files.count - 1].name = [0xE9]
    case .dataAfterEnd: builder.after = [1, 2, 3]
    case .dataBeforeArchive: (builder.before, builder.isShifted) = ([1, 2, 3, 4], true)
    case .codeBeforeArchive: builder.before = Array("dex\n035".utf8)
    case .comment: builder.comment = Array("a comment".utf8)
    case .encryptionMark: builder.files[0].flags = 1
    case .unknownMethod: builder.files[0].method = 0x23F1
    case .nameLeadsOut: builder.files.append(ZipBuilder.File("../a", "one"))
    case .otherLocalName:
      builder.files.append(ZipBuilder.File("a", "one"))
      builder.files[builder.files.count - 1].localName = [0x62]
    case .noManifest: builder.files[0].name = Array("Manifest.xml".utf8)
    case .tableCutShort: builder.files.append(ZipBuilder.File("resources.arsc", [2, 0, 12, 0]))
    case .renamedAttribute, .attributeWithoutNumber, .cutShort, .manifestCutShort: break
    }
  }
}
