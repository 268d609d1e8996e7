internal import TouchstoneHitTree
internal import TouchstoneInput

extension UIApplication {
  /// All windows of the application, including hidden ones, from front to back.
  package var windowsFrontToBack: [UIWindow] { implicitScene.stack.frontToBack }

  /// Whether an event is being delivered.
  package var isDelivering: Bool { intake.isDelivering }
  /// Whether a visible window has work for a frame.
  var hasWork: Bool { Borrowed(implicitScene).use { $0.stack.hasWork } }

  /// Returns the responder chain from `start` to its end.
  package func chain(from start: UIResponder) -> [UIResponder] {
    ResponderChainWalk.chain(from: start)
  }

  /// Returns the view that would receive a touch at a point on the screen, tested without an event.
  package func hitView(at point: CGPoint) -> UIView? {
    hitTest(Point(x: point.x, y: point.y), with: nil).view
  }

  /// The bounds of the screen, in points.
  package var screenBounds: CGRect { mainScreen.bounds }
  /// The names of the presses that are down.
  package var heldPresses: [String] { presses.held }
}
