// As many transforms as a vector of 32 bytes has lanes, in six vectors.
//
// A template: the including file defines SCALAR, NAME, INLINE, JOIN_HALVES, LOW_HALF and HIGH_HALF
// first.
//
// In memory a block is twelve vectors of 16 bytes. Row k holds the k-th of the first six and the
// k-th of the last six side by side, so that no shuffle crosses the halves of a register.

#define VECTOR JOIN(NAME, _vector)
#define HALF JOIN(NAME, _half)
#define BLOCK JOIN(NAME, _block)
#define HALF_LANES (16 / sizeof(SCALAR))

typedef SCALAR VECTOR __attribute__((vector_size(32)));
typedef SCALAR HALF __attribute__((vector_size(16)));
typedef struct {
  VECTOR v[6];
} BLOCK;

INLINE BLOCK JOIN(NAME, _load)(const SCALAR *s) {
  BLOCK rows;
  for (size_t k = 0; k < 6; k++) {
    HALF low, high;
    __builtin_memcpy(&low, s + k * HALF_LANES, sizeof low);
    __builtin_memcpy(&high, s + (6 + k) * HALF_LANES, sizeof high);
    rows.v[k] = JOIN_HALVES(low, high);
  }
  return rows;
}

INLINE void JOIN(NAME, _store)(SCALAR *d, BLOCK rows) {
  for (size_t k = 0; k < 6; k++) {
    HALF low = LOW_HALF(rows.v[k]), high = HIGH_HALF(rows.v[k]);
    __builtin_memcpy(d + k * HALF_LANES, &low, sizeof low);
    __builtin_memcpy(d + (6 + k) * HALF_LANES, &high, sizeof high);
  }
}

#undef VECTOR
#undef HALF
#undef BLOCK
#undef HALF_LANES
