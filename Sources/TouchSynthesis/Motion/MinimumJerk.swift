/// A reach from 0 to 1 that starts and ends at rest with the least integrated squared jerk.
///
/// Progress 10τ³ − 15τ⁴ + 6τ⁵ of T. Flash and N. Hogan, "The coordination of arm movements: an
/// experimentally confirmed mathematical model" (Journal of Neuroscience 5, 1985). The peak speed
/// is 1.875 / duration, half-way.
package struct MinimumJerk: Hashable, Sendable {
  /// When the reach starts, in seconds.
  package var onset: Double
  /// How long it takes, in seconds, positive.
  package var duration: Double

  /// The reach of which a finger that is down from `landing` to `lifting` shows the part from
  /// phase `entry` to phase `release`.
  package init(landing: Double, lifting: Double, entry: Double, release: Double) {
    duration = (lifting - landing) / (release - entry)
    onset = landing - entry * duration
  }

  /// A reach of `duration` seconds from `onset` on.
  package init(onset: Double, duration: Double) {
    self.onset = onset
    self.duration = duration
  }

  /// The share of the reach's time that has passed at `time`, from 0 to 1.
  package func phase(at time: Double) -> Double {
    min(max((time - onset) / duration, 0), 1)
  }

  /// The share of the way at `time`, from 0 to 1.
  package func progress(at time: Double) -> Double {
    let t = phase(at: time)
    return t * t * t * (10 + t * (6 * t - 15))
  }

  /// A hump over the reach: 0 at both ends, 1 half-way, smooth throughout (16τ²(1−τ)²).
  package func hump(at time: Double) -> Double {
    let t = phase(at: time)
    let half = 4 * t * (1 - t)
    return half * half
  }
}
