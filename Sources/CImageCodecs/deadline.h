#ifndef DEADLINE_H
#define DEADLINE_H

// The clock is POSIX; this file is included before all others.
#define _POSIX_C_SOURCE 200809L
#include <time.h>

static inline double seconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

#endif
