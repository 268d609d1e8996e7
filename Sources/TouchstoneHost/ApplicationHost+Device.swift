public import TouchstoneKit

extension ApplicationHost {
  /// The device is held in another way from now on.
  ///
  /// Programs hear of it as of any turn of a device. Where the screen becomes wide or high by it, the
  /// program runs on a screen that is turned too. Recordings do not hold this: turn a device before
  /// one begins.
  ///
  /// - Parameters:
  ///   - orientation: How it is held.
  ///   - safeArea: What the screen's own furniture covers then; nil for what the edges had, turned
  ///     along.
  public func rotateDevice(to orientation: UIDeviceOrientation, safeArea: UIEdgeInsets? = nil) {
    inForce { application.rotate(to: orientation, safeArea: safeArea) }
  }

  /// The battery is in another state from now on, which programs hear of that look at it.
  ///
  /// - Parameters:
  ///   - level: How full it is, from 0 to 1; nil where nobody knows.
  ///   - state: Whether it is being charged.
  public func setBattery(level: Float?, state: UIDevice.BatteryState) {
    inForce { application.deviceState.setBattery(level: level, state: state) }
  }

  /// Shows things in the light or in the dark from now on, as the system's user wants it.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    inForce { application.setUserInterfaceStyle(style) }
  }

  /// Milliseconds of shaking and of rest in turn, for every pulse that the program has asked for since
  /// a number; hosts that can be felt make them.
  public func pulses(after number: Int) -> [(number: Int, pattern: [Int])] {
    application.deviceState.requests.compactMap { request in
      guard request.number > number, case .pulse(let pattern) = request.wish else { return nil }
      return (request.number, pattern)
    }
  }

  /// The addresses that the program wants opened since a number, for hosts that have somebody to ask.
  public func links(after number: Int) -> [(number: Int, url: URL)] {
    application.deviceState.requests.compactMap { request in
      guard request.number > number, case .link(let url) = request.wish else { return nil }
      return (request.number, url)
    }
  }
}
