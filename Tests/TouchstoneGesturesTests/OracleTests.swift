import GestureOracle
import Testing
import TouchstoneGestures

@Suite("The oracle, by hand")
struct OracleTests {
  private func run(_ kinds: [OracleKind], _ steps: [OracleStep], failures: [[Int]] = [])
    -> String
  {
    var graph = OracleGraph(kinds.map { OracleRecognizer($0) })
    graph.failures = failures
    let outcome = GestureOracle.run(graph, steps)
    return outcome.actions.map { $0.map(\.rawValue).joined(separator: " ") }
      .joined(separator: "; ") + " | "
      + outcome.view.map { "\($0.finger)\($0.phase.rawValue)" }.joined(separator: " ")
  }

  private let tap: [OracleStep] = [.down(1), .wait(50), .up(1)]

  // behaviour 95, 177
  @Test("a tap takes the touch from the view as it lifts")
  func single() { #expect(run([.tap(1)], tap) == "ended | 1began 1cancelled") }

  // behaviour 94, 101
  @Test("a double tap that does not come lets the view's end wait for its interval")
  func heldEnd() {
    #expect(run([.tap(2)], tap) == " | 1began")
    #expect(run([.tap(2)], tap + [.wait(350)]) == " | 1began 1ended")
  }

  // behaviour 148
  @Test("single and double tap without a requirement: single first, double second")
  func both() {
    #expect(
      run([.tap(1), .tap(2)], tap + [.wait(100)] + tap)
        == "ended; ended | 1began 1cancelled 1began 1cancelled")
  }

  // behaviour 149, 150
  @Test("a single tap that requires the double tap to fail waits for it")
  func requirement() {
    #expect(
      run([.tap(1), .tap(2)], tap + [.wait(340)], failures: [[0, 1]]) == ";  | 1began")
    #expect(
      run([.tap(1), .tap(2)], tap + [.wait(350)], failures: [[0, 1]])
        == "ended;  | 1began 1cancelled")
    #expect(
      run([.tap(1), .tap(2)], tap + tap, failures: [[0, 1]])
        == "; ended | 1began 1began 1cancelled 1cancelled")
  }

  // behaviour 142, 186
  @Test("a pan keeps a tap, a press and a swipe from theirs")
  func pan() {
    #expect(
      run(
        [.tap(1), .longPress, .swipe, .pan],
        [
          .down(1), .move(1, by: 5), .move(1, by: 5), .move(1, by: 20), .up(1),
        ]) == "; ; ; began changed ended | 1began 1moved 1cancelled")
  }

  // behaviour 149
  @Test("a pan that requires a swipe to fail begins late and ends at once")
  func late() {
    let steps: [OracleStep] = [.down(1), .move(1, by: 20), .up(1)]
    #expect(
      run([.pan, .swipe], steps, failures: [[0, 1]])
        == "began ended;  | 1began 1moved 1cancelled")
  }
}

@Suite("The rules put together, against the oracle")
struct ModelTests {
  private static let kinds: [OracleKind] = [.tap(1), .tap(2), .longPress, .pan, .swipe]

  private func compare(_ graph: OracleGraph, _ steps: [OracleStep]) -> Bool {
    var coordinator = PureCoordinator(graph)
    for step in steps { coordinator.take(step) }
    let expected = GestureOracle.run(graph, steps)
    if coordinator.outcome == expected { return true }
    Issue.record(
      "\(graph)\n\(steps)\nexpected \(text(expected))\n     got \(text(coordinator.outcome))")
    return false
  }

  private func text(_ outcome: OracleOutcome) -> String {
    outcome.actions.map { $0.map(\.rawValue).joined(separator: " ") }.joined(separator: "; ")
      + " | " + outcome.view.map { "\($0.finger)\($0.phase.rawValue)" }.joined(separator: " ")
  }

  private func randomGraph(_ random: inout SeededGenerator) -> OracleGraph {
    var graph = OracleGraph(
      (0..<Int.random(in: 1...3, using: &random)).map { _ in
        var recognizer = OracleRecognizer(Self.kinds.randomElement(using: &random) ?? .pan)
        recognizer.cancelsTouchesInView = Int.random(in: 0..<3, using: &random) > 0
        recognizer.delaysTouchesBegan = Int.random(in: 0..<3, using: &random) == 0
        recognizer.delaysTouchesEnded = Int.random(in: 0..<3, using: &random) > 0
        return recognizer
      })
    let indices = graph.recognizers.indices
    for first in indices {
      for second in indices where first != second {
        if Int.random(in: 0..<3, using: &random) == 0 { graph.failures.append([first, second]) }
        if Int.random(in: 0..<5, using: &random) == 0 {
          graph.simultaneous.append([first, second])
        }
      }
    }
    return graph
  }

  @Test("one finger, every script of five steps, each with a random graph of up to three")
  func oneFinger() {
    var random = SeededGenerator(seed: 11)
    let all = OracleStep.all(finger: 1)
    var steps = Array(repeating: 0, count: 5)
    while true {
      guard compare(randomGraph(&random), [.down(1)] + steps.map { all[$0] }) else { return }
      guard let place = steps.firstIndex(where: { $0 < all.count - 1 }) else { return }
      for index in 0..<place { steps[index] = 0 }
      steps[place] += 1
    }
  }

  @Test("two fingers, random scripts and graphs", arguments: 0..<20)
  func twoFingers(seed: Int) {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let all = OracleStep.all(finger: 1) + OracleStep.all(finger: 2)
    for _ in 0..<1000 {
      let steps = (0..<Int.random(in: 3...12, using: &random)).map { _ in
        all.randomElement(using: &random) ?? .wait(100)
      }
      guard compare(randomGraph(&random), steps) else { return }
    }
  }
}
