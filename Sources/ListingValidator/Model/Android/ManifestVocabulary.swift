/// The words of Android manifests, for telling slips from what an app or a newer Android adds.
enum ManifestVocabulary {
  /// The elements without a namespace, each with the elements that it stands in.
  static let parents: [String: Set<String>] = {
    var parents: [String: Set<String>] = [:]
    for (parent, children) in children {
      for child in children { parents[child, default: []].insert(parent) }
    }
    return parents
  }()

  private static let filterHolders = ["activity", "activity-alias", "service", "receiver", "provider"]

  private static let children: [String: [String]] = {
    var children = [
      "manifest": [
        "application", "attribution", "compatible-screens", "instrumentation", "key-sets", "original-package",
        "overlay", "permission", "permission-group", "permission-tree", "protected-broadcast", "queries",
        "restrict-update", "supports-gl-texture", "supports-input", "supports-screens", "uses-configuration",
        "uses-feature", "feature-group", "uses-permission", "uses-permission-sdk-23", "uses-permission-sdk-m",
        "uses-sdk", "uses-split", "meta-data", "install-constraints", "additional-certificate",
      ],
      "application": [
        "activity", "activity-alias", "service", "receiver", "provider", "uses-library",
        "uses-native-library", "uses-package", "static-library", "uses-static-library", "library",
        "sdk-library",
        "uses-sdk-library", "profileable", "processes", "meta-data", "property",
      ],
      "intent-filter": ["action", "category", "data", "uri-relative-filter-group"],
      "queries": ["intent", "package", "provider"],
      "intent": ["action", "category", "data"],
      "feature-group": ["uses-feature"],
      "compatible-screens": ["screen"],
      "instrumentation": ["meta-data", "property"],
      "activity": ["layout"],
    ]
    for holder in filterHolders {
      children[holder, default: []] += ["intent-filter", "meta-data", "property"]
    }
    children["provider", default: []] += ["grant-uri-permission", "path-permission"]
    return children
  }()

