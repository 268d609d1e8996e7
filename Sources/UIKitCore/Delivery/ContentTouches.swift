internal import TouchstoneTrace

extension TouchDelivery {
  /// Withholds new touches from a view if a superview, such as a scroll view, refuses them. Returns
  /// whether one did (statement 250, 251).
  func withhold(
    _ touches: ContiguousArray<UITouch>.SubSequence, from view: UIView, _ event: TouchesEvent
  ) -> Bool {
    guard let service = KitServices.installed.contentTouches,
      let refuser = service.refuser(of: touches, for: view, event)
    else { return false }
    for touch in touches {
      touch.reception = .withheld
      report(touch, .began, discardedAt: view, .refusedByScrollView(TraceSubject(refuser)))
    }
    return true
  }
}
