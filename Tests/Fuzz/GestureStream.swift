import TouchTestSupport

/// Any bytes as a stream of touches: the eight laws must hold for the engine, for a session of a
/// composition and for an arena.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGestureStream(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let stream = ByteStream(UnsafeBufferPointer(start: start, count: count))
  // Which composition, which gestures on which targets: by the first byte and the length.
  let seed = UInt64(stream.actions.count) << 8 | stream.seed
  do {
    for subject in LawSubject.allCases {
      try subject.check(stream.actions, seed: seed, withSymmetries: !stream.isWild)
    }
  } catch {
    fatalError("\(error)\n\(stream.actions)")
  }
  return 0
}
