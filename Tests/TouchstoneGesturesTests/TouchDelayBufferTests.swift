import Fuzzing
import Testing
import TouchstoneGestures

@Suite("Touches withheld from the view")
struct TouchHoldTests {
  private func text(_ deliveries: [TouchDelayBuffer<Int>.Delivery]) -> String {
    deliveries.map {
      switch $0 {
      case .began(let sample): "began \(sample)"
      case .moved(let sample): "moved \(sample)"
      case .ended(let sample): "ended \(sample)"
      case .cancelled(let sample): "cancelled \(sample)"
      }
    }.joined(separator: ", ")
  }

  private func hold(began: [Int] = [], ended: [Int] = []) -> TouchDelayBuffer<Int> {
    var hold = TouchDelayBuffer<Int>()
    hold.began(1)
    for id in began { hold.hold(by: id, delaysBegan: true, delaysEnded: true) }
    for id in ended { hold.hold(by: id, delaysBegan: false, delaysEnded: true) }
    return hold
  }

  // statement 94
  @Test("a touch without holders is forwarded as it arrives")
  func free() {
    var hold = hold()
    #expect(text(hold.flush()) == "began 1")
    hold.moved(2)
    #expect(text(hold.flush()) == "moved 2")
    #expect(text(hold.flush()) == "")
    hold.ended(3)
    #expect(text(hold.flush()) == "ended 3")
    #expect(hold.isFinished)
  }

  // statement 99
  @Test("a held beginning is delivered with one move to the current location")
  func heldBeginning() {
    var hold = hold(began: [7, 8])
    #expect(text(hold.flush()) == "" && hold.isHolding)
    hold.moved(2)
    hold.moved(3)
    hold.letGo(by: 7)
    #expect(text(hold.flush()) == "")
    hold.letGo(by: 8)
    #expect(text(hold.flush()) == "began 1, moved 3")
  }

  // statement 99
  @Test("a held beginning is dropped on recognition, even by one that does not cancel")
  func droppedBeginning() {
    for cancels in [true, false] {
      var hold = hold(began: [7])
      let answer = hold.recognized(by: 7, cancelsInView: cancels)
      #expect(text([answer].compactMap(\.self)) == "")
      #expect(text(hold.flush()) == "" && hold.isFinished)
    }
  }

  // statement 100, 101
  @Test("a held end is delivered when the last holder fails")
  func heldEnd() {
    var hold = hold(ended: [7, 8])
    #expect(text(hold.flush()) == "began 1")
    hold.ended(2)
    hold.letGo(by: 8)
    #expect(text(hold.flush()) == "" && hold.isHolding)
    hold.letGo(by: 7)
    #expect(text(hold.flush()) == "ended 2")
  }

  // statement 95, 96, 100
  @Test("on recognition the view's touch is cancelled at once, also instead of a held end")
  func cancelled() {
    var hold = hold(ended: [7])
    _ = hold.flush()
    hold.ended(2)
    _ = hold.flush()
    #expect(text([hold.recognized(by: 7, cancelsInView: true)].compactMap(\.self)) == "cancelled 2")
    #expect(text(hold.flush()) == "")
    hold.cancelled(3)
    #expect(text(hold.flush()) == "")
  }

  // statement 97, 98
  @Test("without cancelsTouchesInView the held end is delivered as an end, after the action")
  func notCancelled() {
    var hold = hold(ended: [7])
    _ = hold.flush()
    hold.ended(2)
    let answer = hold.recognized(by: 7, cancelsInView: false)
    #expect(text([answer].compactMap(\.self)) == "")
    #expect(text(hold.flush()) == "ended 2")
  }

  // statement 95
  @Test("a system cancellation ends every hold, and skips a touch that was never delivered")
  func system() {
    var seen = hold(ended: [7])
    _ = seen.flush()
    seen.cancelled(2)
    #expect(text(seen.flush()) == "cancelled 2")
    var unseen = hold(began: [7])
    _ = unseen.flush()
    unseen.cancelled(2)
    #expect(text(unseen.flush()) == "" && unseen.isFinished)
  }

  @Test("the view always receives began, moves, one end, or nothing", arguments: 0..<300)
  func law(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var hold = TouchDelayBuffer<Int>()
    hold.began(0)
    for id in 0..<3 {
      hold.hold(
        by: id, delaysBegan: .random(using: &random), delaysEnded: .random(using: &random))
    }
    var phases: [String] = []
    func take(_ deliveries: [TouchDelayBuffer<Int>.Delivery]) {
      phases += text(deliveries).split(separator: ", ").map { String($0.prefix(5)) }
    }
    take(hold.flush())
    for step in 1..<8 {
      let id = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: hold.letGo(by: id)
      case 1:
        take(
          [hold.recognized(by: id, cancelsInView: .random(using: &random))].compactMap(\.self))
      default: hold.moved(step)
      }
      take(hold.flush())
    }
    if Bool.random(using: &random) { hold.ended(9) } else { hold.cancelled(9) }
    take(hold.flush())
    for id in 0..<3 { hold.letGo(by: id) }
    take(hold.flush())
    #expect(phases.isEmpty || phases.first == "began")
    #expect(phases.dropFirst().dropLast().allSatisfy { $0 == "moved" })
    if !phases.isEmpty { #expect(["ended", "cance"].contains(phases.last)) }
    #expect(hold.isFinished && !hold.isHolding)
  }
}
