internal import TouchstoneGestures

extension UIPress: Contact {
  var rank: Int { 0 }
  var change: TouchMethod? { currentPhase.touchMethod }
  var look: Phase { currentPhase }
  var cancelledLook: Phase { .cancelled }
  var origin: UIView? { responder?.nearestView }
  var numberInTimeline: Int? { nil }

  func isOffered(to recognizer: UIGestureRecognizer) -> Bool { true }

  func describe(
    in reception: inout Reception, for recognizer: UIGestureRecognizer, _ event: UIEvent
  ) {
    reception.allowedTypes = recognizer.allowedPressTypes.map(\.intValue)
    reception.type = type.rawValue
  }

  func isAccepted(byDelegateOf recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) ?? true
  }

  func setPart(_ part: ContactPart, in internals: inout GestureInternals) -> Bool {
    internals.pressList.setPart(part, of: self)
  }

  func isPart(of event: TouchesEvent?) -> Bool { false }

  func deliver(_ method: TouchMethod, _ look: Phase, for environment: GestureEnvironment) {
    guard let event = environment.pressesEvent else { return }
    looking(like: look) { event.deliver(self) }
  }

  func wasTaken() {}
}

extension UIPress.Phase {
  /// The touch method that corresponds to the phase, or `nil` if nothing has changed.
  fileprivate var touchMethod: TouchMethod? {
    switch self {
    case .began: .began
    case .changed: .moved
    case .stationary: nil
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIResponder {
  /// The view nearest to the responder: a controller's own view, otherwise the first view from here
  /// up the chain.
  ///
  /// `nil` if a controller's view isn't loaded, or if the chain contains no view.
  fileprivate var nearestView: UIView? {
    if let controller = self as? UIViewController { return controller.viewIfLoaded }
    return LinkWalk(self) { TouchCall.next(of: $0) }.lazy.compactMap { $0 as? UIView }.first
  }
}
