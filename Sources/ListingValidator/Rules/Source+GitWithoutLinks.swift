extension [Source] {
  /// What Git writes in place of a symbolic link where a system has none: a text with its target.
  static let gitWithoutLinks = [
    Source(
      "https://github.com/git-for-windows/git/commit/a64ec3095f8719150d64f74214a07ed04bb037e4", .official),
    Source("git/git:t/t2005-checkout-index-symlinks.sh", .official),
  ]
}
