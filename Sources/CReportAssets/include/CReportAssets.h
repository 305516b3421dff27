#ifndef LISTING_LINT_REPORT_ASSETS_H
#define LISTING_LINT_REPORT_ASSETS_H

#include <stddef.h>

#include "hashes.h"

/// A part of the HTML report that is compiled in; its bytes live as long as the process.
struct report_asset {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct report_asset report_asset_css(void);
struct report_asset report_asset_js(void);

#endif
