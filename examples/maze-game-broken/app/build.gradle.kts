plugins {
  id("com.android.application")
}

android {
  namespace = "com.example.maze"
  compileSdk = 36

  defaultConfig {
    applicationId = "com.example.maze.game"
    minSdk = 25
    targetSdk = 34
    versionCode = 7
    versionName = "1.6"
  }
}
