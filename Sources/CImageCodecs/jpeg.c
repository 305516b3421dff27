#include "deadline.h"

#include "image_codecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
#include <jerror.h>

typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf escape;
  image_status status;
  double end;
  uint8_t *row;
} jpeg_decoder;

static jpeg_decoder *decoder_of(j_common_ptr jpeg) { return jpeg->client_data; }

static _Noreturn void leave(jpeg_decoder *decoder, image_status status) {
  decoder->status = status;
  longjmp(decoder->escape, 1);
}

static void on_error(j_common_ptr jpeg) {
  switch (jpeg->err->msg_code) {
  case JERR_ARITH_NOTIMPL:
  case JERR_BAD_PRECISION:
  case JERR_CONVERSION_NOTIMPL:
  case JERR_NOT_COMPILED:
  case JERR_SOF_UNSUPPORTED: leave(decoder_of(jpeg), image_unsupported);
  case JERR_OUT_OF_MEMORY: leave(decoder_of(jpeg), image_refused);
  default: leave(decoder_of(jpeg), image_bad_data);
  }
}

static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  // The library makes up for lost data with grey. Its other warnings are of slips that change no pixel; it reads ahead,
  // so that the end of the file alone is no sign of loss.
  switch (jpeg->err->msg_code) {
  case JWRN_HIT_MARKER: leave(decoder_of(jpeg), image_data_missing);
  case JWRN_ARITH_BAD_CODE:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_MUST_RESYNC:
  case JWRN_NOT_SEQUENTIAL: leave(decoder_of(jpeg), image_bad_data);
  default: return;
  }
}

static void on_progress(j_common_ptr jpeg) {
  // A few bytes can hold thousands of scans, each over the whole image.
  if (seconds_now() > decoder_of(jpeg)->end) leave(decoder_of(jpeg), image_timed_out);
}

static void on_output(j_common_ptr jpeg) { (void)jpeg; }

// Print colours to those of a screen, roughly: there is no profile here.
static void convert_cmyk(uint8_t *row, uint32_t width, bool inverted) {
  for (uint32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + (size_t)x * 4;
    unsigned black = inverted ? pixel[3] : 255 - pixel[3];
    for (int sample = 0; sample < 3; sample++) {
      unsigned ink = inverted ? pixel[sample] : 255 - pixel[sample];
      pixel[sample] = (uint8_t)(ink * black / 255);
    }
    pixel[3] = 255;
  }
}

static void decode(jpeg_decoder *decoder, const uint8_t *bytes, size_t count, const image_request *request) {
  struct jpeg_decompress_struct *jpeg = &decoder->jpeg;
  if (setjmp(decoder->escape)) return;
  jpeg_create_decompress(jpeg);
  jpeg->progress = &decoder->progress;
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_read_header(jpeg, TRUE);
  if (jpeg->image_width != request->width || jpeg->image_height != request->height) {
    leave(decoder, image_refused);
  }
  bool print = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
  jpeg->out_color_space = print ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(jpeg);
  decoder->row = malloc((size_t)request->width * 4);
  if (decoder->row == NULL) leave(decoder, image_refused);
  while (jpeg->output_scanline < jpeg->output_height) {
    jpeg_read_scanlines(jpeg, &decoder->row, 1);
    if (print) convert_cmyk(decoder->row, request->width, jpeg->saw_Adobe_marker);
    request->row(request->context, decoder->row);
  }
  // What is left is not looked at: it was walked through already.
  decoder->status = image_decoded;
}

image_status image_decode_jpeg(const uint8_t *bytes, size_t count, const image_request *request) {
  // On the heap: what is changed after setjmp must not lie in registers.
  jpeg_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder == NULL) return image_refused;
  decoder->status = image_bad_data;
  decoder->end = seconds_now() + request->seconds;
  decoder->jpeg.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = on_error;
  decoder->errors.emit_message = on_message;
  decoder->errors.output_message = on_output;
  decoder->progress.progress_monitor = on_progress;
  decoder->jpeg.client_data = decoder;
  decode(decoder, bytes, count, request);
  jpeg_destroy_decompress(&decoder->jpeg);
  image_status status = decoder->status;
  free(decoder->row);
  free(decoder);
  return status;
}
