extension UIApplication {
  /// The responder where an event without a place begins: the key window's first responder, else
  /// the key window, else the application.
  package var startOfEventsWithoutPlace: UIResponder {
    keyWindow?.firstResponder ?? keyWindow ?? self
  }
}