  /// Attributes of manifests, whatever element they are of.
  static let attributes: Set<String> = [
    "allowAudioPlaybackCapture", "allowBackup", "allowClearUserData", "allowCrossUidActivitySwitchFromBelow",
    "allowEmbedded", "allowNativeHeapPointerTagging", "allowTaskReparenting",
    "allowUntrustedActivityEmbedding",
    "alwaysRetainTaskState", "anyDensity", "appCategory", "appComponentFactory", "attributionTags",
    "attributionsAreUserVisible", "authorities", "autoRemoveFromRecents", "autoVerify", "backupAgent",
    "backupInForeground", "banner", "canDisplayOnRemoteDevices", "certDigest", "clearTaskOnLaunch",
    "colorMode",
    "configChanges", "cropToDisplay", "dataExtractionRules", "debuggable", "defaultToDeviceProtectedStorage",
    "description", "directBootAware", "documentLaunchMode", "enableOnBackInvokedCallback", "enableVrMode",
    "enabled", "excludeFromRecents", "exported", "externalService", "extractNativeLibs",
    "finishOnCloseSystemDialogs", "finishOnTaskLaunch", "foregroundServiceType", "fragment",
    "fullBackupContent",
    "fullBackupOnly", "functionalTest", "glEsVersion", "grantUriPermissions", "gwpAsanMode",
    "handleProfiling",
    "hardwareAccelerated", "hasCode", "hasFragileUserData", "host", "icon", "immersive",
    "inheritShowWhenLocked",
    "initOrder", "installLocation", "intentMatchingFlags", "isFeatureSplit", "isGame", "isSplitRequired",
    "isolatedProcess", "isolatedSplits", "killAfterRestore", "knownActivityEmbeddingCerts", "knownCerts",
    "label",
    "largeHeap", "largeScreens", "largestWidthLimitDp", "launchMode", "localeConfig", "lockTaskMode", "logo",
    "manageSpaceActivity", "maxAspectRatio", "maxRecents", "maxSdkVersion", "memtagMode", "mimeGroup",
    "mimeType",
    "minAspectRatio", "minSdkVersion", "multiprocess", "name", "nativeHeapZeroInitialized",
    "networkSecurityConfig", "noHistory", "normalScreens", "order", "ownerPackage", "parentActivityName",
    "path",
    "pathAdvancedPattern", "pathPattern", "pathPrefix", "pathSuffix", "permission", "permissionFlags",
    "permissionGroup", "permissionGroupFlags", "persistableMode", "persistent",
    "persistentWhenFeatureAvailable",
    "port", "preferMinimalPostProcessing", "preserveLegacyExternalStorage", "priority", "process",
    "protectionLevel",
    "readPermission", "recreateOnConfigChanges", "relinquishTaskIdentity", "reqFiveWayNav", "reqHardKeyboard",
    "reqKeyboardType", "reqNavigation", "reqTouchScreen", "requestLegacyExternalStorage",
    "requestRawExternalStorageAccess", "required", "requiredAccountType", "requiredFeature",
    "requiredForAllUsers", "requiredNotFeature", "requiredSplitTypes",
    "requireContentUriPermissionFromCaller",
    "requiresSmallestWidthDp", "resizeable", "resizeableActivity", "resource", "restoreAnyVersion",
    "restrictedAccountType", "resumeWhilePausing", "rotationAnimation", "roundIcon", "scheme",
    "screenDensity",
    "screenOrientation", "screenSize", "sharedUserId", "sharedUserLabel", "sharedUserMaxSdkVersion", "shell",
    "shouldUseDefaultUnfoldTransition", "showForAllUsers", "showOnLockScreen", "showWhenLocked", "singleUser",
    "smallScreens", "splitName", "splitTypes", "ssp", "sspAdvancedPattern", "sspPattern", "sspPrefix",
    "sspSuffix",
    "stateNotNeeded", "stopWithTask", "supportsPictureInPicture", "supportsRtl", "supportsUploads",
    "syncable",
    "systemUserOnly", "targetActivity", "targetPackage", "targetProcesses", "targetSandboxVersion",
    "targetSdkVersion", "taskAffinity", "testOnly", "theme", "turnScreenOn", "uiOptions",
    "useAppZygote", "useEmbeddedDex", "usesCleartextTraffic", "usesNonSdkApi", "usesPermissionFlags", "value",
    "version", "versionCode", "versionCodeMajor", "versionMajor", "versionName", "visibleToInstantApps",
    "vmSafeMode",
    "windowSoftInputMode", "writePermission", "xlargeScreens", "zygotePreloadName",
    "allowSharedIsolatedProcess", "allowGameAngleDriver", "allowGameDownscaling", "allowGameFpsOverride",
    "supportsBatteryGameMode", "supportsPerformanceGameMode", "cantSaveState", "crossProfile",
    "enableTextStylingShortcuts",
    "forceQueryable", "optional", "pageSizeCompat", "defaultHeight", "defaultWidth", "gravity", "minHeight",
    "minWidth",
    "allow", "query", "queryPattern", "queryPrefix", "querySuffix", "queryAdvancedPattern", "fragmentPattern",
    "fragmentPrefix", "fragmentSuffix", "fragmentAdvancedPattern", "featureFlag", "minExtensionVersion",
    "sdkVersion",
  ]

  /// Attributes that hold a Boolean.
  static let booleans: Set<String> = [
    "allowBackup", "allowClearUserData", "allowEmbedded", "allowTaskReparenting", "alwaysRetainTaskState",
    "anyDensity",
    "autoVerify", "debuggable", "directBootAware", "enabled", "excludeFromRecents", "exported",
    "externalService",
    "extractNativeLibs", "finishOnTaskLaunch", "fullBackupOnly", "grantUriPermissions", "hardwareAccelerated",
    "hasCode", "isGame", "isolatedProcess", "killAfterRestore", "largeHeap", "largeScreens", "multiprocess",
    "noHistory", "normalScreens", "persistent", "required", "requestLegacyExternalStorage",
    "resizeableActivity",
    "restoreAnyVersion", "singleUser", "smallScreens", "stateNotNeeded", "stopWithTask",
    "supportsPictureInPicture",
    "supportsRtl", "syncable", "testOnly", "usesCleartextTraffic", "vmSafeMode", "xlargeScreens",
  ]

  /// Attributes that hold a whole number.
  static let integers: Set<String> = ["glEsVersion", "maxSdkVersion", "priority", "initOrder", "versionCode"]
}
