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
    guard orientation.isValidInterfaceOrientation else { return }
    if orientation.isLandscape != isWide {
      (screen.width, screen.height) = (screen.height, screen.width)
      let isLeft = orientation != .landscapeRight
      screen.safeArea = safeArea ?? screen.safeArea.turned(toTheLeft: isLeft)
    } else if let safeArea {
      screen.safeArea = safeArea
    }
    changeScreen(to: screen)
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
