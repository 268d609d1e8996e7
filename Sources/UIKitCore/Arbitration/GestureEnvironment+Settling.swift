internal import TouchstoneGestures
internal import TouchstoneHitTree
internal import TouchstoneInput
internal import TouchstoneTrace

extension GestureEnvironment {
  /// Settles the outcome after all recognizers were called.
  ///
  /// The order is: decide the ready recognizers, cancel touches in views, send actions, and deliver
  /// what failed recognizers no longer delay.
  ///
  /// - Parameter event: The current event. Its own touches are released with it afterward.
  func settle(within event: TouchesEvent? = nil) {
    while !isSettled {
      decide()
      while !recognized.isEmpty { cancelElsewhere(recognized.removeFirst()) }
      // An action may remove later ones, so look up each when it is due.
      if !actions.isEmpty {
        // Nearly always there is only one, and removing the last element shifts nothing.
        let due = actions.count == 1 ? actions.removeLast() : actions.removeFirst()
        Borrowed(due.recognizer).use { send($0, due.state) }
        extendLifetime(due)
        continue
      }
      // Deliver presses before touches, each in the order they began, not in the order of release.
      let due = released.sorted { ($0.rank, $0.serial) < ($1.rank, $1.serial) }
      released.removeAll(keepingCapacity: true)
      for contact in due where !contact.isPart(of: event) { contact.letOut(for: self) }
    }
  }

  /// Whether nothing waits to be decided, canceled, sent or delivered.
  var isSettled: Bool {
    !needsDecision && recognized.isEmpty && actions.isEmpty && released.isEmpty
  }

  /// Cancels the contacts of a recognized gesture in views and responders, unless the recognizer
  /// doesn't want that.
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

  /// Sends one action for one state. The recognizer reports that state during the call.
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

/// An action to send, and the state that it reports.
///
/// A struct, because a tuple with another module's type is copied through runtime metadata.
struct DueAction {
  let recognizer: UIGestureRecognizer
  let state: GestureState

  init(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    self.recognizer = recognizer
    self.state = state
  }
}

/// A timer on the application's clock for the deadline of one recognizer.
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
  /// Schedules, moves or cancels the timer for the recognizer's deadline. A deadline up to `passed`
  /// isn't scheduled again.
  func awaitDeadline(after passed: Double = -.infinity) {
    let due = internals.isLive ? deadline : nil
    guard internals.timer?.deadline != due else { return }
    internals.timer?.cancel()
    internals.timer = nil
    guard let due, due > passed, let environment = internals.environment else { return }
    internals.timer = GestureTimer(self, at: due, environment.application)
  }

  /// Calls `timePassed(at:)` if the deadline has passed by `time`. Returns whether it did.
  @discardableResult
  func deadlineMayHavePassed(at time: Double) -> Bool {
    guard let deadline, deadline <= time, internals.isLive else { return false }
    timePassed(at: time)
    return true
  }
}
