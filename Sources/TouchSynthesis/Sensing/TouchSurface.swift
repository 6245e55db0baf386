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
  ///
  /// Median of the intervals: 8 (iPad study, n = 120,960), 8.65 (84 touch screens of hid-devices,
  /// n = 174,026), 11.5 (Chromium OS trackpad study, n = 115,886), 17 (Android tablets of
  /// mobilehci-drag, n = 134,683).
  public var interval: Double
  /// The standard deviation of a scan's time, in milliseconds.
  ///
  /// The intervals near the median then spread as recorded, with a standard deviation of 0.48 ms
  /// (iPad study, whole milliseconds, n = 239 traces), 0.54 (hid-devices, 99), 0.65 (trackpad
  /// study, 171) and 1.4 (mobilehci-drag, 445).
  public var jitter: Double
  /// The share of scans that never reach the host.
  ///
  /// Below the recorded share of doubled intervals, to which scans without a change add: 1.7 %
  /// (iPad study), 1.2 (hid-devices), 3.1 (trackpad study), 0.75 (mobilehci-drag).
  public var lossRate: Double
  /// The share of scans whose contacts are reported one after the other, a millisecond apart.
  ///
  /// In recorded pinches 5 % of all intervals are 1 ms or less (iPad study, n = 10,307).
  public var splitRate: Double
  /// Nanoseconds between two times that it can report.
  public var tick: Int64
  /// The standard deviation of a reported place on each axis, in millimetres.
  ///
  /// A resting robot finger shows 0.043 (0.028–0.134), n = 19, Chromium OS firmware tests.
  public var noise: Double
  /// How far a finger must go before the device reports that it moves at all, in millimetres.
  ///
  /// More than 75 % of 31,767 taps of the iPad study report no movement; on touch pads the 5th
  /// percentile of a tap's greatest distance is 0.07 mm, n = 108.
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
