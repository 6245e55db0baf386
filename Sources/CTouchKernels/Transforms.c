// Multiply, then add: never fused, or the paths would differ in their last bits.
#pragma STDC FP_CONTRACT OFF

#include "CTouchKernels.h"

#if defined(__x86_64__)

#include "Templates/Names.h"

// AVX2 without FMA; processors with wider vectors use these too.
#define TARGET __attribute__((target("avx2")))
#define INLINE TARGET static inline __attribute__((always_inline))

#define SCALAR float
#define NAME inverse_float
#define ULP __FLT_EPSILON__
#define LEAST (__FLT_MIN__ / __FLT_EPSILON__)
#define MOST (0.25f / __FLT_MIN__)
#define JOIN_HALVES(v, w) __builtin_shufflevector(v, w, 0, 1, 2, 3, 4, 5, 6, 7)
#define LOW_HALF(v) __builtin_shufflevector(v, v, 0, 1, 2, 3)
#define HIGH_HALF(v) __builtin_shufflevector(v, v, 4, 5, 6, 7)
#include "Templates/Block.h"

// In each half: lanes i and j of v, then k and l of w.
#define PICK(v, w, i, j, k, l) \
  __builtin_shufflevector(v, w, i, j, 8 + k, 8 + l, 4 + i, 4 + j, 12 + k, 12 + l)
#define LOW_PAIRS(v, w) __builtin_shufflevector(v, w, 0, 8, 1, 9, 4, 12, 5, 13)
#define HIGH_PAIRS(v, w) __builtin_shufflevector(v, w, 2, 10, 3, 11, 6, 14, 7, 15)

// Rows of a half: a b c d | tx ty a b | c d tx ty, twice.
INLINE inverse_float_block inverse_float_spread(inverse_float_block rows) {
  inverse_float_vector *r = rows.v;
  inverse_float_vector ab = PICK(r[0], r[1], 0, 1, 2, 3), ab2 = PICK(r[3], r[4], 0, 1, 2, 3);
  inverse_float_vector cd = PICK(r[0], r[2], 2, 3, 0, 1), cd2 = PICK(r[3], r[5], 2, 3, 0, 1);
  inverse_float_vector t = PICK(r[1], r[2], 0, 1, 2, 3), t2 = PICK(r[4], r[5], 0, 1, 2, 3);
  return (inverse_float_block){{PICK(ab, ab2, 0, 2, 0, 2), PICK(ab, ab2, 1, 3, 1, 3),
                                PICK(cd, cd2, 0, 2, 0, 2), PICK(cd, cd2, 1, 3, 1, 3),
                                PICK(t, t2, 0, 2, 0, 2), PICK(t, t2, 1, 3, 1, 3)}};
}

INLINE inverse_float_block inverse_float_gather(inverse_float_block entries) {
  inverse_float_vector *e = entries.v;
  inverse_float_vector ab = LOW_PAIRS(e[0], e[1]), ab2 = HIGH_PAIRS(e[0], e[1]);
  inverse_float_vector cd = LOW_PAIRS(e[2], e[3]), cd2 = HIGH_PAIRS(e[2], e[3]);
  inverse_float_vector t = LOW_PAIRS(e[4], e[5]), t2 = HIGH_PAIRS(e[4], e[5]);
  return (inverse_float_block){{PICK(ab, cd, 0, 1, 0, 1), PICK(t, ab, 0, 1, 2, 3),
                                PICK(cd, t, 2, 3, 2, 3), PICK(ab2, cd2, 0, 1, 0, 1),
                                PICK(t2, ab2, 0, 1, 2, 3), PICK(cd2, t2, 2, 3, 2, 3)}};
}

#include "Templates/Inverse.h"
#undef SCALAR
#undef NAME
#undef ULP
#undef LEAST
#undef MOST
#undef JOIN_HALVES
#undef LOW_HALF
#undef HIGH_HALF

#define SCALAR double
#define NAME inverse_double
#define ULP __DBL_EPSILON__
#define LEAST (__DBL_MIN__ / __DBL_EPSILON__)
#define MOST (0.25 / __DBL_MIN__)
#define JOIN_HALVES(v, w) __builtin_shufflevector(v, w, 0, 1, 2, 3)
#define LOW_HALF(v) __builtin_shufflevector(v, v, 0, 1)
#define HIGH_HALF(v) __builtin_shufflevector(v, v, 2, 3)
#include "Templates/Block.h"

// The first, or the second, lane of each half of v and of w, in turns.
#define FIRSTS(v, w) __builtin_shufflevector(v, w, 0, 4, 2, 6)
#define SECONDS(v, w) __builtin_shufflevector(v, w, 1, 5, 3, 7)

