/* Decodes every PNG and JPEG below a folder and throws the pixels away: the least that looking at all pixels costs.
   cc -O2 raw_decode.c -o raw_decode -lpng -ljpeg */
#define _XOPEN_SOURCE 700
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

static long decoded;

static void decode_png(const char *path) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_file(&image, path)) return;
  image.format = PNG_FORMAT_RGBA;
  void *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (pixels && png_image_finish_read(&image, NULL, pixels, 0, NULL)) decoded++;
  free(pixels);
}

static void decode_jpeg(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return;
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  info.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&info);
  jpeg_stdio_src(&info, file);
  jpeg_read_header(&info, TRUE);
  jpeg_start_decompress(&info);
  JSAMPARRAY row = (*info.mem->alloc_sarray)((j_common_ptr)&info, JPOOL_IMAGE, info.output_width * info.output_components, 1);
  while (info.output_scanline < info.output_height) jpeg_read_scanlines(&info, row, 1);
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  fclose(file);
  decoded++;
}

static int visit(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)place;
  const char *ending = strrchr(path, '.');
  if (kind != FTW_F || !ending) return 0;
  if (!strcmp(ending, ".png")) decode_png(path);
  if (!strcmp(ending, ".jpg") || !strcmp(ending, ".jpeg")) decode_jpeg(path);
  return 0;
}

int main(int count, char **words) {
  if (count != 2) return 2;
  nftw(words[1], visit, 32, FTW_PHYS);
  printf("%ld\n", decoded);
  return 0;
}
