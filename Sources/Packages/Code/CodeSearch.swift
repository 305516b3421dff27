/// What to look for in the code of a package. All of it is plain ASCII.
package struct CodeSearch: Sendable {
  /// A name for a library or a kind of text, and what gives it away.
  package struct Pattern: Sendable, Hashable {
    /// What the pattern stands for.
    package let id: String
    /// For classes the beginning of the name, such as `com/android/billingclient/`, or the whole name and `;`;
    /// for texts any part.
    package let text: String

    /// Says what to look for.
    package init(_ id: String, _ text: String) {
      self.id = id
      self.text = text
    }
  }

  /// Classes that the package holds itself.
  package let classes: [Pattern]
  /// Texts in the code, such as addresses.
  package let texts: [Pattern]

  /// Says what to look for.
  package init(classes: [Pattern], texts: [Pattern]) {
    self.classes = classes
    self.texts = texts
  }

  /// Something that was found.
  package struct Match: Sendable, Hashable {
    /// What was looked for.
    package let id: String
    /// What was found: a class as `com.example.Name`, or a whole text, cut to `maximumText` bytes.
    package let found: String
    /// The file of the archive that it is in.
    package let path: String

    /// The longest text that is kept, in bytes.
    static let maximumText = 200
  }
}