// Rows of a half: a b | c d | tx ty, twice.
INLINE inverse_double_block inverse_double_spread(inverse_double_block rows) {
  inverse_double_vector *r = rows.v;
  return (inverse_double_block){{FIRSTS(r[0], r[3]), SECONDS(r[0], r[3]), FIRSTS(r[1], r[4]),
                                 SECONDS(r[1], r[4]), FIRSTS(r[2], r[5]), SECONDS(r[2], r[5])}};
}

INLINE inverse_double_block inverse_double_gather(inverse_double_block entries) {
  inverse_double_vector *e = entries.v;
  return (inverse_double_block){{FIRSTS(e[0], e[1]), FIRSTS(e[2], e[3]), FIRSTS(e[4], e[5]),
                                 SECONDS(e[0], e[1]), SECONDS(e[2], e[3]), SECONDS(e[4], e[5])}};
}

#include "Templates/Inverse.h"

// A product's columns are a's, repeated for each column of b, times b's entries, each repeated for
// a column of a; the loads do the repeating. Whole transforms fit no vector, so the last pair,
// beyond which nothing may be read, and only it, goes the plain way.
INLINE void product_float(const float *a, const float *b, float *d) {
  float ax = a[0], ay = a[1], bx = a[2], by = a[3];
  float product[6] = {ax * b[0] + bx * b[1],          ay * b[0] + by * b[1],
                      ax * b[2] + bx * b[3],          ay * b[2] + by * b[3],
                      a[4] + (ax * b[4] + bx * b[5]), a[5] + (ay * b[4] + by * b[5])};
  __builtin_memcpy(d, product, sizeof product);
}

typedef float float8 __attribute__((vector_size(32)));
typedef float float4 __attribute__((vector_size(16)));
typedef double double4 __attribute__((vector_size(32)));
typedef double double2 __attribute__((vector_size(16)));

TARGET void touch_multiply_float(const float *a, const float *b, float *d, size_t count) {
  for (size_t i = 0; i + 1 < count; i++, a += 6, b += 6, d += 6) {
    double x, y;
    __builtin_memcpy(&x, a, sizeof x);
    __builtin_memcpy(&y, a + 2, sizeof y);
    float8 ax = (float8)(double4){x, x, x, x}, ay = (float8)(double4){y, y, y, y}, t, v;
    __builtin_memcpy(&t, a, sizeof t);
    __builtin_memcpy(&v, b, sizeof v);
    float8 evens = __builtin_shufflevector(v, v, 0, 0, 2, 2, 4, 4, 6, 6);
    float8 odds = __builtin_shufflevector(v, v, 1, 1, 3, 3, 5, 5, 7, 7);
    // Adding −0 leaves every number as it is, 0 would turn −0 into 0.
    t = __builtin_shufflevector(t, (float8){-0.f, -0.f, -0.f, -0.f}, 8, 9, 10, 11, 4, 5, 6, 7);
    float8 product = t + (ax * evens + ay * odds);
    __builtin_memcpy(d, &product, 6 * sizeof *d);
  }
  if (count) product_float(a, b, d);
}

TARGET void touch_multiply_double(const double *a, const double *b, double *d, size_t count) {
  for (size_t i = 0; i < count; i++, a += 6, b += 6, d += 6) {
    double2 x, y, t;
    double4 v;
    __builtin_memcpy(&x, a, sizeof x);
    __builtin_memcpy(&y, a + 2, sizeof y);
    __builtin_memcpy(&t, a + 4, sizeof t);
    __builtin_memcpy(&v, b, sizeof v);
    double4 xx = __builtin_shufflevector(x, x, 0, 1, 0, 1);
    double4 yy = __builtin_shufflevector(y, y, 0, 1, 0, 1);
    double4 columns = xx * __builtin_shufflevector(v, v, 0, 0, 2, 2) +
                      yy * __builtin_shufflevector(v, v, 1, 1, 3, 3);
    t = t + (x * b[4] + y * b[5]);
    __builtin_memcpy(d, &columns, sizeof columns);
    __builtin_memcpy(d + 4, &t, sizeof t);
  }
}

size_t touch_invert_float(const float *s, float *d, size_t count) {
  return inverse_float(s, d, count);
}

size_t touch_invert_double(const double *s, double *d, size_t count) {
  return inverse_double(s, d, count);
}

#else

// Without a declaration a C file is not standard C.
typedef int touch_no_transform_kernels;

#endif
