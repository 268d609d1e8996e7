internal import TouchstoneActions

/// The kit's own methods that programs name in selectors, by their Objective-C names.
///
/// A class of the program that overrides one is called through its override. The standard edit
/// actions are not among them: `StandardEditAction` knows who implements those.
enum KitActions {
  static let methods: [String: [ActionMethod]] = Dictionary(
    grouping: responders + views + controls + controllers + application + others, by: \.name
  ).mapValues { $0.map(\.method) }

  private struct Entry {
    let name: String
    let method: ActionMethod

    init<Target, Result>(
      _ name: String, _ method: @escaping PlainAction<Target, Result>
    ) {
      self.init(name, ActionMethod(method))
    }

    init<Target, Sender, Result>(
      _ name: String, _ method: @escaping SenderAction<Target, Sender, Result>
    ) {
      self.init(name, ActionMethod(method))
    }

    init(_ name: String, _ method: ActionMethod) {
      self.name = name
      self.method = method
    }
  }

  private static let responders = [
    Entry("becomeFirstResponder", UIResponder.becomeFirstResponder),
    Entry("resignFirstResponder", UIResponder.resignFirstResponder),
    Entry("reloadInputViews", UIResponder.reloadInputViews),
    Entry("captureTextFromCamera:", UIResponder.captureTextFromCamera(_:)),
    Entry("accessibilityActivate", UIResponder.accessibilityActivate),
    Entry("accessibilityIncrement", UIResponder.accessibilityIncrement),
    Entry("accessibilityDecrement", UIResponder.accessibilityDecrement),
    Entry("accessibilityPerformEscape", UIResponder.accessibilityPerformEscape),
    Entry("accessibilityPerformMagicTap", UIResponder.accessibilityPerformMagicTap),
  ]

  private static let views = [
    Entry("endEditing:", UIView.endEditing(_:)),
    Entry("setNeedsLayout", UIView.setNeedsLayout),
    Entry("layoutIfNeeded", UIView.layoutIfNeeded),
    Entry("layoutSubviews", UIView.layoutSubviews),
    Entry("setNeedsDisplay", UIView.setNeedsDisplay as @MainActor (UIView) -> @MainActor () -> Void),
    Entry("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize),
    Entry("sizeToFit", UIView.sizeToFit),
    Entry("tintColorDidChange", UIView.tintColorDidChange),
    Entry("setNeedsFocusUpdate", UIView.setNeedsFocusUpdate),
    Entry("updateFocusIfNeeded", UIView.updateFocusIfNeeded),
    Entry("removeFromSuperview", UIView.removeFromSuperview),
    Entry("addSubview:", UIView.addSubview(_:)),
    Entry("bringSubviewToFront:", UIView.bringSubviewToFront(_:)),
    Entry("sendSubviewToBack:", UIView.sendSubviewToBack(_:)),
    Entry("flashScrollIndicators", UIScrollView.flashScrollIndicators),
    Entry("makeKeyWindow", UIWindow.makeKey),
    Entry("makeKeyAndVisible", UIWindow.makeKeyAndVisible),
  ]

  private static let controls = [
    Entry("performPrimaryAction", UIControl.performPrimaryAction),
    Entry("setNeedsUpdateConfiguration", UIButton.setNeedsUpdateConfiguration),
    Entry("beginRefreshing", UIRefreshControl.beginRefreshing),
    Entry("endRefreshing", UIRefreshControl.endRefreshing),
    Entry("deleteBackward", ActionMethod(of: (any UIKeyInput).self) { input, _, _ in
      input.deleteBackward() as Any
    }),
    Entry("unmarkText", ActionMethod(of: (any UITextInput).self) { input, _, _ in
      input.unmarkText() as Any
    }),
    Entry("dismissKeyboard", UIInputViewController.dismissKeyboard),
  ]

  private static let controllers = [
    Entry("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
    Entry("removeFromParentViewController", UIViewController.removeFromParent),
    Entry("setNeedsFocusUpdate", UIViewController.setNeedsFocusUpdate),
    Entry("updateFocusIfNeeded", UIViewController.updateFocusIfNeeded),
    // A sender stands in the place of the flag, and an event, which nobody can run, in that of the
    // completion.
    Entry("dismissViewControllerAnimated:completion:", ActionMethod(of: UIViewController.self) {
      controller, sender, _ in
      controller.dismiss(animated: (sender as? Bool) ?? (sender != nil)) as Any
    }),
  ]

  private static let application = [
    Entry("beginIgnoringInteractionEvents", UIApplication.beginIgnoringInteractionEvents),
    Entry("endIgnoringInteractionEvents", UIApplication.endIgnoringInteractionEvents),
  ]

  private static let others = [
    Entry("undo", UndoManager.undo),
    Entry("redo", UndoManager.redo),
    Entry("invalidate", Timer.invalidate),
    Entry("fire", Timer.fire),
    Entry("invalidate", CADisplayLink.invalidate),
    Entry("setNeedsDisplay", CALayer.setNeedsDisplay as @MainActor (CALayer) -> @MainActor () -> Void),
    Entry("setNeedsLayout", CALayer.setNeedsLayout),
    Entry("layoutIfNeeded", CALayer.layoutIfNeeded),
    Entry("removeFromSuperlayer", CALayer.removeFromSuperlayer),
    Entry("removeAllAnimations", CALayer.removeAllAnimations),
    Entry("dismissMenu", UIEditMenuInteraction.dismissMenu),
    Entry("hideMenu", UIMenuController.hideMenu as @MainActor (UIMenuController) -> @MainActor () -> Void),
  ]
}
