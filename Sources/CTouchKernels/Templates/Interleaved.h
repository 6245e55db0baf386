// The loop over interleaved points, for one scalar, vector width and target.
//
// A template: the including file defines SCALAR, BYTES (of a vector), TARGET, SWAP (exchange of
// neighbours in a vector) and NAME first.
//
// With v = x, y, x, y, … the image is v * (a, d, a, d, …) + (swap(v) * (c, b, c, b, …) + (tx, ty,
// …)): one shuffle, two multiplications and two additions a vector.

#define VECTOR JOIN(NAME, _vector)
#define IMAGE JOIN(NAME, _image)
#define LANES (BYTES / sizeof(SCALAR))

typedef SCALAR VECTOR __attribute__((vector_size(BYTES)));

TARGET static inline __attribute__((always_inline)) VECTOR IMAGE(const SCALAR *s, VECTOR p,
                                                                 VECTOR q, VECTOR r) {
  VECTOR v;
  __builtin_memcpy(&v, s, sizeof v);
  return v * p + (SWAP(v) * q + r);
}

TARGET static inline __attribute__((always_inline)) void JOIN(NAME, _points)(
    const SCALAR *m, const SCALAR *s, SCALAR *d, size_t scalars) {
  // One point at a time: too few to be worth a vector.
#pragma clang loop vectorize(disable) unroll(disable)
  for (size_t i = 0; i < scalars; i += 2) {
    SCALAR x = s[i], y = s[i + 1];
    d[i] = x * m[0] + (y * m[2] + m[4]);
    d[i + 1] = y * m[3] + (x * m[1] + m[5]);
  }
}

TARGET static void NAME(const SCALAR *m, const SCALAR *s, SCALAR *d, size_t count, int streams) {
  VECTOR p, q, r;
  for (size_t i = 0; i < LANES; i += 2) {
    p[i] = m[0], q[i] = m[2], r[i] = m[4];
    p[i + 1] = m[3], q[i + 1] = m[1], r[i + 1] = m[5];
  }
  size_t scalars = 2 * count, i = 0;
  if (streams) {
    // Whole points up to the first place that a streaming store may use.
    size_t head = (-(size_t)d % BYTES) / sizeof(SCALAR);
    JOIN(NAME, _points)(m, s, d, head);
    for (i = head; i + 4 * LANES <= scalars; i += 4 * LANES)
      for (size_t k = 0; k < 4; k++)
        __builtin_nontemporal_store(IMAGE(s + i + k * LANES, p, q, r),
                                    (VECTOR *)(d + i + k * LANES));
    __builtin_ia32_sfence();
  }
  for (; i + 4 * LANES <= scalars; i += 4 * LANES) {
    VECTOR v[4];
    for (size_t k = 0; k < 4; k++) v[k] = IMAGE(s + i + k * LANES, p, q, r);
    __builtin_memcpy(d + i, v, sizeof v);
  }
  for (; i + LANES <= scalars; i += LANES) {
    VECTOR v = IMAGE(s + i, p, q, r);
    __builtin_memcpy(d + i, &v, sizeof v);
  }
  JOIN(NAME, _points)(m, s + i, d + i, scalars - i);
}

#undef VECTOR
#undef IMAGE
#undef LANES
