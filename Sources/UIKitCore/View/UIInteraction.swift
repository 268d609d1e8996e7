/// Behaviour that is attached to a view, such as a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it is attached to; keep it weak.
  var view: UIView? { get }
  /// The view is about to change.
  func willMove(to view: UIView?)
  /// The view has changed.
  func didMove(to view: UIView?)
}
