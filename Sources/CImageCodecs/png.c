#include "deadline.h"

#include "image_codecs.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Compressed data that may be left after the last rows: the end of a stream, or what careless encoders leave behind.
// More can unpack to gigabytes, and libpng would unpack all of it.
enum { tolerated_rest = 64 * 1024 };

// What must outlive a longjmp.
typedef struct {
  png_structp png;
  png_infop info;
  uint8_t *pixels;
  double end;
  image_status failure;
  const uint8_t *bytes;
  const image_piece *pieces;
  size_t piece_count;
  // The next byte to hand out, in the piece it lies in.
  size_t piece;
  size_t position;
  // How many bytes may still be handed out.
  size_t allowance;
} png_decoder;

static _Noreturn void leave(png_decoder *decoder, image_status failure) {
  decoder->failure = failure;
  longjmp(png_jmpbuf(decoder->png), 1);
}

static void read_pieces(png_structp png, png_bytep output, size_t length) {
  png_decoder *decoder = png_get_io_ptr(png);
  if (length > decoder->allowance) leave(decoder, image_data_excessive);
  decoder->allowance -= length;
  // A few kilobytes unpack to megabytes.
  if (seconds_now() > decoder->end) leave(decoder, image_timed_out);
  while (length > 0) {
    if (decoder->piece == decoder->piece_count) leave(decoder, image_data_missing);
    image_piece piece = decoder->pieces[decoder->piece];
    size_t part = piece.length - decoder->position;
    if (part > length) part = length;
    memcpy(output, decoder->bytes + piece.offset + decoder->position, part);
    output += part;
    length -= part;
    decoder->position += part;
    if (decoder->position == piece.length) {
      decoder->piece++;
      decoder->position = 0;
    }
  }
}

static void on_error(png_structp png, png_const_charp message) {
  // Nothing but the wording tells it from other errors.
  bool is_short = strcmp(message, "Not enough image data") == 0;
  leave(png_get_error_ptr(png), is_short ? image_data_missing : image_bad_data);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static image_status decode(png_decoder *decoder, const image_request *request) {
  png_structp png = decoder->png;
  if (setjmp(png_jmpbuf(png))) return decoder->failure;
  png_set_read_fn(png, decoder, read_pieces);
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

  // An interlaced image is complete after its last pass only.
  size_t kept_rows = passes == 1 ? 1 : request->height;
  if (kept_rows > SIZE_MAX / row_size) return image_refused;
  decoder->pixels = calloc(kept_rows, row_size);
  if (decoder->pixels == NULL) return image_refused;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < request->height; y++) {
      if (pass == passes - 1 && y + 2 >= request->height && decoder->allowance > row_size * 4 + tolerated_rest) {
        // Two rows in up to twice the bytes, and the rest.
        decoder->allowance = row_size * 4 + tolerated_rest;
      }
      uint8_t *row = decoder->pixels + (passes == 1 ? 0 : y * row_size);
      png_read_row(png, row, NULL);
      if (pass == passes - 1) request->row(request->context, row);
    }
  }
  return image_decoded;
}

image_status image_decode_png(
  const uint8_t *bytes, const image_piece *pieces, size_t piece_count, const image_request *request
) {
  png_decoder decoder = {
    .bytes = bytes,
    .pieces = pieces,
    .piece_count = piece_count,
    .allowance = SIZE_MAX,
    .end = seconds_now() + request->seconds,
  };
  decoder.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &decoder, on_error, on_warning);
  if (decoder.png == NULL) return image_refused;
  decoder.info = png_create_info_struct(decoder.png);
  image_status status = decoder.info == NULL ? image_refused : decode(&decoder, request);
  free(decoder.pixels);
  png_destroy_read_struct(&decoder.png, &decoder.info, NULL);
  return status;
}
