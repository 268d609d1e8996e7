package import UIKitCore

/// The core's methods that apps name in selectors, by their Objective-C names.
///
/// If a class of the app overrides such a method, the override is called. The standard edit actions
/// aren't included, because `StandardEditAction` knows which classes implement them.
package enum SelectorModule: KitModule {
  package static var actions: [KitAction] {
    responders + views + controls + controllers + application + others
  }

  private static let responders = [
    KitAction("becomeFirstResponder", UIResponder.becomeFirstResponder),
    KitAction("resignFirstResponder", UIResponder.resignFirstResponder),
    KitAction("reloadInputViews", UIResponder.reloadInputViews),
    KitAction("captureTextFromCamera:", UIResponder.captureTextFromCamera(_:)),
    KitAction("accessibilityActivate", UIResponder.accessibilityActivate),
    KitAction("accessibilityIncrement", UIResponder.accessibilityIncrement),
    KitAction("accessibilityDecrement", UIResponder.accessibilityDecrement),
    KitAction("accessibilityPerformEscape", UIResponder.accessibilityPerformEscape),
    KitAction("accessibilityPerformMagicTap", UIResponder.accessibilityPerformMagicTap),
  ]

  private static let views = [
    KitAction("endEditing:", UIView.endEditing(_:)),
    KitAction("setNeedsLayout", UIView.setNeedsLayout),
    KitAction("layoutIfNeeded", UIView.layoutIfNeeded),
    KitAction("layoutSubviews", UIView.layoutSubviews),
    KitAction("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
    KitAction("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded),
    KitAction("updateConstraints", UIView.updateConstraints),
    KitAction("setNeedsUpdateProperties", UIView.setNeedsUpdateProperties),
    KitAction("updatePropertiesIfNeeded", UIView.updatePropertiesIfNeeded),
    KitAction(
      "setNeedsDisplay", UIView.setNeedsDisplay as @MainActor (UIView) -> @MainActor () -> Void),
    KitAction("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
    KitAction("sizeToFit", UIView.sizeToFit),
    KitAction("tintColorDidChange", UIView.tintColorDidChange),
    KitAction("setNeedsFocusUpdate", UIView.setNeedsFocusUpdate),
    KitAction("updateFocusIfNeeded", UIView.updateFocusIfNeeded),
    KitAction("removeFromSuperview", UIView.removeFromSuperview),
    KitAction("addSubview:", UIView.addSubview(_:)),
    KitAction("bringSubviewToFront:", UIView.bringSubviewToFront(_:)),
    KitAction("sendSubviewToBack:", UIView.sendSubviewToBack(_:)),
    KitAction("makeKeyWindow", UIWindow.makeKey),
    KitAction("makeKeyAndVisible", UIWindow.makeKeyAndVisible),
  ]

  private static let controls = [
    KitAction("performPrimaryAction", UIControl.performPrimaryAction),
    KitAction("dismissKeyboard", UIInputViewController.dismissKeyboard),
  ]

  private static let controllers = [
    KitAction("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
    KitAction("removeFromParentViewController", UIViewController.removeFromParent),
    KitAction("setNeedsFocusUpdate", UIViewController.setNeedsFocusUpdate),
    KitAction("updateFocusIfNeeded", UIViewController.updateFocusIfNeeded),
    // A sender takes the place of the flag. An event takes the place of the completion, which can't
    // be called.
    KitAction(
      "dismissViewControllerAnimated:completion:",
      ActionMethod(of: UIViewController.self) {
        controller, sender, _ in
        controller.dismiss(animated: (sender as? Bool) ?? (sender != nil)) as Any
      }),
  ]

  private static let application = [
    KitAction("beginIgnoringInteractionEvents", UIApplication.beginIgnoringInteractionEvents),
    KitAction("endIgnoringInteractionEvents", UIApplication.endIgnoringInteractionEvents),
  ]

  private static let others = [
    KitAction("undo", UndoManager.undo),
    KitAction("redo", UndoManager.redo),
    KitAction("invalidate", Timer.invalidate),
    KitAction("fire", Timer.fire),
    KitAction("invalidate", CADisplayLink.invalidate),
    KitAction(
      "setNeedsDisplay", CALayer.setNeedsDisplay as @MainActor (CALayer) -> @MainActor () -> Void),
    KitAction("setNeedsLayout", CALayer.setNeedsLayout),
    KitAction("layoutIfNeeded", CALayer.layoutIfNeeded),
    KitAction("removeFromSuperlayer", CALayer.removeFromSuperlayer),
    KitAction("removeAllAnimations", CALayer.removeAllAnimations),
  ]
}
