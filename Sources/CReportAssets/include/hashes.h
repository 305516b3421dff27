// Written by ./dev record.
#define REPORT_CSS_SHA256 "+8e7i4Gvplce4ApB9a0aI5KYc6Mud/WfTKN3OiUSNCU="
#define REPORT_JS_SHA256 "kTO3U6ItVh+qhCvud7iVZ2LEDsA/bVBW3PEn9QTPsRc="
