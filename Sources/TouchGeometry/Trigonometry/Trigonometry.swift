/// Sine, cosine and arctangent that give the same bits on every machine.
///
/// The functions of a platform's C library differ in their last digits from one platform to the
/// next, and Embedded targets have none. These use only additions, multiplications, divisions and
/// integer operations, never fused, so that a recorded gesture replays to the same bytes anywhere.
///
/// Polynomials are summed in pairs of terms (G. Estrin, 1960), which waits less for the term before
/// than Horner's rule. Their coefficients interpolate the exact functions at Chebyshev nodes, computed with 300-bit
/// arithmetic; the argument of sine and cosine is reduced by a multiple of π/2 in the manner of
/// W. Cody and W. Waite, *Software Manual for the Elementary Functions* (1980).
public enum Trigonometry {}
