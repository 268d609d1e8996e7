internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneInput
internal import TouchstoneTrace

extension GestureEnvironment {
  /// All recognizers having been heard: who is ready is decided on, touches are cancelled in views,
  /// then actions are sent, then what failures let go is delivered.
  ///
  /// - Parameter event: The event that is on its way, whose touches let go with it afterwards.
  func settle(within event: TouchesEvent? = nil) {
    while !isSettled {
      decide()
      while !recognized.isEmpty { cancelElsewhere(recognized.removeFirst()) }
      // An action may take back what is due after it, so that each is looked up when its turn comes.
      if !actions.isEmpty {
        // Nearly always it is the only one, and then nothing has to move up.
        let due = actions.count == 1 ? actions.removeLast() : actions.removeFirst()
        Lent(due.recognizer).use { send($0, due.state) }
        extendLifetime(due)
        continue
      }
      // Presses come out before touches, and each kind as it began, whoever let go first.
      let due = released.sorted { ($0.rank, $0.serial) < ($1.rank, $1.serial) }
      released.removeAll(keepingCapacity: true)
      for contact in due where !contact.isPart(of: event) { contact.letOut(for: self) }
    }
  }

  /// Whether nothing waits to be decided, cancelled, sent or delivered.
  var isSettled: Bool {
    !needsDecision && recognized.isEmpty && actions.isEmpty && released.isEmpty
  }

  /// A recognized gesture takes its contacts away from views and responders, unless it does not want
  /// to.
  private func cancelElsewhere(_ recognizer: UIGestureRecognizer) {
    for press in recognizer.internals.pressList.all { cancel(press, for: recognizer) }
    for touch in recognizer.internals.touchList.all { cancel(touch, for: recognizer) }
  }

  private func cancel(_ contact: some Contact, for recognizer: UIGestureRecognizer) {
    guard let hold = contact.hold, !hold.isFinished else { return }
    let cancellation = contact.hold?.recognized(
      by: recognizer.id, cancelsInView: recognizer.cancelsTouchesInView)
    if cancellation != nil { contact.deliver(.cancelled, contact.cancelledLook, for: self) }
    guard contact.hold?.isFinished == true else {
      released.append(contact)
      return
    }
    report(contact, takenBy: recognizer, wasInView: hold.isInView)
    contact.wasTaken()
  }

  /// Sends one action for one state, which the recognizer shows while it is sent.
  func send(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    let present = recognizer.internals.state
    recognizer.internals.state = state
    recognizer.internals.stateBehindAction = present
    recognizer.internals.owesEnd = state.isActive
    if state.isRecognition || state == .cancelled { reportAnswer(recognizer, state) }
    owner.use { application in
      if let only = recognizer.targets.only {
        only.send(recognizer, to: application)
      } else {
        recognizer.targets.send(recognizer, to: application)
      }
    }
    recognizer.internals.stateBehindAction = nil
    if recognizer.internals.state == state { recognizer.internals.state = present }
  }
}

/// An action to be sent, with the state it is about.
///
/// No tuple: one of another module's type is copied by what the runtime knows of it.
struct DueAction {
  let recognizer: UIGestureRecognizer
  let state: GestureState

  init(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    self.recognizer = recognizer
    self.state = state
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

  /// Lets time decide where its moment has come; says whether it did.
  @discardableResult
  func deadlineMayHavePassed(at time: Double) -> Bool {
    guard let deadline, deadline <= time, internals.isLive else { return false }
    timePassed(at: time)
    return true
  }
}
