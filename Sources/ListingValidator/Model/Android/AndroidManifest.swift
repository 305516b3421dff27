/// What an `AndroidManifest.xml` says, whether it is a source file or the merged one of a package.
///
/// What the build leaves out is left out here: elements with `tools:node="remove"` or `"removeAll"`.
public struct AndroidManifest: Sendable {
  /// The whole document, for rules about names.
  public let document: AndroidElement
  /// Where it comes from.
  public let form: Form
  /// The attribute `package`; absent where Gradle sets the namespace.
  public let package: ManifestValue<String>?
  /// The package that class names beginning with a dot belong to; nil where it is unknown.
  public let classPackage: String?
  /// The attribute `versionCode`.
  public let versionCode: ManifestValue<Int>?
  /// The attribute `versionName`.
  public let versionName: ManifestValue<String>?
  /// The attribute `installLocation`.
  public let installLocation: ManifestValue<InstallLocation>?
  /// `uses-sdk`: the lowest API level that the app runs on.
  public let minSDK: ManifestValue<Int>?
  /// `uses-sdk`: the API level that the app is made for.
  public let targetSDK: ManifestValue<Int>?
  /// `uses-sdk`: the highest API level that the app is offered for.
  public let maxSDK: ManifestValue<Int>?
  /// `uses-permission` and its form for API 23 and above.
  public let permissions: [UsedPermission]
  /// `permission`: what the app itself defines.
  public let definedPermissions: [DefinedPermission]
  /// `uses-feature`.
  public let features: [UsedFeature]
  /// `uses-feature` by name; where one is declared twice, the declaration that lets more devices in.
  let featuresByName: [String: UsedFeature]
  /// `application`; nil where there is none, as in a manifest of a library that only adds permissions.
  public let application: ManifestApplication?

  /// The forms of a manifest.
  public enum Form: Sendable {
    /// A file of a source tree: other source sets, libraries and Gradle may add to it.
    case source
    /// The manifest of a package: nothing is added any more.
    case merged
  }

  /// The root element.
  public var location: Location { document.location }
}

/// Where an app wants to be installed.
public enum InstallLocation: Int, Sendable {
  case auto = 0
  case internalOnly = 1
  case preferExternal = 2

  /// The word for it.
  public var name: String {
    switch self {
    case .auto: "auto"
    case .internalOnly: "internalOnly"
    case .preferExternal: "preferExternal"
    }
  }

  init?(_ value: AndroidValue) {
    if let number = value.integer {
      self.init(rawValue: number)
    } else {
      let names: [InstallLocation] = [.auto, .internalOnly, .preferExternal]
      guard let known = names.first(where: { $0.name == value.string }) else { return nil }
      self = known
    }
  }
}

/// The value of an attribute, typed as far as it is known before the app is built.
public struct ManifestValue<Value: Sendable>: Sendable {
  /// The value; nil where it is unknown before the build, or is not of the type.
  public let value: Value?
  /// True where the value is known, and is not of the type.
  public let isMalformed: Bool
  /// As it is written.
  public let written: String
  /// The value, or the whole attribute where the value is empty.
  public let location: Location

  init(_ attribute: AndroidAttribute, as read: (AndroidValue) -> Value?) {
    value = read(attribute.value)
    isMalformed = value == nil && attribute.value.resolved != nil
    written = attribute.value.written
    location = attribute.location
  }
}

extension ManifestValue: Equatable where Value: Equatable {
  public static func == (left: ManifestValue, right: ManifestValue) -> Bool {
    left.value == right.value && left.written == right.written
  }
}

/// A permission that the app asks for.
public struct UsedPermission: Sendable {
  /// The name; nil where it is missing or unknown before the build.
  public let name: String?
  /// The highest API level that it is asked for on.
  public let maxSDK: ManifestValue<Int>?
  /// The name, or the element where there is none.
  public let location: Location
}

/// A permission that the app defines.
public struct DefinedPermission: Sendable {
  /// The name, `${applicationId}` as written.
  public let name: String?
  /// Who gets it.
  public let protectionLevel: ManifestValue<String>?
  /// The name, or the element where there is none.
  public let location: Location
}

