extension UIApplication {
  /// The responder at which a press and the search for a command begin.
  ///
  /// The first that exists of: the focused item, the key window's first responder, the frontmost
  /// controller of the key window, and the responder at which events without a location begin.
  package var startOfPresses: UIResponder {
    focus.mover?.startOfPresses ?? keyWindow?.firstResponder
      ?? keyWindow?.rootViewController?.frontmostPresented ?? startOfEventsWithoutPlace
  }
}
