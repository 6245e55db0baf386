extension TouchSurface {
  /// The surfaces that the hand model draws from: densities from 2.7 to 40 units a millimetre,
  /// scans from 60 to 125 Hz.
  public static let all: [TouchSurface] = [
    // Whole pixels at 132 an inch, times to the millisecond, small movement held back.
    TouchSurface(
      name: "tablet", kind: "touchscreen", unitsPerMillimeter: 5.197, width: 1024, height: 768,
      quantum: 1, interval: 8, jitter: 0.2, lossRate: 0.008, splitRate: 0.15, tick: 1_000_000,
      noise: 0.03, stillness: 0.9, repeatsStillContacts: false, reportsRadius: false,
      firstContactID: 0),
    // A large phone of 441 pixels an inch.
    TouchSurface(
      name: "phone", kind: "touchscreen", unitsPerMillimeter: 17.362, width: 1080, height: 1920,
      quantum: 1, interval: 8.333, jitter: 0.3, lossRate: 0.006, splitRate: 0, tick: 1000,
      noise: 0.04, stillness: 0, repeatsStillContacts: true, reportsRadius: true, firstContactID: 0),
    // A tablet of 160 pixels an inch at 60 Hz.
    TouchSurface(
      name: "slate", kind: "touchscreen", unitsPerMillimeter: 6.299, width: 1280, height: 800,
      quantum: 1, interval: 16.667, jitter: 1, lossRate: 0.005, splitRate: 0, tick: 1_000_000,
      noise: 0.05, stillness: 0, repeatsStillContacts: false, reportsRadius: false,
      firstContactID: 1),
    // A laptop's screen with a logical range finer than its pixels.
    TouchSurface(
      name: "laptop", kind: "touchscreen", unitsPerMillimeter: 10, width: 2940, height: 1650,
      quantum: 1, interval: 8.65, jitter: 0.38, lossRate: 0.008, splitRate: 0, tick: 1000,
      noise: 0.043, stillness: 0, repeatsStillContacts: true, reportsRadius: false,
      firstContactID: 101),
    // A kiosk of 32 inches: coarse, with much noise.
    TouchSurface(
      name: "kiosk", kind: "touchscreen", unitsPerMillimeter: 2.71, width: 1920, height: 1080,
      quantum: 0.5, interval: 10, jitter: 0.8, lossRate: 0.01, splitRate: 0.1, tick: 1000,
      noise: 0.1, stillness: 0, repeatsStillContacts: true, reportsRadius: false, firstContactID: 0),
    // A touch pad of a notebook.
    TouchSurface(
      name: "pad", kind: "touchpad", unitsPerMillimeter: 40, width: 4160, height: 2640,
      quantum: 1, interval: 11.5, jitter: 0.46, lossRate: 0.015, splitRate: 0, tick: 1000,
      noise: 0.043, stillness: 0, repeatsStillContacts: true, reportsRadius: false,
      firstContactID: 7),
  ]
}
