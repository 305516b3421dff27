/// A service with the action or the meta-data of an assistant.
struct AssistantService: RuleSubject {
  let app: AndroidApp
  let voice: VoiceService

  static func all(in context: Context) -> [AssistantService] {
    context.listing.apps.flatMap { app in
      app.voiceServices(.interaction).map { AssistantService(app: app, voice: $0) }
    }
  }

  /// The component that an attribute of the description names; nil where it cannot be told.
  func component(_ attribute: VoiceInteraction.Attribute) -> ManifestComponent? {
    app.component(attribute, of: voice)
  }
}

/// A service with the action or the meta-data of a speech recogniser.
struct RecognitionService: RuleSubject {
  let app: AndroidApp
  let voice: VoiceService

  static func all(in context: Context) -> [RecognitionService] {
    context.listing.apps.flatMap { app in
      app.voiceServices(.recognition).map { RecognitionService(app: app, voice: $0) }
    }
  }
}

/// A file that describes an assistant.
struct AssistantFile: RuleSubject {
  let voice: VoiceFile

  static func all(in context: Context) -> [AssistantFile] {
    context.listing.voiceFiles.filter { $0.file.kind == .voiceInteractionService }.map(AssistantFile.init)
  }
}

/// A file that describes an assistant or a speech recogniser.
struct VoiceDescription: RuleSubject {
  let voice: VoiceFile
  let kind: VoiceService.Kind

  static func all(in context: Context) -> [VoiceDescription] {
    context.listing.voiceFiles.map { voice in
      VoiceDescription(
        voice: voice, kind: voice.file.kind == .voiceInteractionService ? .interaction : .recognition)
    }
  }

  /// True where a service refers to the file.
  func isUsed(in context: Context) -> Bool {
    context.listing.apps.contains { $0.voiceFilePaths.contains(voice.file.file.path) }
  }

  /// The names of all attributes.
  var attributeNames: [String] {
    switch kind {
    case .interaction: VoiceInteraction.Attribute.allCases.map(\.rawValue)
    case .recognition: RecognitionAttribute.allCases.map(\.rawValue)
    }
  }
}

extension [Source] {
  /// Android's parser of assistants.
  static var assistantParser: [Source] {
    [
      Source(
        "aosp-mirror/platform_frameworks_base:core/java/android/service/voice/VoiceInteractionServiceInfo.java",
        .official)
    ]
  }

  /// Android's parser of speech recognisers.
  static var recognitionParser: [Source] {
    [
      Source(
        "aosp-mirror/platform_frameworks_base:core/java/android/speech/RecognitionServiceInfo.java", .official
      )
    ]
  }
}

extension Example {
  /// An assistant, whole and right but for what is given.
  static func assistant(
    service: String = """
    <service android:name=".Assistant" android:exported="true"
      android:permission="android.permission.BIND_VOICE_INTERACTION">
    """,
    content: String = """
    <intent-filter><action android:name="android.service.voice.VoiceInteractionService"/></intent-filter>
    <meta-data android:name="android.voice_interaction" android:resource="@xml/assistant"/>
    """,
    session: String = """
    <service android:name=".Session" android:permission="android.permission.BIND_VOICE_INTERACTION"/>
    """,
    recognition: String = """
    <service android:name=".Recognition" android:exported="true"><intent-filter>
    <action android:name="android.speech.RecognitionService"/></intent-filter>
    <meta-data android:name="android.speech" android:resource="@xml/recognition"/></service>
    """,
    others: String = "", before: String = "<uses-sdk android:minSdkVersion=\"23\"/>",
    package: String = "package=\"com.example.app\"", xml: String = assistantXML(),
    recognitionXML: String = """
    <recognition-service xmlns:android="http://schemas.android.com/apk/res/android"
      android:selectableAsDefault="false"/>
    """
  ) -> Example {
    .manifest(
      """
      \(before)
      <application>
      \(service)
      \(content)
      </service>
      \(session)
      \(recognition)
      \(others)
      </application>
      """, attributes: package,
      files: ["res/xml/assistant.xml": xml, "res/xml/recognition.xml": recognitionXML])
  }

  /// The description of an assistant.
  static func assistantXML(
    _ attributes: String = """
    android:sessionService="com.example.app.Session" android:recognitionService="com.example.app.Recognition"
    android:supportsAssist="true"
    """, open: String = "", close: String = ""
  ) -> String {
    """
    \(open)<voice-interaction-service xmlns:android="http://schemas.android.com/apk/res/android"
    \(attributes)/>\(close)
    """
  }

  /// The description of an assistant by itself.
  static func assistantFile(_ attributes: String, open: String = "", close: String = "") -> Example {
    Example(files: ["res/xml/assistant.xml": assistantXML(attributes, open: open, close: close)])
  }
}
