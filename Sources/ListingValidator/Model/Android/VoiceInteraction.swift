/// The words of Android's voice interaction.
public enum VoiceInteraction {
  /// What an assistant's services must ask of their callers.
  static let permission = "android.permission.BIND_VOICE_INTERACTION"
  /// The action by which the system finds an assistant.
  static let action = "android.service.voice.VoiceInteractionService"
  /// The meta-data with the assistant's description.
  static let metaData = "android.voice_interaction"
  /// The action by which the system finds a speech recogniser.
  static let recognitionAction = "android.speech.RecognitionService"
  /// The meta-data with the recogniser's description.
  static let recognitionMetaData = "android.speech"

  /// The attributes of `voice-interaction-service`.
  public enum Attribute: String, Sendable, CaseIterable {
    case sessionService
    case recognitionService
    case settingsActivity
    case supportsAssist
    case supportsLaunchVoiceAssistFromKeyguard
    case supportsLocalInteraction
    case hotwordDetectionService
    case visualQueryDetectionService

    /// True for an attribute that names a class.
    var isClass: Bool { !isBoolean }

    /// True for an attribute that is true or false.
    var isBoolean: Bool {
      switch self {
      case .supportsAssist, .supportsLaunchVoiceAssistFromKeyguard, .supportsLocalInteraction: true
      case .sessionService, .recognitionService, .settingsActivity, .hotwordDetectionService,
        .visualQueryDetectionService:
        false
      }
    }

    /// The API level from which on Android refuses an assistant without it; nil for an optional one.
    var neededFrom: Int? {
      switch self {
      case .sessionService: 21
      case .recognitionService: 23
      default: nil
      }
    }

    /// True for a service that has to run in a process of its own, without rights.
    var isIsolated: Bool { self == .hotwordDetectionService || self == .visualQueryDetectionService }
  }

  /// What Android checks before it takes a service for an assistant, in its order: after the first failure it reads no
  /// further.
  public enum Check: Int, Sendable, CaseIterable, Comparable {
    /// The service asks its callers for the permission.
    case permission = 1
    /// The service has the meta-data.
    case metaData
    /// The meta-data begins with the right element.
    case root
    /// The meta-data names a session service.
    case sessionService
    /// The meta-data names a recognition service.
    case recognitionService

    public static func < (left: Check, right: Check) -> Bool { left.rawValue < right.rawValue }
  }
}

/// The attributes of `recognition-service`.
enum RecognitionAttribute: String, CaseIterable {
  case settingsActivity
  case selectableAsDefault
}

/// A service of an app that the system takes for an assistant or a speech recogniser, or is meant to.
public struct VoiceService: Sendable {
  /// The two sorts of services.
  public enum Kind: Sendable, CaseIterable {
    case interaction
    case recognition

    var action: String {
      switch self {
      case .interaction: VoiceInteraction.action
      case .recognition: VoiceInteraction.recognitionAction
      }
    }

    var metaData: String {
      switch self {
      case .interaction: VoiceInteraction.metaData
      case .recognition: VoiceInteraction.recognitionMetaData
      }
    }

    var fileKind: AndroidFile.Kind {
      switch self {
      case .interaction: .voiceInteractionService
      case .recognition: .recognitionService
      }
    }
  }

  /// The sort.
  public let kind: Kind
  /// The service.
  public let service: ManifestComponent
  /// The files that its meta-data refers to, one for each configuration.
  public let files: [AndroidFile]
  /// What guards the service, where it has no guard of its own.
  private let applicationPermission: ManifestValue<String>?

  /// The meta-data of this sort.
  public var metaData: ManifestMetaData? { service.metaData(kind.metaData) }
  /// True where the service asks its callers for the assistant's permission.
  public var isGuarded: Bool {
    guard let permission = service.permission ?? applicationPermission else { return false }
    // What is unknown before the build is no fault.
    return permission.value.map { $0 == VoiceInteraction.permission } ?? !permission.isMalformed
  }

  /// The services of both sorts in a manifest.
  /// - Parameter files: those of the module.
  static func all(in manifest: AndroidManifest, files: [AndroidFile]) -> [VoiceService] {
    guard let application = manifest.application else { return [] }
    let described = files.filter {
      $0.kind != .manifest && $0.kind != .values && $0.folder?.type ?? "xml" == "xml"
    }
    let filesByName = Dictionary(grouping: described, by: \.resourceName)
    return application.components(.service).flatMap { service in
      Kind.allCases.compactMap { kind in
        guard service.handles(kind.action) || service.metaData(kind.metaData) != nil else { return nil }
        let reference = service.metaData(kind.metaData)?.resource?.value.reference
        return VoiceService(
          kind: kind, service: service,
          files: reference.flatMap { $0.type == "xml" ? filesByName[$0.name] : nil } ?? [],
          applicationPermission: application.permission)
      }
    }
  }

