import TouchEvaluation
import TouchExamples
import TouchGeometry
import TouchScene

extension ReplayScene {
  /// A stamp whose middle is that of the first landings, large enough to hold them all.
  static func stamp(under landings: Landings) throws -> ReplayScene {
    let size = pointwiseMax([200, 150], 2 * landings.reach + 80)
    let picture = TouchNode(
      size: size, transform: Affine2(offset: landings.center - 0.5 * size))
    let stamp = makeStamp(picture)
    let (turning, scaling) = (stamp.content, stamp.content.content)
    let notes = SceneNotes()
    stamp.onDragStart { notes.add("stamp: dragging starts") }
      .onCommit { notes.add("stamp: moved by \($0.x.fixed(0)), \($0.y.fixed(0)) pt") }
    turning.onCommit { notes.add("stamp: turned by \(($0 * 180 / .pi).fixed(1))°") }
    scaling.onCommit { notes.add("stamp: scaled to \($0.fixed(3))") }
    let stage = TouchStage()
    try stage.add(stamp)
    let shown = ShownObject(
      object: SceneRecording.Object(
        name: "stamp", figures: [.stamp(size, isHeld: false), .stamp(size, isHeld: true)])
    ) {
      let isHeld = stamp.state.isDragging || turning.isActive || scaling.isActive
      return SceneRecording.Pose(
        figure: isHeld ? 1 : 0, map: ProjectiveMap(picture.globalTransform))
    }
    return ReplayScene(name: "stamp", stage: stage, objects: [shown], notes: notes)
  }
}

extension SceneFigure {
  /// A framed landscape; its frame is marked while fingers hold it.
  fileprivate static func stamp(_ size: SIMD2<Double>, isHeld: Bool) -> SceneFigure {
    let border = 0.07 * min(size.x, size.y)
    let inner = size - 2 * border
    func place(_ x: Double, _ y: Double) -> SIMD2<Double> { border + SIMD2(x, y) * inner }
    let sun = 0.11 * min(inner.x, inner.y)
    return SceneFigure([
      .rectangle(isHeld ? .held : .paper, size, radius: border),
      .rectangle(.pale, inner, at: SIMD2(repeating: border)),
      .ellipse(.orange, about: place(0.72, 0.28), radii: SIMD2(repeating: sun)),
      Outline(.blue, [place(0, 1), place(0, 0.72), place(0.33, 0.3), place(0.8, 1)]),
      Outline(.green, [place(0.3, 1), place(0.7, 0.55), place(1, 0.85), place(1, 1)]),
    ])
  }
}
