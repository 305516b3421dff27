// The schemas and store profiles, compiled in so that the command is one file. `#embed` costs the compiler
// nothing, where an array literal in Swift takes it minutes.
#include "CSchemas.h"

#define EMBEDDED(name)                                 \
  struct embedded_file schemas_##name(void) {          \
    return (struct embedded_file){name, sizeof(name)}; \
  }

static const unsigned char listing_xsd[] = {
#embed "listing.xsd"
};
EMBEDDED(listing_xsd)

static const unsigned char iso_codes_xml[] = {
#embed "iso-codes.xml"
};
EMBEDDED(iso_codes_xml)

static const unsigned char appdf_xml[] = {
#embed "appdf.xml"
};
EMBEDDED(appdf_xml)

static const unsigned char amazon_appstore_xml[] = {
#embed "stores/amazon-appstore.xml"
};
EMBEDDED(amazon_appstore_xml)

static const unsigned char google_play_xml[] = {
#embed "stores/google-play.xml"
};
EMBEDDED(google_play_xml)
