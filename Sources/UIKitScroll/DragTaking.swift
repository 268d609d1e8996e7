internal import TouchstoneGestures
internal import UIKitCore

/// A view around scroll views that may take the way of their fingers before they do, as a sheet does.
@MainActor
package protocol DragTaking: AnyObject {
  /// The finger has moved: takes its part, by what it sets the translation of the pan back.
  func takeDrag(of scrollView: UIScrollView)
  /// The finger lets go: whether it has left nothing of it to the scroll view.
  func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool
}

extension UIScrollView {
  /// Who around the scroll view may take of its drags; the nearest.
  var dragTaker: (any DragTaking)? {
    LinkWalk(superview, \.superview).lazy.compactMap { $0 as? any DragTaking }.first
  }

  /// Whether a finger that goes up or down drags the content.
  package var takesDragsUpAndDown: Bool {
    isScrollEnabled && limits(.vertical).isDraggable
  }
}
