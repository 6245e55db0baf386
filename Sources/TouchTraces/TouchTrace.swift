public import TouchGestures

/// A recording of touches: from the first contact down until all are up, with what is known of it.
///
/// Rows hold device units; ``sample(at:)`` gives points. <doc:JSONLinesAndCSV> describes the format
/// that holds them.
public struct TouchTrace: Hashable, Sendable {
  /// What is known of the device.
  public struct Device: Hashable, Sendable {
    /// How far the device's units can be trusted.
    public enum Scale: UInt8, Hashable, Sendable {
      /// The units are those of the device.
      case measured
      /// The real size is unknown and an assumed one is given.
      case nominal
      /// Pixels of unknown density, taken as points.
      case unknown
    }

    /// For example `touchscreen` or `touchpad`.
    public var kind: String?
    /// Device units in a millimetre, positive; nil: one unit is one point.
    public var unitsPerMillimeter: Double?
    /// The width of the surface in device units.
    public var width: Double?
    /// The height of the surface in device units.
    public var height: Double?
    /// How far the units can be trusted.
    public var scale: Scale

    /// A device of which the given facts are known.
    public init(
      kind: String? = nil, unitsPerMillimeter: Double? = nil, width: Double? = nil,
      height: Double? = nil, scale: Scale = .measured
    ) {
      self.kind = kind
      self.unitsPerMillimeter = unitsPerMillimeter
      self.width = width
      self.height = height
      self.scale = scale
    }

    /// Points (1/160 inch = 0.15875 mm) in one device unit.
    public var pointsPerUnit: Double {
      guard let unitsPerMillimeter else { return 1 }
      return 1 / (unitsPerMillimeter * 0.15875)
    }
  }

  /// One report of one contact, in device units.
  public struct Row: Hashable, Sendable {
    /// When, on the trace's own clock.
    public var time: TouchInstant
    /// Which contact.
    public var contactID: Int64
    /// What happened.
    public var phase: TouchSample.Phase
    /// Where, in device units.
    public var location: SIMD2<Double>
    /// Pressure from 0 to 1, where the recording has it.
    public var pressure: Double?
    /// The contact's radius in device units, where the recording has it.
    public var radius: Double?

    /// A report with the given values.
    public init(
      time: TouchInstant, contactID: Int64, phase: TouchSample.Phase, location: SIMD2<Double>,
      pressure: Double? = nil, radius: Double? = nil
    ) {
      self.time = time
      self.contactID = contactID
      self.phase = phase
      self.location = location
      self.pressure = pressure
      self.radius = radius
    }
  }

  /// The trace's name.
  public var id: String
  /// The true label: a gesture's name, `none`, or any other word; nil: unlabelled.
  public var label: String?
  /// An anonymous number of the person.
  public var user: Int64?
  /// Whose fingers, for example `human` or `robot`; nil: people.
  public var actor: String?
  /// What is known of the device.
  public var device: Device
  /// The reports in the order of their recording.
  public var rows: [Row]
  /// Up to when time went on after the last row, on the trace's clock; nil: it stopped there.
  public var until: TouchInstant?

  /// A trace of `rows` named `id`.
  public init(
    id: String, label: String? = nil, user: Int64? = nil, actor: String? = nil,
    device: Device = Device(), rows: [Row] = [], until: TouchInstant? = nil
  ) {
    self.id = id
    self.label = label
    self.user = user
    self.actor = actor
    self.device = device
    self.rows = rows
    self.until = until
  }

  /// Row `index` as a sample in points.
  public func sample(at index: Int) -> TouchSample {
    let row = rows[index]
    return TouchSample(
      contactID: row.contactID, phase: row.phase, time: row.time,
      location: row.location * device.pointsPerUnit)
  }
}
