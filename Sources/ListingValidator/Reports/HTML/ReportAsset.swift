import CReportAssets

/// A part of the HTML report that is compiled in.
struct ReportAsset: Sendable {
  /// The content.
  let text: String
  /// The SHA-256 of the content in Base64, which the page's security policy names. A test checks it.
  let hash: String

  /// The style.
  static var style: ReportAsset {
    ReportAsset(report_asset_css(), hash: REPORT_CSS_SHA256)
  }

  /// The script.
  static var script: ReportAsset {
    ReportAsset(report_asset_js(), hash: REPORT_JS_SHA256)
  }

  private init(_ asset: report_asset, hash: String) {
    text = String(decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
    self.hash = hash
  }
}
