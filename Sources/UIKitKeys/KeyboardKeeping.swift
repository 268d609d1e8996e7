@_spi(Kit) internal import UIKitCore

/// Whether the keyboard stays when editing ends, or moves to a responder without an input view.
///
/// `disablesAutomaticKeyboardDismissal` decides: that of the controller that fills the window or is
/// presented, not that of a controller in it. A form sheet around a navigation controller on iOS
/// keeps the keyboard whatever the controllers in that say.
@MainActor
struct KeyboardKeeping {
  /// Where the last responder with an input view was.
  private weak var controller: UIViewController?
  /// Whether a finger pushes the keyboard away, which no controller prevents.
  var isPushedAway = false

  /// The views to show: those that are wanted, or those that are shown where they stay.
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
  /// The controller that the responder is in and that is in no other.
  fileprivate var outermostController: UIViewController? {
    LinkWalk(nearestController, \.parent).reduce(nil) { $1 }
  }
}
