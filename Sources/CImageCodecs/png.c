#include "deadline.h"

#include "image_codecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Compressed data that may be left after the last row: the end of a stream, or what careless encoders leave behind.
// More can unpack to much more than the image, so it is neither unpacked nor accepted.
enum { tolerated_rest = 64 * 1024 };

typedef struct {
  const uint8_t *bytes;
  const image_piece *pieces;
  size_t piece_count;
  // The next byte to hand out, in the piece it lies in.
  size_t piece;
  size_t position;
} png_feed;

static void read_feed(png_structp png, png_bytep output, size_t length) {
  png_feed *feed = png_get_io_ptr(png);
  while (length > 0) {
    if (feed->piece == feed->piece_count) png_error(png, "end of data");
    image_piece piece = feed->pieces[feed->piece];
    size_t part = piece.length - feed->position;
    if (part > length) part = length;
    memcpy(output, feed->bytes + piece.offset + feed->position, part);
    output += part;
    length -= part;
    feed->position += part;
    if (feed->position == piece.length) {
      feed->piece++;
      feed->position = 0;
    }
  }
}

// How many bytes were not handed out, the last piece (IEND) left aside.
static size_t rest_of_feed(const png_feed *feed) {
  size_t rest = 0;
  for (size_t index = feed->piece; index + 1 < feed->piece_count; index++) rest += feed->pieces[index].length;
  return feed->piece + 1 < feed->piece_count ? rest - feed->position : 0;
}

static void on_error(png_structp png, png_const_charp message) {
  (void)message;
  longjmp(png_jmpbuf(png), 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// What must outlive a longjmp.
typedef struct {
  png_structp png;
  png_infop info;
  uint8_t *pixels;
  png_feed feed;
} png_decoder;

static image_status decode(png_decoder *decoder, const image_request *request) {
  png_structp png = decoder->png;
  if (setjmp(png_jmpbuf(png))) {
    return rest_of_feed(&decoder->feed) == 0 ? image_data_missing : image_bad_data;
  }
  png_set_read_fn(png, &decoder->feed, read_feed);
  // Read already, and with a checksum that is wrong in a way that we have told of.
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  // A window that is declared too small is common and harmless.
  png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
  png_set_user_limits(png, request->width, request->height);
  png_read_info(png, decoder->info);
  if (png_get_image_width(png, decoder->info) != request->width
      || png_get_image_height(png, decoder->info) != request->height) return image_refused;

  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, decoder->info);
  size_t row_size = (size_t)request->width * 4;
  if (png_get_rowbytes(png, decoder->info) != row_size) return image_refused;

  double end = seconds_now() + request->seconds;
  // An interlaced image is complete after its last pass only.
  size_t kept_rows = passes == 1 ? 1 : request->height;
  if (kept_rows > SIZE_MAX / row_size) return image_refused;
  decoder->pixels = calloc(kept_rows, row_size);
  if (decoder->pixels == NULL) return image_refused;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < request->height; y++) {
      if (y % 16 == 0 && seconds_now() > end) return image_timed_out;
      uint8_t *row = decoder->pixels + (passes == 1 ? 0 : y * row_size);
      png_read_row(png, row, NULL);
      if (pass == passes - 1) request->row(request->context, row);
    }
  }
  return rest_of_feed(&decoder->feed) > tolerated_rest ? image_data_excessive : image_decoded;
}

image_status image_decode_png(
  const uint8_t *bytes, const image_piece *pieces, size_t piece_count, const image_request *request
) {
  png_decoder decoder = {.feed = {.bytes = bytes, .pieces = pieces, .piece_count = piece_count}};
  decoder.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, on_error, on_warning);
  if (decoder.png == NULL) return image_refused;
  decoder.info = png_create_info_struct(decoder.png);
  image_status status = decoder.info == NULL ? image_refused : decode(&decoder, request);
  free(decoder.pixels);
  png_destroy_read_struct(&decoder.png, &decoder.info, NULL);
  return status;
}
