// The published thresholds of other systems, on this package's recognisers.
//
// One logical pixel of each (dp, lp, dip, CSS px) is taken as one point. Where releases differ, the
// newest counts. What a system does not publish, and the weighing of evidence for labels and
// announcements, which none of them has, is as in `default`.

extension RecognitionProfile {
  /// SwiftUI and UIKit.
  ///
  /// Documented: long press 0.5 s within 10 pt (`LongPressGesture`, `UILongPressGestureRecognizer`),
  /// drag from 10 pt (`DragGesture`), rotation from 1° (`RotateGesture`), magnification from a
  /// ratio of 0.01 (`MagnifyGesture`). Not documented: a tap of 0.75 s within 45 pt, seen in
  /// OpenSwiftUI.
  public static let apple = RecognitionProfile.default.variant("apple") { profile in
    profile.pressMaximumDuration = .milliseconds(750)
    profile.pressMaximumDistance = 45
    profile.longPressMinimumDuration = .milliseconds(500)
    profile.longPressMaximumDistance = 10
    profile.dragMinimumDistance = 10
    profile.pinchMinimumTravel = 0
    profile.pinchMinimumScaleDelta = 0.01
    profile.rotateMinimumTravel = 0
    profile.rotateMinimumAngle = .pi / 180
  }

  /// Android's view detectors.
  ///
  /// `ViewConfiguration`: touch slop 8 dp, long press 400 ms (500 in old releases), double tap 40
  /// to 300 ms and within 100 dp, fling 50 to 8000 dp/s. `ScaleGestureDetector`: the span changes
  /// by twice the touch slop, each finger by 8 dp, and is at least 27 mm. Rotation, which the
  /// views do not have, is Jetpack Compose's: an arc of the touch slop at the fingers. Scrolling
  /// views take the slop off.
  public static let android = RecognitionProfile.default.variant("android") { profile in
    profile.pressMaximumDuration = .milliseconds(400)
    profile.setSlop(8)
    profile.pressMinimumInterval = .milliseconds(40)
    profile.pressMaximumInterval = .milliseconds(300)
    profile.pressSeriesDistance = 100
    profile.longPressMinimumDuration = .milliseconds(400)
    profile.flingMinimumSpeed = 50
    profile.pinchMinimumSpan = 27 / 0.15875
    profile.slop = .takenOff
    profile.maximumSpeed = 8000
  }

  /// Chromium's `ui/events/gesture_detection`, as on desktops.
  ///
  /// `GestureConfiguration`: 15 dip of slop, long press 500 ms, double tap 20 to 400 ms and within
  /// 20 dip, fling 30 to 17,000 dip/s, spans from 125 dip; a pinch changes the span by twice the
  /// slop. Its pinch reports the rotation without a threshold of its own. The slop is taken off the
  /// first scroll.
  public static let chromium = RecognitionProfile.default.variant("chromium") { profile in
    profile.pressMaximumDuration = .milliseconds(500)
    profile.setSlop(15)
    profile.pressMinimumInterval = .milliseconds(20)
    profile.pressMaximumInterval = .milliseconds(400)
    profile.pressSeriesDistance = 20
    profile.longPressMinimumDuration = .milliseconds(500)
    profile.flingMinimumSpeed = 30
    profile.pinchMinimumSpan = 125
    profile.slop = .takenOff
    profile.maximumSpeed = 17_000
  }

  /// Flutter's `gestures/constants.dart`.
  ///
  /// `kTouchSlop` and `kScaleSlop` 18 lp (the latter as the mean distance from the focal point),
  /// `kLongPressTimeout` 500 ms, double tap `kDoubleTapMinTime` 40 to `kDoubleTapTimeout` 300 ms
  /// within `kDoubleTapSlop` 100 lp, fling 50 to 8000 lp/s. `kPanSlop`, for drags along both axes,
  /// is twice the touch slop; this is the slop of drags along one. Rotation comes with the scale
  /// gesture. All motion before the begin is lost there, here only the slop.
  public static let flutter = RecognitionProfile.default.variant("flutter") { profile in
    profile.pressMaximumDuration = .milliseconds(500)
    profile.setSlop(18)
    profile.pressMinimumInterval = .milliseconds(40)
    profile.pressMaximumInterval = .milliseconds(300)
    profile.pressSeriesDistance = 100
    profile.longPressMinimumDuration = .milliseconds(500)
    profile.flingMinimumSpeed = 50
    profile.slop = .takenOff
    profile.maximumSpeed = 8000
  }

  /// GTK 4's settings.
  ///
  /// `gtk-dnd-drag-threshold` 8 px, `gtk-double-click-time` 400 ms, `gtk-double-click-distance` 5
  /// px, `gtk-long-press-time` 500 ms. Zoom and rotation have no threshold: any change beyond
  /// rounding.
  public static let gtk = RecognitionProfile.default.variant("gtk") { profile in
    profile.pressMaximumDuration = .milliseconds(500)
    profile.setSlop(8)
    profile.pressMaximumInterval = .milliseconds(400)
    profile.pressSeriesDistance = 5
    profile.longPressMinimumDuration = .milliseconds(500)
    profile.removePairThresholds()
  }

  /// Hammer.js 2.0.8.
  ///
  /// Tap 250 ms within 9 px, a series within 300 ms and 10 px; press 251 ms within 9 px; pan from
  /// 10 px; swipe from 0.3 px/ms. Pinch and rotate have no threshold: any change beyond rounding.
  public static let hammer = RecognitionProfile.default.variant("hammer") { profile in
    profile.pressMaximumDuration = .milliseconds(250)
    profile.pressMaximumDistance = 9
    profile.pressMaximumInterval = .milliseconds(300)
    profile.pressSeriesDistance = 10
    profile.longPressMinimumDuration = .milliseconds(251)
    profile.longPressMaximumDistance = 9
    profile.dragMinimumDistance = 10
    profile.flingMinimumSpeed = 300
    profile.removePairThresholds()
  }
}

extension RecognitionProfile {
  func variant(_ name: String, _ change: (inout RecognitionProfile) -> Void) -> Self {
    var profile = self
    profile.name = name
    change(&profile)
    return profile
  }

  /// One distance, in points, for whatever moves or must not.
  private mutating func setSlop(_ distance: Double) {
    pressMaximumDistance = distance
    longPressMaximumDistance = distance
    dragMinimumDistance = distance
    pinchMinimumTravel = distance
    rotateMinimumTravel = distance
  }

  /// Any change of the angle or the spread counts, but not the rounding of a plain drag.
  private mutating func removePairThresholds() {
    pinchMinimumTravel = 0
    pinchMinimumScaleDelta = 1e-9
    rotateMinimumTravel = 0
    rotateMinimumAngle = 1e-9
  }
}
