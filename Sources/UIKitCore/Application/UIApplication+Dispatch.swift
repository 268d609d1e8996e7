extension UIApplication {
  /// What ``sendEvent(_:)`` does where it is not overridden: to each window the event concerns.
  func dispatch(_ event: UIEvent) {
    switch event {
    case let event as TouchesEvent: event.delivery?.dispatch(event)
    case let event as UIPressesEvent: PressDelivery.dispatch(event)
    case let event as HoverEvent: gestures.window(for: event.window)?.sendEvent(event)
    case let event as ScrollEvent: gestures.window(for: event.window)?.sendEvent(event)
    case let event as TransformEvent: gestures.window(for: event.window)?.sendEvent(event)
    case let event as MotionEvent:
      if let window = event.motion.window { window.sendEvent(event) } else { event.deliver() }
    case let event as RemoteControlEvent:
      if let window = keyWindow { window.sendEvent(event) } else { event.deliver() }
    default: break
    }
  }

  /// The responder where an event without a place begins: the key window's first responder, else
  /// the key window, else the application.
  package var startOfEventsWithoutPlace: UIResponder {
    keyWindow?.firstResponder ?? keyWindow ?? self
  }
}
