extension UIApplication {
  /// The responder where a press and the search for a command begin: the focused item, else the key
  /// window's first responder, else the controller in front.
  package var startOfPresses: UIResponder {
    focus.mover?.startOfPresses ?? keyWindow?.firstResponder
      ?? keyWindow?.rootViewController?.frontmostPresented ?? startOfEventsWithoutPlace
  }
}
