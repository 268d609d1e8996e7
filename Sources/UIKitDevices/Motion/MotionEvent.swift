@_spi(Kit) internal import UIKitCore

/// An event for one phase of a motion, sent to the responder at which the motion began.
final class MotionEvent: FirstResponderEvent {
  let phase: MotionPhase
  let motion: LiveMotion

  init(_ phase: MotionPhase, of motion: LiveMotion, time: Double, application: UIApplication) {
    self.phase = phase
    self.motion = motion
    super.init()
    describe(.motion, subkind: .motionShake, time: time, application: application)
  }

  override func dispatch(from application: UIApplication) {
    if let window = motion.window { window.sendEvent(self) } else { deliver() }
  }

  override func deliver(in window: UIWindow) { deliver() }

  /// Calls the responder's method once per phase. An end or a cancellation is only delivered after
  /// a beginning.
  private func deliver() {
    switch (phase, motion.state) {
    case (.began, .made): motion.state = .begun
    case (.ended, .begun), (.cancelled, .begun): motion.state = .over
    case (.began, .begun), (_, .over):
      reportDiscard(phase.method, because: "it was delivered already")
      return
    case (_, .unheard), (_, .made):
      reportDiscard(phase.method, because: "its beginning was not delivered")
      return
    }
    guard let responder = motion.responder ?? application else { return }
    deliver(to: responder, phase.method) {
      switch phase {
      case .began: responder.motionBegan(subtype, with: self)
      case .ended: responder.motionEnded(subtype, with: self)
      case .cancelled: responder.motionCancelled(subtype, with: self)
      }
    }
  }
}

/// The phase of a motion event.
enum MotionPhase {
  case began
  case ended
  case cancelled

  var method: FirstResponderMethod {
    switch self {
    case .began: .motionBegan
    case .ended: .motionEnded
    case .cancelled: .motionCancelled
    }
  }
}

/// A motion from its beginning to its end.
@MainActor
final class LiveMotion {
  /// The progress of a motion's delivery.
  enum State {
    /// The beginning is being delivered.
    case made
    /// The motion ended before its beginning was delivered, which is then discarded.
    case unheard
    /// The responder has received the beginning.
    case begun
    /// The responder has received the end or the cancellation.
    case over
  }

  /// The responder of the motion, or `nil` for the application, which retains this object.
  let responder: UIResponder?
  /// The window that sends the events.
  private(set) weak var window: UIWindow?
  var state = State.made

  init(responder: UIResponder, window: UIWindow?) {
    self.responder = responder is UIApplication ? nil : responder
    self.window = window
  }
}
