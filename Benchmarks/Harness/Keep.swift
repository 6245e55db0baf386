/// Makes the optimiser believe that `value` is needed.
@inline(never) @_optimize(none)
func keep<T>(_ value: T) {}

/// Makes the optimiser believe that nothing is known about the result but its type.
@inline(never) @_optimize(none)
func opaque<T>(_ value: T) -> T { value }
