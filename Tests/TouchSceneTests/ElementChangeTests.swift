import Testing
import TouchScene

struct ElementChangeTests {
  typealias Change = ElementChange<Int?>

  struct Fact: CustomTestStringConvertible {
    var old: [Int?]
    var new: [Int?]
    var changes: [Change]
    var testDescription: String { "\(old) → \(new)" }
  }

  static let facts: [Fact] = [
    Fact(old: [], new: [], changes: []),
    Fact(old: [1, 2, 3], new: [1, 2, 3], changes: []),
    Fact(
      old: [1, 2, 3], new: [7, 2, 9],
      changes: [
        Change(offset: 0, kind: .replaced(old: 1, new: 7)),
        Change(offset: 2, kind: .replaced(old: 3, new: 9)),
      ]),
    Fact(
      old: [1, nil], new: [nil, 2],
      changes: [
        Change(offset: 0, kind: .replaced(old: 1, new: nil)),
        Change(offset: 1, kind: .replaced(old: nil, new: 2)),
      ]),
    Fact(
      old: [1], new: [2, 3, nil],
      changes: [
        Change(offset: 0, kind: .replaced(old: 1, new: 2)),
        Change(offset: 1, kind: .appended(3)),
        Change(offset: 2, kind: .appended(nil)),
      ]),
    Fact(
      old: [1, 2], new: [],
      changes: [Change(offset: 0, kind: .removed(1)), Change(offset: 1, kind: .removed(2))]),
  ]

  @Test(arguments: facts)
  func everyDifferenceIsTold(fact: Fact) {
    #expect(fact.new.changedElements(from: fact.old) == fact.changes)
  }

  /// `zip` stops at the shorter list.
  @Test func zipLosesWhatWasAppended() {
    let (old, new) = ([1, 2], [1, 2, 3])
    let byZip = zip(old, new).filter { $0 != $1 }
    #expect(byZip.isEmpty)
    #expect(new.changedElements(from: old).map(\.newValue) == [3])
  }

  /// Of several optional changes `a ?? b ?? c` tells the first only, and none that went to nil.
  @Test func coalescingLosesWhatChangedTogether() {
    let (old, new): ([Int?], [Int?]) = ([1, 2, nil], [nil, 5, 6])
    let coalesced = zip(old, new).map { $0 == $1 ? nil : $1 }
    #expect(coalesced[0] ?? coalesced[1] ?? coalesced[2] == 5)
    let changes = new.changedElements(from: old)
    #expect(
      changes == [
        Change(offset: 0, kind: .replaced(old: 1, new: nil)),
        Change(offset: 1, kind: .replaced(old: 2, new: 5)),
        Change(offset: 2, kind: .replaced(old: nil, new: 6)),
      ])
  }
}

struct OnChangeTests {
  final class Model {
    var lights: [Bool?] = [false, false, nil]
    var title = "a"
  }

  @Test func valuesThatChangeTogetherAreAllDelivered() throws {
    let (stage, model, node) = (TouchStage(), Model(), TouchNode())
    var calls: [[ElementChange<Bool?>]] = []
    node.onChange(each: { model.lights }, perform: { calls.append($0) })
    try stage.add(node)
    stage.update()
    #expect(calls.isEmpty, "initial values do not fire")
    model.lights = [true, nil, nil]
    stage.update()
    stage.update()
    #expect(calls.count == 1)
    #expect(calls.first?.map(\.offset) == [0, 1])
    model.lights.append(true)
    stage.update()
    #expect(calls.last == [ElementChange(offset: 3, kind: .appended(true))])
  }

  @Test func valuesThatChangeBackInBetweenAreNoChange() throws {
    let (stage, model, node) = (TouchStage(), Model(), TouchNode())
    var calls = 0
    node.onChange(each: { model.lights }) { _ in calls += 1 }
    try stage.add(node)
    model.lights[0] = true
    model.lights[0] = false
    stage.update()
    #expect(calls == 0)
  }

  @Test func oneModifierForEachElement() throws {
    let (stage, model, node) = (TouchStage(), Model(), TouchNode())
    var heard: [String] = []
    node.forEach([0, 1, 2]) { node, i in
      node.onChange(of: { model.lights[i] }) { heard.append("\(i): \($0 as Any) → \($1 as Any)") }
    }
    try stage.add(node)
    model.lights = [true, false, false]
    stage.update()
    #expect(heard == ["0: Optional(false) → Optional(true)", "2: nil → Optional(false)"])
    #expect(node.forEach([Int]()) { node, _ in node } === node)
  }

  @Test func aNodeThatLeavesIsNotAsked() throws {
    let (stage, model, node) = (TouchStage(), Model(), TouchNode())
    var heard = 0
    node.onChange(of: { model.title }) { _, _ in heard += 1 }
    try stage.add(node)
    model.title = "b"
    node.remove()
    stage.update()
    #expect(heard == 0)
    try stage.add(node)
    stage.update()
    #expect(heard == 1)
  }
}
