// Written by ./dev record.
#define REPORT_CSS_SHA256 "SFuwEerQ/2KJ0l/pHW4Ey9+MnsVQmUR7Q7WckW+0MTI="
#define REPORT_JS_SHA256 "kTO3U6ItVh+qhCvud7iVZ2LEDsA/bVBW3PEn9QTPsRc="
