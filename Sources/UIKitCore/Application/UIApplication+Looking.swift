internal import TouchstoneHitTree
internal import TouchstoneInput

extension UIApplication {
  /// Every window of the application, hidden ones included, front first.
  package var windowsFrontToBack: [UIWindow] { implicitScene.stack.frontToBack }

  /// Whether an event is on its way just now.
  package var isDelivering: Bool { intake.isDelivering }
  /// Whether a window that is shown has work for a frame.
  var hasWork: Bool { Lent(implicitScene).use { $0.stack.hasWork } }

  /// The responders from `start` to what discards.
  package func chain(from start: UIResponder) -> [UIResponder] { ResponderClimb.chain(from: start) }

  /// The view a touch at a point of the screen would get, asked without an event.
  package func hitView(at point: CGPoint) -> UIView? {
    hitTest(Point(x: point.x, y: point.y), with: nil).view
  }

  /// The screen in points.
  package var screenBounds: CGRect { mainScreen.bounds }
  /// Names of the presses that are down.
  package var heldPresses: [String] { presses.held }
}
