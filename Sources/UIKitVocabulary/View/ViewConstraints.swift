package import TouchstoneGeometry

/// The part of a view or a guide in the layout by constraints.
@MainActor
package protocol ViewConstraints: AnyObject {
  /// The width at which the content is measured, in points: infinite for the natural size, and `nil`
  /// until the layout has found a width.
  var contentWidth: CGFloat? { get }
  /// The frame was set, or the superview's bounds were.
  func geometryDidChange()
  /// The size of the content, a baseline, the layout direction or the autoresizing mask may have changed.
  ///
  /// It only marks, so that any code may call it; ``updateContent()`` or the next layout does the work.
  func contentDidChange()
  /// Updates what ``contentDidChange()`` has marked.
  func updateContent()
  /// The safe area or the margins have changed.
  func insetsDidChange()
  /// The view was hidden or shown.
  func visibilityDidChange()
  /// The guide leaves its view.
  func willLeaveOwner()
  /// Gives the subviews and guides the frames that constraints decided on.
  func layOutSubviews()
}
