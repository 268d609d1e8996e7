@_spi(Kit) internal import UIKitCore

/// Decides whether the keyboard stays when editing ends or a responder without an input view
/// becomes first.
///
/// The controller's `disablesAutomaticKeyboardDismissal` decides. Only the outermost controller
/// counts: the root controller or the presented one, not its children. On iOS, a form sheet with a
/// navigation controller keeps the keyboard regardless of the controllers inside.
@MainActor
struct KeyboardKeeping {
  /// The outermost controller of the last responder that had an input view.
  private weak var controller: UIViewController?
  /// Whether a finger is dismissing the keyboard, which no controller prevents.
  var isPushedAway = false

  /// Returns the views to show: `wanted`, or with the views of `shown` that stay.
  mutating func keep(
    _ shown: InputViewSet, beside wanted: InputViewSet, for first: UIResponder?,
    in window: UIWindow?
  ) -> InputViewSet {
    let outermost = first?.outermostController
    guard wanted.input == nil else {
      controller = outermost
      return wanted
    }
    guard shown.input != nil, !isPushedAway, let controller, let window,
      first == nil || outermost === controller, controller.keepsKeyboard(in: window)
    else {
      self.controller = nil
      return wanted
    }
    var kept = wanted
    kept.input = shown.input
    if first == nil { kept.accessory = shown.accessory }
    return kept
  }
}

extension UIViewController {
  fileprivate func keepsKeyboard(in window: UIWindow) -> Bool {
    disablesAutomaticKeyboardDismissal && viewIfLoaded?.enclosingWindow === window
      && appearance.isComing && presentedViewController == nil
  }
}

extension UIResponder {
  /// The outermost controller that contains the responder.
  fileprivate var outermostController: UIViewController? {
    LinkWalk(nearestController, \.parent).reduce(nil) { $1 }
  }
}
