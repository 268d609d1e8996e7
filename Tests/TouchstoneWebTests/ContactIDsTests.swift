import Testing
import TouchstoneInput

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("Touch IDs of several tabs")
struct ContactNumbersTests {
  private func touch(_ id: Int, _ phase: TouchSample.Phase) -> RawInput {
    .touch(TouchSample(id: id, phase: phase, position: Point(x: 0, y: 0), time: 0))
  }

  private func number(
    _ numbers: inout ContactIDs, _ id: Int, _ phase: TouchSample.Phase, tab: Int
  ) -> Int? {
    guard case .touch(let sample) = numbers.number(touch(id, phase), of: tab) else { return nil }
    return sample.id
  }

  @Test("two tabs that both count from one get different IDs, which are free after the end")
  func unique() {
    var numbers = ContactIDs()
    #expect(number(&numbers, 1, .began, tab: 1) == 1)
    #expect(number(&numbers, 1, .began, tab: 2) == 2)
    #expect(number(&numbers, 1, .moved, tab: 2) == 2)
    #expect(number(&numbers, 1, .ended, tab: 1) == 1)
    #expect(number(&numbers, 7, .began, tab: 2) == 1)
    #expect(number(&numbers, 1, .cancelled, tab: 2) == 2)
    #expect(numbers.contacts.map(\.number) == [1])
  }

  @Test("a tab that closes frees its own IDs only")
  func close() {
    var numbers = ContactIDs()
    _ = number(&numbers, 1, .began, tab: 1)
    _ = number(&numbers, 1, .began, tab: 2)
    numbers.close(tab: 1)
    #expect(numbers.contacts.map(\.tab) == [2])
    #expect(number(&numbers, 5, .began, tab: 3) == 1)
  }

  @Test("a button belongs to the tab that pressed it first, however many tabs see its controller")
  func buttons() {
    func button(_ phase: HeldPhase) -> RawInput {
      .press(PressSample(phase: phase, type: .select, time: 0))
    }
    var numbers = ContactIDs()
    #expect(numbers.number(button(.began), of: 1) != nil)
    #expect(numbers.number(button(.began), of: 2) == nil)
    #expect(numbers.number(button(.changed), of: 2) == nil)
    #expect(numbers.number(button(.ended), of: 1) != nil)
    #expect(numbers.number(button(.ended), of: 2) == nil)
  }

  @Test("a key belongs to the tab that pressed it first")
  func keys() {
    func key(_ phase: HeldPhase) -> RawInput { .key(KeySample(phase: phase, usage: 4, time: 0)) }
    var numbers = ContactIDs()
    #expect(numbers.number(key(.began), of: 1) != nil)
    #expect(numbers.number(key(.began), of: 2) == nil)
    #expect(numbers.number(key(.ended), of: 2) == nil)
    #expect(numbers.number(key(.ended), of: 1) != nil)
    #expect(numbers.number(key(.began), of: 2) != nil)
    numbers.close(tab: 2)
    #expect(numbers.number(key(.began), of: 1) != nil)
  }
}
