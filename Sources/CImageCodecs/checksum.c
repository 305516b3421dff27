#include "image_codecs.h"

#include <zlib.h>

#if defined(__x86_64__)
#include <immintrin.h>

// The remainder modulo the CRC's polynomial is kept in four registers of 128 bits. Multiplying one by x^512 (without
// carries) moves it on by 64 bytes, where the next bytes are added to it; the two factors are x^(512 ± 32) for its
// halves, those of `by_one` x^(128 ± 32). Bits are in reflected order, as in the CRC itself.
// What is left at last has the same CRC as all that was folded into it.
__attribute__((target("pclmul,sse4.1"))) static __m128i fold(__m128i remainder, __m128i factors, __m128i next) {
  __m128i low = _mm_clmulepi64_si128(remainder, factors, 0x00);
  __m128i high = _mm_clmulepi64_si128(remainder, factors, 0x11);
  return _mm_xor_si128(_mm_xor_si128(low, high), next);
}

__attribute__((target("pclmul,sse4.1"))) static __m128i load(const uint8_t *bytes, size_t index) {
  return _mm_loadu_si128((const __m128i *)bytes + index);
}

// For a count that is a multiple of 64, at least 64.
__attribute__((target("pclmul,sse4.1"))) static uint32_t crc32_folding(
  uint32_t crc, const uint8_t *bytes, size_t count
) {
  const __m128i by_four = _mm_set_epi64x(0x1C6E41596, 0x154442BD4);
  const __m128i by_one = _mm_set_epi64x(0x0CCAA009E, 0x1751997D0);
  __m128i a = _mm_xor_si128(load(bytes, 0), _mm_cvtsi32_si128((int)~crc));
  __m128i b = load(bytes, 1), c = load(bytes, 2), d = load(bytes, 3);
  for (size_t offset = 64; offset < count; offset += 64) {
    a = fold(a, by_four, load(bytes + offset, 0));
    b = fold(b, by_four, load(bytes + offset, 1));
    c = fold(c, by_four, load(bytes + offset, 2));
    d = fold(d, by_four, load(bytes + offset, 3));
  }
  b = fold(a, by_one, b);
  c = fold(b, by_one, c);
  d = fold(c, by_one, d);
  uint8_t rest[16];
  _mm_storeu_si128((__m128i *)rest, d);
  // zlib inverts the register on the way in; it is to start at zero.
  return (uint32_t)crc32(~0u, rest, sizeof rest);
}
#endif

uint32_t image_crc32(uint32_t crc, const uint8_t *bytes, size_t count) {
#if defined(__x86_64__)
  size_t folded = count & ~(size_t)63;
  if (folded > 0 && __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("sse4.1")) {
    crc = crc32_folding(crc, bytes, folded);
    bytes += folded;
    count -= folded;
  }
#endif
  return (uint32_t)crc32_z(crc, bytes, count);
}
