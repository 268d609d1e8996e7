extension UIWindow {
  /// What ``sendEvent(_:)`` does where it is not overridden.
  func deliver(_ event: UIEvent) {
    switch event {
    case let event as TouchesEvent: event.delivery?.deliver(event, in: self)
    case let event as UIPressesEvent: PressDelivery.deliver(event, in: self)
    default: break
    }
  }
}
