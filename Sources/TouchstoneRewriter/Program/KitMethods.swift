/// Methods of the kit's classes that selectors name, by what Swift and Objective-C call them.
enum KitMethods {
  /// The name in Objective-C of a method with labels, where it is not what Swift's rule makes of it.
  static func selectorName(_ fullName: String) -> String? { renamed[fullName] }

  /// The labels of a method that is named without them, where the kit has but one of the name.
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
