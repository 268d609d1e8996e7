/// What a view or a guide tells of itself to the constraints that name it.
@MainActor
package protocol ViewConstraints: AnyObject {
  /// The frame was set, or the superview's bounds were.
  func geometryDidChange()
  /// The content has another size by itself.
  func contentDidChange()
  /// The safe area or the margins have changed.
  func insetsDidChange()
  /// The layout direction may have changed: leading and trailing may be other edges.
  func directionDidChange()
  /// The view was hidden or shown.
  func visibilityDidChange()
  /// The guide leaves its view.
  func willLeaveOwner()
  /// Gives the subviews and guides the frames that constraints decided on.
  func layOutSubviews()
}
