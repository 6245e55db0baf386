/// The absolute path of `relative` inside the package, for example `packagePath("Data")`.
package func packagePath(_ relative: String) -> String {
  let root = #filePath.split(separator: "/").dropLast(3)
  return "/" + root.joined(separator: "/") + "/" + relative
}
