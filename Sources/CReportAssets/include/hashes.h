// Written by ./dev record.
#define REPORT_CSS_SHA256 "71s0YvYb5wwx2vhDRQIP8YwSvzpLyYjW4sHLi3xrbes="
#define REPORT_JS_SHA256 "kTO3U6ItVh+qhCvud7iVZ2LEDsA/bVBW3PEn9QTPsRc="
