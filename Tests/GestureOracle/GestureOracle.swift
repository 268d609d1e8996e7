/// The behavior of UIKit, step by step, according to the facts in `behaviour.md`.
///
/// The rules, in words:
/// - Only `wait` takes time. A finger that is up touches down at its home, 100 pt times its number,
///   and all moves go to the right. Steps that can't happen (an up without a down) do nothing.
/// - A recognizer receives each touch that begins while it is possible or active. A finished one
///   receives none until all touches it received are up, and is then possible again (108, 131–134).
///   A discrete one that is ready but has to wait has decided: nothing later affects it.
/// - All recognizers receive a step, those for more taps first and then the one added last. The
///   changes of active ones are sent in this order. The delegate of one that would begin is asked
///   at once, and the recognizer fails if the answer is no (156, 157).
/// - One that is ready reads in its own touch methods the state that it requested, unless a
///   recognizer that it has to wait for is possible. One that is refused or fails there reads that
///   state (403).
/// - When all have received the step, the ready ones may proceed, in the same order (93, 148). An
///   active one prevents them first (142). Then delegates are asked, once, which recognizers it has
///   to wait for, among those that have a touch (152). It waits while a required recognizer takes
///   part and is possible (149, 154), fails if that one was recognized (149, 155), and proceeds
///   otherwise.
/// - One that proceeds fails all others that are possible and share a touch, unless the pair is
///   simultaneous (142, 143) or a tap would prevent a tap with more taps (147).
/// - A requirement that would close a cycle is ignored.
/// - A continuous one that had to wait begins when it may proceed, and ends at once if its fingers
///   are up by then. Changes in between aren't sent (150).
/// - Canceled touches are canceled in the view before actions are sent (96), and the view's own
///   turn comes after the recognizers' (89, 94). Its rules are documented at `View`.
package struct GestureOracle {
  private enum State {
    case possible
    case active
    case recognized
    case failed
  }

  private struct Mind {
    var state = State.possible
    /// Whether it wants to be recognized.
    var isReady = false
    /// Whether it was ready and had to wait when all had received a step.
    var isWaiting = false
    /// Whether its gesture was over before it could proceed.
    var endsAtOnce = false
    /// The numbers of the touches that it received since its last reset.
    var touches: [Int] = []
    var taps = 0
    var lastTapEnd: Int?
    var lastTapHome: Int?
    /// The time at which the current tap, press or swipe began.
    var start: Int?
    var travel = 0.0
    var verdict: OracleVerdict?
    /// The recognizers that it has to wait for, as delegates answered at this attempt.
    var required: [Int]?
  }

  private struct Touch {
    var finger: Int
    var home: Int
    var place: Int
    var isDown = true
  }

  private let graph: OracleGraph
  private let numbers: OracleNumbers
  private let failures: [[Int]]
  private var now = 0
  private var minds: [Mind]
  private var touches: [Touch] = []
  private var view = View()
  private var due: [OracleEntry] = []
  private var over: [Int: OracleVerdict] = [:]
  private var log: [OracleEntry] = []
  /// The indices of all recognizers in processing order.
  private let order: [Int]

  /// Runs a script from the beginning and returns its outcome.
  package static func run(
    _ graph: OracleGraph, _ steps: [OracleStep], numbers: OracleNumbers = OracleNumbers()
  ) -> OracleOutcome {
    OracleOutcome(
      of: log(graph, steps, numbers: numbers), recognizers: graph.recognizers.count)
  }

  /// Runs a script from the beginning and returns everything visible, in order.
  package static func log(
    _ graph: OracleGraph, _ steps: [OracleStep], numbers: OracleNumbers = OracleNumbers()
  ) -> [OracleEntry] {
    var oracle = GestureOracle(graph, numbers: numbers)
    for step in steps {
      oracle.take(step)
      oracle.log.append(.step(over: oracle.over, states: oracle.states))
      oracle.over = [:]
    }
    return oracle.log
  }

  private init(_ graph: OracleGraph, numbers: OracleNumbers) {
    self.graph = graph
    self.numbers = numbers
    minds = Array(repeating: Mind(), count: graph.recognizers.count)
    failures = Self.withoutCircles(graph.failures)
    order = graph.recognizers.indices.sorted { first, second in
      let taps = (graph.recognizers[first].kind.taps, graph.recognizers[second].kind.taps)
      return taps.0 == taps.1 ? first > second : taps.0 > taps.1
    }
  }

  private var states: [OracleState] { minds.map(state) }

  private func state(_ mind: Mind) -> OracleState {
    switch mind.state {
    case .possible: .possible
    case .active: .active
    case .recognized: mind.verdict == .cancelled ? .cancelled : .recognized
    case .failed: .failed
    }
  }

  /// Returns the state that a recognizer reads in its touch methods: the requested one if it is
  /// ready and doesn't have to wait.
  private mutating func reading(_ index: Int) -> OracleState {
    guard minds[index].state == .possible, minds[index].isReady, !minds[index].isWaiting,
      !waitsForSomebody(index)
    else { return state(minds[index]) }
    switch graph.recognizers[index].kind {
    case .tap, .swipe: return .recognized
    case .longPress, .pan: return .active
    }
  }

  private mutating func noteReading(_ index: Int, since before: OracleState) {
    let now = reading(index)
    if now != before { log.append(.reads(index, now)) }
  }

  private static func withoutCircles(_ failures: [[Int]]) -> [[Int]] {
    var kept: [[Int]] = []
    func leads(from start: Int, to end: Int) -> Bool {
      start == end || kept.contains { $0[0] == start && leads(from: $0[1], to: end) }
    }
    for pair in failures where !leads(from: pair[1], to: pair[0]) { kept.append(pair) }
    return kept
  }

  private mutating func take(_ step: OracleStep) {
    switch step {
    case .down(let finger): down(finger)
    case .up(let finger): up(finger)
    case .cancel(let finger): cancel(finger)
    case .move(let finger, let distance): move(finger, by: distance)
    case .wait(let time): wait(time)
    }
  }

  // MARK: Finger steps

  private mutating func down(_ finger: Int) {
    guard number(of: finger) == nil else { return }
    let home = 100 * finger
    let touch = touches.count
    touches.append(Touch(finger: finger, home: home, place: home))
    view.down(finger: finger)
    for index in order where receives(index) {
      if minds[index].state == .active {
        // A press that has begun ignores further fingers.
        if graph.recognizers[index].kind == .pan { minds[index].touches.append(touch) }
        continue
      }
      let before = reading(index)
      defer { noteReading(index, since: before) }
      minds[index].touches.append(touch)
      view.hold(
        touch, by: index, begins: graph.recognizers[index].delaysTouchesBegan,
        ends: graph.recognizers[index].delaysTouchesEnded)
      let count = live(index)
      switch graph.recognizers[index].kind {
      case .pan: break
      case .tap where count == 1:
        if let last = minds[index].lastTapHome, abs(home - last) > numbers.tapDistance {
          fail(index)
        }
        minds[index].lastTapHome = home
        minds[index].start = now
      case .longPress where count == 1, .swipe where count == 1:
        minds[index].start = now
        minds[index].travel = 0
      case .tap, .longPress, .swipe: fail(index)
      }
    }
    settle()
  }

  private mutating func move(_ finger: Int, by distance: Int) {
    guard let touch = number(of: finger) else { return }
    touches[touch].place += distance
    let way = touches[touch].place - touches[touch].home
    view.moved(touch)
    for index in order where follows(index, touch) {
      let before = reading(index)
      defer { noteReading(index, since: before) }
      let isActive = minds[index].state == .active
      switch graph.recognizers[index].kind {
      case .tap: if way > numbers.tapMovement { fail(index) }
      case .longPress:
        if isActive {
          due.append(.action(index, .changed))
        } else if !minds[index].isReady, way > numbers.pressMovement {
          fail(index)
        }
      case .pan:
        minds[index].travel += Double(distance) / Double(live(index))
        if isActive {
          due.append(.action(index, .changed))
        } else if !minds[index].isReady, minds[index].travel >= Double(numbers.panDistance) {
          ready(index)
        }
      case .swipe:
        if Double(way) >= swipeDistance(way: way, since: minds[index].start ?? now) {
          ready(index)
        }
      }
    }
    settle()
  }

  private mutating func up(_ finger: Int) {
    guard let touch = number(of: finger) else { return }
    let following = order.filter { follows($0, touch) }
    touches[touch].isDown = false
    view.up(touch)
    for index in following {
      let before = reading(index)
      defer { noteReading(index, since: before) }
      switch graph.recognizers[index].kind {
      case .tap(let taps):
        minds[index].taps += 1
        minds[index].start = nil
        minds[index].lastTapEnd = now
        if minds[index].taps == taps { ready(index) }
      case .swipe: fail(index)
      case .longPress, .pan:
        let isLast = live(index) == 0
        if minds[index].state == .active, isLast {
          due.append(.action(index, .ended))
          minds[index].state = .recognized
        } else if minds[index].isReady {
          minds[index].endsAtOnce = minds[index].endsAtOnce || isLast
        } else if minds[index].state == .possible, isLast {
          fail(index)
        }
      }
    }
    settle()
  }

  private mutating func cancel(_ finger: Int) {
    guard let touch = number(of: finger) else { return }
    let following = order.filter { follows($0, touch) }
    touches[touch].isDown = false
    view.cancelled(touch)
    for index in following {
      let before = reading(index)
      defer { noteReading(index, since: before) }
      if minds[index].state == .active {
        due.append(.action(index, .cancelled))
        minds[index].state = .recognized
        minds[index].verdict = .cancelled
      } else {
        fail(index)
      }
    }
    settle()
  }

  private mutating func wait(_ time: Int) {
    let end = now + time
    while let next = minds.indices.compactMap({ deadline($0) }).min(), next <= end {
      now = next
      for index in order where deadline(index) == now {
        if graph.recognizers[index].kind == .longPress {
          ready(index)
        } else {
          fail(index)
        }
      }
      settle()
    }
    now = end
  }

  // MARK: State of a recognizer

  private func number(of finger: Int) -> Int? {
    touches.firstIndex { $0.finger == finger && $0.isDown }
  }

  private func live(_ index: Int) -> Int {
    minds[index].touches.filter { touches[$0].isDown }.count
  }

  private func isDecidedForItself(_ index: Int) -> Bool {
    guard minds[index].isReady else { return false }
    switch graph.recognizers[index].kind {
    case .tap, .swipe: return true
    case .longPress, .pan: return minds[index].endsAtOnce
    }
  }

  private func receives(_ index: Int) -> Bool {
    switch minds[index].state {
    case .active: true
    case .possible: !isDecidedForItself(index) && !(isPress(index) && minds[index].isReady)
    case .recognized, .failed: false
    }
  }

  private func isPress(_ index: Int) -> Bool { graph.recognizers[index].kind == .longPress }

  private func follows(_ index: Int, _ touch: Int) -> Bool {
    minds[index].touches.contains(touch) && !isDecidedForItself(index)
      && (minds[index].state == .possible || minds[index].state == .active)
  }

  private func deadline(_ index: Int) -> Int? {
    let mind = minds[index]
    guard mind.state == .possible, !mind.isReady else { return nil }
    switch graph.recognizers[index].kind {
    case .tap:
      if let start = mind.start { return start + numbers.tapDuration }
      return mind.lastTapEnd.map { $0 + numbers.tapInterval }
    case .longPress: return mind.start.map { $0 + numbers.pressDuration }
    case .swipe: return mind.start.map { $0 + numbers.swipeDuration }
    case .pan: return nil
    }
  }

  private func swipeDistance(way: Int, since start: Int) -> Double {
    var pace = 1.0
    if now > start {
      let speed = Double(way) * 1000 / Double(now - start)
      pace =
        (speed - numbers.swipeSlowSpeed) / (numbers.swipeFastSpeed - numbers.swipeSlowSpeed)
    }
    return numbers.swipeSlowDistance
      + (numbers.swipeFastDistance - numbers.swipeSlowDistance) * min(1, max(0, pace))
  }

  // MARK: Proceeding

  /// Makes a recognizer ready unless its delegate refuses.
  private mutating func ready(_ index: Int) {
    if graph.recognizers[index].mayBegin { minds[index].isReady = true } else { fail(index) }
  }

  private mutating func fail(_ index: Int, _ verdict: OracleVerdict = .failed) {
    minds[index].state = .failed
    minds[index].verdict = verdict
    minds[index].isReady = false
    minds[index].required = nil
    view.letGo(by: index)
  }

  private func bothMayGo(_ winner: Int, _ other: Int) -> Bool {
    if graph.simultaneous.contains([winner, other]) { return true }
    if graph.simultaneous.contains([other, winner]) { return true }
    if minds[winner].touches.allSatisfy({ !minds[other].touches.contains($0) }) { return true }
    let taps = graph.recognizers[winner].kind.taps
    return taps > 0 && graph.recognizers[other].kind.taps > taps
  }

  private mutating func settle() {
    while decideOne() {}
    log += view.takeCallbacks().map { .view($0) }
    log += due
    due = []
    view.deliver()
    log += view.takeCallbacks().map { .view($0) }
    for index in minds.indices where isOver(index) {
      over[index] = minds[index].verdict
      minds[index] = Mind()
    }
  }

  private func isOver(_ index: Int) -> Bool {
    live(index) == 0 && (minds[index].state == .recognized || minds[index].state == .failed)
  }

  private mutating func decideOne() -> Bool {
    for index in order where minds[index].state == .possible && minds[index].isReady {
      if minds.indices.contains(where: {
        $0 != index && minds[$0].state == .active && !bothMayGo($0, index)
      }) {
        fail(index, .prevented)
        return true
      }
      let required = requirements(of: index)
      if required.contains(where: {
        minds[$0].state == .active || minds[$0].state == .recognized
      }) {
        fail(index)
        return true
      }
      if waitsForSomebody(index) {
        minds[index].isWaiting = true
        continue
      }
      go(index)
      return true
    }
    return false
  }

  private mutating func waitsForSomebody(_ index: Int) -> Bool {
    requirements(of: index).contains {
      minds[$0].state == .possible && !minds[$0].touches.isEmpty
    }
  }

  private func isRequired(_ requirement: Int, by dependent: Int) -> Bool {
    failures.contains([dependent, requirement])
      || minds[dependent].required?.contains(requirement) == true
  }

  private mutating func requirements(of index: Int) -> [Int] {
    if minds[index].required == nil {
      minds[index].required = []
      for other in order where other != index && !minds[other].touches.isEmpty {
        let pair = [index, other]
        guard
          graph.requiredByDelegate.contains(pair) || graph.requiredOfDelegate.contains(pair),
          !waits(other, for: index)
        else { continue }
        minds[index].required?.append(other)
      }
    }
    return minds.indices.filter { isRequired($0, by: index) }
  }

  private func waits(_ dependent: Int, for requirement: Int) -> Bool {
    minds.indices.contains { next in
      isRequired(next, by: dependent)
        && (next == requirement || waits(next, for: requirement))
    }
  }

  private mutating func go(_ index: Int) {
    let recognizer = graph.recognizers[index]
    view.recognized(
      by: index, touches: minds[index].touches, cancels: recognizer.cancelsTouchesInView)
    minds[index].isReady = false
    minds[index].verdict = .recognized
    switch recognizer.kind {
    case .tap, .swipe:
      minds[index].state = .recognized
      due.append(.action(index, .ended))
    case .longPress, .pan:
      minds[index].state = minds[index].endsAtOnce ? .recognized : .active
      due.append(.action(index, .began))
      if minds[index].endsAtOnce { due.append(.action(index, .ended)) }
    }
    for other in minds.indices
    where other != index && minds[other].state == .possible && !minds[other].touches.isEmpty {
      if isRequired(index, by: other) {
        fail(other)
      } else if !bothMayGo(index, other) {
        fail(other, .prevented)
      }
    }
  }
}
