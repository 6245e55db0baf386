// Kernels over buffers of points and of transforms, with the widest vectors the processor has.
//
// x86-64 only: elsewhere this header declares nothing and the Swift kernels are used. Every kernel
// multiplies and adds without fusing, in the order of the Swift code, so that all paths give the
// same bits. Pointers need the alignment of their scalar only. Source and destination are either
// the same buffer or do not overlap.
#ifndef C_TOUCH_KERNELS_H
#define C_TOUCH_KERNELS_H

#if defined(__x86_64__)

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// The widest vectors this processor and its operating system support: 16 (plain x86-64, for which
// there are no kernels here), 32 (AVX2) or 64 bytes (AVX-512 F).
size_t touch_vector_bytes(void);

// An affine transform: x.x, x.y, y.x, y.y, translation.x, translation.y.

// Images of `count` points stored as x, y, x, y, …; `vector_bytes` is 32 or 64 and supported.
void touch_apply_float(const float *transform, const float *source, float *destination,
                       size_t count, size_t vector_bytes);
void touch_apply_double(const double *transform, const double *source, double *destination,
                        size_t count, size_t vector_bytes);

// Images of `count` points whose x and y are stored apart.
void touch_apply_planar_float(const float *transform, const float *source_x,
                              const float *source_y, float *destination_x, float *destination_y,
                              size_t count, size_t vector_bytes);
void touch_apply_planar_double(const double *transform, const double *source_x,
                               const double *source_y, double *destination_x,
                               double *destination_y, size_t count, size_t vector_bytes);

// Products a[i] · b[i] of `count` pairs of transforms; for processors with AVX2.
void touch_multiply_float(const float *a, const float *b, float *products, size_t count);
void touch_multiply_double(const double *a, const double *b, double *products, size_t count);

// Inverses of transforms, from the first on, while all is simple: returns how many were inverted,
// `count` or the index of the first whose determinant is so small against its terms, or so near
// the ends of the scalar's range, that it needs a closer look. For processors with AVX2.
size_t touch_invert_float(const float *transforms, float *inverses, size_t count);
size_t touch_invert_double(const double *transforms, double *inverses, size_t count);

#ifdef __cplusplus
}
#endif

#endif
#endif
