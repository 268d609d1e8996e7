import GestureOracle
import Testing

@Suite("The oracle, checked by hand")
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

  // statement 95, 177
  @Test("a tap takes the touch from the view as it lifts")
  func single() { #expect(run([.tap(1)], tap) == "ended | 1began 1cancelled") }

  // statement 94, 101
  @Test("a double tap that does not happen delays the view's end by its interval")
  func heldEnd() {
    #expect(run([.tap(2)], tap) == " | 1began")
    #expect(run([.tap(2)], tap + [.wait(350)]) == " | 1began 1ended")
  }

  // statement 148
  @Test("single and double tap without a requirement: single first, double second")
  func both() {
    #expect(
      run([.tap(1), .tap(2)], tap + [.wait(100)] + tap)
        == "ended; ended | 1began 1cancelled 1began 1cancelled")
  }

  // statement 149, 150
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

  // statement 142, 186
  @Test("a pan prevents a tap, a press and a swipe")
  func pan() {
    #expect(
      run(
        [.tap(1), .longPress, .swipe, .pan],
        [
          .down(1), .move(1, by: 5), .move(1, by: 5), .move(1, by: 20), .up(1),
        ]) == "; ; ; began changed ended | 1began 1moved 1cancelled")
  }

  // statement 149
  @Test("a pan that requires a swipe to fail begins late and ends at once")
  func late() {
    let steps: [OracleStep] = [.down(1), .move(1, by: 20), .up(1)]
    #expect(
      run([.pan, .swipe], steps, failures: [[0, 1]])
        == "began ended;  | 1began 1moved 1cancelled")
  }
}
