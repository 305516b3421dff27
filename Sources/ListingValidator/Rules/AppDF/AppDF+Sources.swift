extension [Source] {
  /// The schema of AppDF, and the specification that explains it.
  static var appdfSchema: [Source] {
    [
      Source("onepf/AppDF:specification/2.1/appdf-description.xsd", .publicCode),
      .amazon("appdf-spec", .publicCode),
    ]
  }

  /// The parser of AppDF's own editor, and the specification that it follows.
  static var appdfParser: [Source] {
    [
      Source("onepf/AppDF:tools/editor/js/appdfparser.js", .publicCode), .amazon("appdf-spec", .publicCode),
    ]
  }
}

extension Example {
  /// A `description.xml` with the given sections of its application.
  static func appdf(
    _ sections: String, attributes: String = "platform=\"android\" package=\"com.example.app\"",
    files: [String: String] = [:], pictures: [String: SamplePicture] = [:]
  ) -> Example {
    let description = """
      <application-description-file version="1">
      <application \(attributes)>
      \(sections)
      </application>
      </application-description-file>
      """
    return Example(files: files.merging(["description.xml": description]) { $1 }, pictures: pictures)
  }

  /// A `description.xml` with the given pictures in the default language.
  static func appdfImages(
    _ images: String, files: [String: String] = [:], pictures: [String: SamplePicture] = [:]
  ) -> Example {
    .appdf(
      "<description><images>\n\(images)\n</images></description>", files: files, pictures: pictures)
  }

  /// A `description.xml` with the given texts in the default language.
  static func appdfTexts(_ texts: String) -> Example {
    .appdf("<description>\n<texts>\n\(texts)\n</texts>\n</description>")
  }
}

extension LoadFault {
  /// What an AppDF description says against itself.
  var appdf: AppDFFault? {
    guard case .appdf(let fault) = kind else { return nil }
    return fault
  }
}

extension [String] {
  /// The values as a message lists them.
  var asAlternatives: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
