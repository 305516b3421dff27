/// The module of an app for Fire TV and tablets with an assistant, whole and right; a test changes what it is about.
struct TelevisionApp {
  /// The attributes of `manifest`.
  var attributes = "package=\"com.example.player\" android:versionCode=\"7\" android:installLocation=\"auto\""
  /// What stands before `application`.
  var sdk = "<uses-sdk android:minSdkVersion=\"19\" android:targetSdkVersion=\"36\"/>"
  var touchscreen =
    "<uses-feature android:name=\"android.hardware.touchscreen\" android:required=\"false\"/>"
  var leanback = "<uses-feature android:name=\"android.software.leanback\" android:required=\"false\"/>"
  var declarations = ""
  /// The attributes of `application`.
  var application = "android:label=\"@string/app_name\" android:banner=\"@drawable/banner\""
  var launcher = """
    <activity android:name=".MainActivity" android:exported="true">
      <intent-filter>
        <action android:name="android.intent.action.MAIN"/>
        <category android:name="android.intent.category.LAUNCHER"/>
        <category android:name="android.intent.category.LEANBACK_LAUNCHER"/>
      </intent-filter>
    </activity>
    """
  /// What else stands in `application`.
  var components = ""
  var assistant = """
    <service android:name=".Assistant" android:exported="true"
      android:permission="android.permission.BIND_VOICE_INTERACTION">
      <intent-filter><action android:name="android.service.voice.VoiceInteractionService"/></intent-filter>
      <meta-data android:name="android.voice_interaction" android:resource="@xml/assistant"/>
    </service>
    """
  var session =
    "<service android:name=\".Session\" android:permission=\"android.permission.BIND_VOICE_INTERACTION\"/>"
  var recognition = """
    <service android:name=".Recognition" android:exported="true">
      <intent-filter><action android:name="android.speech.RecognitionService"/></intent-filter>
      <meta-data android:name="android.speech" android:resource="@xml/recognition"/>
    </service>
    """
  /// The attributes of the assistant's description.
  var description = """
    android:sessionService="com.example.player.Session" android:recognitionService="com.example.player.Recognition"
    android:supportsAssist="true"
    """
  /// Other files, by path.
  var files: [String: String] = [:]

  /// The app with a change.
  func with(_ change: (inout TelevisionApp) -> Void) -> TelevisionApp {
    var copy = self
    change(&copy)
    return copy
  }

  /// The manifest.
  var manifest: String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <manifest xmlns:android="http://schemas.android.com/apk/res/android"
      xmlns:tools="http://schemas.android.com/tools" \(attributes)>
      \(sdk)
      \(touchscreen)
      \(leanback)
      \(declarations)
      <application \(application)>
        \(launcher)
        \(components)
        \(assistant)
        \(session)
        \(recognition)
      </application>
    </manifest>
    """
  }

  /// All files of the module.
  var allFiles: [String: [UInt8]] {
    let android = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
    let own = [
      "AndroidManifest.xml": manifest,
      "res/xml/assistant.xml": "<voice-interaction-service \(android)\n\(description)/>\n",
      "res/xml/recognition.xml": "<recognition-service \(android)/>\n",
    ]
    return own.merging(files) { $1 }.mapValues { Array($0.utf8) }
  }
}
