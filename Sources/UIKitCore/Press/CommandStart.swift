extension UIApplication {
  /// The responder where a press begins: the focused item, else where other events without a place
  /// do.
  package var startOfPresses: UIResponder {
    focus.mover?.startOfPresses ?? startOfEventsWithoutPlace
  }
}
