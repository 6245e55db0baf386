import TouchGeometry

/// How many random streams a law is tested over.
///
/// 20,000 with optimisation; fewer without, because unoptimised code is about 25 times slower.
/// TOUCH_STREAMS sets another number.
package func streamCount(unoptimised: Int) -> Int {
  if let text = environmentValue("TOUCH_STREAMS"), let count = Int(text) { return count }
  return isBuiltForDebugging() ? unoptimised : 20_000
}
