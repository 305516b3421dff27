// The style and the script of the HTML report, compiled in so that the command is one file.
#include "CReportAssets.h"

static const unsigned char css[] = {
#embed "report.css"
};

static const unsigned char js[] = {
#embed "report.js"
};

struct report_asset report_asset_css(void) { return (struct report_asset){css, sizeof(css)}; }

struct report_asset report_asset_js(void) { return (struct report_asset){js, sizeof(js)}; }
