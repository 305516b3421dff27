#ifndef LISTING_LINT_CZLIB_SHIM_H
#define LISTING_LINT_CZLIB_SHIM_H

#include <zlib.h>

// `inflateInit2` is a macro, which Swift does not see. Zip data has neither a zlib nor a gzip header.
static inline int listing_lint_inflate_raw_init(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }
#endif
