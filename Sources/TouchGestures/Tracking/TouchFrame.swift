/// All that the contacts did at one time, and how they moved together since the frame before.
///
/// A frame lives in its ``TouchTracker``, which reuses the storage: read it there. Keeping a frame
/// beyond the next one costs a copy of its contacts and of its path's last samples.
public struct TouchFrame: Sendable {
  /// When.
  public internal(set) var time = TouchInstant(nanoseconds: 0)
  /// The contacts that are down, and those that this frame takes away, in order of landing.
  public internal(set) var contacts: [TouchContact] = []
  /// How many contacts land in this frame.
  public internal(set) var landed = 0
  /// How many lift in this frame.
  public internal(set) var lifted = 0
  /// How many are taken away in this frame.
  public internal(set) var cancelled = 0
  /// Why contacts are taken away.
  public internal(set) var reason = CancellationReason.system
  /// Whether a contact moved.
  public internal(set) var moved = false

  /// Counts groups: a group starts with the first contact to land and lasts until all are up, or
  /// until a contact is cancelled; those that stay then make a new group.
  public internal(set) var group: UInt32 = 0
  /// When the group's first contact landed.
  public internal(set) var groupTime = TouchInstant(nanoseconds: 0)
  /// Since when the group's contacts are down together: when the newest one landed, or when the
  /// group was formed of those that stayed after a cancellation.
  public internal(set) var landingTime = TouchInstant(nanoseconds: 0)
  /// The most contacts of the group that were down at once.
  public internal(set) var mostContacts = 0
  /// The square of the greatest distance of any of the group's contacts from its landing.
  public internal(set) var farthestSquared = 0.0
  /// Counts times of two or more contacts within groups; 0 while fewer are down.
  public internal(set) var pair: UInt32 = 0

  /// The centroid of the contacts before any lift of this frame.
  public internal(set) var centroid = SIMD2<Double>()
  /// The centroid's way before this frame.
  public internal(set) var previous = TouchMotion()
  /// The motion since the group began, this frame included.
  public internal(set) var motion = TouchMotion()
  /// The part of the motion that is not waiting for a contact's report; decisions rest on it.
  public internal(set) var settled = TouchMotion()
  /// The smallest spread (root mean square distance from the centroid, points) of the pair.
  public internal(set) var smallestRadius = 0.0
  /// The centroid's velocity in points per second.
  public internal(set) var velocity = SIMD2<Double>()
  @usableFromInline var history = VelocityHistory()

  /// The rate of `motion.scale` per second, fitted when it is asked for.
  @inlinable
  public var scaleVelocity: Double { rates.x }
  /// The angular velocity in radians per second, fitted when it is asked for.
  @inlinable
  public var angularVelocity: Double { rates.y }

  /// Both.
  @inlinable
  var rates: SIMD2<Double> { history.rates(at: time) }

  /// How many contacts take part: those down before any lift of this frame.
  @inlinable
  public var touches: Int { contacts.count }
  /// How many contacts are down after the frame.
  @inlinable
  public var down: Int { contacts.count &- lifted &- cancelled }
}
