internal import TouchstoneTrace

extension UIApplication {
  /// What ``sendEvent(_:)`` does where it is not overridden: to each window the event concerns.
  func dispatch(_ event: UIEvent) {
    switch event {
    case let event as TouchesEvent: event.delivery?.dispatch(event)
    case let event as UIPressesEvent: PressDelivery.dispatch(event)
    case let event as HoverEvent: gestures.hover(event)
    case let event as ScrollEvent: gestures.scroll(event)
    default:
      switch event.type {
      case .motion: sendMotion(event)
      case .remoteControl: sendRemoteControl(event)
      default: break
      }
    }
  }

  /// The responder where an event without a place begins: the key window's first responder, else
  /// the key window, else the application.
  package var startOfEventsWithoutPlace: UIResponder {
    keyWindow?.firstResponder ?? keyWindow ?? self
  }

  private func sendMotion(_ event: UIEvent) {
    let responder = startOfEventsWithoutPlace
    let phase = motionPhase
    reportDelivered(event, to: responder, phase.rawValue)
    switch phase {
    case .began: responder.motionBegan(event.subtype, with: event)
    case .ended: responder.motionEnded(event.subtype, with: event)
    case .cancelled: responder.motionCancelled(event.subtype, with: event)
    }
  }

  private func sendRemoteControl(_ event: UIEvent) {
    guard receivesRemoteControl else {
      tracer.report(
        TraceRecord(
          time: now, kind: .discarded, phase: "remoteControlReceived", delivery: .discarded,
          detail: "beginReceivingRemoteControlEvents() was not called"))
      return
    }
    let responder = startOfEventsWithoutPlace
    reportDelivered(event, to: responder, "remoteControlReceived")
    responder.remoteControlReceived(with: event)
  }

  private func reportDelivered(_ event: UIEvent, to responder: UIResponder, _ phase: String) {
    tracer.report(
      TraceRecord(
        time: now, kind: .delivered, phase: phase, subject: TraceSubject(responder),
        delivery: .delivered))
  }
}

/// Which method a motion calls.
enum MotionPhase: String {
  case began = "motionBegan"
  case ended = "motionEnded"
  case cancelled = "motionCancelled"
}
