extension UIWindow {
  /// What ``sendEvent(_:)`` does where it is not overridden.
  func deliver(_ event: UIEvent) {
    switch event {
    case let event as TouchesEvent: event.delivery?.deliver(event, in: self)
    case let event as UIPressesEvent: PressDelivery.deliver(event, in: self)
    case let event as HoverEvent: event.application?.gestures.hover(event)
    case let event as ScrollEvent: event.application?.gestures.scroll(event)
    case let event as TransformEvent: event.application?.gestures.transform(event)
    case let event as MotionEvent: event.deliver()
    case let event as RemoteControlEvent: event.deliver()
    default: break
    }
  }
}
