#include "image_codecs.h"

#include <limits.h>
#include <zlib.h>

size_t image_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity) {
  if (count > UINT_MAX || capacity > UINT_MAX) return 0;
  z_stream stream = {
    .next_in = (uint8_t *)bytes, .avail_in = (uInt)count, .next_out = output, .avail_out = (uInt)capacity};
  if (inflateInit(&stream) != Z_OK) return 0;
  inflate(&stream, Z_SYNC_FLUSH);
  inflateEnd(&stream);
  return capacity - stream.avail_out;
}
