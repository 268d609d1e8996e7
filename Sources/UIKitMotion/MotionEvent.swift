@_spi(Kit) internal import UIKitCore

/// One phase of a motion, on its way to the responder where the motion began.
final class MotionEvent: EventWithoutPlace {
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

  /// Calls the responder's method, once for each phase, and an end only after a beginning.
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

/// What a motion's event says.
enum MotionPhase {
  case began
  case ended
  case cancelled

  var method: PlacelessMethod {
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
  /// How far its delivery has come.
  enum State {
    /// Its beginning is on its way.
    case made
    /// It ended before its beginning was delivered, which it is no more.
    case unheard
    /// The responder knows of it.
    case begun
    /// The responder knows that it ended or was cancelled.
    case over
  }

  /// Who hears of it, from its beginning to its end; nil for the application, which keeps this.
  let responder: UIResponder?
  /// The window through which it goes.
  private(set) weak var window: UIWindow?
  var state = State.made

  init(responder: UIResponder, window: UIWindow?) {
    self.responder = responder is UIApplication ? nil : responder
    self.window = window
  }
}
