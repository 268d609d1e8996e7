internal import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// Rotates the device, and rotates the interface with it if the app supports the orientation.
  ///
  /// The screen of a known device gets that device's safe area. The safe area of any other screen
  /// is rotated with its edges.
  ///
  /// - Parameter orientation: The device's new orientation.
  public func rotateDevice(to orientation: UIDeviceOrientation) {
    run { application.rotate(to: orientation, safeArea: knownSafeArea(orientation)) }
  }

  /// Returns the safe area in an orientation of the known device that has this screen, or `nil` if
  /// there is no such device.
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

  /// Sets the battery's level and state, and notifies apps that monitor the battery.
  ///
  /// - Parameters:
  ///   - level: The level from 0 to 1, or `nil` if it is unknown.
  ///   - state: The charging state.
  public func setBattery(level: Float?, state: UIDevice.BatteryState = .unplugged) {
    run { application.deviceState.setBattery(level: level, state: state) }
  }

  /// Sets the user's choice of light or dark appearance.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    run { application.setUserInterfaceStyle(style) }
  }

  /// Sets the user's preferred text size.
  public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    run { application.setContentSizeCategory(category) }
  }

  /// Sets the languages that the user prefers, best first, such as `["de-AT", "en"]`.
  ///
  /// Texts and resources that the app looks up later are in the first language that the app has.
  /// iOS starts the app again after a change, so set the languages before the app shows texts. The
  /// languages of a new stage are those in the environment variable `TOUCHSTONE_LANGUAGES`, or else
  /// English. Off the main actor, lookups use the languages that any stage set last.
  public func setPreferredLanguages(_ languages: [String]) {
    run { application.preferredLanguages = languages }
  }

  /// Turns the user's Reduce Motion setting on or off.
  public func setReduceMotion(_ isEnabled: Bool) {
    run { application.accessibility.setReducesMotion(isEnabled) }
  }

  /// Moves the application to the background, as when the user switches to another app.
  public func enterBackground() { run { application.enterBackground() } }

  /// Returns the application to the foreground.
  public func enterForeground() { run { application.enterForeground() } }

  /// Double-taps a pencil on its barrel.
  ///
  /// - Parameter point: The location of the hovering pencil on the screen, or `nil` if it doesn't
  ///   hover.
  public func doubleTapPencil(hoveringAt point: CGPoint? = nil) {
    run { application.deviceState.receive(.doubleTap, hoveringAt: point) }
  }

  /// Squeezes a pencil and releases it.
  ///
  /// - Parameters:
  ///   - duration: The time until the release, in seconds.
  ///   - point: The location of the hovering pencil on the screen, or `nil` if it doesn't hover.
  public func squeezePencil(duration: TimeInterval = 0.1, hoveringAt point: CGPoint? = nil) {
    run { application.deviceState.receive(.squeeze(.began), hoveringAt: point) }
    advance(by: duration)
    run { application.deviceState.receive(.squeeze(.ended), hoveringAt: point) }
  }
}
