import Testing
import TouchScene

struct ValueBindingTests {
  struct Place: Equatable {
    var x = 1.0
    var y = 2.0
  }

  struct Child {
    @ValueBinding var value: Int
    func double() { value *= 2 }
  }

  final class Model {
    @ValueState var first = 3
    @ValueState var place = Place()
    @ValueState var numbers = [1, 2, 3]
  }

  final class Counter { var count = 1 }

  let model = Model()

  @Test func aChildWritesWhatTheParentReads() {
    let child = Child(value: model.$first)
    child.double()
    #expect(model.first == 6)
    model.first = 5
    #expect(child.value == 5)
    child.$value.wrappedValue = 1
    #expect(model.first == 1)
  }

  @Test func aConstantStays() {
    let child = Child(value: .constant(4))
    child.double()
    #expect(child.value == 4)
  }

  @Test func aMemberByClosuresAndByName() {
    let byClosures = model.$place.member(get: { $0.x }, set: { $0.x = $1 })
    let byName = model.$place.y
    byClosures.wrappedValue = 7
    byName.wrappedValue = 8
    #expect(model.place == Place(x: 7, y: 8))
    model.place = Place()
    #expect(byClosures.wrappedValue == 1 && byName.wrappedValue == 2)
  }

  @Test func anElementByItsPlace() throws {
    let second = try #require(model.$numbers.element(at: 1))
    second.wrappedValue = 20
    #expect(model.numbers == [1, 20, 3])
    model.numbers.insert(0, at: 0)
    #expect(second.wrappedValue == 1, "whichever stands there")
    #expect(model.$numbers.element(at: 4) == nil)
    #expect(model.$numbers.element(at: -1) == nil)
  }

  @Test func anElementThatIsGone() throws {
    let third = try #require(model.$numbers.element(at: 2))
    model.numbers = [9]
    #expect(third.wrappedValue == 3, "as it was last")
    third.wrappedValue = 30
    #expect(model.numbers == [9] && third.wrappedValue == 3)
    model.numbers = [9, 9, 4]
    #expect(third.wrappedValue == 4)
  }

  @Test func anElementFoundByWhatItIs() throws {
    let even = try #require(model.$numbers.element { $0 % 2 == 0 })
    model.numbers = [5, 7, 4]
    #expect(even.wrappedValue == 4)
    even.wrappedValue = 6
    #expect(model.numbers == [5, 7, 6])
    model.numbers = []
    #expect(even.wrappedValue == 6)
    #expect(model.$numbers.element { $0 > 100 } == nil)
  }

  @Test func anObjectThatIsGone() {
    var counter: Counter? = Counter()
    guard let binding = counter.map({ ValueBinding($0, \.count) }) else { return }
    binding.wrappedValue = 2
    #expect(counter?.count == 2)
    counter = nil
    #expect(binding.wrappedValue == 2)
    binding.wrappedValue = 3
    #expect(binding.wrappedValue == 2)
  }
}
