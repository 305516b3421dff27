import Testing

@testable import ListingValidator

extension PackageSketch {
  /// The package as a reader would make it of a file.
  func model(path: String) throws -> Package {
    let location = Location(path: path)
    return Package(
      self, path: path, kind: path.hasSuffix(".aab") ? .appBundle : .apk,
      manifest: try Self.manifest(manifest, attributes: attributes, at: location),
      features: try modules.sorted { $0.key < $1.key }.map { name, content in
        Package.FeatureModule(name: name, manifest: try Self.manifest(content, attributes: "", at: location))
      }, code: try foundCode(path: path))
  }

  private static func manifest(
    _ content: String, attributes: String, at location: Location
  ) throws -> AndroidManifest {
    let text =
      "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" \(attributes)>\(content)</manifest>"
    let document = try XMLReader.read(SourceFile(path: location.path, bytes: Array(text.utf8)))
    return try #require(AndroidManifest(AndroidElement(document).moved(to: location), form: .merged))
  }

  /// What a search of the compiled code would find.
  private func foundCode(path: String) throws -> PackageCode {
    var code = code
    code.libraries += try libraries.map { library in
      let parts = library.split(separator: "/")
      try #require(parts.count == 2)
      return PackageCode.Library(abi: String(parts[0]), name: String(parts[1]))
    }
    let profile = StoreProfile.amazonAppstore
    for name in classes {
      let descriptor = name.replacing(".", with: "/") + ";"
      for library in profile.libraries where library.classes.contains(where: descriptor.hasPrefix) {
        code.matches.append(PackageCode.Match(id: library.id, found: name, path: "classes.dex"))
      }
    }
    for text in texts {
      for link in profile.words(StoreProfile.linksInCode) where text.contains(link) {
        code.matches.append(PackageCode.Match(id: link, found: text, path: "classes.dex"))
      }
    }
    return code
  }
}

extension AndroidElement {
  /// The element as one of a file that has no places inside.
  fileprivate func moved(to location: Location) -> AndroidElement {
    AndroidElement(
      name: name, namespace: namespace,
      attributes: attributes.map {
        AndroidAttribute(name: $0.name, namespace: $0.namespace, value: $0.value, location: location)
      },
      namespaces: namespaces.map {
        AndroidNamespaceDeclaration(prefix: $0.prefix, uri: $0.uri, location: location)
      },
      children: children.map { $0.moved(to: location) }, location: location)
  }
}

extension Listing {
  /// Adds packages to the files that the listing names.
  mutating func add(_ samples: [String: PackageSketch]) throws {
    for (path, sample) in samples.sorted(by: { $0.key < $1.key }) {
      let index = try #require(binaries.files.firstIndex { $0.href.value == path }, "nothing names \(path)")
      binaries.files[index].path = path
      let package = try sample.model(path: path)
      packages.append(package)
      apps.append(package.app)
    }
  }
}
