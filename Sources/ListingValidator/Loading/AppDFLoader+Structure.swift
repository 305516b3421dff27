extension AppDFLoader {
  /// Looks for elements that the format does not know, from the outermost one down.
  mutating func checkStructure(_ root: XMLElement) {
    guard root.name == Self.rootName else {
      record(
        .unknownElement(root.name, in: source.path, belongsTo: nil, meant: Self.rootName),
        at: root.location(in: source))
      return
    }
    checkChildren(of: root, path: root.name)
  }

  private mutating func checkChildren(of element: XMLElement, path: String) {
    guard let known = Self.children[path] else { return }
    for child in element.children {
      guard known.contains(child.name) else {
        let parents = Self.children.filter { $0.value.contains(child.name) }.keys
        // The outermost place is the likeliest where several have an element of the name.
        let parent = parents.sorted().min { $0.utf8.count < $1.utf8.count }
        record(
          .unknownElement(
            child.name, in: element.name, belongsTo: parent?.split(separator: "/").last.map(String.init),
            meant: NearestName.nearest(to: child.name, in: known)),
          at: child.location(in: source))
        continue
      }
      checkChildren(of: child, path: Self.paths[child.name] ?? "\(path)/\(child.name)")
    }
  }

  /// The children that the format knows; the others have a fault already.
  func known(_ element: XMLElement?, at path: String) -> [XMLElement] {
    (element?.children ?? []).filter { Self.children[path]?.contains($0.name) ?? true }
  }

  /// Elements that have the same content wherever they stand, and the path to look it up under.
  private static let paths = [
    rootName: rootName, "application": "application", "description": "description",
    "description-localization": "description",
  ]

  /// What each element may hold, in either version of the schema. Those that are not listed hold a text, or
  /// something that this program does not read.
  private static let children: [String: [String]] = [
    rootName: ["application"],
    "application": [
      "categorization", "description", "description-localization", "content-description", "availability",
      "price", "in-app-purchases", "apk-files", "requirements", "testing-instructions", "consent",
      "customer-support", "store-specific",
    ],
    "application/categorization": ["type", "category", "subcategory"],
    "description": ["texts", "images", "videos"],
    "description/texts": [
      "title", "keywords", "short-description", "full-description", "features", "recent-changes",
      "privacy-policy", "eula",
    ],
    "description/texts/features": ["feature"],
    "description/images": ["app-icon", "large-promo", "small-promo", "screenshots"],
    "description/images/screenshots": ["screenshot"],
    "description/videos": ["youtube-video", "video-file"],
    "application/content-description": [
      "content-rating", "rating-certificates", "content-descriptors", "included-activities",
    ],
    "application/content-description/rating-certificates": ["rating-certificate"],
    "application/content-description/content-descriptors": [
      "cartoon-violence", "realistic-violence", "bad-language", "fear", "sexual-content", "drugs",
      "gambling-reference", "alcohol", "smoking", "discrimination", "nazi-reference",
    ],
    "application/content-description/included-activities": [
      "in-app-billing", "gambling", "advertising", "user-generated-content", "user-to-user-communications",
      "account-creation", "personal-information-collection", "web-browser-or-search-engine",
      "user-location-sharing", "user-info-with-third-parties-sharing", "user-to-user-content-exchange",
    ],
    "application/availability": ["countries", "period"],
    "application/availability/countries": ["include", "exclude"],
    "application/availability/period": ["since", "until"],
    "application/price": ["base-price", "local-price", "trial-version"],
    "application/apk-files": ["apk-file"],
    "application/apk-files/apk-file": ["apk", "main-exp-file", "patch-exp-file", "apk-alias"],
    "application/requirements": [
      "features", "supported-languages", "supported-devices", "supported-resolutions",
    ],
    "application/requirements/features": ["root", "gms", "online"],
    // The schema misspells what the specification spells right.
    "application/consent": [
      "google-android-content-guidelines", "us-export-laws", "slideme-agreement",
      "free-from-third-party-copytighted-content", "free-from-third-party-copyrighted-content",
      "import-export",
    ],
    "application/customer-support": ["phone", "email", "website"],
  ]
}
