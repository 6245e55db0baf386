/// The product a · b; its terms change places under a common quarter turn, so no bit changes.
func dotProduct(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }

/// The product a × b = |a||b| sin(angle from a to b), clockwise positive on the screen.
func crossProduct(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
