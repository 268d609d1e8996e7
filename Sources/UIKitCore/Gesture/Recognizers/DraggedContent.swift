package import TouchstoneGestures

/// A view with its own recognizers for dragging and zooming, which query the view for permission.
@MainActor
package protocol DraggedContent: UIView {
  /// The only direction in which the content can be dragged, or `nil` for any direction.
  var dragDirection: GesturePoint? { get }
  /// Whether the content continues to move after a drag.
  var isDecelerating: Bool { get }

  /// Returns whether the content can move further in a direction.
  func hasRoom(for way: GesturePoint) -> Bool
  /// Returns the reason that the content can't be dragged now, or `nil` if it can.
  func refusalToDrag() -> Cause?
  /// Returns the reason that the content can't be zoomed now, or `nil` if it can.
  func refusalToZoom() -> Cause?
  /// Stops moving content when a finger comes down on it.
  func catchMovement()
  /// Ends the drag or zoom of a recognizer that was reset, if its action didn't end it.
  func letGo(of recognizer: UIGestureRecognizer)
  /// Fixes the content between the fingers in place from now on.
  func holdZoom()
  /// Returns whether a recognizer is the view's dragging or zooming recognizer.
  func isOwn(_ recognizer: UIGestureRecognizer) -> Bool
  /// Returns whether a recognizer of the view may have a delegate; reports a fault if it may not.
  func accepts(_ delegate: (any UIGestureRecognizerDelegate)?, of name: String) -> Bool
}

/// A delegate that decides on behalf of a view. The view itself isn't queried again.
@MainActor
package protocol DelegateForView: UIGestureRecognizerDelegate {
  var servedView: UIView? { get }
}
