import TouchTestSupport

/// Any bytes as a stream of touches: the eight laws must hold for the engine, for a session of a
/// composition and for an arena.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGestureStream(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let stream = ByteStream(UnsafeBufferPointer(start: start, count: count))
  let laws = StreamLaws(
    stream.actions, composition: stream.isArbitrated ? .arbitrated : .simultaneous)
  do {
    try laws.check(seed: stream.seed, withSymmetries: !stream.isWild)
    // Which composition, which gestures on which targets: by the first byte and the length.
    let seed = stream.seed << 8 | UInt64(stream.actions.count)
    try SessionLaws(stream.actions, seed: seed).check(withSymmetries: !stream.isWild)
    try ArenaLaws(stream.actions, seed: seed).check(withSymmetries: !stream.isWild)
  } catch {
    fatalError("\(error)\n\(stream.actions)")
  }
  return 0
}
