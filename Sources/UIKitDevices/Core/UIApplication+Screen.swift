extension UIApplication {
  /// Moves the app to another screen, or changes the orientation of the current one.
  ///
  /// Windows that filled the old screen fill the new one.
  package func changeScreen(to configuration: UIScreen.Configuration) {
    guard configuration != mainScreen.configuration else { return }
    let old = mainScreen.bounds
    intake.cancelAll(because: "the screen is another one")
    let inputViews = implicitScene.inputViews
    inputViews?.beginChange()
    mainScreen.configuration = configuration
    for window in windowsFrontToBack {
      if window.frame == old { window.resize(with: mainScreen) }
      window.updateSafeArea()
    }
    for window in windowsFrontToBack { KitServices.installed.traits?.settle(window) }
    inputViews?.endChange()
    tellScene(.changesSurroundings)
    loop.show()
  }
}

extension UIWindow {
  /// Resizes the window to fill a screen that has changed.
  fileprivate func resize(with screen: UIScreen) {
    guard let service = KitServices.installed.presentation else { return frame = screen.bounds }
    service.resize(self, to: screen.bounds.size) { frame = screen.bounds }
  }
}
