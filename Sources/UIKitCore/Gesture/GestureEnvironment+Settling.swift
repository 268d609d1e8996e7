internal import TouchstoneGestures
internal import TouchstoneInput
internal import TouchstoneTrace

/// A touch as it was when it was held back.
package struct HeldTouch: Sendable {
  let phase: UITouch.Phase
  let place: CGPoint
  let previousPlace: CGPoint

  @MainActor
  init(_ touch: UITouch) {
    self.init(touch, phase: touch.phase)
  }

  /// The touch with another phase.
  @MainActor
  init(_ touch: UITouch, phase: UITouch.Phase) {
    self.phase = phase
    place = touch.place
    previousPlace = touch.previousPlace
  }
}

/// A call to a view that was held back and is due now.
struct HeldCall {
  let touch: UITouch
  let method: TouchMethod
  let look: HeldTouch
}

extension GestureEnvironment {
  /// All recognizers having been heard: who is ready is decided on, touches are cancelled in views,
  /// then actions are sent, then what failures let go is delivered.
  ///
  /// - Parameter event: The event that is on its way, whose touches let go with it afterwards.
  func settle(within event: TouchesEvent? = nil) {
    while !isSettled {
      decide()
      while !recognized.isEmpty { cancelInViews(recognized.removeFirst()) }
      // An action may take back what is due after it, so that each is looked up when its turn comes.
      if !actions.isEmpty {
        let due = actions.removeFirst()
        send(due.recognizer, due.state)
        continue
      }
      releasePresses()
      guard !released.isEmpty else { continue }
      // Touches come out in the order in which they began, whoever let go of them first.
      let touches = released.sorted { $0.serial < $1.serial }
      released.removeAll(keepingCapacity: true)
      for touch in touches where event?.touches.contains(where: { $0 === touch }) != true {
        for delivery in touch.hold?.flush() ?? [] {
          application.intake.delivery.deliver(HeldCall(touch, delivery), self.event)
        }
      }
    }
  }

  /// Whether nothing waits to be decided, cancelled, sent or delivered.
  var isSettled: Bool {
    !needsDecision && recognized.isEmpty && actions.isEmpty && released.isEmpty
      && releasedPresses.isEmpty
  }

  /// A recognized gesture takes its touches away from their views, unless it does not want to.
  private func cancelInViews(_ recognizer: UIGestureRecognizer) {
    cancelPresses(of: recognizer)
    for touch in recognizer.internals.sequence {
      guard let hold = touch.hold, !hold.isFinished else { continue }
      let cancellation = touch.hold?.recognized(
        by: recognizer.id, cancelsInView: recognizer.cancelsTouchesInView)
      if cancellation != nil {
        application.intake.delivery.deliver(
          HeldCall(touch: touch, method: .cancelled, look: HeldTouch(touch, phase: .cancelled)),
          event)
      }
      guard touch.hold?.isFinished == true else {
        released.append(touch)
        continue
      }
      report(touch, takenBy: recognizer, wasInView: hold.isInView)
      touch.reception = .finished
    }
  }

  /// A recognizer lets a touch go: what nobody else holds comes out.
  func release(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    guard touch.hold != nil else { return }
    touch.hold?.letGo(by: recognizer.id)
    released.append(touch)
  }

  /// Sends one action for one state, which the recognizer shows while it is sent.
  func send(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    let present = recognizer.internals.state
    recognizer.internals.state = state
    recognizer.internals.stateBehindAction = present
    recognizer.internals.owesEnd = state.isActive
    if state.isRecognition || state == .cancelled { reportAnswer(recognizer, state) }
    recognizer.targets.send(recognizer, to: application)
    recognizer.internals.stateBehindAction = nil
    if recognizer.internals.state == state { recognizer.internals.state = present }
  }
}

extension HeldCall {
  init(_ touch: UITouch, _ delivery: TouchHold<HeldTouch>.Delivery) {
    switch delivery {
    case .began(let look): self.init(touch: touch, method: .began, look: look)
    case .moved(let look): self.init(touch: touch, method: .moved, look: look)
    case .ended(let look): self.init(touch: touch, method: .ended, look: look)
    case .cancelled(let look): self.init(touch: touch, method: .cancelled, look: look)
    }
  }
}

/// A timer on the application's clock that belongs to one recognizer.
@MainActor
final class GestureTimer {
  private weak var application: UIApplication?
  private var token: TimerToken?
  let deadline: Double

  init(_ recognizer: UIGestureRecognizer, at deadline: Double, _ application: UIApplication) {
    self.application = application
    self.deadline = deadline
    token = application.loop.timers.schedule(
      at: deadline, name: "the deadline of \(ViewDescription.name(recognizer))",
      owner: .recognizer
    ) { [weak recognizer] in
      MainActor.assumeIsolated {
        guard let recognizer else { return }
        recognizer.internals.timer = nil
        recognizer.internals.environment?.momentCame(deadline)
      }
    }
  }

  func cancel() {
    if let token { application?.loop.timers.cancel(token) }
    token = nil
  }
}

extension UIGestureRecognizer {
  /// Sets, moves or takes back the timer for its deadline; one that has passed does not come again.
  func awaitDeadline(after passed: Double = -.infinity) {
    let due = internals.isLive ? deadline : nil
    guard internals.timer?.deadline != due else { return }
    internals.timer?.cancel()
    internals.timer = nil
    guard let due, due > passed, let environment = internals.environment else { return }
    internals.timer = GestureTimer(self, at: due, environment.application)
  }

  /// Lets time decide where its moment has come.
  func deadlineMayHavePassed(at time: Double) {
    guard let deadline, deadline <= time, internals.isLive else { return }
    timePassed(at: time)
  }
}
