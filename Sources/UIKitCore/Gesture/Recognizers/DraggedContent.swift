package import TouchstoneGestures

/// A view whose content is dragged and zoomed by recognizers of its own, which ask it what they may.
@MainActor
package protocol DraggedContent: UIView {
  /// Along which way a drag goes; nil for any.
  var dragDirection: GesturePoint? { get }
  /// Whether the content goes on after a drag.
  var isDecelerating: Bool { get }

  /// Whether the content can go on in a direction.
  func hasRoom(for way: GesturePoint) -> Bool
  /// Why the content may not be dragged now; nil where it may.
  func refusalToDrag() -> Cause?
  /// Why the content may not be zoomed now; nil where it may.
  func refusalToZoom() -> Cause?
  /// A finger came down on content that moves: it stands still.
  func catchMovement()
  /// A recognizer was reset: ends the drag or the zoom if its action didn't.
  func letGo(of recognizer: UIGestureRecognizer)
  /// Keeps what lies between the fingers from now on where it is.
  func holdZoom()
  /// Whether a recognizer is the one that drags, or the one that zooms.
  func isOwn(_ recognizer: UIGestureRecognizer) -> Bool
  /// Whether one of its recognizers may have this delegate, with a fault where it may not.
  func accepts(_ delegate: (any UIGestureRecognizerDelegate)?, of name: String) -> Bool
}

/// A delegate that answers for a view, which is not asked again.
@MainActor
package protocol DelegateForView: UIGestureRecognizerDelegate {
  /// The view.
  var servedView: UIView? { get }
}
