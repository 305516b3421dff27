extension AndroidManifest {
  /// Reads a manifest out of its document; nil where the root is no `manifest`.
  /// - Parameters:
  ///   - namespace: the package of class names as Gradle sets it, which wins over the attribute `package`.
  public init?(_ document: AndroidElement, form: Form, namespace: String? = nil) {
    guard document.name == "manifest", document.namespace == nil else { return nil }
    self.document = document
    self.form = form
    package = document.attribute("package", namespace: nil).map { ManifestValue($0, as: \.string) }
    classPackage = namespace ?? package?.value
    versionCode = document.integer("versionCode")
    versionName = document.text("versionName")
    installLocation = document.attribute("installLocation").map {
      ManifestValue($0, as: InstallLocation.init)
    }
    let kept = document.children.filter { $0.namespace == nil && !$0.isRemoved }
    let sdk = kept.filter { $0.name == "uses-sdk" }
    minSDK = sdk.lazy.compactMap { $0.integer("minSdkVersion") }.first
    targetSDK = sdk.lazy.compactMap { $0.integer("targetSdkVersion") }.first
    maxSDK = sdk.lazy.compactMap { $0.integer("maxSdkVersion") }.first
    permissions =
      kept
      .filter { ["uses-permission", "uses-permission-sdk-23", "uses-permission-sdk-m"].contains($0.name) }
      .map(UsedPermission.init)
    definedPermissions = kept.filter { $0.name == "permission" }.map(DefinedPermission.init)
    features = kept.filter { $0.name == "uses-feature" }.map(UsedFeature.init)
    featuresByName = Dictionary(
      features.compactMap { feature in feature.name.map { ($0, feature) } },
      uniquingKeysWith: { $0.isOptional ? $0 : $1.isOptional ? $1 : $0 })
    let classPackage = classPackage
    application = kept.first { $0.name == "application" }
      .map { ManifestApplication($0, classPackage: classPackage) }
  }

  /// The full name of a class as the platform makes it; nil where it depends on a package that is unknown.
  public static func fullClassName(_ name: String, in package: String?) -> String? {
    if name.hasPrefix(".") { return package.map { $0 + name } }
    return name.contains(".") ? name : package.map { "\($0).\(name)" }
  }
}

extension UsedPermission {
  fileprivate init(_ element: AndroidElement) {
    name = element.attribute("name")?.value.string
    maxSDK = element.integer("maxSdkVersion")
    location = element.namePlace
  }
}

extension DefinedPermission {
  fileprivate init(_ element: AndroidElement) {
    name = element.attribute("name")?.value.written
    protectionLevel = element.text("protectionLevel")
    location = element.namePlace
  }
}

extension UsedFeature {
  fileprivate init(_ element: AndroidElement) {
    name = element.attribute("name")?.value.string
    glESVersion = element.integer("glEsVersion")
    required = element.boolean("required")
    location = element.namePlace
    self.element = element
  }
}

extension ManifestApplication {
  fileprivate init(_ element: AndroidElement, classPackage: String?) {
    self.element = element
    debuggable = element.boolean("debuggable")
    testOnly = element.boolean("testOnly")
    usesCleartextTraffic = element.boolean("usesCleartextTraffic")
    label = element.attribute("label")
    icon = element.attribute("icon")
    banner = element.attribute("banner")
    permission = element.text("permission")
    let kept = element.children.filter { !$0.isRemoved }
    components = kept.compactMap { child in
      guard child.namespace == nil, let kind = ManifestComponent.Kind(rawValue: child.name) else {
        return nil
      }
      return ManifestComponent(child, kind: kind, classPackage: classPackage)
    }
    metaData = kept.metaData
    enabledFeatures = kept.filter { $0.name == "enable-feature" }
  }
}

extension ManifestComponent {
  fileprivate init(_ element: AndroidElement, kind: Kind, classPackage: String?) {
    self.kind = kind
    self.element = element
    name = element.text("name")
    className = name?.value.flatMap { AndroidManifest.fullClassName($0, in: classPackage) }
    exported = element.boolean("exported")
    enabled = element.boolean("enabled")
    permission = element.text("permission")
    isolatedProcess = element.boolean("isolatedProcess")
    banner = element.attribute("banner")
    authorities = element.text("authorities")
    let kept = element.children.filter { !$0.isRemoved }
    intentFilters = kept.filter { $0.name == "intent-filter" && $0.namespace == nil }
      .map(ManifestIntentFilter.init)
    metaData = kept.metaData
  }
}

extension ManifestIntentFilter {
  fileprivate init(_ element: AndroidElement) {
    func names(_ name: String) -> [Located<String>] {
      element.children(name).compactMap { $0.attribute("name") }
        .map { Located($0.value.written, at: $0.location) }
    }
    actions = names("action")
    categories = names("category")
    location = element.location
  }
}

extension [AndroidElement] {
  fileprivate var metaData: [ManifestMetaData] {
    filter { $0.name == "meta-data" && $0.namespace == nil }.map { element in
      ManifestMetaData(
        name: element.attribute("name").flatMap { attribute in
          attribute.value.string.map { Located($0, at: attribute.location) }
        },
        value: element.attribute("value"), resource: element.attribute("resource"), element: element)
    }
  }
}

extension AndroidElement {
  /// True where the build takes the element out again.
  fileprivate var isRemoved: Bool {
    let node = attribute("node", namespace: AndroidNamespace.tools)?.value.written
    return node == "remove" || node == "removeAll"
  }

  /// The name, or the element where there is none.
  fileprivate var namePlace: Location { attribute("name")?.location ?? location }

  fileprivate func boolean(_ name: String) -> ManifestValue<Bool>? {
    attribute(name).map { ManifestValue($0, as: \.boolean) }
  }

  fileprivate func integer(_ name: String) -> ManifestValue<Int>? {
    attribute(name).map { ManifestValue($0, as: \.integer) }
  }

  fileprivate func text(_ name: String) -> ManifestValue<String>? {
    attribute(name).map { ManifestValue($0, as: \.string) }
  }
}
