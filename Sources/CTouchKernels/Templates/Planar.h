// The loop over points whose x and y are stored apart, for one scalar, vector width and target.
//
// A template: the including file defines SCALAR, BYTES (of a vector), TARGET and NAME first.

#define VECTOR JOIN(NAME, _vector)
#define LANES (BYTES / sizeof(SCALAR))

typedef SCALAR VECTOR __attribute__((vector_size(BYTES)));

TARGET static void NAME(const SCALAR *m, const SCALAR *sx, const SCALAR *sy, SCALAR *dx,
                        SCALAR *dy, size_t count) {
  SCALAR a = m[0], b = m[1], c = m[2], d = m[3], tx = m[4], ty = m[5];
  size_t i = 0;
  for (; i + 2 * LANES <= count; i += 2 * LANES) {
    VECTOR x[2], y[2], u[2], v[2];
    __builtin_memcpy(x, sx + i, sizeof x);
    __builtin_memcpy(y, sy + i, sizeof y);
    for (int k = 0; k < 2; k++) {
      u[k] = x[k] * a + (y[k] * c + tx);
      v[k] = y[k] * d + (x[k] * b + ty);
    }
    __builtin_memcpy(dx + i, u, sizeof u);
    __builtin_memcpy(dy + i, v, sizeof v);
  }
#pragma clang loop vectorize(disable) unroll(disable)
  for (; i < count; i++) {
    SCALAR x = sx[i], y = sy[i];
    dx[i] = x * a + (y * c + tx);
    dy[i] = y * d + (x * b + ty);
  }
}

#undef VECTOR
#undef LANES
