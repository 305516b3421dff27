plugins {
  id("com.android.application")
}

android {
  namespace = "com.example.radio"
  compileSdk = 36

  defaultConfig {
    applicationId = "com.example.radio"
    minSdk = 22
    targetSdk = 37
    versionCode = 12
    versionName = "1.4"
  }
}
