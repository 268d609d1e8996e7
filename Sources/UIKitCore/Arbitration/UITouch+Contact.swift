internal import TouchstoneGestures

extension UITouch: Contact {
  var rank: Int { 1 }

  var change: TouchMethod? {
    switch phase {
    case .began: .began
    case .moved: .moved
    case .stationary: nil
    case .ended: .ended
    // A hovering pointer creates no touch, so touches never have the phases of regions.
    case .cancelled, .regionEntered, .regionMoved, .regionExited: .cancelled
    }
  }

  var look: HeldTouch { HeldTouch(self, phase: phase) }
  var cancelledLook: HeldTouch { HeldTouch(self, phase: .cancelled) }
  var origin: UIView? { boundView }
  var numberInTimeline: Int? { serial }

  func isOffered(to recognizer: UIGestureRecognizer) -> Bool { recognizer.takesTouches }

  func describe(
    in reception: inout TouchstoneGestures.Reception, for recognizer: UIGestureRecognizer,
    _ event: UIEvent
  ) {
    reception.allowedTypes = recognizer.allowedTouchTypes.map(\.intValue)
    reception.type = type.rawValue
    reception.requiresExclusiveType = recognizer.requiresExclusiveTouchType
    reception.firstType = recognizer.internals.firstType
    reception.isPointer = type == .indirectPointer
    reception.buttons = event.buttons.rawValue
    reception.buttonsRequired = recognizer.buttonsRequired.rawValue
  }

  func isAccepted(byDelegateOf recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
  }

  func setPart(_ part: ContactPart, in internals: inout GestureInternals) -> Bool {
    if part == .received { internals.firstType = internals.firstType ?? type.rawValue }
    return internals.touchList.setPart(part, of: self)
  }

  func isPart(of event: TouchesEvent?) -> Bool {
    event?.touches.contains { $0 === self } == true
  }

  func deliver(_ method: TouchMethod, _ look: HeldTouch, for environment: GestureEnvironment) {
    environment.application.intake.delivery.deliver(self, method, look, environment.event)
  }

  func wasTaken() { reception = .finished }
}
