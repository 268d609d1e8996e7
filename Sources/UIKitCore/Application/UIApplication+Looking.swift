internal import TouchstoneInput

extension UIApplication {
  /// Every window of the application, hidden ones included, front first.
  package var windowsFrontToBack: [UIWindow] { implicitScene.stack.frontToBack }

  /// Whether an event is on its way just now.
  package var isDelivering: Bool { intake.isDelivering }

  /// The responders from `start` to what discards.
  package func chain(from start: UIResponder) -> [UIResponder] { ResponderClimb.chain(from: start) }

  /// The view a touch at a point of the screen would get, asked without an event.
  package func hitView(at point: CGPoint) -> UIView? {
    hitTest(Point(x: point.x, y: point.y), with: nil).view
  }
}

extension UIWindowScene {
  /// The application whose scene it is.
  package var touchApplication: UIApplication? { application }
}

extension UIApplication {
  /// The screen in points.
  package var screenBounds: CGRect { mainScreen.bounds }
  /// Seconds on the application's clock.
  package var stageTime: Double { now }
  /// Names of the presses that are down.
  package var heldPresses: [String] { presses.held }
}

extension UIView {
  /// Whether its class has touch methods of its own; a control's are the kit's.
  package var overridesTouches: Bool {
    !node.overrides.isDisjoint(with: [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ])
  }
}

extension UIGestureRecognizer {
  /// Whether a scroll view delays touches of its content by it.
  package var isScrollViewsOwn: Bool { self is DelayedTouchesRecognizer }
}
