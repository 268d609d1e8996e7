/// Who presents and dismisses controllers; the bodies of controllers have the calls only.
@MainActor
package protocol ControllerPresenting {
  /// Shows a controller over another, or over one that it is in.
  func present(
    _ controller: UIViewController, over presenter: UIViewController, _ animated: Bool,
    _ completion: (() -> Void)?)
  /// Takes away what a controller has presented, or the controller itself.
  func dismiss(from controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?)
  /// Somebody presses what leads back; answers whether the presented controller goes.
  func userDismisses(_ controller: UIViewController) -> Bool
  /// What is in a presented controller wants another size.
  func preferredSizeDidChange(of controller: UIViewController)
}
