// Multiply, then add: never fused, or the paths would differ in their last bits.
#pragma STDC FP_CONTRACT OFF

#include "CTouchKernels.h"

#if defined(__x86_64__)

#include "Templates/Names.h"

// AVX2 without FMA; AVX-512 F includes FMA, which the pragma above keeps out.
#define TARGET __attribute__((target("avx2")))
#define BYTES 32

#define SCALAR float
#define SWAP(v) __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6)
#define NAME interleaved_float_32
#include "Templates/Interleaved.h"
#undef NAME
#define NAME planar_float_32
#include "Templates/Planar.h"
#undef NAME
#undef SWAP
#undef SCALAR

#define SCALAR double
#define SWAP(v) __builtin_shufflevector(v, v, 1, 0, 3, 2)
#define NAME interleaved_double_32
#include "Templates/Interleaved.h"
#undef NAME
#define NAME planar_double_32
#include "Templates/Planar.h"
#undef NAME
#undef SWAP
#undef SCALAR

#undef BYTES
#undef TARGET

#define TARGET __attribute__((target("avx512f")))
#define BYTES 64

#define SCALAR float
#define SWAP(v) \
  __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14)
#define NAME interleaved_float_64
#include "Templates/Interleaved.h"
#undef NAME
#define NAME planar_float_64
#include "Templates/Planar.h"
#undef NAME
#undef SWAP
#undef SCALAR

#define SCALAR double
#define SWAP(v) __builtin_shufflevector(v, v, 1, 0, 3, 2, 5, 4, 7, 6)
#define NAME interleaved_double_64
#include "Templates/Interleaved.h"
#undef NAME
#define NAME planar_double_64
#include "Templates/Planar.h"
#undef NAME

size_t touch_vector_bytes(void) {
  static size_t known = 0;
  size_t bytes = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (bytes == 0) {
    __builtin_cpu_init();
    bytes = __builtin_cpu_supports("avx512f") ? 64 : __builtin_cpu_supports("avx2") ? 32 : 16;
    __atomic_store_n(&known, bytes, __ATOMIC_RELAXED);
  }
  return bytes;
}

// A destination of this size or more does not stay in any cache, so storing past the caches saves
// reading it first; below, streaming would push it out to memory. In place it is read anyway. The
// destination must be able to reach a vector's alignment in whole points.
static int streams(const void *s, const void *d, size_t bytes, size_t point) {
  return bytes >= (size_t)32 << 20 && s != d && (size_t)d % point == 0;
}

void touch_apply_float(const float *m, const float *s, float *d, size_t count, size_t bytes) {
  (bytes == 64 ? interleaved_float_64 : interleaved_float_32)(
      m, s, d, count, streams(s, d, count * 8, 8));
}

void touch_apply_double(const double *m, const double *s, double *d, size_t count, size_t bytes) {
  (bytes == 64 ? interleaved_double_64 : interleaved_double_32)(
      m, s, d, count, streams(s, d, count * 16, 16));
}

void touch_apply_planar_float(const float *m, const float *sx, const float *sy, float *dx,
                              float *dy, size_t count, size_t bytes) {
  (bytes == 64 ? planar_float_64 : planar_float_32)(m, sx, sy, dx, dy, count);
}

void touch_apply_planar_double(const double *m, const double *sx, const double *sy, double *dx,
                               double *dy, size_t count, size_t bytes) {
  (bytes == 64 ? planar_double_64 : planar_double_32)(m, sx, sy, dx, dy, count);
}

#else

// Without a declaration a C file is not standard C.
typedef int touch_no_kernels;

#endif
