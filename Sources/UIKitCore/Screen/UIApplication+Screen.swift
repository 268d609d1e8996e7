extension UIApplication {
  /// The program runs on another screen from now on, or on the same one held otherwise: windows that
  /// filled the old one fill the new one.
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
  /// Fills a screen that has become another one.
  fileprivate func resize(with screen: UIScreen) {
    guard let service = KitServices.installed.presentation else { return frame = screen.bounds }
    service.resize(self, to: screen.bounds.size) { frame = screen.bounds }
  }
}
