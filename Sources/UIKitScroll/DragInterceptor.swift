internal import TouchstoneGestures
internal import UIKitCore

/// A superview of scroll views, such as a sheet's container, that may consume part of their drags
/// first.
@MainActor
package protocol DragInterceptor: AnyObject {
  /// Called when the finger moves. Consumes its part of the movement by reducing the pan's
  /// translation.
  func takeDrag(of scrollView: UIScrollView)
  /// Called when the finger lifts. Returns whether the movement is consumed, so that the scroll
  /// view doesn't decelerate.
  func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool
}

extension UIScrollView {
  /// The nearest superview that may consume part of the scroll view's drags, or `nil` if there is
  /// none.
  var dragTaker: (any DragInterceptor)? {
    LinkWalk(superview, \.superview).lazy.compactMap { $0 as? any DragInterceptor }.first
  }

  /// Whether a vertical movement of a finger drags the content.
  package var takesDragsUpAndDown: Bool {
    isScrollEnabled && limits(.vertical).isDraggable
  }
}
