import Testing
import TouchstoneGestures

@Suite("Reception of touches")
struct ReceptionTests {
  private func refusal(
    asksTouch: Bool = true, no: ReceptionFilter.Question? = nil,
    _ change: (inout Reception) -> Void = { _ in }
  ) -> (ReceptionRefusal?, [ReceptionFilter.Question]) {
    var reception = Reception()
    change(&reception)
    var asked: [ReceptionFilter.Question] = []
    let refusal = ReceptionFilter.refusal(reception, asksTouch: asksTouch) {
      asked.append($0)
      return $0 != no
    }
    return (refusal, asked)
  }

  // statement 161, 162, 164
  @Test("the event is queried before the touch, and a refusal ends the query")
  func order() {
    #expect(refusal() == (nil, [.event, .touch]))
    #expect(refusal(no: .event) == (.eventDeclined, [.event]))
    #expect(refusal(no: .touch) == (.touchDeclined, [.event, .touch]))
  }

  // statement 162
  @Test("the event is queried once, whatever the result")
  func once() {
    #expect(refusal { $0.eventAnswer = true } == (nil, [.touch]))
    #expect(refusal { $0.eventAnswer = false } == (.eventDeclined, []))
  }

  // statement 193
  @Test("a scroll is queried as an event only")
  func scroll() { #expect(refusal(asksTouch: false) == (nil, [.event])) }

  // statement 135, 108, 164, 165, 171
  @Test("a touch that the recognizer itself declines causes no query")
  func silent() {
    let cases: [(ReceptionRefusal, (inout Reception) -> Void)] = [
      (.disabled, { $0.isEnabled = false }),
      (.over(.ended), { $0.state = .ended }),
      (.over(.failed), { $0.state = .failed }),
      (
        .typeNotAllowed(2),
        {
          $0.allowedTypes = [0]; $0.type = 2
        }
      ),
      (.typeNotAllowed(0), { $0.allowedTypes = [] }),
      (
        .otherTypeFirst(first: 0, this: 2),
        {
          $0.firstType = 0; $0.type = 2
        }
      ),
      (
        .buttons(held: 2, required: 1),
        {
          $0.isPointer = true; $0.buttons = 2; $0.buttonsRequired = 1
        }
      ),
    ]
    for (expected, change) in cases {
      let (refusal, asked) = refusal(change)
      #expect(refusal == expected && asked.isEmpty)
    }
  }

  // statement 171
  @Test("all the required buttons have to be held, not just one of them")
  func buttons() {
    func answer(_ held: Int, _ required: Int) -> ReceptionRefusal? {
      refusal {
        $0.isPointer = true
        $0.buttons = held
        $0.buttonsRequired = required
      }.0
    }
    #expect(answer(1, 3) == .buttons(held: 1, required: 3))
    #expect(answer(3, 3) == nil && answer(7, 3) == nil)
  }

  // statement 107, 165, 171
  @Test(
    "an active recognizer accepts more touches, fingers have no buttons, types may mix if set")
  func accepted() {
    #expect(refusal { $0.state = .changed }.0 == nil)
    #expect(refusal { $0.buttonsRequired = 1 }.0 == nil)
    #expect(
      refusal {
        $0.isPointer = true; $0.buttons = 3; $0.buttonsRequired = 1
      }.0 == nil)
    #expect(
      refusal {
        $0.firstType = 0; $0.type = 2; $0.requiresExclusiveType = false
      }.0 == nil)
  }
}

private func == (
  left: (ReceptionRefusal?, [ReceptionFilter.Question]),
  right: (ReceptionRefusal?, [ReceptionFilter.Question])
) -> Bool { left.0 == right.0 && left.1 == right.1 }
