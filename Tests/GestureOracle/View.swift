/// The touches that the view receives (94–101):
/// - A beginning waits while an undecided recognizer that has the touch delays beginnings, and the
///   touch's later phases wait with it. When it is released, one move to the current location
///   follows if the finger moved, then the end if it is up.
/// - An end waits while an undecided recognizer that has the touch delays ends.
/// - A touch that the system cancels isn't delayed, and isn't reported if the view never received
///   it.
/// - Within one step, touches delayed earlier come first, and the finger's action in the step comes
///   last. Delayed touches are ordered by fingers: those that are up, then those that are down,
///   each in the order in which they touched down. UIKit documents no order.
/// - A recognizer that cancels touches takes its touches from the view: they are canceled if the
///   view received their beginning but not their end, else never reported. One that doesn't cancel
///   touches still takes those whose beginning it delays.
struct View {
  private struct Touch {
    var finger: Int
    var hasMoved = false
    var isUp = false
    var isCancelled = false
    var isSeen = false
    var isGone = false
    /// The finger's action in the current step.
    var present: OracleCallback.Phase?
    var beginHolders: [Int] = []
    var endHolders: [Int] = []
  }

  /// The calls of the view since they were last taken.
  private var callbacks: [OracleCallback] = []
  private var touches: [Touch] = []

  mutating func takeCallbacks() -> [OracleCallback] {
    defer { callbacks = [] }
    return callbacks
  }

  mutating func down(finger: Int) {
    touches.append(Touch(finger: finger))
    touches[touches.count - 1].present = .began
  }

  mutating func hold(_ touch: Int, by recognizer: Int, begins: Bool, ends: Bool) {
    if begins { touches[touch].beginHolders.append(recognizer) }
    if ends { touches[touch].endHolders.append(recognizer) }
  }

  mutating func moved(_ touch: Int) {
    touches[touch].hasMoved = true
    touches[touch].present = .moved
  }

  mutating func up(_ touch: Int) {
    touches[touch].isUp = true
    touches[touch].present = .ended
  }

  mutating func cancelled(_ touch: Int) {
    touches[touch].isCancelled = true
    touches[touch].present = .cancelled
  }

  mutating func letGo(by recognizer: Int) {
    for touch in touches.indices {
      touches[touch].beginHolders.removeAll { $0 == recognizer }
      touches[touch].endHolders.removeAll { $0 == recognizer }
    }
  }

  mutating func recognized(by recognizer: Int, touches taken: [Int], cancels: Bool) {
    for touch in taken {
      let delays = !touches[touch].isSeen && touches[touch].beginHolders.contains(recognizer)
      if cancels || delays { take(touch) }
    }
    letGo(by: recognizer)
  }

  private mutating func take(_ touch: Int) {
    if touches[touch].isSeen, !touches[touch].isGone { tell(.cancelled, touch) }
    touches[touch].isGone = true
  }

  /// Delivers the touches that aren't delayed: earlier ones first, then those of this step.
  mutating func deliver() {
    let isOver = touches.map { $0.isUp && $0.present == nil }
    for touch in touches.indices where isOver[touch] { deliver(touch, isLast: false) }
    for touch in touches.indices where !isOver[touch] { deliver(touch, isLast: false) }
    for touch in touches.indices {
      deliver(touch, isLast: true)
      touches[touch].present = nil
    }
  }

  private mutating func deliver(_ touch: Int, isLast: Bool) {
    guard !touches[touch].isGone else { return }
    if touches[touch].isCancelled {
      if isLast { take(touch) }
      return
    }
    func isDue(_ phase: OracleCallback.Phase) -> Bool {
      isLast || touches[touch].present != phase
    }
    if touches[touch].beginHolders.isEmpty, !touches[touch].isSeen, isDue(.began) {
      touches[touch].isSeen = true
      tell(.began, touch)
    }
    guard touches[touch].isSeen else { return }
    if touches[touch].hasMoved, isDue(.moved) {
      touches[touch].hasMoved = false
      tell(.moved, touch)
    }
    if touches[touch].isUp, touches[touch].endHolders.isEmpty, isDue(.ended) {
      touches[touch].isGone = true
      tell(.ended, touch)
    }
  }

  private mutating func tell(_ phase: OracleCallback.Phase, _ touch: Int) {
    callbacks.append(OracleCallback(phase, finger: touches[touch].finger))
  }
}
