import TouchTestSupport

/// Any bytes as a stream of touches: the eight laws must hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGestureStream(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let stream = ByteStream(UnsafeBufferPointer(start: start, count: count))
  let laws = StreamLaws(
    stream.actions, composition: stream.isArbitrated ? .arbitrated : .simultaneous)
  do {
    try laws.check(seed: stream.seed, withSymmetries: !stream.isWild)
  } catch {
    fatalError("\(error)\n\(stream.actions)")
  }
  return 0
}
