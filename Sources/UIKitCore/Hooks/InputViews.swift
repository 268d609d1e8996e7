/// What is shown at the foot of a scene for its first responder: a keyboard, or what the program has
/// in its place.
@MainActor
package protocol InputViews: AnyObject {
  /// The first responder may be nobody for a moment: nothing is shown or hidden until the end.
  func beginChange()
  /// Shows what belongs to the first responder now.
  func endChange()
  /// Shows what belongs to the first responder now, unless a change is going on.
  func update()
}
