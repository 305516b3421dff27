import Images

struct NotAnImage: Rule {
  static let pointer = RuleCase(
    "git-lfs-pointer", .error, "Git LFS keeps the picture elsewhere, and it was not fetched")
  static let other = RuleCase("other", .error, "a file has the name of a picture and other content")

  static let info = RuleInfo(
    "not-an-image", "file that is no picture", area: .media, scope: .files,
    rationale: """
      An empty file, an error page saved under the name of a picture, the three lines that Git LFS keeps in place of a \
      large file, or the path that Git writes where a system has no symbolic links would be uploaded as they are.
      """,
    cases: [pointer, other],
    sources: [.gitLFS] + .gitWithoutLinks + [.amazon("tmplayer", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(
        pointer,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>", pictures: ["icon.png": .other(.gitLFSPointer)])
      ),
      FlaggedExample(
        other,
        Example("<media><large-icon href=\"⟦icon.png⟧\"/></media>", pictures: ["icon.png": .other(.html)])),
      FlaggedExample(
        other,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>", files: ["icon.png": "../../play/icon/1.png"])),
      FlaggedExample(
        other,
        Example("<media><promo href=\"⟦promo.png⟧\"/></media>", pictures: ["promo.png": .other(.empty)])),
    ],
    accepted: [
      Example("<media><large-icon href=\"icon.png\"/></media>", pictures: ["icon.png": .png(512, 512)]),
      Example(
        "<media><large-icon href=\"icon.webp\"/></media>", pictures: ["icon.webp": .other(.webp, 512, 512)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    let format = image.facts.format
    guard !image.facts.format.isImage else { return }
    let words =
      switch format {
      case .empty: "is empty"
      case .unknown: "is of no format that is known"
      case .linkTarget: "is the path of another file, as a symbolic link is checked out without links"
      case .gitLFSPointer: "is a Git LFS pointer and not the picture itself"
      default: "is \(format.label) and no picture"
      }
    let sources: [Source] =
      switch format {
      case .gitLFSPointer: [.gitLFS]
      case .linkTarget: .gitWithoutLinks
      default: [.amazon("tmplayer", .thirdPartyChecked)]
      }
    report.flag(
      format == .gitLFSPointer ? Self.pointer : Self.other, image, "\(image.asset.subject) \(words)",
      found: format.label, allowed: image.slot.formats.map(\.label).joined(separator: " or "),
      help: format == .gitLFSPointer
        ? "run git lfs pull"
        : format == .linkTarget ? "check the repository out with symbolic links" : "put the picture there",
      cause: "\(image.slot.name)/\(format.rawValue)", sources: sources)
  }
}

extension Source {
  /// What Git LFS writes in place of a file.
  fileprivate static let gitLFS = Source(
    "https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md", .official)
}
