package import TouchstoneGeometry

/// The role of a view or layout guide in constraint-based layout.
@MainActor
package protocol ViewConstraints: AnyObject {
  /// The width in points at which the content is measured, or `nil` until the layout has computed a
  /// width.
  ///
  /// The width is infinite for the natural size.
  var contentWidth: CGFloat? { get }
  /// Called after the frame, or the bounds of the superview, were set.
  func geometryDidChange()
  /// Called when the content size, a baseline, the layout direction or the autoresizing mask may
  /// have changed.
  ///
  /// This method only sets a mark, so any code may call it. ``updateContent()`` or the next layout
  /// does the work.
  func contentDidChange()
  /// Updates the values marked by ``contentDidChange()``.
  func updateContent()
  /// Called after the safe area or the margins have changed.
  func insetsDidChange()
  /// Called after the view was hidden or shown.
  func visibilityDidChange()
  /// Called before the guide is removed from its view.
  func willLeaveOwner()
  /// Sets the frames of subviews and guides to the result of the constraints.
  func layOutSubviews()
}
