extension Example {
  /// A fastlane folder with the files of one language, checked for Google Play.
  static func play(
    _ files: [String: String], locale: String = "en-US", options: [String] = [],
    pictures: [String: SamplePicture] = [:]
  ) -> Example {
    let folder = "fastlane/metadata/android/\(locale)"
    func placed<Content>(_ contents: [String: Content]) -> [String: Content] {
      Dictionary(uniqueKeysWithValues: contents.map { ("\(folder)/\($0)", $1) })
    }
    return Example(
      files: placed(files), options: ["--store", "google-play"] + options, pictures: placed(pictures))
  }
}
