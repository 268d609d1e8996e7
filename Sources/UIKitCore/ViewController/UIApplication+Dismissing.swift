extension UIApplication {
  /// Dismisses what is presented over the key window, where a press leads back and nobody kept it.
  func dismissPresented(after presses: Set<UIPress>) -> Bool {
    UIPress.leadBack(presses) && dismissPresented()
  }

  /// Dismisses what is presented over the key window, unless it may only leave by itself.
  package func dismissPresented() -> Bool {
    guard let controller = keyWindow?.rootViewController?.frontmostPresented,
      controller.presenterStorage != nil
    else { return false }
    return KitServices.installed.presentation?.userDismisses(controller) == true
  }
}
