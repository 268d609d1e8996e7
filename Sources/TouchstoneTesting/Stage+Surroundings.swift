internal import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// Holds the device in another way; a screen that becomes wide or high by it is turned along.
  ///
  /// A screen of one of the known devices gets that device's safe area; that of another is turned with
  /// its edges.
  ///
  /// - Parameter orientation: How it is held.
  public func rotateDevice(to orientation: UIDeviceOrientation) {
    run { application.rotate(to: orientation, safeArea: knownSafeArea(orientation)) }
  }

  /// The safe area of the device that the screen is one of, once it is held in some way.
  private func knownSafeArea(_ orientation: UIDeviceOrientation) -> UIEdgeInsets? {
    guard orientation.isValidInterfaceOrientation else { return nil }
    let screen = application.mainScreen.configuration
    let device = Device.all.flatMap { [$0, $0.landscape] }.first {
      $0.screen(hertz: screen.hertz) == screen
    }
    return device.map { device in
      let isWide = device.size.width > device.size.height
      return (orientation.isLandscape == isWide ? device : device.landscape).safeArea
    }
  }

  /// Lets the battery be so full from now on; programs hear of it that look at it.
  ///
  /// - Parameters:
  ///   - level: From 0 to 1; nil where nobody knows.
  ///   - state: Whether it is being charged.
  public func setBattery(level: Float?, state: UIDevice.BatteryState = .unplugged) {
    run { application.deviceState.setBattery(level: level, state: state) }
  }

  /// Shows things in the light or in the dark from now on, as the system's user wants it.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    run { application.setUserInterfaceStyle(style) }
  }

  /// Shows text of another size from now on, as the system's user wants it.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    run { application.setContentSizeCategory(category) }
  }

  /// Turns the user's Reduce Motion setting on or off.
  public func setReduceMotion(_ isEnabled: Bool) {
    run { application.accessibility.setReducesMotion(isEnabled) }
  }

  /// Leaves the application, as the user does for another one: it is interrupted, and can't be seen.
  public func enterBackground() { run { application.enterBackground() } }

  /// Comes back to the application.
  public func enterForeground() { run { application.enterForeground() } }

  /// Taps a pencil twice, as on its barrel.
  ///
  /// - Parameter point: Where it hovers on the screen; nil where it does not.
  public func doubleTapPencil(hoveringAt point: CGPoint? = nil) {
    run { application.deviceState.receive(.doubleTap, hoveringAt: point) }
  }

  /// Squeezes a pencil and lets it go.
  ///
  /// - Parameters:
  ///   - duration: Seconds until it is let go.
  ///   - point: Where it hovers on the screen; nil where it does not.
  public func squeezePencil(duration: TimeInterval = 0.1, hoveringAt point: CGPoint? = nil) {
    run { application.deviceState.receive(.squeeze(.began), hoveringAt: point) }
    advance(by: duration)
    run { application.deviceState.receive(.squeeze(.ended), hoveringAt: point) }
  }
}
