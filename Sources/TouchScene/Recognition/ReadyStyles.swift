import TouchGestures

/// Fingers on glass: the default profile, steadier or slower where the person asked for it.
public struct FingerStyle: RecognitionStyle {
  /// The style.
  public init() {}

  /// The default profile with the person's needs met.
  public func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
    RecognitionProfile.default.meeting(configuration.needs)
  }
}

/// A pen: it is held still more easily than a finger, and small movements are meant.
///
/// 4 points are twice what Android takes for the start of handwriting, which leaves room for a
/// tap's skid on the glass. Chosen, not fitted: there are no recordings of pens behind it.
public struct StylusStyle: RecognitionStyle {
  /// The style.
  public init() {}

  /// The default profile with distances of 4 points.
  public func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
    RecognitionProfile.default.withDistances(of: 4).meeting(configuration.needs)
  }
}

/// A mouse, which stays where it is left.
///
/// 2 points are Flutter's slop of precise pointers.
public struct MouseStyle: RecognitionStyle {
  /// The style.
  public init() {}

  /// The default profile with distances of 2 points.
  public func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
    RecognitionProfile.default.withDistances(of: 2).meeting(configuration.needs)
  }
}

/// A large screen for people who stand, reach and are not used to it.
///
/// 15 points are how far Chromium lets a click move; 0.8 s are Qt's long press, so that leaning on
/// the glass takes longer to count.
public struct KioskStyle: RecognitionStyle {
  /// The style.
  public init() {}

  /// The default profile with distances of 15 points and a long press of 0.8 s.
  public func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
    var profile = RecognitionProfile.default.withDistances(of: 15)
    profile.pressMaximumDuration = .milliseconds(800)
    profile.longPressMinimumDuration = .milliseconds(800)
    return profile.meeting(configuration.needs)
  }
}

/// Shaky hands: what trembles is no drag.
public struct TremorStyle: RecognitionStyle {
  /// The style.
  public init() {}

  /// The default profile with distances of 45 points.
  public func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
    RecognitionProfile.default.meeting(configuration.needs.union(.steadiness))
  }
}

extension RecognitionStyle where Self == FingerStyle {
  /// Fingers on glass.
  public static var finger: FingerStyle { FingerStyle() }
}

extension RecognitionStyle where Self == StylusStyle {
  /// A pen.
  public static var stylus: StylusStyle { StylusStyle() }
}

extension RecognitionStyle where Self == MouseStyle {
  /// A mouse.
  public static var mouse: MouseStyle { MouseStyle() }
}

extension RecognitionStyle where Self == KioskStyle {
  /// A large public screen.
  public static var kiosk: KioskStyle { KioskStyle() }
}

extension RecognitionStyle where Self == TremorStyle {
  /// Shaky hands.
  public static var tremor: TremorStyle { TremorStyle() }
}