/// A feature of the device that the app uses.
public struct UsedFeature: Sendable {
  /// The name; nil for a version of OpenGL ES, and where it is unknown before the build.
  public let name: String?
  /// The version of OpenGL ES, 16 bits each for major and minor.
  public let glESVersion: ManifestValue<Int>?
  /// Whether the app cannot do without; absent means that it cannot.
  public let required: ManifestValue<Bool>?
  /// The name, or the element where there is none.
  public let location: Location
  /// The element.
  public let element: AndroidElement

  /// True where the app is known not to need it.
  public var isOptional: Bool { required?.value == false }
  /// True where the app is known to need it.
  public var isRequired: Bool { required == nil || required?.value == true }
}

/// The element `application`.
public struct ManifestApplication: Sendable {
  /// The element.
  public let element: AndroidElement
  /// The attribute `debuggable`.
  public let debuggable: ManifestValue<Bool>?
  /// The attribute `testOnly`.
  public let testOnly: ManifestValue<Bool>?
  /// The attribute `usesCleartextTraffic`.
  public let usesCleartextTraffic: ManifestValue<Bool>?
  /// The attribute `label`.
  public let label: AndroidAttribute?
  /// The attribute `icon`.
  public let icon: AndroidAttribute?
  /// The attribute `banner`.
  public let banner: AndroidAttribute?
  /// What guards every component without a guard of its own.
  public let permission: ManifestValue<String>?
  /// Activities, their aliases, services, receivers and providers, in the order written.
  public let components: [ManifestComponent]
  /// `meta-data` of the whole app.
  public let metaData: [ManifestMetaData]
  /// `amazon:enable-feature`, in whatever namespace.
  public let enabledFeatures: [AndroidElement]

  /// The element.
  public var location: Location { element.location }

  /// The components of a kind.
  public func components(_ kind: ManifestComponent.Kind) -> [ManifestComponent] {
    components.filter { $0.kind == kind }
  }
}

/// A part of an app that the system starts.
public struct ManifestComponent: Sendable {
  /// The kinds of components. The raw value is the name of the element.
  public enum Kind: String, Sendable, CaseIterable {
    case activity
    case activityAlias = "activity-alias"
    case service
    case receiver
    case provider
  }

  /// The kind.
  public let kind: Kind
  /// The element.
  public let element: AndroidElement
  /// The attribute `name`.
  public let name: ManifestValue<String>?
  /// The full name of the class; nil where the name is missing, or depends on a package that is unknown.
  public let className: String?
  /// The attribute `exported`.
  public let exported: ManifestValue<Bool>?
  /// The attribute `enabled`.
  public let enabled: ManifestValue<Bool>?
  /// The attribute `permission`; for a provider the one for reading and writing.
  public let permission: ManifestValue<String>?
  /// The attribute `isolatedProcess` of a service.
  public let isolatedProcess: ManifestValue<Bool>?
  /// The attribute `banner` of an activity.
  public let banner: AndroidAttribute?
  /// The attribute `authorities` of a provider.
  public let authorities: ManifestValue<String>?
  /// `intent-filter`.
  public let intentFilters: [ManifestIntentFilter]
  /// `meta-data` of the component.
  public let metaData: [ManifestMetaData]

  /// The start tag.
  public var location: Location { element.location }

  /// The name of the class where it is known, else as it is written.
  public var shownName: String { className ?? name?.written ?? "without a name" }

  /// True where a filter has the action, and the category where one is given.
  public func handles(_ action: String, category: String? = nil) -> Bool {
    intentFilters.contains { filter in
      filter.actions.contains { $0.value == action }
        && (category.map { category in filter.categories.contains { $0.value == category } } ?? true)
    }
  }

  /// The meta-data of this name.
  public func metaData(_ name: String) -> ManifestMetaData? { metaData.first { $0.name?.value == name } }
}

/// What a component lets itself be started with.
public struct ManifestIntentFilter: Sendable {
  /// The names of the actions.
  public let actions: [Located<String>]
  /// The names of the categories.
  public let categories: [Located<String>]
  /// The element.
  public let location: Location
}

/// A `meta-data` element.
public struct ManifestMetaData: Sendable {
  /// The name; nil where it is missing or unknown before the build.
  public let name: Located<String>?
  /// The attribute `value`.
  public let value: AndroidAttribute?
  /// The attribute `resource`.
  public let resource: AndroidAttribute?
  /// The element.
  public let element: AndroidElement

  /// The start tag.
  public var location: Location { element.location }
}
