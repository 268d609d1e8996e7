/// Methods of Touchstone's classes that selectors name, by their names in Swift and Objective-C.
enum KitMethods {
  /// Returns the Objective-C name of a method with labels, or `nil` if it follows Swift's rule.
  static func selectorName(_ fullName: String) -> String? { renamed[fullName] }

  /// Returns the labels of a method that is named without them, if Touchstone has only one method
  /// of the name.
  static func labels(_ base: String) -> [String]? { labelled[base] }

  private static let renamed: [String: String] = [
    "becomeKey()": "becomeKeyWindow",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "draw(_:)": "drawRect:",
    "makeKey()": "makeKeyWindow",
    "motionBegan(_:with:)": "motionBegan:withEvent:",
    "motionCancelled(_:with:)": "motionCancelled:withEvent:",
    "motionEnded(_:with:)": "motionEnded:withEvent:",
    "remoteControlReceived(with:)": "remoteControlReceivedWithEvent:",
    "removeFromParent()": "removeFromParentViewController",
    "resignKey()": "resignKeyWindow",
    "show(_:sender:)": "showViewController:sender:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
  ]

  private static let labelled: [String: [String]] = [
    "addSubview": ["_"],
    "bringSubviewToFront": ["_"],
    "copy": ["_"],
    "cut": ["_"],
    "delete": ["_"],
    "dismiss": ["animated", "completion"],
    "endEditing": ["_"],
    "motionBegan": ["_", "with"],
    "motionCancelled": ["_", "with"],
    "motionEnded": ["_", "with"],
    "paste": ["_"],
    "pasteAndMatchStyle": ["_"],
    "remoteControlReceived": ["with"],
    "select": ["_"],
    "selectAll": ["_"],
    "sendSubviewToBack": ["_"],
    "show": ["_", "sender"],
    "toggleBoldface": ["_"],
    "toggleItalics": ["_"],
    "toggleUnderline": ["_"],
    "touchesBegan": ["_", "with"],
    "touchesCancelled": ["_", "with"],
    "touchesEnded": ["_", "with"],
    "touchesMoved": ["_", "with"],
  ]
}
