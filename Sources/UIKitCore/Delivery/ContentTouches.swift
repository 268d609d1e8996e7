internal import TouchstoneTrace

extension TouchDelivery {
  /// Whether somebody around a view keeps new touches from it, as a scroll view may
  /// (statement 250, 251).
  func refuses(
    _ touches: ContiguousArray<UITouch>.SubSequence, in view: UIView, _ event: TouchesEvent
  ) -> Bool {
    for ask in Hooks.installed.refusingTouches {
      guard let refuser = ask(touches, view, event) else { continue }
      for touch in touches {
        touch.reception = .withheld
        report(
          touch, .began, discardedAt: view, .refusedByScrollView(TraceSubject(refuser)))
      }
      return true
    }
    return false
  }
}
