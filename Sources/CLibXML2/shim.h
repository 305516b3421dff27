#ifndef LISTING_LINT_CLIBXML2_SHIM_H
#define LISTING_LINT_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// libxml2's encoding.h would pull in ICU's headers, whose types clash with Foundation's own ICU.
#undef LIBXML_ICU_ENABLED
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>

// A global C variable is not usable from Swift 6; a function is.
static inline void listing_lint_xml_free(void *pointer) { xmlFree(pointer); }

static inline xmlParserInputPtr listing_lint_load_nothing(const char *url, const char *id, xmlParserCtxtPtr context) {
  (void)url; (void)id; (void)context;
  return NULL;
}
// No entity, schema or include outside the given bytes is ever loaded, whatever the options of a parse.
static inline void listing_lint_forbid_external_entities(void) {
  xmlSetExternalEntityLoader(listing_lint_load_nothing);
}
#endif
