/// The distance from `value` to `exact` + `rest` in units of the last place of `exact`.
func errorInUlps(_ value: Double, exact: Double, rest: Double) -> Double {
  ((value - exact) - rest).magnitude / exact.ulp
}
