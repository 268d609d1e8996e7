extension UIApplication {
  /// Dismisses the frontmost controller presented in the key window if `presses` contains a press
  /// that leads back.
  ///
  /// The caller has made sure that no responder consumed the presses.
  func dismissPresented(after presses: Set<UIPress>) -> Bool {
    UIPress.leadBack(presses) && dismissPresented()
  }

  /// Dismisses the frontmost controller presented in the key window on behalf of the user.
  ///
  /// Returns `false` if no controller is presented, or if the presentation refuses the dismissal.
  package func dismissPresented() -> Bool {
    guard let controller = keyWindow?.rootViewController?.frontmostPresented,
      controller.presenterStorage != nil
    else { return false }
    return KitServices.installed.presentation?.userDismisses(controller) == true
  }
}
