#include "image_codecs.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

size_t image_encode_png(
  const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *output, size_t capacity
) {
  png_image image = {.version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = PNG_FORMAT_RGBA};
  png_alloc_size_t count = capacity;
  return png_image_write_to_memory(&image, output, &count, 0, pixels, 0, NULL) ? count : 0;
}

typedef struct {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  jmp_buf escape;
  unsigned char *output;
  unsigned long count;
} jpeg_encoder;

static _Noreturn void on_error(j_common_ptr jpeg) {
  jpeg_encoder *encoder = jpeg->client_data;
  longjmp(encoder->escape, 1);
}

static void on_output(j_common_ptr jpeg) { (void)jpeg; }

static bool encode(jpeg_encoder *encoder, const uint8_t *pixels, uint32_t width, uint32_t height, int quality) {
  struct jpeg_compress_struct *jpeg = &encoder->jpeg;
  if (setjmp(encoder->escape)) return false;
  jpeg_create_compress(jpeg);
  jpeg_mem_dest(jpeg, &encoder->output, &encoder->count);
  jpeg->image_width = width;
  jpeg->image_height = height;
  jpeg->input_components = 4;
  jpeg->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  jpeg_start_compress(jpeg, TRUE);
  while (jpeg->next_scanline < height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)jpeg->next_scanline * width * 4;
    jpeg_write_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_compress(jpeg);
  return true;
}

size_t image_encode_jpeg(
  const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t *output, size_t capacity
) {
  // On the heap: what is changed after setjmp must not lie in registers.
  jpeg_encoder *encoder = calloc(1, sizeof *encoder);
  if (encoder == NULL) return 0;
  encoder->jpeg.err = jpeg_std_error(&encoder->errors);
  encoder->errors.error_exit = on_error;
  encoder->errors.output_message = on_output;
  encoder->jpeg.client_data = encoder;
  size_t count = encode(encoder, pixels, width, height, quality) ? encoder->count : 0;
  if (count > capacity) count = 0;
  if (count > 0) memcpy(output, encoder->output, count);
  jpeg_destroy_compress(&encoder->jpeg);
  free(encoder->output);
  free(encoder);
  return count;
}
