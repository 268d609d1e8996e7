package import UIKitCore

extension UIApplication {
  /// Holds the device in another way, and turns the screen along where it becomes wide or high.
  ///
  /// - Parameters:
  ///   - orientation: How it is held.
  ///   - safeArea: What is covered then; nil for what the edges had, turned along.
  package func rotate(to orientation: UIDeviceOrientation, safeArea: UIEdgeInsets? = nil) {
    var screen = mainScreen.configuration
    let isWide = screen.width > screen.height
    deviceState.turn(to: orientation)
    guard orientation.isValidInterfaceOrientation, allows(orientation) else { return }
    if orientation.isLandscape != isWide {
      (screen.width, screen.height) = (screen.height, screen.width)
      let isLeft = orientation != .landscapeRight
      screen.safeArea = safeArea ?? screen.safeArea.turned(toTheLeft: isLeft)
    } else if let safeArea {
      screen.safeArea = safeArea
    }
    changeScreen(to: screen)
  }

  /// Whether the program lets its interface be turned so: its delegate, or else its `Info.plist`, and the
  /// controller that fills the main window. A device and an interface count to the other side.
  private func allows(_ orientation: UIDeviceOrientation) -> Bool {
    let window = keyWindow ?? windows.last
    var mask =
      delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? declaredOrientations
    var controller = window?.rootViewController
    while let presented = controller?.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
    { controller = presented }
    if let controller { mask.formIntersection(controller.supportedInterfaceOrientations) }
    return mask.contains(UIInterfaceOrientationMask(rawValue: 1 << orientation.rawValue))
  }
}

extension UIEdgeInsets {
  /// The insets of edges that are turned by a quarter.
  fileprivate func turned(toTheLeft isLeft: Bool) -> UIEdgeInsets {
    isLeft
      ? UIEdgeInsets(top: right, left: top, bottom: left, right: bottom)
      : UIEdgeInsets(top: left, left: bottom, bottom: right, right: top)
  }
}
