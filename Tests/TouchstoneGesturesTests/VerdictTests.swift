import Testing
import TouchstoneGestures

@Suite("Text of verdicts and plans")
struct VerdictTests {
  @Test("every verdict is formatted as a clause with its numbers")
  func verdicts() {
    let table: [(Verdict, String)] = [
      (.recognized, "recognized"),
      (.failed(.moved(14.2, allowed: 10)), "failed: moved 14.2 pt, 10 allowed"),
      (
        .failed(.requirementRecognized("double tap")),
        "failed: *double tap*, which it requires to fail, was recognized"
      ),
      (.prevented(by: "pan", on: "list"), "prevented by *pan* on *list*"),
      (.prevented(by: "pan", on: nil), "prevented by *pan*"),
      (
        .waiting(for: ["double tap"], until: 0.35), "waiting for *double tap* until 0.35 s"
      ),
      (.waiting(for: ["a", "b"], until: nil), "waiting for *a* and *b*"),
      (.cancelled(.disabled), "cancelled: it was disabled"),
      (.neverReceived(.disabled), "never received the touch: it is disabled"),
      (
        .failed(.noTap(2, of: 2, within: 0.35)), "failed: no tap 2 of 2 within 0.35 s"
      ),
      (
        .failed(.direction(.left, allowed: [.right, .down])),
        "failed: moved left, right or down allowed"
      ),
      (.failed(.fingers(2, allowed: 1)), "failed: 2 fingers, 1 allowed"),
      (
        .failed(.turnedOnly(.pi / 36, required: .pi / 18)),
        "failed: turned only 5°, 10° required"
      ),
    ]
    for (verdict, text) in table { #expect("\(verdict)" == text) }
    #expect(!Verdict.waiting(for: [], until: nil).isFinal && Verdict.recognized.isFinal)
  }

  @Test("numbers are rounded, without trailing zeros")
  func amounts() {
    #expect(Amount.points(14.249) == "14.25 pt")
    #expect(Amount.points(-0.001) == "0 pt")
    #expect(Amount.points(-3.05) == "-3.05 pt")
    #expect(Amount.seconds(0.35) == "0.35 s")
    #expect(Amount.seconds(1.00004) == "1 s")
    #expect(Amount.milliseconds(0.35) == "350 ms")
    #expect(Amount.points(.infinity) == "inf pt")
    #expect(Amount.count(1, "finger") == "1 finger")
  }

  private func plan(_ id: Int, _ name: String, _ shape: RecognizerPlan.Shape, _ path: [Int] = [0])
    -> RecognizerPlan
  { RecognizerPlan(id: id, name: name, shape: shape, viewPath: path) }

  private func sentences(_ plans: [RecognizerPlan], _ edges: (Int, Int)...) -> [String] {
    var graph = FailureGraph()
    for (dependent, requirement) in edges {
      graph.insert(FailureEdge(dependent: dependent, requirement: requirement))
    }
    return Planner(plans, graph: graph).findings.map { "\($0)" }
  }

  private var single: RecognizerPlan { plan(1, "tap", .tap(taps: 1, touches: 1)) }
  private var double: RecognizerPlan { plan(2, "double tap", .tap(taps: 2, touches: 1)) }

  @Test("a tap that requires a double tap to fail always waits 350 ms")
  func waits() {
    #expect(
      sentences([single, double], (1, 2)) == [
        "*tap* always waits 350 ms, because it requires *double tap* to fail, "
          + "which may still get another tap"
      ])
  }

  // statement 148
  @Test("without the requirement both are recognized")
  func both() {
    #expect(
      sentences([single, double]) == [
        "*tap* and then *double tap* are both recognized; "
          + "require *double tap* to fail for only one"
      ])
  }

  @Test("a cycle is named from the requirement that closes it")
  func circle() {
    #expect(
      sentences([single, double], (1, 2), (2, 1)).first
        == "the requirement of *double tap* by require(toFail:) is ignored, because it closes a "
        + "cycle: *double tap* waits for *tap* waits for *double tap*")
  }

  @Test("a recognizer that always comes second can never win")
  func loses() {
    let pan = plan(3, "pan", .pan(minimum: 1, maximum: .max))
    let swipe = plan(4, "swipe", .swipe(.right, touches: 1))
    #expect(
      sentences([pan, swipe]) == [
        "*swipe* can never win: *pan* is recognized first and prevents it"
      ])
    #expect(
      sentences([single, double], (2, 1)).contains(
        "*double tap* can never win: it requires *tap* to fail, which is recognized first"))
    #expect(
      sentences([pan, swipe], (3, 4)) == [
        "*pan* waits up to 500 ms, because it requires *swipe* to fail, "
          + "which may still become a swipe"
      ])
    var open = swipe
    open.simultaneityIsUnknown = true
    #expect(sentences([pan, open]).isEmpty)
    open = swipe
    open.simultaneous = [3]
    #expect(sentences([pan, open]).isEmpty)
    open = swipe
    open.viewPath = [1]
    #expect(sentences([pan, open]).isEmpty)
  }

  // statement 92, 93
  @Test("of two equal taps the one on the deeper view wins, and on one view the later one")
  func equals() {
    let other = plan(5, "other", .tap(taps: 1, touches: 1))
    let deeper = plan(6, "deeper", .tap(taps: 1, touches: 1), [0, 1])
    #expect(
      sentences([single, other]) == [
        "*tap* can never win: *other* is recognized first and prevents it"
      ])
    #expect(sentences([single, deeper]).isEmpty)
  }

  @Test("numbers that contradict each other can never win")
  func contradictions() {
    #expect(
      sentences([plan(1, "pan", .pan(minimum: 3, maximum: 2))]) == [
        "*pan* can never win: it requires 3 or more fingers but accepts at most 2"
      ])
    #expect(
      sentences([plan(1, "swipe", .swipe([], touches: 1))]) == [
        "*swipe* can never win: it accepts no direction"
      ])
  }

  @Test("the timing of a custom recognizer is reported as unknown")
  func custom() {
    #expect(
      sentences([single, plan(7, "own", .custom)], (1, 7)) == [
        "*tap* waits for *own*, and the time this takes is unknown"
      ])
  }
}
