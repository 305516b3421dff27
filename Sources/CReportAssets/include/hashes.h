// Written by ./dev record.
#define REPORT_CSS_SHA256 "35wuUafXRUtw54ciE/mWp6UVZUU2Xe9uRuYojgcQVNE="
#define REPORT_JS_SHA256 "kTO3U6ItVh+qhCvud7iVZ2LEDsA/bVBW3PEn9QTPsRc="
