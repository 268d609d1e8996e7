/// The member of a scroll view that lets its content continue to handle a touch during a drag, as a
/// clause.
package enum ContentTouchRule: String, CaseIterable, Sendable {
  /// The scroll view never cancels touches in its content.
  case neverCancels = "canCancelContentTouches is false"
  /// The scroll view's method returned `false` for the view, as it does for controls.
  case refusesToCancel = "touchesShouldCancel(in:) returned false"
}
