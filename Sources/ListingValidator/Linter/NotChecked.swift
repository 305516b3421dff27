/// Something that a run did not look at: a clean report must not be taken for more than it is.
public struct NotChecked: Sendable, Codable, Hashable {
  /// The part of the submission.
  public let area: String
  /// Why it was not checked.
  public let reason: String
  /// What to do to have it checked.
  public let how: String

  /// Says what was not checked.
  public init(area: String, reason: String, how: String) {
    self.area = area
    self.reason = reason
    self.how = how
  }
}

extension Listing {
  /// What rules cannot judge, because the layout has no place for it or nothing was given.
  /// - Parameter stores: those that it is checked for.
  public func notChecked(stores: [StoreProfile]) -> [NotChecked] {
    if let android, layout == .androidProject || layout == .file {
      return android.notChecked(variant: variant) + voiceNotChecked
    }
    if layout == .file, faults.isEmpty, structuredData == nil {
      return [
        NotChecked(
          area: location.path, reason: "no rule of this version is about such a file",
          how: "name a listing folder, a listing.xml or an AppDF description")
      ]
    }
    guard !isUnread else { return [] }
    if layout == .package {
      return [
        NotChecked(
          area: "the listing", reason: "an app package alone was named",
          how: "name the listing that it belongs to")
      ]
    }
    var result: [NotChecked] = []
    for area in Area.allCases {
      let fields = Field.allCases.filter { field in
        field.area == area && stores.contains { !$0.fieldsNotAsked.contains(field) }
      }
      let missing = fields.filter { places[$0] == nil && $0 != .binary && $0 != .webApp }
      guard !missing.isEmpty else { continue }
      let names = missing == fields ? area.label : missing.map(\.label).joined(separator: ", ")
      result.append(
        NotChecked(
          area: names, reason: "not kept in this layout", how: "use a listing.xml"))
    }
    for store in stores { result += mediaNotChecked(for: store).filter { !result.contains($0) } }
    if binaries.files.isEmpty {
      result.append(
        NotChecked(area: "binary", reason: "none given", how: "name the APK or AAB in listing.xml"))
    } else {
      for binary in binaries.files where binary.path == nil {
        result.append(
          NotChecked(area: "binary", reason: "\(binary.href.value) is not there", how: "build the app first"))
      }
    }
    if hasInAppItems {
      result.append(
        NotChecked(
          area: Field.inAppItems.label, reason: "no rule of this version is about them",
          how: "check them in the console"))
    }
    for store in submission.stores where !stores.contains(where: { $0.name == store.value }) {
      let isKnown = StoreProfile.heads.contains { $0.name == store.value }
      result.append(
        isKnown
          ? NotChecked(
            area: "store \(store.value)", reason: "another store was asked for",
            how: "name it with --store, too")
          : NotChecked(
            area: "store \(store.value)", reason: "this version has no profile of it",
            how: "check it with the store's own tools"))
    }
    return result + voiceNotChecked
  }

  /// What rules cannot judge of pictures and videos.
  private func mediaNotChecked(for store: StoreProfile) -> [NotChecked] {
    guard places[.images] != nil else { return [] }
    var result: [NotChecked] = []
    if case .plugin(let name) = submission.route, layout != .listingXML {
      switch store.plugin(of: submission.route) {
      case let plugin? where plugin.slots.isEmpty:
        result.append(
          NotChecked(
            area: "images", reason: "\(plugin.title) uploads none",
            how: "say --route console to have them checked"))
      case nil where !store.uploadPlugins.isEmpty:
        result.append(
          NotChecked(
            area: "which images \(name) uploads", reason: "nothing is known of this tool",
            how: "they are checked as for the console"))
      default: break
      }
    }
    let placeless = store.slots.filter { slot in
      slot.requirement == .always && place(of: slot) == nil
    }
    for slot in placeless {
      result.append(NotChecked(area: slot.title, reason: "not kept in this layout", how: "use a listing.xml"))
    }
    let undecoded = media.flatMap(\.assets).count { asset in
      asset.image.map { $0.pixels == nil && $0.faults.isEmpty && [.png, .jpeg].contains($0.format) } ?? false
    }
    if undecoded > 0 {
      result.append(
        NotChecked(
          area: "the pixels of \(undecoded == 1 ? "a picture" : "\(undecoded) pictures")",
          reason: "larger than an icon: blank, see-through, repeated or damaged ones go unseen",
          how: "say --deep"))
    }
    return result
  }

  /// True where the manifest could not be read at all, so that nothing can be said about its fields.
  var isUnread: Bool {
    layout == .file
      || (layout == .listingXML || layout == .appdf) && package == nil && descriptions.isEmpty
        && !faults.isEmpty
  }
}

extension Listing {
  /// What could not be looked up in the manifest, because its package is unknown.
  fileprivate var voiceNotChecked: [NotChecked] {
    guard hasUnknownVoiceClasses else { return [] }
    return [
      NotChecked(
        area: "whether the manifest declares the classes of the assistant",
        reason: "the package that its class names are relative to is not known",
        how: "name the module with its build file, or write the class names in full")
    ]
  }
}

extension AndroidModule {
  /// What could not be compared, because the file that says it was not looked at, or says it in code.
  fileprivate func notChecked(variant: String?) -> [NotChecked] {
    switch scope {
    case .sourceSet:
      let isCompared =
        gamesIDs.allSatisfy { $0.packageName == nil } || !knownApplicationIDs(variant: variant).isEmpty
      return isCompared
        ? []
        : [
          NotChecked(
            area: "package name of the game", reason: "no file here says the application id in so many words",
            how: "compare it with that of the build")
        ]
    case .resources, .file:
      return [
        NotChecked(
          area: "what the files of an app say of each other",
          reason: scope == .file ? "a single file was named" : "resources alone were named",
          how: "name the module's folder")
      ]
    }
  }
}

extension Field {
  /// The part of the console that the field belongs to.
  public var area: Area {
    switch self {
    case .packageName, .defaultLanguage, .appTitle, .sku, .category, .contactEmail, .contactPhone,
      .contactWebsite,
      .businessName:
      .general
    case .price, .countries, .publishingDate, .programme: .availability
    case .title, .shortDescription, .fullDescription, .featureBullets, .keywords, .recentChanges: .description
    case .images, .videos: .media
    case .contentRating, .audience, .privacyPolicy, .privacyQuestionnaire, .accountDeletion,
      .exportCompliance,
      .intellectualProperty, .signIn, .testingInstructions:
      .contentRating
    case .binary, .webApp: .binaries
    case .inAppItems: .inAppItems
    }
  }
}

extension Layout {
  /// The layout in words.
  public var label: String {
    switch self {
    case .listingXML: "a listing.xml"
    case .appdf: "an AppDF description"
    case .fastlane: "a fastlane folder"
    case .gradlePlayPublisher: "a gradle-play-publisher folder"
    case .tripleTOld: "an old gradle-play-publisher folder"
    case .appMetadata: "an app-metadata folder"
    case .appSubmissionAPI: "an App Submission API file"
    case .androidProject: "an Android module"
    case .package: "an app package"
    case .file: "a single file"
    }
  }
}
