import Bytes

/// What a package holds, as far as its files tell without running anything.
package struct PackageContents: Sendable {
  /// What kind of package it is.
  package let kind: PackageKind
  /// The size of the file in bytes.
  package let size: Int
  /// The parts: of an app bundle its modules, of a set its packages; else one. The base comes first.
  package let modules: [PackageModule]
  /// The archive; nil for a bare manifest.
  package let archive: ZipArchive?
  /// What the app is called in each language.
  package let labels: LocalizedLabels
  /// The icon of the app at each density in dots per inch that some resource is made for: a path in the archive.
  package let icons: [Int: String]
  /// The languages that some resource is made for, as tags, sorted; "" for those made for any language.
  package let locales: [String]
  /// The densities in dots per inch that some resource is made for, sorted.
  package let densities: [Int]
  /// The configuration of an app bundle.
  package let bundle: BundleConfig?
  /// What is out of the ordinary.
  package let oddities: [PackageOddity]

  /// The part that is installed in any case.
  package var base: PackageModule? { modules.first }
  /// The processor types that there are native libraries for, sorted.
  package var abis: [String] { Set(modules.flatMap(\.nativeLibraries).map(\.abi)).sorted() }
}

/// The kinds of packages.
package enum PackageKind: Sendable {
  /// An APK.
  case apk
  /// An APK whose XML is in protocol buffers, from which an app bundle is made.
  case protoAPK
  /// An Android App Bundle, `.aab`.
  case bundle
  /// A set of APKs that were made from a bundle, `.apks`.
  case apkSet
  /// An `AndroidManifest.xml` in binary form that was taken out of a package.
  case manifest
}

/// One part of a package.
package struct PackageModule: Sendable {
  /// The name of the module, or the path of an APK in a set; "base" for an APK of its own.
  package let name: String
  /// The manifest, with references followed as far as the package can; nil where it cannot be read.
  package let manifest: PackageElement?
  /// The archive that holds the files; nil for a bare manifest.
  package let archive: ZipArchive?
  /// The compiled code, in the order of the archive.
  package let dexFiles: [PackageFile]
  /// The native libraries, in the order of the archive.
  package let nativeLibraries: [NativeLibrary]
}

/// A file in a package.
package struct PackageFile: Sendable {
  /// The path in the archive of its module.
  package let path: String
  /// Its entry there.
  package let entry: ZipEntry
}

/// A library of machine code.
package struct NativeLibrary: Sendable {
  /// The processor type, such as `arm64-v8a`.
  package let abi: String
  /// The name of the file.
  package let name: String
  /// The file.
  package let file: PackageFile
}

/// A label in all languages that the package knows.
package struct LocalizedLabels: Sendable, Equatable {
  /// The label where none of the languages is wanted; nil where there is none.
  package var any: String?
  /// The label that somebody sees who wants the language of a tag, for each language of the package.
  package var byLocale: [String: String] = [:]
}

/// What is out of the ordinary in a package that can be read all the same, at least in part.
package enum PackageOddity: Sendable, Hashable {
  case archive(ZipOddity)
  /// About the archive of a module or of an APK in a set.
  case moduleArchive(String, ZipOddity)
  /// About the manifest of a module.
  case manifest(String, XMLOddity)
  /// The manifest of a module cannot be read.
  case manifestUnreadable(String, PackageReadingFault)
  /// The resources of a module cannot be read: names, labels and icons are unknown.
  case resourcesUnreadable(String, PackageReadingFault)
  case resources(ResourceOddity)
  /// The bundle's configuration cannot be read.
  case bundleConfigUnreadable(PackageReadingFault)
  /// An APK in a set cannot be read.
  case moduleUnreadable(String, PackageReadingFault)
  /// The manifest's checksum is wrong, which Android does not look at.
  case manifestChecksumDiffers(String)
}

/// Why a part of a package cannot be read.
package enum PackageReadingFault: Error, Hashable {
  case archive(ZipFault)
  case binary(ChunkFault)
  case message(WireFault)
}

/// Why a file is no package that can be read.
package enum PackageFault: Error, Equatable {
  /// The file could not be read.
  case unreadable(ByteFault)
  /// Neither an archive nor a binary manifest.
  case notAPackage
  /// An archive that is broken, or was cut off.
  case archive(ZipFault)
  /// An archive without a manifest at the place where Android looks for it.
  case manifestMissing
  /// A manifest that Android could not read either.
  case manifest(PackageReadingFault)
}
