public import UIKitCore

extension UIApplication {
  /// Sets the system's light or dark style, and notifies every view that doesn't override it.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != .unspecified, style != mainScreen.style else { return }
    mainScreen.style = style
    settleWindows()
  }

  /// Sets the text size that the user prefers.
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

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { mainScreen.textSize }
}

extension UIContentSizeCategory {
  /// Posted after the user has changed the preferred text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The user info key for the new category.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
