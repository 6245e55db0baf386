import TouchGestures

/// A way to choose a node's thresholds.
///
/// A style is set on a node and holds for everything in it, until a style further down:
///
///     board.recognitionStyle(.stylus)
///
/// A new style is a type with one function; a static member makes it read like the others:
///
///     struct GloveStyle: RecognitionStyle {
///       func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile {
///         var profile = RecognitionProfile.default
///         profile.dragMinimumDistance = 16
///         return profile
///       }
///     }
///     extension RecognitionStyle where Self == GloveStyle {
///       static var glove: GloveStyle { GloveStyle() }
///     }
public protocol RecognitionStyle: Sendable {
  /// The thresholds for a node; called when a touch lands.
  ///
  /// A length or a time that is negative or not finite is replaced by the default profile's.
  func makeProfile(configuration: RecognitionConfiguration) -> RecognitionProfile
}

extension NodeContent {
  /// Chooses the thresholds for the content and everything in it.
  @discardableResult
  public func recognitionStyle(_ style: some RecognitionStyle) -> Self {
    environment(
      RecognitionKeys.style,
      RecognitionKeys.Style(makeProfile: { style.makeProfile(configuration: $0) }))
  }
}

/// Names of the values that recognition goes by.
public enum RecognitionKeys {
  /// What touches come from.
  public static let device = NodeEnvironmentKey(
    defaultValue: RecognitionConfiguration.Device.touchscreen)
  /// The device's units in a millimetre, if known.
  public static let unitsPerMillimeter = NodeEnvironmentKey<Double?>(defaultValue: nil)
  /// What the person asked for.
  public static let needs = NodeEnvironmentKey(defaultValue: RecognitionConfiguration.Needs())

  /// A style without its type.
  struct Style: Sendable {
    var makeProfile: @Sendable (RecognitionConfiguration) -> RecognitionProfile
  }

  static let style = NodeEnvironmentKey(
    defaultValue: Style(makeProfile: { FingerStyle().makeProfile(configuration: $0) }))
}

extension TouchNode {
  /// What the node's style can go by.
  public var recognitionConfiguration: RecognitionConfiguration {
    RecognitionConfiguration(
      device: self[RecognitionKeys.device],
      unitsPerMillimeter: self[RecognitionKeys.unitsPerMillimeter], size: size,
      needs: self[RecognitionKeys.needs])
  }

  /// The node's thresholds by the style it has or inherits; every one of them usable.
  public var recognitionProfile: RecognitionProfile {
    self[RecognitionKeys.style].makeProfile(recognitionConfiguration).repaired
  }
}
