/// Whether this module was compiled with assertions on, that is, without optimisation.
///
/// Asked by programs that refuse to time a debug build. It lives here, not inlinable, because what
/// counts is how the core was compiled, not its caller.
package func isBuiltForDebugging() -> Bool {
  var isDebug = false
  assert(
    {
      isDebug = true
      return true
    }())
  return isDebug
}
