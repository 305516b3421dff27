// The image libraries as Swift can call them: both report errors by longjmp, which must not cross Swift.
#ifndef IMAGE_CODECS_H
#define IMAGE_CODECS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How decoding ended.
typedef enum __attribute__((enum_extensibility(closed))) {
  image_decoded,
  /// The data contradicts itself, or ends within something.
  image_bad_data,
  /// The data ends before the last row.
  image_data_missing,
  /// The data goes on well after the last row.
  image_data_excessive,
  /// A form of the format that the library does not know.
  image_unsupported,
  /// It took longer than allowed.
  image_timed_out,
  /// The system has no memory left, or the size is not the announced one.
  image_refused,
} image_status;

/// What a decoder is asked for. Rows come from top to bottom, each of `width` pixels of red, green, blue and
/// opacity, a byte each; a row is gone after the call.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Time to spend.
  double seconds;
  void *context;
  void (*row)(void *context, const uint8_t *pixels);
} image_request;

/// A part of a file.
typedef struct {
  size_t offset;
  size_t length;
} image_piece;

/// Decodes a PNG file that consists of `pieces` of `bytes`: its signature and whole chunks, the critical ones and
/// `tRNS` alone. Checksums are left to the caller.
image_status image_decode_png(
  const uint8_t *bytes, const image_piece *pieces, size_t piece_count, const image_request *request);

/// Decodes a JPEG file.
image_status image_decode_jpeg(const uint8_t *bytes, size_t count, const image_request *request);

/// Encodes pixels of red, green, blue and opacity, a byte each, as PNG; returns how many bytes were written, 0 where
/// they do not fit.
size_t image_encode_png(
  const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t *output, size_t capacity);

/// Encodes pixels of red, green, blue and a byte that is left out, as JPEG of a quality from 1 to 100; returns how many
/// bytes were written, 0 where they do not fit.
size_t image_encode_jpeg(
  const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t *output, size_t capacity);

/// Inflates a zlib stream until `capacity` bytes are there or it ends; returns how many were written.
size_t image_inflate(const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity);

/// The CRC-32 of ISO 3309 as PNG and ZIP have it, going on from `crc`; 0 at the start.
uint32_t image_crc32(uint32_t crc, const uint8_t *bytes, size_t count);

#endif
