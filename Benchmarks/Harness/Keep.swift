/// Makes the optimiser believe that `value` is needed, at the cost of a test that always fails.
///
/// An empty function would not do, marked as it may be: a value that nobody reads is not passed.
@inline(__always)
func keep<T>(_ value: T) {
  if isReading { read(value) }
}

/// Makes the optimiser believe that nothing is known about the result but its type.
@inline(never) @_optimize(none)
func opaque<T>(_ value: T) -> T { value }

/// Whether kept values are read: never, which only the command line tells.
private let isReading = CommandLine.argc < 0

@inline(never)
private func read<T>(_ value: T) { print(value) }
