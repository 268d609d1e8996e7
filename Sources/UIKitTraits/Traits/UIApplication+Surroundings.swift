public import UIKitCore

extension UIApplication {
  /// The system shows things in the light or in the dark from now on: every view that does not
  /// override that is told, with what it knew before.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != .unspecified, style != mainScreen.style else { return }
    mainScreen.style = style
    settleWindows()
  }

  /// The user wants text of another size from now on.
  package func setContentSizeCategory(_ category: UIContentSizeCategory) {
    guard category != mainScreen.textSize else { return }
    mainScreen.textSize = category
    settleWindows()
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
  }

  private func settleWindows() {
    for window in windowsFrontToBack { window.updateTraitsIfNeeded() }
    tellScene(.changesSurroundings)
  }

  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { mainScreen.textSize }
}

extension UIContentSizeCategory {
  /// The user wants text of another size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Where the notification has the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