  /// The first of Android's checks that fails, as far as the files are known; nil where none does.
  public var firstFailure: VoiceInteraction.Check? {
    if !isGuarded { return .permission }
    guard metaData?.resource != nil else { return .metaData }
    return files.lazy.compactMap { VoiceFile($0).firstFailure }.first
  }
}

/// A file that describes an assistant or a speech recogniser.
public struct VoiceFile: Sendable {
  /// The file.
  public let file: AndroidFile
  /// Its root element.
  let root: AndroidElement

  init(_ file: AndroidFile) {
    self.file = file
    root = AndroidElement(file.document)
  }

  /// What the file says for an attribute.
  func attribute(_ attribute: VoiceInteraction.Attribute) -> AndroidAttribute? {
    root.attribute(attribute.rawValue)
  }

  /// The attributes that name a class.
  var classes: [AndroidAttribute] {
    switch file.kind {
    case .voiceInteractionService: VoiceInteraction.Attribute.allCases.filter(\.isClass).compactMap(attribute)
    default: attributes([RecognitionAttribute.settingsActivity])
    }
  }

  /// The attributes that are true or false.
  var booleans: [AndroidAttribute] {
    switch file.kind {
    case .voiceInteractionService:
      VoiceInteraction.Attribute.allCases.filter(\.isBoolean).compactMap(attribute)
    default: attributes([RecognitionAttribute.selectableAsDefault])
    }
  }

  private func attributes(_ names: [RecognitionAttribute]) -> [AndroidAttribute] {
    names.compactMap { root.attribute($0.rawValue) }
  }

  /// The classes that the file names, each with what the manifest of an app says of it. Names that are none, and
  /// resources, are left out.
  func declarations(in app: AndroidApp) -> [(
    attribute: AndroidAttribute, declaration: AndroidApp.Declaration
  )] {
    classes.compactMap { attribute in
      guard case .text(let name) = attribute.value, JavaName.isClass(name) else { return nil }
      let isActivity = attribute.name == VoiceInteraction.Attribute.settingsActivity.rawValue
      return (
        attribute, app.declaration(of: name, kinds: isActivity ? [.activity, .activityAlias] : [.service])
      )
    }
  }

  /// The first of Android's checks of the file that fails; nil where none does.
  public var firstFailure: VoiceInteraction.Check? {
    if file.kind != .voiceInteractionService { return .root }
    if attribute(.sessionService) == nil { return .sessionService }
    if attribute(.recognitionService) == nil { return .recognitionService }
    return nil
  }
}

extension Listing {
  /// The files that describe an assistant or a speech recogniser, and are judged with this listing.
  var voiceFiles: [VoiceFile] {
    (android?.files ?? []).filter { !$0.isInherited }.compactMap { file in
      file.kind == .voiceInteractionService || file.kind == .recognitionService ? VoiceFile(file) : nil
    }
  }

  /// True where classes of an assistant cannot be looked up, because the package of the manifest is unknown.
  var hasUnknownVoiceClasses: Bool {
    guard let app = apps.first else { return false }
    return voiceFiles.contains { voice in
      voice.declarations(in: app).contains { if case .unknown = $0.declaration { true } else { false } }
    }
  }
}

extension AndroidApp {
  /// What a manifest says of a class that another file names.
  enum Declaration {
    case declared(ManifestComponent)
    /// This component may be it: its full name depends on a package that is unknown.
    case unknown(ManifestComponent)
    case undeclared
  }

  /// Looks for a class among the components of some kinds.
  func declaration(of className: String, kinds: Set<ManifestComponent.Kind>) -> Declaration {
    if let component = componentsByClass[className]?.first(where: { kinds.contains($0.kind) }) {
      return .declared(component)
    }
    let possible = componentsOfUnknownClass.first { component in
      guard kinds.contains(component.kind), let name = component.name else { return false }
      return name.value == nil
        || className.hasSuffix(name.written.hasPrefix(".") ? name.written : ".\(name.written)")
    }
    return possible.map(Declaration.unknown) ?? .undeclared
  }

  /// The services of a sort.
  func voiceServices(_ kind: VoiceService.Kind) -> [VoiceService] { voiceServices.filter { $0.kind == kind } }

  /// The component that an attribute of an assistant's description names; nil where it cannot be told.
  func component(_ attribute: VoiceInteraction.Attribute, of assistant: VoiceService) -> ManifestComponent? {
    for file in assistant.files {
      guard case .text(let name)? = VoiceFile(file).attribute(attribute)?.value,
        case .declared(let component) = declaration(of: name, kinds: [.service])
      else { continue }
      return component
    }
    return nil
  }
}
