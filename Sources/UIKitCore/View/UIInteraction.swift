/// Behavior that is attached to a view, such as a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to.
  ///
  /// Store it as a weak reference.
  var view: UIView? { get }
  /// Called before the interaction moves to another view, or to `nil` when it is removed.
  func willMove(to view: UIView?)
  /// Called after the interaction has moved to another view, or to `nil` when it was removed.
  func didMove(to view: UIView?)
}
