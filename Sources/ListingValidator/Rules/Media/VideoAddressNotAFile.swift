struct VideoAddressNotAFile: Rule {
  static let address = RuleCase(
    "address", .note, "a file names the address of a video, which Amazon has no field for")

  static let info = RuleInfo(
    "video-address-not-a-file", "address of a video where Amazon takes files", area: .media,
    rationale: """
      Google Play shows one video by its address at YouTube. Amazon takes video files, up to five in each language, so \
      that the address in video.txt does nothing there.
      """,
    cases: [address], sources: [.amazon("api-migrate", .official), .amazon("fastlane-amazon", .publicCode)],
    flagged: [
      FlaggedExample(
        address,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/video.txt": "⟦https://www.youtube.com/watch?v=abcdefghijk⟧\n",
        ]))
    ],
    accepted: [
      Example(files: [
        "fastlane/metadata/android/en-US/title.txt": "Planner",
        "fastlane/metadata/android/en-US/video.txt": "\n",
      ])
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let address = description.videoAddress else { return }
    report.flag(
      Self.address, at: address.location, "the address of a video is no video file", found: address.string,
      help:
        "nothing to do for the other store; for Amazon upload the file by hand, or name it in a listing.xml",
      locale: description.locale, field: .videos)
  }
}
