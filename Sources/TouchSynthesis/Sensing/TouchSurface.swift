import TouchTraces

/// A touch screen or pad as a sensor: its size, its density, and what it does to a finger's place.
public struct TouchSurface: Hashable, Sendable {
  /// What it is called in this package; it enters no trace.
  public var name: String
  /// `touchscreen` or `touchpad`.
  public var kind: String
  /// Device units in a millimetre.
  public var unitsPerMillimeter: Double
  /// The width in device units.
  public var width: Double
  /// The height in device units.
  public var height: Double
  /// The distance of two places that it can report, in device units.
  public var quantum: Double
  /// Milliseconds between two scans.
  public var interval: Double
  /// The standard deviation of a scan's time, in milliseconds.
  public var jitter: Double
  /// The share of scans that never reach the host.
  public var lossRate: Double
  /// The share of scans whose contacts are reported one after the other, a millisecond apart.
  public var splitRate: Double
  /// Nanoseconds between two times that it can report.
  public var tick: Int64
  /// The standard deviation of a reported place on each axis, in millimetres.
  public var noise: Double
  /// How far a finger must go before the device reports that it moves at all, in millimetres.
  public var stillness: Double
  /// Whether a contact that has not moved is reported again in each scan.
  public var repeatsStillContacts: Bool
  /// Whether it reports the contact's radius.
  public var reportsRadius: Bool
  /// The number of its first contact.
  public var firstContactID: Int64

  /// Its size in millimetres.
  var size: SIMD2<Double> { SIMD2(width, height) / unitsPerMillimeter }

  /// What a trace says of it.
  var device: TouchTrace.Device {
    TouchTrace.Device(
      kind: kind, unitsPerMillimeter: unitsPerMillimeter, width: width, height: height)
  }
}

extension TouchSurface {
  /// The surfaces that the hand model draws from: densities from 2.5 to 40 units a millimetre,
  /// scans from 60 to 120 Hz.
  ///
  /// Intervals as recorded: 8 ms (iPad study, n = 120,960), 8.65 ms (84 touch screens,
  /// n = 174,026), 11.5 ms (touch pads, n = 115,886), 17 ms (Android tablets, n = 134,683). Noise
  /// as a resting robot finger shows it: standard deviation 0.043 mm an axis (5 to 95 %: 0.028 to
  /// 0.134, n = 19). `stillness`: in the iPad study 75 % of 31,767 taps report no movement at all,
  /// on touch pads 0.07 mm at the 5th percentile (n = 108).
  public static let all: [TouchSurface] = [
    // Whole pixels at 132 an inch, times to the millisecond, small movement held back.
    TouchSurface(
      name: "tablet", kind: "touchscreen", unitsPerMillimeter: 5.197, width: 1024, height: 768,
      quantum: 1, interval: 8, jitter: 0.3, lossRate: 0.004, splitRate: 0.15, tick: 1_000_000,
      noise: 0.03,
      stillness: 0.9, repeatsStillContacts: false, reportsRadius: false, firstContactID: 0),
    // A large phone of 441 pixels an inch.
    TouchSurface(
      name: "phone", kind: "touchscreen", unitsPerMillimeter: 17.362, width: 1080, height: 1920,
      quantum: 1, interval: 8.333, jitter: 0.25, lossRate: 0.004, splitRate: 0, tick: 1000,
      noise: 0.04,
      stillness: 0, repeatsStillContacts: true, reportsRadius: true, firstContactID: 0),
    // A tablet of 160 pixels an inch at 60 Hz.
    TouchSurface(
      name: "slate", kind: "touchscreen", unitsPerMillimeter: 6.299, width: 1280, height: 800,
      quantum: 1, interval: 16.667, jitter: 0.6, lossRate: 0.006, splitRate: 0, tick: 1_000_000,
      noise: 0.05,
      stillness: 0, repeatsStillContacts: false, reportsRadius: false, firstContactID: 1),
    // A laptop's screen with a logical range finer than its pixels.
    TouchSurface(
      name: "laptop", kind: "touchscreen", unitsPerMillimeter: 10, width: 2940, height: 1650,
      quantum: 1, interval: 8.65, jitter: 0.4, lossRate: 0.005, splitRate: 0, tick: 1000,
      noise: 0.043,
      stillness: 0, repeatsStillContacts: true, reportsRadius: false, firstContactID: 101),
    // A kiosk of 32 inches: coarse, with noise at the upper end of what was recorded.
    TouchSurface(
      name: "kiosk", kind: "touchscreen", unitsPerMillimeter: 2.71, width: 1920, height: 1080,
      quantum: 0.5, interval: 10, jitter: 0.8, lossRate: 0.01, splitRate: 0.1, tick: 1000,
      noise: 0.1,
      stillness: 0, repeatsStillContacts: true, reportsRadius: false, firstContactID: 0),
    // A touch pad of a notebook.
    TouchSurface(
      name: "pad", kind: "touchpad", unitsPerMillimeter: 40, width: 4160, height: 2640,
      quantum: 1, interval: 11.5, jitter: 0.5, lossRate: 0.004, splitRate: 0, tick: 1000,
      noise: 0.043,
      stillness: 0, repeatsStillContacts: true, reportsRadius: false, firstContactID: 7),
  ]
}
