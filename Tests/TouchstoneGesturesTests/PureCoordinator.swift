import GestureOracle
import TouchstoneGestures

/// The pure rules in order, for one view with some recognizers: the shortest coordinator there can
/// be. It exists to compare the rules, put together, with the oracle.
struct PureCoordinator {
  private struct Member {
    var shape: OracleRecognizer
    var recognition: any GestureRecognition
    var state = GestureState.possible
    /// States asked for and not made yet, because a requirement is undecided.
    var held: [GestureState] = []
    var touches: [Int] = []
    var isWaiting: Bool { !held.isEmpty }
  }

  private struct Touch {
    var finger: Int
    var sample: GestureSample
    var hold = TouchHold<Int>()
    var isDown = true
  }

  private var members: [Member]
  private var graph = FailureGraph()
  private var simultaneous: [[Int]]
  private var touches: [Touch] = []
  private var now = 0.0
  private(set) var outcome: OracleOutcome

  init(_ oracle: OracleGraph) {
    members = oracle.recognizers.map { shape in
      let recognition: any GestureRecognition =
        switch shape.kind {
        case .tap(let taps): TapRecognition(taps: taps)
        case .longPress: LongPressRecognition()
        case .pan: PanRecognition()
        case .swipe: SwipeRecognition()
        }
      return Member(shape: shape, recognition: recognition)
    }
    for pair in oracle.failures {
      graph.insert(FailureEdge(dependent: pair[0], requirement: pair[1]))
    }
    simultaneous = oracle.simultaneous
    outcome = OracleOutcome(actions: oracle.recognizers.map { _ in [] }, view: [])
  }

  mutating func take(_ step: OracleStep) {
    switch step {
    case .down(let finger):
      guard live(finger) == nil else { return }
      down(finger)
    case .up(let finger):
      change(finger) {
        $0.ended([$1])
      } record: {
        $0.ended($1)
      }
    case .cancel(let finger):
      change(finger) {
        $0.cancelled([$1])
      } record: {
        $0.cancelled($1)
      }
    case .move(let finger, let way):
      guard let touch = live(finger) else { return }
      touches[touch].sample.point.x += Double(way)
      change(finger, isEnd: false) {
        $0.moved([$1])
      } record: {
        $0.moved($1)
      }
    case .wait(let time): wait(Double(time) / 1000)
    }
  }

  private func live(_ finger: Int) -> Int? {
    touches.firstIndex { $0.finger == finger && $0.isDown }
  }

  private mutating func down(_ finger: Int) {
    let touch = touches.count
    let sample = GestureSample(id: touch, x: Double(100 * finger), y: 0, time: now)
    touches.append(Touch(finger: finger, sample: sample))
    touches[touch].hold.began(finger)
    var asked: [(Int, GestureStep)] = []
    for index in members.indices {
      var reception = Reception()
      // A discrete recognizer that is ready is as good as over.
      reception.state =
        members[index].isWaiting
        ? (members[index].recognition.state.isActive ? .possible : .ended) : members[index].state
      guard ReceptionFilter.refusal(reception, asking: { _ in true }) == nil else { continue }
      let step = members[index].recognition.began([sample])
      if step == nil, !members[index].recognition.isTracking(touch) { continue }
      members[index].touches.append(touch)
      if members[index].state == .possible {
        let shape = members[index].shape
        touches[touch].hold.hold(
          by: index, delaysBegan: shape.delaysTouchesBegan, delaysEnded: shape.delaysTouchesEnded)
      }
      if let step { asked.append((index, step)) }
    }
    settle(asked)
  }

  private mutating func change(
    _ finger: Int, isEnd: Bool = true,
    _ tell: (inout any GestureRecognition, GestureSample) -> GestureStep?,
    record: (inout TouchHold<Int>, Int) -> Void
  ) {
    guard let touch = live(finger) else { return }
    touches[touch].sample.time = now
    touches[touch].isDown = !isEnd
    record(&touches[touch].hold, finger)
    var asked: [(Int, GestureStep)] = []
    for index in members.indices
    where members[index].touches.contains(touch) && !members[index].state.isFinal {
      if let step = tell(&members[index].recognition, touches[touch].sample) {
        asked.append((index, step))
      }
    }
    settle(asked)
  }

  private mutating func wait(_ time: Double) {
    let end = now + time
    while let next = deadlines.min(), next <= end + 1e-9 {
      now = next
      var asked: [(Int, GestureStep)] = []
      for index in members.indices where !members[index].state.isFinal {
        guard let deadline = members[index].recognition.deadline, deadline <= now + 1e-9,
          let step = members[index].recognition.timePassed(at: deadline)
        else { continue }
        asked.append((index, step))
      }
      settle(asked)
    }
    now = end
  }

