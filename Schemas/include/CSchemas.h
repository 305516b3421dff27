#ifndef LISTING_LINT_SCHEMAS_H
#define LISTING_LINT_SCHEMAS_H

#include <stddef.h>

/// A file that is compiled in; its bytes live as long as the process.
struct embedded_file {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct embedded_file schemas_listing_xsd(void);
struct embedded_file schemas_iso_codes_xml(void);
struct embedded_file schemas_appdf_xml(void);
struct embedded_file schemas_amazon_appstore_xml(void);
struct embedded_file schemas_google_play_xml(void);

#endif
