extension VoiceService {
  /// The component that an attribute of the assistant's description names; nil where it cannot be told.
  func component(_ attribute: VoiceInteraction.Attribute) -> ManifestComponent? {
    for file in files {
      guard case .text(let name)? = VoiceFile(file).attribute(attribute)?.value,
        case .declared(let component) = app.declaration(of: name, kinds: [.service])
      else { continue }
      return component
    }
    return nil
  }
}