  private var deadlines: [Double] {
    members.filter { !$0.state.isFinal }.compactMap(\.recognition.deadline)
  }

  // MARK: Deciding

  private mutating func settle(_ asked: [(index: Int, step: GestureStep)]) {
    for (index, step) in asked where !step.state.isRecognition { move(index, to: step.state) }
    for (index, step) in asked where step.state.isRecognition {
      if members[index].state == .possible {
        members[index].held.append(step.state)
      } else {
        move(index, to: step.state)
      }
    }
    while decideOne() {}
    for touch in touches.indices {
      for delivery in touches[touch].hold.flush() { tell(delivery) }
    }
    for index in members.indices where members[index].state.isFinal {
      guard !members[index].touches.contains(where: { touches[$0].isDown }) else { continue }
      members[index].recognition.reset()
      members[index].state = .possible
      members[index].touches = []
    }
  }

  private func order(_ index: Int) -> (Int, Int) {
    guard case .tap(let taps) = members[index].shape.kind else { return (0, index) }
    return (taps, index)
  }

  private func standing(_ index: Int) -> FailureRule.Standing {
    switch members[index].state {
    case .possible: members[index].touches.isEmpty ? .uninvolved : .undecided
    case .failed: .failed
    default: .recognized
    }
  }

  private func prevents(_ index: Int, _ other: Int) -> Bool {
    var pair = PreventionPair(preventer: members[index].state, other: members[other].state)
    pair.isSame = index == other
    pair.sharesInput = members[index].touches.contains { members[other].touches.contains($0) }
    if case .tap(let taps) = members[index].shape.kind { pair.preventerTaps = taps }
    if case .tap(let taps) = members[other].shape.kind { pair.otherTaps = taps }
    let together =
      simultaneous.contains([index, other]) || simultaneous.contains([other, index])
    return PreventionRules.decide(pair) { question in
      switch question {
      case .canPrevent, .canBePrevented: true
      default: together
      }
    } == .prevents
  }

  private mutating func decideOne() -> Bool {
    let ready = members.indices.filter { members[$0].isWaiting }.sorted { order($0) > order($1) }
    for index in ready {
      if members.indices.contains(where: { members[$0].state.isActive && prevents($0, index) }) {
        move(index, to: .failed)
        return true
      }
      switch FailureRule.answer(for: index, in: graph, standing: standing) {
      case .wait: continue
      case .fail: move(index, to: .failed)
      case .go: go(index)
      }
      return true
    }
    return false
  }

  private mutating func go(_ index: Int) {
    let held = members[index].held
    members[index].held = []
    for touch in members[index].touches {
      let lost = touches[touch].hold.recognized(
        by: index, cancelsInView: members[index].shape.cancelsTouchesInView)
      if let lost { tell(lost) }
    }
    move(index, to: held[0])
    // Changes that were held back are not told; an end is.
    if held.count > 1, held.last == .ended { move(index, to: .ended) }
    for other in members.indices where members[other].state == .possible {
      let isDenied =
        graph.requirements(of: other).contains(index) && !members[other].touches.isEmpty
      if isDenied || prevents(index, other) { move(other, to: .failed) }
    }
  }

  private mutating func move(_ index: Int, to state: GestureState) {
    // A gesture that was held back and is cancelled never began.
    let wanted: GestureState =
      members[index].state == .possible && state == .cancelled ? .failed : state
    guard
      case .made(let made, let sends) = StateMoves.resolve(
        from: members[index].state, to: wanted, kind: .undeclared)
    else { return }
    members[index].state = made
    members[index].held = made.isFinal ? [] : members[index].held
    if sends, let action = OracleAction(rawValue: "\(made)") {
      outcome.actions[index].append(action)
    }
    guard made == .failed else { return }
    for touch in touches.indices { touches[touch].hold.letGo(by: index) }
  }

  private mutating func tell(_ delivery: TouchHold<Int>.Delivery) {
    switch delivery {
    case .began(let finger): outcome.view.append(OracleCallback(.began, finger: finger))
    case .moved(let finger): outcome.view.append(OracleCallback(.moved, finger: finger))
    case .ended(let finger): outcome.view.append(OracleCallback(.ended, finger: finger))
    case .cancelled(let finger): outcome.view.append(OracleCallback(.cancelled, finger: finger))
    }
  }
}
