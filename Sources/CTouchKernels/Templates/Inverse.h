// The loop over transforms to invert, for one scalar, with vectors of 32 bytes.
//
// A template: the including file defines SCALAR, NAME, TARGET, INLINE, ULP (of 1), LEAST and MOST
// (between which a determinant and its reciprocal keep all digits) and the functions NAME_load,
// NAME_spread (rows to one vector an entry), NAME_gather (back) and NAME_store first.

#define VECTOR JOIN(NAME, _vector)
#define BLOCK JOIN(NAME, _block)
#define LANES (32 / sizeof(SCALAR))

// From the entries a, b, c, d, tx, ty, by the operations of the Swift code.
INLINE BLOCK JOIN(NAME, _of)(BLOCK m, VECTOR determinant) {
  VECTOR k = 1 / determinant;
  VECTOR a = m.v[3] * k, b = m.v[1] * -k, c = m.v[2] * -k, d = m.v[0] * k;
  VECTOR x = -m.v[4], y = -m.v[5];
  return (BLOCK){{a, b, c, d, a * x + c * y, b * x + d * y}};
}

// Block by block, up to the first with a transform that is nearly singular, huge or tiny.
TARGET static size_t JOIN(NAME, _blocks)(const SCALAR *s, SCALAR *d, size_t count) {
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    BLOCK m = JOIN(NAME, _spread)(JOIN(NAME, _load)(s + 6 * i));
    VECTOR straight = m.v[0] * m.v[3], crossed = m.v[1] * m.v[2];
    VECTOR determinant = straight - crossed, size = __builtin_elementwise_abs(determinant);
    VECTOR terms = __builtin_elementwise_abs(straight + crossed);
    if (!__builtin_reduce_and((size > terms * (2 * ULP)) & (size > LEAST) & (size < MOST))) break;
    JOIN(NAME, _store)(d + 6 * i, JOIN(NAME, _gather)(JOIN(NAME, _of)(m, determinant)));
  }
  return i;
}

TARGET static size_t NAME(const SCALAR *s, SCALAR *d, size_t count) {
  size_t i = JOIN(NAME, _blocks)(s, d, count);
  // One by one: the end of the buffer, and a block up to the transform that stopped it.
#pragma clang loop vectorize(disable) unroll(disable)
  for (; i < count; i++) {
    const SCALAR *m = s + 6 * i;
    SCALAR straight = m[0] * m[3], crossed = m[1] * m[2], determinant = straight - crossed;
    SCALAR size = __builtin_elementwise_abs(determinant);
    SCALAR terms = __builtin_elementwise_abs(straight + crossed);
    if (!(size > terms * (2 * ULP) && size > LEAST && size < MOST)) return i;
    SCALAR k = 1 / determinant;
    SCALAR a = m[3] * k, b = m[1] * -k, c = m[2] * -k, e = m[0] * k, x = -m[4], y = -m[5];
    SCALAR inverse[6] = {a, b, c, e, a * x + c * y, b * x + e * y};
    __builtin_memcpy(d + 6 * i, inverse, sizeof inverse);
  }
  return i;
}

#undef VECTOR
#undef BLOCK
#undef LANES
